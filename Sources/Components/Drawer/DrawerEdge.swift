import WaylandUI

/// The geometry of a drawer's edge: where the menu lies, and which way is out.
///
/// Along the edge's axis a menu has a displacement: 0 when it is open, minus its length when it is
/// just out of sight.
struct DrawerEdge: Equatable {
  let edge: Edge
  let layoutDirection: LayoutDirection

  /// Where the menu lies in the drawer.
  var alignment: Alignment {
    switch edge {
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }

  /// The edge as a set.
  var set: Edge.Set { Edge.Set(edge) }

  /// The unit vector from the drawer's middle over the edge; physical, like pointers and offsets.
  private var outward: CGSize {
    let leading: CGFloat = layoutDirection == .rightToLeft ? 1 : -1
    return switch edge {
    case .top: CGSize(width: 0, height: -1)
    case .bottom: CGSize(width: 0, height: 1)
    case .leading: CGSize(width: leading, height: 0)
    case .trailing: CGSize(width: -leading, height: 0)
    }
  }

  /// The extent of a size along the axis, in points.
  func length(_ size: CGSize) -> CGFloat {
    outward.width == 0 ? size.height : size.width
  }

  /// How far a vector leads inwards, in points.
  func inward(_ vector: CGSize) -> CGFloat {
    -(vector.width * outward.width + vector.height * outward.height)
  }

  /// The offset that draws a menu at a displacement.
  func offset(displacement: CGFloat) -> CGSize {
    CGSize(width: outward.width * -displacement, height: outward.height * -displacement)
  }

  /// How far a point of a drawer of the given size is from the edge, in points.
  func distance(of point: CGPoint, in size: CGSize) -> CGFloat {
    if outward.width < 0 { return point.x }
    if outward.width > 0 { return size.width - point.x }
    return outward.height < 0 ? point.y : size.height - point.y
  }
}

/// A menu that follows the pointer: where it is, and where it goes when it is let go.
struct DrawerDrag: Equatable {
  /// Whether the menu was open when the drag began.
  var wasOpened: Bool
  /// How far it has been dragged inwards, in points.
  var inward: CGFloat

  /// Where a menu of a length is: minus the length (out of sight) … 0 (open), in points.
  func displacement(length: CGFloat) -> CGFloat {
    min(0, max(-length, (wasOpened ? 0 : -length) + inward))
  }

  /// Whether a menu that is let go opens: by where it would come to rest within a quarter of a second.
  ///
  /// - Parameter velocity: How fast it moves inwards, in points per second.
  func opens(velocity: CGFloat, length: CGFloat) -> Bool {
    displacement(length: length) + velocity / 4 > -length / 2
  }
}
