import WUICompositor
import WUIGeometry
import WUIMotion

/// An outline, and whether its inside or its line is painted.
package struct ShapeDrawing {
  package var path: Path
  /// The line to draw; nil fills the inside.
  package var stroke: StrokeStyle?

  package init(path: Path, stroke: StrokeStyle? = nil) {
    self.path = path
    self.stroke = stroke
  }
}

/// A painted shape; the shape's parameters, its frame and its paint animate.
package final class ShapeNode<Outline: Animatable>: Node {
  /// How a shape is drawn and sized.
  package struct Drawing {
    let draw: (Outline, CGRect) -> ShapeDrawing
    let fit: (Outline, ProposedViewSize) -> CGSize

    package init(
      draw: @escaping (Outline, CGRect) -> ShapeDrawing,
      fit: @escaping (Outline, ProposedViewSize) -> CGSize
    ) {
      self.draw = draw
      self.fit = fit
    }
  }

  private let drawing: Drawing
  private var model: Outline
  private var parameters = Attribute<Outline.AnimatableData>()
  private var paint: AnimatedPaint
  private var style: FillStyle

  /// - Parameter paint: The paint; gradient points are fractions of the frame.
  package init(
    scene: SceneTree, scope: TransactionScope, outline: Outline, drawing: Drawing, paint: Paint,
    style: FillStyle
  ) {
    self.drawing = drawing
    self.paint = AnimatedPaint(paint)
    self.style = style
    model = outline
    super.init(scene: scene, scope: scope)
    _ = parameters.request(outline.animatableData)
    scene.requestCommit(self)
  }

  /// Takes new values of the model.
  package func update(outline: Outline, paint: Paint, style: FillStyle) {
    model = outline
    self.style = style
    invalidatePaint()
    let moves = parameters.request(outline.animatableData)
    if self.paint.request(paint) || moves { scene.requestCommit(self) }
    let isStale = sizeCache.entries.contains { entry in
      entry.size.map { $0 != drawing.fit(outline, entry.proposal) } ?? false
    }
    if isStale { invalidateSize() }
  }

  override package var name: String { String(describing: Outline.self) }

  override package var usesFrame: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { drawing.fit(model, proposal) }

  override package func commit(_ context: CommitContext) {
    super.commit(context)
    parameters.commit(context)
    paint.commit(context)
  }

  override package func advance(to time: Double) -> Bool {
    let moves = super.advance(to: time)
    _ = parameters.value(at: time)
    _ = paint.value(at: time)
    return moves || parameters.isAnimating || paint.isAnimating
  }

  override package func settle() {
    super.settle()
    parameters.settle()
    paint.settle()
  }

  override package func paint(_ context: inout PaintContext) {
    let frame = shownFrame
    var shown = model
    if parameters.isOffTarget, let data = parameters.value(at: scene.time) {
      shown.animatableData = data
    }
    let paint = paint.value(at: scene.time)
    if case .color(let color) = paint, color.opacity == 0 { return }
    let drawn = drawing.draw(shown, CGRect(origin: .zero, size: frame.size))
    guard !drawn.path.isEmpty else { return }
    let local = paint.scaled(to: frame.size)
    if let stroke = drawn.stroke {
      guard stroke.lineWidth > 0 else { return }
      context.add(id: id, at: frame.origin, .stroke(drawn.path, stroke, local))
    } else {
      context.add(id: id, at: frame.origin, .fill(drawn.path, style, local))
    }
  }

  override func isOpaque(over rect: CGRect) -> Bool {
    guard case .color(let color) = paint.target, color.opacity == 1, frame.contains(rect) else {
      return false
    }
    let drawn = drawing.draw(model, CGRect(origin: .zero, size: size))
    return drawn.stroke == nil && drawn.path.asRect != nil
  }

  /// Hit where the model draws; a clear paint draws nowhere (components.md H2).
  override package func hitTest(_ point: CGPoint) -> [Node]? {
    if case .color(let color) = paint.target, Double(color.opacity) < Self.leastHitOpacity {
      return nil
    }
    let local = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    let drawn = drawing.draw(model, CGRect(origin: .zero, size: size))
    let isInside =
      if let stroke = drawn.stroke {
        drawn.path.contains(local, stroke: stroke)
      } else {
        drawn.path.contains(local, eoFill: style.isEOFilled)
      }
    return isInside ? [] : nil
  }
}

extension Paint {
  /// The paint with gradient points turned from fractions of a size into points.
  func scaled(to size: CGSize) -> Paint {
    func place(_ p: CGPoint) -> CGPoint { CGPoint(x: p.x * size.width, y: p.y * size.height) }
    return switch self {
    case .color: self
    case .linearGradient(let gradient, let start, let end):
      .linearGradient(gradient, start: place(start), end: place(end))
    case .radialGradient(let gradient, let center, let inner, let outer):
      .radialGradient(gradient, center: place(center), startRadius: inner, endRadius: outer)
    case .angularGradient(let gradient, let center, let start, let end):
      .angularGradient(gradient, center: place(center), start: start, end: end)
    }
  }
}
