import WUICompositor
import WUIGeometry
import WUIMotion
import WUISceneGraph

/// Applies a rendering effect, made from the environment, to each view of its content.
package struct EffectModifier<Effect> {
  let make: (EnvironmentValues) -> Effect
}

extension EffectModifier: SlotModifier where Effect: RenderEffect {
  package func makeNode(in context: ElementContext) -> EffectNode<Effect> {
    EffectNode(scene: context.scene, scope: context.scope, effect: make(context.environment))
  }

  package func updateNode(_ node: EffectNode<Effect>, in environment: EnvironmentValues) {
    node.effect = make(environment)
  }
}

extension View {
  private func effect<Effect: RenderEffect>(_ effect: Effect)
    -> SlotModified<Self, EffectModifier<Effect>>
  {
    wrapped(EffectModifier { _ in effect })
  }

  /// Makes the view translucent as a whole; 0 also takes it out of hit testing.
  public func opacity(_ opacity: Double) -> some View { effect(OpacityEffect(opacity: opacity)) }

  /// Takes the view out of drawing and hit testing, not out of the layout.
  public func hidden() -> some View { opacity(0).disabled(true) }

  /// Turns the drawn view; angles are interpolated as plain numbers.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect(RotationRenderEffect(angle: angle, anchor: anchor))
  }

  /// Scales the drawn view.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    effect(ScaleRenderEffect(scale: scale, anchor: anchor))
  }

  /// Scales the drawn view by one factor.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the drawn view by a factor on each axis.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View
  {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Applies a matrix to the drawn view, about its top-left corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    effect(AffineRenderEffect(transform: transform))
  }

  /// Sets how the view's pixels meet those beneath it in its group.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    effect(BlendRenderEffect(mode: blendMode))
  }

  /// Draws the view into a layer of its own, which then meets what is beneath.
  public func compositingGroup() -> some View { effect(CompositingGroupEffect()) }

  /// Draws the view into a layer of its own, which then meets what is beneath.
  ///
  /// - Note: Unlike SwiftUI, which has no need of transparency where `opaque` is true, the layer is the same.
  public func drawingGroup(opaque: Bool = false) -> some View { effect(CompositingGroupEffect()) }

  /// Cuts off what is drawn outside of a shape; hits are not cut.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    effect(ClipRenderEffect(outline: shape, style: style) { $0.path(in: $1) })
  }

  /// Cuts off what is drawn outside of the view's frame; hits are not cut.
  public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Rounds the view's corners, by a radius in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }

  /// Puts a blurred silhouette beneath the view; lengths in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    wrapped(
      EffectModifier { environment in
        ShadowRenderEffect(
          color: color.resolve(in: environment), radius: radius,
          offset: CGSize(width: x, height: y))
      })
  }

  /// Multiplies the view's colours by a colour.
  public func colorMultiply(_ color: Color) -> some View {
    wrapped(EffectModifier { ColorMultiplyEffect(color: color.resolve(in: $0)) })
  }

  /// Blurs the view, by a radius in points.
  ///
  /// - Note: Unlike SwiftUI, which blurs colours alone where `opaque` is true, edges are soft in any case.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    effect(BlurRenderEffect(radius: radius))
  }
}
