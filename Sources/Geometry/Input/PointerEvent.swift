import Foundation

/// A button of the pointer.
package enum PointerButton: Sendable, Hashable {
  /// The left button of a right-handed mouse.
  case primary
  /// The right button.
  case secondary
  /// The wheel.
  case middle
}

/// What the pointer did, in window space.
package struct PointerEvent: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// The pointer came over the window.
    case enter
    /// It moved, with or without a button held.
    case motion
    /// It left the window; `location` is where it was last.
    case leave
    /// `button` went down.
    case down
    /// `button` came up; may lie outside the window, since a held button captures the pointer.
    case up
    /// The wheel or two fingers moved by `scrollDelta`.
    case scroll
    /// A held button was lost (the window was taken away): no action may follow.
    case cancel
  }

  package var kind: Kind
  /// Points from the top left corner of the window.
  package var location: CGPoint
  /// Which button, for `.down` and `.up`.
  package var button: PointerButton
  /// The modifier keys held.
  package var modifiers: EventModifiers
  /// How far to scroll, in points; positive width goes right and positive height goes down.
  package var scrollDelta: CGSize
  /// Milliseconds on the compositor's clock; only differences mean something.
  package var time: UInt32
  /// Whether it is a finger's: one that has come up is nowhere.
  package var isTouch: Bool

  package init(
    kind: Kind, location: CGPoint, button: PointerButton = .primary,
    modifiers: EventModifiers = [], scrollDelta: CGSize = .zero, time: UInt32 = 0,
    isTouch: Bool = false
  ) {
    self.kind = kind
    self.location = location
    self.button = button
    self.modifiers = modifiers
    self.scrollDelta = scrollDelta
    self.time = time
    self.isTouch = isTouch
  }
}
