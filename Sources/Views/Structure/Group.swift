import WUIGeometry

/// Several views treated as one by modifiers, and as themselves by layout.
@MainActor @preconcurrency
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// A group of the given views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// What the view shows.
  public var body: Content { content }
}
