import WUIGeometry
import WUIMotion
import WUISceneGraph

/// A modifier that moves, turns or scales what a view draws by a matrix, and leaves its layout alone.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier {
  /// The matrix for a view of a size in points, about the view's top-left corner.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view under the effect.
  @MainActor public func body(content: Content) -> some View {
    content.wrapped(EffectModifier { _ in GeometryRenderEffect(effect: self) })
  }
}

/// A matrix of three by three, of which the affine part is drawn.
///
/// - Note: Unlike SwiftUI, perspective is left out.
nonisolated public struct ProjectionTransform: Hashable, Sendable {
  /// The affine part.
  package var affine: CGAffineTransform

  /// The matrix that changes nothing.
  public init() { affine = .identity }

  /// The matrix of an affine transform.
  public init(_ m: CGAffineTransform) { affine = m }

  /// Whether the matrix changes nothing.
  public var isIdentity: Bool { affine.isIdentity }

  /// This matrix and then another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(affine.concatenating(rhs.affine))
  }

  /// The matrix that undoes this one.
  public func inverted() -> ProjectionTransform { ProjectionTransform(affine.inverted()) }
}

/// Draws under the matrix of a geometry effect. It does not animate by itself: the modifier is evaluated
/// for every value on the way.
nonisolated package struct GeometryRenderEffect<Effect: GeometryEffect>: RenderEffect {
  package static var usesFrame: Bool { true }

  let effect: Effect

  private func transform(in frame: CGRect) -> CGAffineTransform {
    let toCorner = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
    let back = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    return toCorner.concatenating(effect.effectValue(size: frame.size).affine).concatenating(back)
  }

  package func paint(
    _ context: inout PaintContext, id: Int, frame: CGRect, content: (inout PaintContext) -> Void
  ) {
    let transform = transform(in: frame)
    // Nothing is left of a view without width or height.
    guard transform.a * transform.d != transform.b * transform.c else { return }
    context.concatenating(transform, content)
  }

  package func hitPoint(_ point: CGPoint, frame: CGRect) -> CGPoint? {
    let transform = transform(in: frame)
    guard transform.a * transform.d != transform.b * transform.c else { return nil }
    return point.applying(transform.inverted())
  }
}
