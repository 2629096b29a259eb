import WUIGeometry

/// A view that can have the keyboard focus.
package final class FocusNode: Node {
  package var isFocusable = true
  /// Called when focus comes or goes.
  package var onFocusChange: ((Bool) -> Void)?
  /// The radius of the focus ring's corners in points; nil draws no ring.
  package var ringRadius: CGFloat? = 8
  /// Presses or releases the view by the keyboard (Space, Return); nil where it has no such action.
  package var press: ((Bool) -> Void)?
  /// Releases the view without acting.
  package var cancelPress: (() -> Void)?

  override package var isResponder: Bool { true }

  override package func didDetach() { scene.focus.lost(self) }
}

/// A view that handles keys which reach it from the focused view inside it.
package final class KeyNode: Node {
  /// Handles a key. Returns whether it was for this view.
  package var handle: (KeyPress) -> Bool = { _ in false }
  /// Whether the view wants keys that no focused view has taken, wherever it stands.
  package var takesUnfocusedKeys = false
}
