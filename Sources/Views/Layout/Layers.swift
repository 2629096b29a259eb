import WUIGeometry
import WUISceneGraph

/// A view with layers over, under or as a mask on each of its parts.
struct Layered<Content: View, Layer: View>: PrimitiveView {
  enum Place {
    case over
    case under
    case mask
  }

  let content: Content
  let layer: Layer
  let alignment: Alignment
  let place: Place

  func makeElement(in context: ElementContext) -> Element { LayeredElement(self, context) }
}

private final class LayeredElement<Content: View, Layer: View>: ViewElement<Layered<Content, Layer>>
{
  private var child: ViewElement<Content>!
  /// The layers by the nodes on which they lie.
  private var layers: [ObjectIdentifier: LayerElement<Layer>] = [:]

  override init(_ view: Layered<Content, Layer>, _ context: ElementContext) {
    super.init(view, context)
    child = makeElement(view.content, childContext())
  }

  override func viewDidChange(from old: Layered<Content, Layer>) {
    child.update(view.content)
    for layer in layers.values { layer.update(view.layer, alignment: view.alignment) }
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    for layer in layers.values { layer.setEnvironment(environment) }
  }

  override func forEachChild(_ body: (Element) -> Void) {
    if let child { body(child) }
    layers.values.forEach(body)
  }

  override func collect(into slots: inout [Slot]) {
    var used: [ObjectIdentifier: LayerElement<Layer>] = [:]
    for slot in child.slots {
      let key = ObjectIdentifier(slot.node)
      let element =
        layers[key]
        ?? LayerElement(
          view.layer, on: slot, place: LayerPlace(view.place), alignment: view.alignment,
          childContext())
      used[key] = element
      element.setPrimary(slot)
      var outer = slot
      outer.node = element.node
      slots.append(outer)
    }
    // A view that leaves keeps its layers: it may come back.
    layers = used.merging(layers.filter { $0.value.node.parent != nil }) { new, _ in new }
  }
}

/// The element of the layers on one node.
private final class LayerElement<Layer: View>: Element {
  let node: Node
  private var primary: Slot
  private let place: LayerPlace
  private var layer: ViewElement<Layer>!

  init(
    _ view: Layer, on primary: Slot, place: LayerPlace, alignment: Alignment,
    _ context: ElementContext
  ) {
    self.primary = primary
    self.place = place
    node =
      place == .mask
      ? MaskNode(scene: context.scene, scope: context.scope)
      : LayeredNode(scene: context.scene, scope: context.scope)
    super.init(context)
    node.onDetach = { [weak self] in self?.unmount() }
    layer = makeElement(view, childContext())
    configure(alignment)
    updateNodeChildren()
  }

  func update(_ view: Layer, alignment: Alignment) {
    layer.update(view)
    configure(alignment)
  }

  func setPrimary(_ slot: Slot) {
    primary = slot
    node.transition = slot.node.transition
    updateNodeChildren()
  }

  private func configure(_ alignment: Alignment) {
    node.isMirrored = environment.layoutDirection == .rightToLeft
    (node as? MaskNode)?.alignment = alignment
    (node as? LayeredNode)?.alignment = alignment
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    node.isMirrored = environment.layoutDirection == .rightToLeft
  }

  override func forEachChild(_ body: (Element) -> Void) { if let layer { body(layer) } }

  override func slotsDidChange() { graph.markStale(self) }

  override func updateNodeChildren() {
    let base = adopt([primary])
    // The primary stays where it is, whatever zIndex it has for the container further out.
    base.first?.zIndex = 0
    let layers = adopt(layer.slots)
    (node as? LayeredNode)?.primary = base.first
    node.setChildren(place == .under ? layers + base : base + layers)
  }
}

/// Where layers lie, without the types of the views.
private enum LayerPlace {
  case over, under, mask

  init<Content, Layer>(_ place: Layered<Content, Layer>.Place) {
    switch place {
    case .over: self = .over
    case .under: self = .under
    case .mask: self = .mask
    }
  }
}

extension View {
  /// Puts a view over this one, offered this one's size.
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center)
    -> some View
  {
    Layered(content: self, layer: overlay, alignment: alignment, place: .over)
  }

  /// Puts views over this one, offered this one's size.
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  {
    Layered(content: self, layer: content(), alignment: alignment, place: .over)
  }

  /// Paints over this view.
  @_disfavoredOverload
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    overlay(Rectangle().fill(style))
  }

  /// Puts a shape over this view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay(shape.fill(style, style: fillStyle))
  }

  /// Draws a line of a width in points along the inner side of this view's frame.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }

  /// Puts a view beneath this one, offered this one's size.
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    Layered(content: self, layer: background, alignment: alignment, place: .under)
  }

  /// Puts views beneath this one, offered this one's size.
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  {
    Layered(content: self, layer: content(), alignment: alignment, place: .under)
  }

  /// Paints the ground beneath this view.
  @_disfavoredOverload
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    background(Rectangle().fill(style))
  }

  /// Paints a shape beneath this view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(shape.fill(style, style: fillStyle))
  }

  /// Shows this view only where others are opaque.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)
    -> some View
  {
    Layered(content: self, layer: mask(), alignment: alignment, place: .mask)
  }

  /// Shows this view only where another is opaque.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    Layered(content: self, layer: mask, alignment: .center, place: .mask)
  }
}
