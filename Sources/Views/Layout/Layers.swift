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
  /// The layers on the content's nodes, in order.
  private var layers: [LayerElement<Layer>] = []
  /// The layers on nodes that are leaving; they may come back.
  private var departing: [LayerElement<Layer>] = []

  override init(_ view: Layered<Content, Layer>, _ context: ElementContext) {
    super.init(view, context)
    child = makeElement(view.content, childContext())
  }

  override func viewDidChange(from old: Layered<Content, Layer>) {
    child.update(view.content)
    for layer in layers + departing { layer.update(view.layer, alignment: view.alignment) }
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    for layer in departing { layer.setEnvironment(environment) }
  }

  override func forEachChild(_ body: (Element) -> Void) {
    if let child { body(child) }
    layers.forEach(body)
  }

  override func forEachDeparting(_ body: (Element) -> Void) { departing.forEach(body) }

  override func collect(into slots: inout [Slot]) {
    let old = layers + departing
    var known: [ObjectIdentifier: LayerElement<Layer>] = [:]
    for layer in old { known[ObjectIdentifier(layer.primary)] = layer }
    layers = child.slots.map { slot in
      let layer = known.removeValue(forKey: ObjectIdentifier(slot.node)) ?? makeLayer(on: slot.node)
      var outer = slot
      outer.node = layer.node
      slots.append(outer)
      return layer
    }
    departing = old.filter {
      known[ObjectIdentifier($0.primary)] === $0 && $0.node.parent != nil
    }
  }

  private func makeLayer(on primary: Node) -> LayerElement<Layer> {
    LayerElement(
      view.layer, on: primary, place: view.place, alignment: view.alignment,
      childContext()
    ) { [weak self] layer in
      self?.layers.removeAll { $0 === layer }
      self?.departing.removeAll { $0 === layer }
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
