import WUIGeometry
import WUISceneGraph

/// A view with layers over, under or as a mask on each of its parts.
package struct Layered<Content, Layer> {
  let content: Content
  let layer: Layer
  let alignment: Alignment
  let place: LayerPlace
}

extension Layered: View, PrimitiveView where Content: View, Layer: View {
  package typealias Body = Never

  package func makeElement(in context: ElementContext) -> Element { LayeredElement(self, context) }
}

private final class LayeredElement<Content: View, Layer: View>: ViewElement<Layered<Content, Layer>>
{
  private var child: ViewElement<Content>!
  /// The layers on the content's nodes.
  private var layers = PerNode<LayerElement<Layer>>()

  override init(_ view: Layered<Content, Layer>, _ context: ElementContext) {
    super.init(view, context)
    child = makeElement(view.content, childContext())
  }

  override func viewDidChange(from old: Layered<Content, Layer>) {
    child.update(view.content)
    let layers = layers
    for place in 0..<layers.count { layers[place].update(view.layer, alignment: view.alignment) }
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    forEachDeparting { $0.setEnvironment(environment) }
  }

  override func forEachChild(_ body: (Element) -> Void) {
    if let child { body(child) }
    let layers = layers
    for place in 0..<layers.liveCount { body(layers[place]) }
  }

  override func forEachDeparting(_ body: (Element) -> Void) {
    let layers = layers
    for place in layers.liveCount..<layers.count { body(layers[place]) }
  }

  override func collect(into slots: inout [Slot]) {
    let start = slots.count
    child.collect(into: &slots)
    layers = layers.updated(
      &slots, from: start, make: makeLayer, replace: { $0.node = $1.node },
      isShown: { $0.node.parent != nil })
  }

  private func makeLayer(on slot: Slot) -> LayerElement<Layer> {
    let key = ObjectIdentifier(slot.node)
    return LayerElement(
      view.layer, on: slot.node, place: view.place, alignment: view.alignment, childContext()
    ) { [weak self] in self?.layers.remove(key) }
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
