import WaylandUI

/// Moves a drawer's menu out over its edge, or to where it is dragged.
///
/// Used as both sides of the menu's transition, so that a menu which is let go half-way leaves from
/// there and goes just out of sight. Where motion is to be reduced it fades in place instead, and only
/// a drag moves it.
struct DrawerSlide: ViewModifier {
  let edge: Edge
  /// The menu while it follows the pointer.
  let drag: DrawerDrag?
  let isAway: Bool
  /// How the menu fades where motion is to be reduced.
  let fade: Animation?
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  func body(content: Content) -> some View {
    SlideLayout(edge: edge, drag: drag, isAway: isAway && !reducesMotion) { content }
      .opacity(isAway && reducesMotion ? 0 : 1)
      .transaction(value: isAway) { transaction in
        if reducesMotion, transaction.animation != nil { transaction.animation = fade }
      }
  }
}

extension AnyTransition {
  /// Slides a menu over an edge from and to where it is.
  static func drawerSlide(edge: Edge, drag: DrawerDrag?, fade: Animation?) -> AnyTransition {
    .modifier(
      active: DrawerSlide(edge: edge, drag: drag, isAway: true, fade: fade),
      identity: DrawerSlide(edge: edge, drag: drag, isAway: false, fade: fade))
  }
}

/// Displaces a view by a part of its own length; its size in the layout around it stays.
private struct SlideLayout: Layout {
  let edge: Edge
  let drag: DrawerDrag?
  let isAway: Bool

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let length = edge.length(of: bounds.size)
    let displacement = isAway ? -length : drag?.displacement(length: length) ?? 0
    for subview in subviews {
      subview.place(
        at: CGPoint(
          x: bounds.minX - edge.outward.width * displacement,
          y: bounds.minY - edge.outward.height * displacement),
        proposal: proposal)
    }
  }
}
