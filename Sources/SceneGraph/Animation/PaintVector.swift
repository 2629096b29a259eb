import WUICompositor
import WUIGeometry
import WUIMotion

/// The numbers of a paint: the colours of its stops, and for gradients their places and geometry.
///
/// Paints of different kinds, or with different numbers of stops, do not meet half way: the sum is the
/// one that has more numbers, and ``AnimatedPaint`` then shows the target at once.
nonisolated package struct PaintVector: VectorArithmetic, Hashable, Sendable {
  var colors: [ColorVector]
  var numbers: [Double]

  package static let zero = PaintVector(colors: [], numbers: [])

  package static func + (lhs: PaintVector, rhs: PaintVector) -> PaintVector {
    combine(lhs, rhs, +, +)
  }

  package static func - (lhs: PaintVector, rhs: PaintVector) -> PaintVector {
    combine(lhs, rhs, -, -)
  }

  private static func combine(
    _ lhs: PaintVector, _ rhs: PaintVector, _ color: (ColorVector, ColorVector) -> ColorVector,
    _ number: (Double, Double) -> Double
  ) -> PaintVector {
    func merge<T>(_ a: [T], _ b: [T], zero: T, _ op: (T, T) -> T) -> [T] {
      (0..<max(a.count, b.count)).map { i in
        op(i < a.count ? a[i] : zero, i < b.count ? b[i] : zero)
      }
    }
    return PaintVector(
      colors: merge(lhs.colors, rhs.colors, zero: .zero, color),
      numbers: merge(lhs.numbers, rhs.numbers, zero: 0, number))
  }

  package mutating func scale(by factor: Double) {
    for i in colors.indices { colors[i].scale(by: factor) }
    for i in numbers.indices { numbers[i] *= factor }
  }

  package var magnitudeSquared: Double {
    colors.reduce(0) { $0 + $1.magnitudeSquared } + numbers.reduce(0) { $0 + $1 * $1 }
  }
}

/// A paint that moves to its target where both can be interpolated.
package struct AnimatedPaint {
  private var model: Paint
  private var vector = Attribute<PaintVector>()

  package init(_ paint: Paint) {
    model = paint
    vector.snap(to: paint.vector)
  }

  /// Asks for another paint. Returns whether there is something to commit.
  package mutating func request(_ paint: Paint) -> Bool {
    guard paint != model else { return false }
    let matches = paint.hasForm(of: model)
    model = paint
    if matches { return vector.request(paint.vector) }
    vector.snap(to: paint.vector)
    return false
  }

  package mutating func commit(_ context: CommitContext) { vector.commit(context) }

  package mutating func settle() { vector.settle() }

  package var isAnimating: Bool { vector.isAnimating }

  /// The paint of the model.
  package var target: Paint { model }

  /// The paint to show at a time, in seconds.
  package mutating func value(at time: Double) -> Paint {
    guard vector.isOffTarget, let shown = vector.value(at: time) else { return model }
    return model.replacing(shown)
  }
}

extension Paint {
  /// Whether the other paint has the same kind and number of stops.
  fileprivate func hasForm(of other: Paint) -> Bool {
    switch (self, other) {
    case (.color, .color): true
    case (.linearGradient(let a, _, _), .linearGradient(let b, _, _)),
      (.radialGradient(let a, _, _, _), .radialGradient(let b, _, _, _)),
      (.angularGradient(let a, _, _, _), .angularGradient(let b, _, _, _)):
      a.stops.count == b.stops.count
    default: false
    }
  }

  fileprivate var vector: PaintVector {
    func of(_ gradient: ResolvedGradient, _ geometry: [CGFloat]) -> PaintVector {
      PaintVector(
        colors: gradient.stops.map { ColorVector($0.color) },
        numbers: gradient.stops.map { Double($0.location) } + geometry.map(Double.init))
    }
    return switch self {
    case .color(let color): PaintVector(colors: [ColorVector(color)], numbers: [])
    case .linearGradient(let gradient, let start, let end):
      of(gradient, [start.x, start.y, end.x, end.y])
    case .radialGradient(let gradient, let center, let inner, let outer):
      of(gradient, [center.x, center.y, inner, outer])
    case .angularGradient(let gradient, let center, let start, let end):
      of(gradient, [center.x, center.y, CGFloat(start.radians), CGFloat(end.radians)])
    }
  }

  /// This paint with other numbers.
  fileprivate func replacing(_ vector: PaintVector) -> Paint {
    func gradient(_ old: ResolvedGradient) -> ResolvedGradient {
      ResolvedGradient(
        stops: old.stops.indices.map { i in
          .init(color: vector.colors[i].color, location: CGFloat(vector.numbers[i]))
        })
    }
    let tail = vector.numbers.suffix(4).map { CGFloat($0) }
    switch self {
    case .color: return .color(vector.colors.first?.color ?? .clear)
    case .linearGradient(let old, _, _):
      return .linearGradient(
        gradient(old), start: CGPoint(x: tail[0], y: tail[1]),
        end: CGPoint(x: tail[2], y: tail[3]))
    case .radialGradient(let old, _, _, _):
      return .radialGradient(
        gradient(old), center: CGPoint(x: tail[0], y: tail[1]), startRadius: tail[2],
        endRadius: tail[3])
    case .angularGradient(let old, _, _, _):
      return .angularGradient(
        gradient(old), center: CGPoint(x: tail[0], y: tail[1]),
        start: .radians(Double(tail[2])), end: .radians(Double(tail[3])))
    }
  }
}
