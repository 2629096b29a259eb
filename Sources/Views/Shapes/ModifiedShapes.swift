import WUICompositor
import WUIGeometry
import WUIMotion

/// A part of a shape's outline, by length.
nonisolated public struct TrimmedShape<Base: Shape>: Shape {
  var base: Base
  var start: CGFloat
  var end: CGFloat

  /// The values that are interpolated while the view animates.
  public var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(base.animatableData, AnimatablePair(start, end)) }
    set {
      base.animatableData = newValue.first
      start = newValue.second.first
      end = newValue.second.second
    }
  }

  /// The outline of the shape inside a rectangle, in points.
  public func path(in rect: CGRect) -> Path {
    base.path(in: rect).trimmedPath(from: start, to: end)
  }

  /// The size that the shape takes of a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

/// A shape whose outline is drawn as a line.
nonisolated public struct StrokedShape<Base: Shape>: Shape {
  var base: Base
  var style: StrokeStyle

  /// The values that are interpolated while the view animates.
  public var animatableData:
    AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get {
      AnimatablePair(
        base.animatableData,
        AnimatablePair(style.lineWidth, AnimatablePair(style.miterLimit, style.dashPhase)))
    }
    set {
      base.animatableData = newValue.first
      style.lineWidth = newValue.second.first
      style.miterLimit = newValue.second.second.first
      style.dashPhase = newValue.second.second.second
    }
  }

  /// The outline of the line.
  public func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }

  /// The size that the shape takes of a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

/// A shape moved by a distance.
nonisolated public struct OffsetShape<Base: Shape>: Shape {
  var base: Base
  var offset: CGSize

  /// The values that are interpolated while the view animates.
  public var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(base.animatableData, AnimatablePair(offset.width, offset.height)) }
    set {
      base.animatableData = newValue.first
      offset = CGSize(width: newValue.second.first, height: newValue.second.second)
    }
  }

  /// The outline of the shape inside a rectangle, in points.
  public func path(in rect: CGRect) -> Path {
    base.path(in: rect).applying(CGAffineTransform(translationX: offset.width, y: offset.height))
  }

  /// The size that the shape takes of a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

/// A shape turned about a point of its frame.
nonisolated public struct RotatedShape<Base: Shape>: Shape {
  var base: Base
  var angle: Angle
  var anchor: UnitPoint

  /// The values that are interpolated while the view animates.
  public var animatableData: AnimatablePair<Base.AnimatableData, Double> {
    get { AnimatablePair(base.animatableData, angle.radians) }
    set {
      base.animatableData = newValue.first
      angle.radians = newValue.second
    }
  }

  /// The outline of the shape inside a rectangle, in points.
  public func path(in rect: CGRect) -> Path {
    base.path(in: rect).applying(
      CGAffineTransform(rotationAngle: angle.radians).about(anchor.point(in: rect)))
  }

  /// The size that the shape takes of a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

/// A shape made larger or smaller about a point of its frame.
nonisolated public struct ScaledShape<Base: Shape>: Shape {
  var base: Base
  var scale: CGSize
  var anchor: UnitPoint

  /// The values that are interpolated while the view animates.
  public var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(base.animatableData, AnimatablePair(scale.width, scale.height)) }
    set {
      base.animatableData = newValue.first
      scale = CGSize(width: newValue.second.first, height: newValue.second.second)
    }
  }

  /// The outline of the shape inside a rectangle, in points.
  public func path(in rect: CGRect) -> Path {
    base.path(in: rect).applying(
      CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor.point(in: rect)))
  }

  /// The size that the shape takes of a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

extension Shape {
  /// The part of the outline between two fractions of its length.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1)
    -> some Shape
  {
    TrimmedShape(base: self, start: startFraction, end: endFraction)
  }

  /// The shape moved by a distance, in points.
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(base: self, offset: offset)
  }

  /// The shape moved by a distance, in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(base: self, offset: CGSize(width: x, height: y))
  }

  /// The shape turned about a point of its frame.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center)
    -> RotatedShape<Self>
  {
    RotatedShape(base: self, angle: angle, anchor: anchor)
  }

  /// The shape scaled about a point of its frame.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center)
    -> ScaledShape<Self>
  {
    ScaledShape(base: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// The outline as a line.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    StrokedShape(base: self, style: style)
  }

  /// The outline as a line of a width in points.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    StrokedShape(base: self, style: StrokeStyle(lineWidth: lineWidth))
  }
}
