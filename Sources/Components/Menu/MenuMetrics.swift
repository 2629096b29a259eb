import WaylandUI

extension CGFloat {
  /// The space between a menu's header and its first row, 16 points.
  public static var headerBottomSpacing: CGFloat { 16 }
  /// The least height of a menu's row and the side of its icon's box, 48 points.
  public static var contentHeight: CGFloat { 48 }
}

/// The distances of a menu, in points.
public struct MenuMetrics: Hashable, Sendable {
  /// The least height of a row and the side of its icon's box.
  public var rowHeight: CGFloat
  /// The space between two rows.
  public var rowSpacing: CGFloat
  /// The space between an icon's box and its title.
  public var iconSpacing: CGFloat
  /// The corner radius of the selection.
  public var selectionCornerRadius: CGFloat
  /// The least width of a row that shows its title; 0 leaves rows as wide as the widest of them.
  public var leastTitledWidth: CGFloat
  /// The space between a panel's rim and what lies on it.
  public var panelPadding: CGFloat
  /// The space between a panel and the edge it slid in from.
  public var panelMargin: CGFloat
  /// The corner radius of a panel.
  public var panelCornerRadius: CGFloat

  /// Distances of the given values.
  public init(
    rowHeight: CGFloat, rowSpacing: CGFloat, iconSpacing: CGFloat, selectionCornerRadius: CGFloat,
    leastTitledWidth: CGFloat = 0, panelPadding: CGFloat = 16, panelMargin: CGFloat = 16,
    panelCornerRadius: CGFloat = 24
  ) {
    self.rowHeight = rowHeight
    self.rowSpacing = rowSpacing
    self.iconSpacing = iconSpacing
    self.selectionCornerRadius = selectionCornerRadius
    self.leastTitledWidth = leastTitledWidth
    self.panelPadding = panelPadding
    self.panelMargin = panelMargin
    self.panelCornerRadius = panelCornerRadius
  }

  /// Rows of 48 points at a pitch of 56.
  public static var standard: MenuMetrics {
    MenuMetrics(
      rowHeight: .contentHeight, rowSpacing: 8, iconSpacing: 24, selectionCornerRadius: 13)
  }

  /// Rows of 32 points at a pitch of 34, for windows that are not high enough for more.
  public static var dense: MenuMetrics {
    MenuMetrics(
      rowHeight: 32, rowSpacing: 2, iconSpacing: 12, selectionCornerRadius: 9, panelPadding: 10)
  }
}

private struct MenuMetricsKey: EnvironmentKey {
  static var defaultValue: MenuMetrics { .standard }
}

extension EnvironmentValues {
  /// The distances of the menu around a view; `.standard` unless set.
  public var menuMetrics: MenuMetrics {
    get { self[MenuMetricsKey.self] }
    set { self[MenuMetricsKey.self] = newValue }
  }
}

extension View {
  /// Sets the distances of the menus in this view.
  public func menuMetrics(_ metrics: MenuMetrics) -> some View {
    environment(\.menuMetrics, metrics)
  }
}
