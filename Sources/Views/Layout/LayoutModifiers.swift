import WUIGeometry
import WUISceneGraph

/// Gives each view of its content a layout of its own.
package struct UnaryLayoutModifier<Arrangement> {
  var layout: Arrangement
}

extension UnaryLayoutModifier: SlotModifier where Arrangement: Layout {
  package func makeNode(in context: ElementContext) -> LayoutNode {
    LayoutNode(scene: context.scene, scope: context.scope, layout: layout, isUnary: true)
  }

  package func updateNode(_ node: LayoutNode, in environment: EnvironmentValues) {
    node.setLayout(layout)
  }
}

extension View {
  private func laidOut<L: Layout>(_ layout: L) -> SlotModified<Self, UnaryLayoutModifier<L>> {
    wrapped(UnaryLayoutModifier(layout: layout))
  }

  /// Puts the view into a frame of the given lengths, in points; a nil length is the view's own.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    laidOut(FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Puts the view into a frame whose lengths, in points, follow the proposal within bounds.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    laidOut(
      FlexibleFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }

  /// Gives the view its ideal length on the chosen axes, whatever it is offered.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    laidOut(FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  /// Gives the view its ideal size, whatever it is offered.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Adds room around the view, in points.
  public func padding(_ insets: EdgeInsets) -> some View { laidOut(PaddingLayout(insets)) }

  /// Adds room on the chosen edges, in points; nil is the default of 16.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(length ?? PaddingLayout.defaultLength, edges: edges))
  }

  /// Adds room on all edges, in points.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Gives the view a ratio of width to height, nil for its own, inside or around what is offered.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    laidOut(AspectRatioLayout(aspectRatio, contentMode: contentMode))
  }

  /// Gives the view the ratio of a size, inside or around what is offered.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(
      aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height,
      contentMode: contentMode)
  }

  /// Makes the view as large as fits into what is offered, in its own ratio.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Makes the view cover what is offered, in its own ratio.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Takes all that is offered and puts the view's middle at a point of it.
  public func position(_ position: CGPoint) -> some View { laidOut(PositionLayout(position)) }

  /// Takes all that is offered and puts the view's middle at a point of it.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Sets where a horizontal guide lies in the view.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    laidOut(AlignmentGuideLayout(g, compute: computeValue))
  }

  /// Sets where a vertical guide lies in the view.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    laidOut(AlignmentGuideLayout(g, compute: computeValue))
  }

  /// Draws and hits the view away from its place in the layout, by points.
  public func offset(_ offset: CGSize) -> some View { wrapped(OffsetModifier(offset: offset)) }

  /// Draws and hits the view away from its place in the layout, by points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Sets the view's rank when a stack distributes its length; the default is 0.
  public func layoutPriority(_ value: Double) -> some View {
    trait(value) { if $1.layoutPriority == nil { $1.layoutPriority = $0 } }
  }

  /// Sets a value that a custom layout around the view can read.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    trait(value) { $1.layoutValues[ObjectIdentifier(K.self)] = $0 }
  }

  /// Sets the view's place in the drawing and hit order among its siblings; the default is 0.
  ///
  /// The innermost one counts.
  public func zIndex(_ value: Double) -> some View {
    trait(value) { if $1.zIndex == nil { $1.zIndex = $0 } }
  }

  /// Has the view move as one: inside, places count from its own corner.
  public func geometryGroup() -> some View { wrapped(GeometryGroupModifier()) }

  /// Has no effect: a window on Wayland has no unsafe areas.
  public func ignoresSafeArea() -> Self { self }
}

package struct OffsetModifier: SlotModifier {
  var offset: CGSize

  package func makeNode(in context: ElementContext) -> OffsetNode {
    OffsetNode(scene: context.scene, scope: context.scope)
  }

  package func updateNode(_ node: OffsetNode, in environment: EnvironmentValues) {
    node.offset = offset
  }
}

package struct GeometryGroupModifier: SlotModifier {
  package func makeNode(in context: ElementContext) -> GeometryGroupNode {
    GeometryGroupNode(scene: context.scene, scope: context.scope)
  }

  package func updateNode(_ node: GeometryGroupNode, in environment: EnvironmentValues) {}
}
