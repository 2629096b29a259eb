import WUICompositor
import WUIGeometry
import WUIMotion

/// Decides how a view's pixels meet those beneath it.
nonisolated package struct BlendRenderEffect: RenderEffect {
  package var mode: BlendMode
  package var animatableData = EmptyAnimatableData()

  package init(mode: BlendMode) { self.mode = mode }

  package func paint(
    _ context: inout PaintContext, id: Int, frame: CGRect, content: (inout PaintContext) -> Void
  ) {
    let items = context.recording(content)
    if var only = DisplayList(items: items).loneItem, only.blendMode == .normal {
      only.blendMode = mode
      context.add(only)
    } else if !items.isEmpty {
      context.add(
        DisplayItem(
          id: id, blendMode: mode,
          content: .group(DisplayGroup(list: DisplayList(items: items)))))
    }
  }
}

/// Draws a view into a layer of its own before it meets its backdrop.
nonisolated package struct CompositingGroupEffect: RenderEffect {
  package var animatableData = EmptyAnimatableData()

  package init() {}

  package func paint(
    _ context: inout PaintContext, id: Int, frame: CGRect, content: (inout PaintContext) -> Void
  ) {
    context.addGroup(id: id, content) { _, _ in }
  }
}

/// Cuts a view's drawing off outside a shape; hits are not cut (components.md H4).
nonisolated package struct ClipRenderEffect<Outline: Animatable>: RenderEffect {
  package static var usesFrame: Bool { true }

  package var outline: Outline
  package var style: FillStyle
  private let path: (Outline, CGRect) -> Path

  /// - Parameter path: The outline in a rectangle of the view's own space.
  package init(outline: Outline, style: FillStyle, path: @escaping (Outline, CGRect) -> Path) {
    self.outline = outline
    self.style = style
    self.path = path
  }

  package var animatableData: Outline.AnimatableData {
    get { outline.animatableData }
    set { outline.animatableData = newValue }
  }

  package func paint(
    _ context: inout PaintContext, id: Int, frame: CGRect, content: (inout PaintContext) -> Void
  ) {
    let clip = DisplayGroup.Clip(
      path: path(outline, CGRect(origin: .zero, size: frame.size)),
      transform: CGAffineTransform(translationX: frame.minX, y: frame.minY), style: style)
    context.addGroup(id: id, content) { _, group in group.clips = [clip] }
  }
}

/// Puts a blurred silhouette beneath a view.
nonisolated package struct ShadowRenderEffect: RenderEffect {
  package var color: Color.Resolved
  package var radius: CGFloat
  package var offset: CGSize

  package init(color: Color.Resolved, radius: CGFloat, offset: CGSize) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }

  package var animatableData:
    AnimatablePair<ColorVector, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get {
      AnimatablePair(
        ColorVector(color),
        AnimatablePair(radius, AnimatablePair(offset.width, offset.height)))
    }
    set {
      color = newValue.first.color
      radius = newValue.second.first
      offset = CGSize(
        width: newValue.second.second.first, height: newValue.second.second.second)
    }
  }

  package func paint(
    _ context: inout PaintContext, id: Int, frame: CGRect, content: (inout PaintContext) -> Void
  ) {
    guard color.opacity > 0 else { return content(&context) }
    context.addGroup(id: id, content) { _, group in
      group.shadow = DisplayGroup.Shadow(color: color, radius: max(radius, 0), offset: offset)
    }
  }
}

/// Multiplies a view's colours by one colour.
nonisolated package struct ColorMultiplyEffect: RenderEffect {
  package var color: Color.Resolved

  package init(color: Color.Resolved) { self.color = color }

  package var animatableData: ColorVector {
    get { ColorVector(color) }
    set { color = newValue.color }
  }

  package func paint(
    _ context: inout PaintContext, id: Int, frame: CGRect, content: (inout PaintContext) -> Void
  ) {
    guard color != .white else { return content(&context) }
    context.addGroup(id: id, content) { _, group in group.colorMultiply = color }
  }
}

/// Blurs a view.
nonisolated package struct BlurRenderEffect: RenderEffect {
  package var radius: CGFloat

  package init(radius: CGFloat) { self.radius = radius }

  package var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  package func paint(
    _ context: inout PaintContext, id: Int, frame: CGRect, content: (inout PaintContext) -> Void
  ) {
    guard radius > 0 else { return content(&context) }
    context.addGroup(id: id, content) { _, group in group.blurRadius = radius }
  }
}
