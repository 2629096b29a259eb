import WUIGeometry
import WUIPlatform

/// The rim of a window by which it is resized where the compositor draws no border.
struct WindowFrame {
  /// The thickness of the rim, in points.
  static let thickness: CGFloat = 5
  /// How far a corner reaches along its edges, in points.
  static let cornerLength: CGFloat = 16

  /// The window's size, in points.
  let size: CGSize

  /// The edges that a press at a point moves; empty inside of the rim.
  func edges(at point: CGPoint) -> WindowEdges {
    let side = min(point.x, size.width - point.x)
    let end = min(point.y, size.height - point.y)
    guard min(side, end) >= 0, min(side, end) < Self.thickness else { return [] }
    // Near a corner both edges move, though the point lies on the rim of one of them only.
    var edges: WindowEdges = []
    if side < Self.cornerLength {
      edges.insert(point.x < size.width / 2 ? .left : .right)
    }
    if end < Self.cornerLength {
      edges.insert(point.y < size.height / 2 ? .top : .bottom)
    }
    return edges
  }
}

extension PointerCursor {
  /// The picture over edges that can be dragged; nil for none.
  init?(_ edges: WindowEdges) {
    switch edges {
    case [.left], [.right]: self = .horizontalResize
    case [.top], [.bottom]: self = .verticalResize
    case [.left, .top], [.right, .bottom]: self = .fallingResize
    case [.right, .top], [.left, .bottom]: self = .risingResize
    default: return nil
    }
  }
}
