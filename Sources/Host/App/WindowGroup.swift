import WUIGeometry
import WUIViews

/// Windows that show the same view, each with a state of its own.
///
/// One opens when the program starts, if the group is the first of the app's scenes; others when a view
/// calls `openWindow`, if the group has an identifier or is for values.
///
/// - Note: Unlike SwiftUI, windows that were open at the end are not opened again at the next start.
@MainActor @preconcurrency
public struct WindowGroup<Content: View>: PrimitiveScene {
  private let description: WindowDescription

  /// Windows that show a view, with the program's name as their title.
  public init(@ViewBuilder content: @escaping () -> Content) { self.init(nil, nil, content) }

  /// Windows that show a view under a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(titleKey.plainString, nil, content)
  }

  /// Windows that show a view under a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(String(title), nil, content)
  }

  /// Windows that show a view; an identifier lets views open them.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, id, content)
  }

  /// Windows that show a view under a title; an identifier lets views open them.
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(titleKey.plainString, id, content)
  }

  /// Windows that show a view under a title; an identifier lets views open them.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(String(title), id, content)
  }

  private init(_ title: String?, _ id: String?, _ content: @escaping () -> Content) {
    description = WindowDescription(id: id, title: title, content: { _ in AnyView(content()) })
  }

  init(_ description: WindowDescription) { self.description = description }

  package var windows: [WindowDescription] { [description] }
}
