import WUIGeometry
import WUISceneGraph

/// A view whose content depends on the size it is offered.
///
/// It takes all it is offered and puts its content into the top-leading corner.
@MainActor @preconcurrency
public struct GeometryReader<Content: View>: PrimitiveView {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// A view whose content depends on its geometry.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  package func makeElement(in context: ElementContext) -> Element {
    GeometryReaderElement(self, context)
  }
}

/// A coordinate space.
nonisolated public enum CoordinateSpace: Hashable {
  /// The window's.
  case global
  /// The view's own.
  case local
  /// That of a view around, which `coordinateSpace(name:)` has named.
  case named(AnyHashable)
}

/// The geometry of a view, as the model has it.
@MainActor @preconcurrency
public struct GeometryProxy {
  let node: GeometryReaderNode

  /// The view's size in points.
  public var size: CGSize { node.size }

  /// The view's distances to the window's unsafe areas: none on Wayland.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The view's frame in a coordinate space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: node.size)
    case .global:
      node.dependsOnPlace = true
      return node.windowFrame
    case .named(let name):
      node.dependsOnPlace = true
      guard let space = node.namedSpace(name)?.windowFrame else { return node.windowFrame }
      return node.windowFrame.offsetBy(dx: -space.minX, dy: -space.minY)
    }
  }

  /// An anchor's value in the view's own space.
  public subscript<T>(anchor: Anchor<T>) -> T {
    node.dependsOnPlace = true
    return anchor.value(relativeTo: node.windowFrame.origin)
  }
}

private final class GeometryReaderElement<Content: View>: ViewElement<GeometryReader<Content>> {
  private let node: GeometryReaderNode
  private var child: ViewElement<Content>?

  override init(_ view: GeometryReader<Content>, _ context: ElementContext) {
    node = GeometryReaderNode(scene: context.scene, scope: context.scope)
    super.init(view, context)
    node.isMirrored = environment.layoutDirection == .rightToLeft
    node.buildContent = { [unowned self] in build() }
  }

  override func viewDidChange(from old: GeometryReader<Content>) { node.invalidateContent() }

  override func environmentDidChange() {
    node.isMirrored = environment.layoutDirection == .rightToLeft
    child?.setEnvironment(environment)
    node.invalidateContent()
  }

  override func rebuild() { node.invalidateContent() }

  /// Builds the content in the middle of the layout pass, when the size is known.
  private func build() {
    let content = observing { view.content(GeometryProxy(node: node)) }
    if let child { child.update(content) } else { child = makeElement(content, childContext()) }
    graph.update()
    updateNodeChildren()
  }

  override func forEachChild(_ body: (Element) -> Void) { if let child { body(child) } }

  override func collect(into slots: inout [Slot]) { slots.append(Slot(node: node)) }

  override func slotsDidChange() { graph.markStale(self) }

  override func updateNodeChildren() { if let child { node.setChildren(adopt(child.slots)) } }
}

extension View {
  /// Names the view's coordinate space, for views inside it.
  public func coordinateSpace(name: some Hashable) -> some View {
    wrapped(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}

/// A name for the coordinate space of a view.
nonisolated public struct NamedCoordinateSpace: Hashable {
  let name: AnyHashable

  /// A space of a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension View {
  /// Names the view's coordinate space, for views inside it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    wrapped(CoordinateSpaceModifier(name: name.name))
  }
}

package struct CoordinateSpaceModifier: SlotModifier {
  let name: AnyHashable

  package func makeNode(in context: ElementContext) -> CoordinateSpaceNode {
    CoordinateSpaceNode(scene: context.scene, scope: context.scope)
  }

  package func updateNode(_ node: CoordinateSpaceNode, in environment: EnvironmentValues) {
    node.spaceName = name
  }
}
