import WaylandUI

/// The geometry of a drawer's edge: where the menu lies, and which way is out.
///
/// Along the edge's axis a menu has a displacement: 0 when it is open, minus its length when it is
/// just out of sight.
struct DrawerEdge: Equatable {
  let edge: Edge
  let layoutDirection: LayoutDirection

  /// How near to the edge a drag that opens the drawer must begin, in points.
  static let grip: CGFloat = 24

  /// The unit vector from the drawer's middle over the edge; physical, like pointers.
  private var outward: CGSize {
    let logical = edge.outward
    let isMirrored = layoutDirection == .rightToLeft
    return CGSize(width: isMirrored ? -logical.width : logical.width, height: logical.height)
  }

  /// How far a vector leads inwards, in points.
  func inward(_ vector: CGSize) -> CGFloat {
    -(vector.width * outward.width + vector.height * outward.height)
  }

  /// The vector that leads inwards by a distance in points.
  func inward(by distance: CGFloat) -> CGSize {
    CGSize(width: -outward.width * distance, height: -outward.height * distance)
  }

  /// Whether a vector leads in or out rather than along the edge.
  func isAcross(_ vector: CGSize) -> Bool {
    let (across, along) =
      edge.isHorizontal ? (vector.width, vector.height) : (vector.height, vector.width)
    return abs(across) > abs(along)
  }

  /// How far a point of a drawer of the given size is from the edge, in points.
  func distance(of point: CGPoint, in size: CGSize) -> CGFloat {
    if outward.width < 0 { return point.x }
    if outward.width > 0 { return size.width - point.x }
    return outward.height < 0 ? point.y : size.height - point.y
  }
}

extension Edge {
  /// Whether the axis across the edge is the horizontal one.
  var isHorizontal: Bool { self == .leading || self == .trailing }

  /// The edge on the other side.
  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  /// The unit vector over the edge, as if the layout ran from left to right.
  var outward: CGSize {
    switch self {
    case .top: CGSize(width: 0, height: -1)
    case .bottom: CGSize(width: 0, height: 1)
    case .leading: CGSize(width: -1, height: 0)
    case .trailing: CGSize(width: 1, height: 0)
    }
  }

  /// The point of the unit square in the middle of the edge.
  var middle: UnitPoint {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }

  /// The extent of a size across the edge, in points.
  func length(of size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
}
