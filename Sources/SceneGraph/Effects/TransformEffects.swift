import WUIGeometry
import WUIMotion

/// Turns a view about a point of its frame.
nonisolated package struct RotationRenderEffect: RenderEffect {
  package static var usesFrame: Bool { true }

  package var angle: Angle
  package var anchor: UnitPoint

  package init(angle: Angle, anchor: UnitPoint) {
    self.angle = angle
    self.anchor = anchor
  }

  package var animatableData: AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(angle.radians, AnimatablePair(anchor.x, anchor.y)) }
    set {
      angle.radians = newValue.first
      anchor = UnitPoint(x: newValue.second.first, y: newValue.second.second)
    }
  }

  private func transform(in frame: CGRect) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle.radians).about(anchor.point(in: frame))
  }

  package func paint(
    _ context: inout PaintContext, id: Int, frame: CGRect, content: (inout PaintContext) -> Void
  ) {
    context.concatenating(angle == .zero ? .identity : transform(in: frame), content)
  }

  package func hitPoint(_ point: CGPoint, frame: CGRect) -> CGPoint? {
    point.applying(transform(in: frame).inverted())
  }
}

/// Enlarges or shrinks a view about a point of its frame.
nonisolated package struct ScaleRenderEffect: RenderEffect {
  package static var usesFrame: Bool { true }

  package var scale: CGSize
  package var anchor: UnitPoint

  package init(scale: CGSize, anchor: UnitPoint) {
    self.scale = scale
    self.anchor = anchor
  }

  package var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(scale.width, scale.height), AnimatablePair(anchor.x, anchor.y))
    }
    set {
      scale = CGSize(width: newValue.first.first, height: newValue.first.second)
      anchor = UnitPoint(x: newValue.second.first, y: newValue.second.second)
    }
  }

  private func transform(in frame: CGRect) -> CGAffineTransform {
    CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor.point(in: frame))
  }

  package func paint(
    _ context: inout PaintContext, id: Int, frame: CGRect, content: (inout PaintContext) -> Void
  ) {
    if scale.width == 0 || scale.height == 0 { return }
    context.concatenating(transform(in: frame), content)
  }

  package func hitPoint(_ point: CGPoint, frame: CGRect) -> CGPoint? {
    if scale.width == 0 || scale.height == 0 { return nil }
    return point.applying(transform(in: frame).inverted())
  }
}

/// Applies a matrix to a view, about the view's top-left corner.
nonisolated package struct AffineRenderEffect: RenderEffect {
  package static var usesFrame: Bool { true }

  package var transform: CGAffineTransform

  package init(transform: CGAffineTransform) { self.transform = transform }

  package typealias Column = AnimatablePair<CGFloat, CGFloat>

  package var animatableData: AnimatablePair<Column, AnimatablePair<Column, Column>> {
    get {
      AnimatablePair(
        Column(transform.a, transform.b),
        AnimatablePair(Column(transform.c, transform.d), Column(transform.tx, transform.ty)))
    }
    set {
      (transform.a, transform.b) = (newValue.first.first, newValue.first.second)
      (transform.c, transform.d) = (newValue.second.first.first, newValue.second.first.second)
      (transform.tx, transform.ty) = (newValue.second.second.first, newValue.second.second.second)
    }
  }

  package func paint(
    _ context: inout PaintContext, id: Int, frame: CGRect, content: (inout PaintContext) -> Void
  ) {
    context.concatenating(transform.about(frame.origin), content)
  }

  package func hitPoint(_ point: CGPoint, frame: CGRect) -> CGPoint? {
    point.applying(transform.about(frame.origin).inverted())
  }
}

nonisolated extension PaintContext {
  /// Records content under a further transform of the node's coordinates.
  package mutating func concatenating(
    _ inner: CGAffineTransform, _ content: (inout PaintContext) -> Void
  ) {
    let outer = transform
    transform = inner.concatenating(outer)
    content(&self)
    transform = outer
  }
}
