import WaylandUI

/// What the scenes show, and the only thing that ever changes in them.
@Observable
final class Stage {
  static let shared = Stage()

  /// Whether the drawer is open, the ring shows, the last segment is selected.
  var isOpened = false
  /// The number of times that the first row has changed.
  var changes = 0

  /// Starts the next movement.
  func act() {
    isOpened.toggle()
    changes += 1
  }
}
