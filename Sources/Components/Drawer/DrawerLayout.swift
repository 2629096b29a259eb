import WaylandUI

/// Puts a drawer's menu at its edge and the rest over all of the space; a docked menu takes its room
/// from the content.
///
/// Coordinates are those of a layout that runs from left to right; containers mirror them.
struct DrawerLayout: Layout {
  /// What a view is to the drawer around it.
  enum Role {
    case content, cover, menu
  }

  let edge: Edge
  let isDocked: Bool
  /// The menu while it follows the pointer.
  let drag: DrawerDrag?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return subviews.reduce(CGSize.zero) { size, subview in
      let wanted = subview.sizeThatFits(proposal)
      return CGSize(
        width: max(size.width, wanted.width), height: max(size.height, wanted.height))
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let all = ProposedViewSize(bounds.size)
    let content = contentFrame(in: bounds, room: isDocked ? room(subviews, all) : 0)
    for subview in subviews {
      switch subview[RoleKey.self] {
      case .content:
        subview.place(at: content.origin, proposal: ProposedViewSize(content.size))
      case .cover:
        subview.place(at: bounds.origin, proposal: all)
      case .menu:
        let anchor = edge.middle
        let point = CGPoint(
          x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
        subview.place(at: point, anchor: anchor, proposal: all)
      }
    }
  }

  /// How much of the space a docked menu takes, in points.
  private func room(_ subviews: Subviews, _ all: ProposedViewSize) -> CGFloat {
    let menus = subviews.filter { $0[RoleKey.self] == .menu }
    let length = menus.map { edge.length(of: $0.sizeThatFits(all)) }.max() ?? 0
    return length + (drag?.displacement(length: length) ?? 0)
  }

  private func contentFrame(in bounds: CGRect, room: CGFloat) -> CGRect {
    var frame = bounds
    if edge.isHorizontal {
      frame.size.width = max(0, bounds.width - room)
    } else {
      frame.size.height = max(0, bounds.height - room)
    }
    if edge == .leading { frame.origin.x += room }
    if edge == .top { frame.origin.y += room }
    return frame
  }

  fileprivate struct RoleKey: LayoutValueKey {
    static var defaultValue: Role { .content }
  }
}

extension View {
  /// Tells the drawer around the view what it is to it.
  func drawerRole(_ role: DrawerLayout.Role) -> some View {
    layoutValue(key: DrawerLayout.RoleKey.self, value: role)
  }
}
