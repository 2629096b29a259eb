import WaylandUI

/// What the window's size, in points, leaves room for.
struct DemoLayout: Equatable {
  let size: CGSize

  /// Columns side by side.
  var isWide: Bool { size.width >= 920 }
  /// One column, and no words that only explain.
  var isNarrow: Bool { size.width < 680 }
  /// No room for headings above what they head.
  var isShort: Bool { size.height < 600 }

  var pagePadding: CGFloat { isShort || isNarrow ? 12 : 28 }
  var gap: CGFloat { isShort || isNarrow ? 12 : 20 }
  var cardPadding: CGFloat { isShort || isNarrow ? 14 : 24 }
  var barHeight: CGFloat { isShort ? 52 : 68 }
  var legendHeight: CGFloat { isShort ? 36 : 48 }
  var titleSize: CGFloat { isShort || isNarrow ? 20 : 30 }
  /// The height that bar and legend leave to a page.
  var pageHeight: CGFloat { size.height - barHeight - legendHeight }
}

private struct DemoLayoutKey: EnvironmentKey {
  static var defaultValue: DemoLayout { DemoLayout(size: CGSize(width: 1280, height: 800)) }
}

extension EnvironmentValues {
  /// The window's size and what it leaves room for.
  var demoLayout: DemoLayout {
    get { self[DemoLayoutKey.self] }
    set { self[DemoLayoutKey.self] = newValue }
  }
}
