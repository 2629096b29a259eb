import WUIGeometry
import WUISceneGraph

/// A view whose children a layout arranges.
package protocol LayoutView: ContainerView {
  associatedtype Arrangement: Layout

  var layout: Arrangement { get }
}

extension LayoutView {
  package func makeNode(in context: ElementContext) -> LayoutNode {
    LayoutNode(scene: context.scene, scope: context.scope, layout: layout)
  }

  package func updateNode(_ node: LayoutNode, in environment: EnvironmentValues) {
    node.setLayout(layout)
  }
}

/// Views that any layout arranges.
package struct LayoutContainer<Arrangement, Content> {
  package let layout: Arrangement
  package let content: Content
}

extension LayoutContainer: View, PrimitiveView, ContainerView, LayoutView
where Arrangement: Layout, Content: View {
  package typealias Body = Never
}

/// Views side by side.
@MainActor @preconcurrency
public struct HStack<Content: View>: ContainerView, @MainActor LayoutView {
  package let layout: HStackLayout
  package let content: Content

  /// Views side by side.
  ///
  /// - Parameter spacing: The distance between them in points; nil is the default for each pair.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

/// Views one below the other.
@MainActor @preconcurrency
public struct VStack<Content: View>: ContainerView, @MainActor LayoutView {
  package let layout: VStackLayout
  package let content: Content

  /// Views one below the other.
  ///
  /// - Parameter spacing: The distance between them in points; nil is the default for each pair.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

/// Views on top of each other.
@MainActor @preconcurrency
public struct ZStack<Content: View>: ContainerView, @MainActor LayoutView {
  package let layout: ZStackLayout
  package let content: Content

  /// Views on top of each other.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
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
