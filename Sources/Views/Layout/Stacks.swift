import WUIGeometry
import WUISceneGraph

/// A view whose children a layout arranges.
package struct LayoutContainer<Arrangement: Layout, Content> {
  var layout: Arrangement
  package var content: Content
}

extension LayoutContainer: View, PrimitiveView, ContainerView where Content: View {
  package typealias Body = Never

  package func makeNode(in context: ElementContext) -> LayoutNode {
    LayoutNode(scene: context.scene, scope: context.scope, layout: layout)
  }

  package func updateNode(_ node: LayoutNode, in environment: EnvironmentValues) { node.setLayout(layout) }
}

/// Views side by side.
@MainActor @preconcurrency
public struct HStack<Content: View>: View {
  private let container: LayoutContainer<HStackLayout, Content>

  /// Views side by side.
  ///
  /// - Parameter spacing: The distance between them in points; nil is the default for each pair.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    container = LayoutContainer(
      layout: HStackLayout(alignment: alignment, spacing: spacing), content: content())
  }

  /// What the view shows.
  public var body: some View { container }
}

/// Views one below the other.
@MainActor @preconcurrency
public struct VStack<Content: View>: View {
  private let container: LayoutContainer<VStackLayout, Content>

  /// Views one below the other.
  ///
  /// - Parameter spacing: The distance between them in points; nil is the default for each pair.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    container = LayoutContainer(
      layout: VStackLayout(alignment: alignment, spacing: spacing), content: content())
  }

  /// What the view shows.
  public var body: some View { container }
}

/// Views on top of each other.
@MainActor @preconcurrency
public struct ZStack<Content: View>: View {
  private let container: LayoutContainer<ZStackLayout, Content>

  /// Views on top of each other.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    container = LayoutContainer(layout: ZStackLayout(alignment: alignment), content: content())
  }

  /// What the view shows.
  public var body: some View { container }
}

extension Layout {
  /// A container that arranges views by this layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

/// Flexible room between views.
@MainActor @preconcurrency
public struct Spacer: LeafView {
  /// The least length in points; nil is the default.
  public var minLength: CGFloat?

  /// Flexible room of a least length in points.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  package func makeNode(in context: ElementContext) -> SpacerNode {
    SpacerNode(scene: context.scene, scope: context.scope)
  }

  package func updateNode(_ node: SpacerNode, in environment: EnvironmentValues) {
    node.minLength = minLength
  }
}

/// A thin line between views, across the stack around it.
@MainActor @preconcurrency
public struct Divider: View {
  /// A line.
  public init() {}

  /// What the view shows.
  public var body: some View {
    DividerSpace().overlay(Color.primary.opacity(0.12))
  }
}

package struct DividerSpace: LeafView {
  package func makeNode(in context: ElementContext) -> DividerNode {
    DividerNode(scene: context.scene, scope: context.scope)
  }

  package func updateNode(_ node: DividerNode, in environment: EnvironmentValues) {}
}
