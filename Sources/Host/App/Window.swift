import WUIGeometry
import WUIViews

/// One window that shows a view.
///
/// It opens when the program starts, if it is the first of the app's scenes; else, or when it was
/// closed, when a view calls `openWindow` with its identifier.
@MainActor @preconcurrency
public struct Window<Content: View>: PrimitiveScene {
  private let description: WindowDescription

  /// A window that shows a view under a title.
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(titleKey.plainString, id, content)
  }

  /// A window that shows a view under a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(String(title), id, content)
  }

  private init(_ title: String, _ id: String, _ content: @escaping () -> Content) {
    description = WindowDescription(
      kind: .unique, id: id, title: title, content: { _ in AnyView(content()) })
  }

  package var windows: [WindowDescription] { [description] }
}
