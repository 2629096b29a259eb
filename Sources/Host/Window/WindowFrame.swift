import WUIGeometry
import WUIPlatform

/// The rim of a window by which it is resized where the compositor draws no border.
///
/// It lies inside of the window, on its content. A finger needs more room than a mouse, but must still
/// reach what is there: a drawer is pulled from an edge, a list is scrolled at its side. So only the
/// corners grow for it, by which every edge can be moved, and the upper rim, beneath which is our own
/// title bar; of that the buttons stay buttons.
struct WindowFrame {
  /// The thickness of the rim, in points.
  static let thickness: CGFloat = 5
  /// How far a corner reaches along its edges, in points.
  static let cornerLength: CGFloat = 16
  /// The side of the square at each corner that a finger takes hold of, in points.
  static let touchCornerLength: CGFloat = 20
  /// The thickness of the upper rim for a finger, in points; the rest of the bar moves the window.
  static let touchTopThickness: CGFloat = 10

  /// The window's size, in points.
  let size: CGSize
  /// What is pressed though it lies on the rim.
  var buttons = CGRect.null

  /// The edges that a press at a point moves; empty inside of the rim.
  func edges(at point: CGPoint, isTouch: Bool = false) -> WindowEdges {
    let side = min(point.x, size.width - point.x)
    let end = min(point.y, size.height - point.y)
    guard min(side, end) >= 0, !buttons.contains(point) else { return [] }
    let cornerLength = isTouch ? Self.touchCornerLength : Self.cornerLength
    let isOnTouchRim =
      isTouch && (max(side, end) < cornerLength || point.y < Self.touchTopThickness)
    guard min(side, end) < Self.thickness || isOnTouchRim else { return [] }
    // Near a corner both edges move, though the point lies on the rim of one of them only.
    var edges: WindowEdges = []
    if side < cornerLength {
      edges.insert(point.x < size.width / 2 ? .left : .right)
    }
    if end < cornerLength {
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
