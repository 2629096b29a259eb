import WUIGeometry
import WUISceneGraph

/// A place in one view that another can read in its own space; it follows the model, not animations.
@MainActor @preconcurrency
public struct Anchor<Value> {
  /// What an anchor is made from.
  public struct Source {
    let make: (CGRect) -> Anchor<Value>
  }

  let value: Value
  fileprivate let convert: (Value, CGPoint) -> Value

  /// The value in a space whose corner is given in points of the window.
  func value(relativeTo origin: CGPoint) -> Value { convert(value, origin) }
}

extension Anchor: Equatable where Value: Equatable {
  /// Whether two values are equal.
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool { lhs.value == rhs.value }
}

extension Anchor.Source where Value == CGRect {
  /// The view's frame.
  public static var bounds: Anchor<CGRect>.Source { Self { .rect($0) } }

  /// A rectangle of the view's own space.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Self { .rect(r.offsetBy(dx: $0.minX, dy: $0.minY)) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view's own space.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Self { .point(CGPoint(x: $0.minX + p.x, y: $0.minY + p.y)) }
  }

  /// A fraction of the view's frame.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Self { .point(p.point(in: $0)) }
  }

  /// The view's middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The view's top-leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The view's bottom-trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor where Value == CGRect {
  fileprivate static func rect(_ rect: CGRect) -> Anchor {
    Anchor(value: rect) { $0.offsetBy(dx: -$1.x, dy: -$1.y) }
  }
}

extension Anchor where Value == CGPoint {
  fileprivate static func point(_ point: CGPoint) -> Anchor {
    Anchor(value: point) { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) }
  }
}
