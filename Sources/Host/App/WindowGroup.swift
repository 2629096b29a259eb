import WUIGeometry
import WUIViews

/// A window that shows a view.
///
/// - Note: Unlike SwiftUI, an app shows one window.
@MainActor @preconcurrency
public struct WindowGroup<Content: View>: PrimitiveScene {
  private let description: WindowDescription

  /// A window that shows a view, with the program's name as its title.
  public init(@ViewBuilder content: () -> Content) {
    self.init(title: nil, content: content())
  }

  /// A window that shows a view under a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title: titleKey.plainString, content: content())
  }

  /// A window that shows a view under a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(title: String(title), content: content())
  }

  private init(title: String?, content: Content) {
    description = WindowDescription(title: title, content: AnyView(content))
  }

  package var windows: [WindowDescription] { [description] }
}

/// What a window shows, and how large it is at first.
package struct WindowDescription {
  package var title: String?
  package var content: AnyView
  /// In points.
  package var size = CGSize(width: 900, height: 600)
  package var resizability = WindowResizability.automatic
}

extension Scene {
  /// Sets the size, in points, that the scene's windows have at first.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Sets the size, in points, that the scene's windows have at first.
  public func defaultSize(_ size: CGSize) -> some Scene {
    modifyingWindows { $0.size = size }
  }

  /// Changes the descriptions of the scene's windows.
  func modifyingWindows(_ change: (inout WindowDescription) -> Void) -> some Scene {
    ModifiedScene(
      windows: windowDescriptions.map { window in
        var window = window
        change(&window)
        return window
      })
  }
}

private struct ModifiedScene: PrimitiveScene {
  let windows: [WindowDescription]
}
