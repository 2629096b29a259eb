import WaylandUI

/// A menu that follows the pointer: where it is, and where it goes when it is let go.
struct DrawerDrag: Equatable {
  /// How much of the menu was in when the drag began; between 0 and 1 if it was caught in flight.
  let startShare: CGFloat
  /// How far the pointer had been dragged inwards when the menu began to follow it, in points.
  let slack: CGFloat
  /// How far the menu has been dragged inwards, in points.
  var inward: CGFloat = 0

  /// Where a menu of a length is: minus the length (out of sight) … 0 (open), in points.
  func displacement(length: CGFloat) -> CGFloat {
    min(0, max(-length, (startShare - 1) * length + inward))
  }

  /// How much of a menu of a length is in, 0…1.
  func share(length: CGFloat) -> CGFloat {
    length > 0 ? 1 + displacement(length: length) / length : 0
  }

  /// Whether a menu that is let go opens: by where it would come to rest within a quarter of a second.
  ///
  /// - Parameter velocity: How fast it moves inwards, in points per second.
  func opens(velocity: CGFloat, length: CGFloat) -> Bool {
    displacement(length: length) + velocity / 4 > -length / 2
  }
}

/// How much of a menu is seen at the moment, which is not what the model says while it moves.
final class SeenShare {
  /// 0 out of sight, 1 open; beyond 1 while a spring passes its end.
  private(set) var value: CGFloat = 0

  /// Takes a value down; draws nothing.
  fileprivate func note(_ share: CGFloat) -> EmptyView {
    value = share
    return EmptyView()
  }
}

/// Moves along with a menu, unseen, and notes how much of the menu is seen.
struct SeenShareProbe: View, Animatable {
  /// How much of the menu is in by the model.
  var share: CGFloat
  let seen: SeenShare

  var animatableData: CGFloat {
    get { share }
    set { share = newValue }
  }

  var body: some View { seen.note(share) }
}
