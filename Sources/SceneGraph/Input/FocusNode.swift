import WUIGeometry

/// A view that can have the keyboard focus.
package class FocusNode: Node {
  package var isFocusable = true
  /// Called when focus comes or goes.
  package var onFocusChange: ((Bool) -> Void)?
  /// Whether the focus ring is drawn around the view; some views show their focus themselves.
  package var showsRing = true

  override package var isResponder: Bool { true }

  /// Whether Space and Return press the view.
  var isPressable: Bool { false }

  func keyPressBegan() {}

  /// - Parameter acts: Whether the key was released, and not taken away.
  func keyPressEnded(acts: Bool) {}

  override package func didDetach() { scene.focus.lost(self) }
}

/// Follows the focus of the views inside, and can give it to the first of them.
package final class FocusBindingNode: Node {
  /// Called when focus comes to a view inside, or leaves it.
  package var onFocusChange: (Bool) -> Void = { _ in }

  /// The view inside that can be given the focus.
  package var target: FocusNode? {
    var found: FocusNode?
    forEachInSubtree { node in
      if found == nil, let node = node as? FocusNode, node.isFocusable { found = node }
    }
    return found
  }
}

/// A view that handles keys which reach it from the focused view inside it.
package final class KeyNode: Node {
  /// When a key node is asked.
  package enum Reach {
    /// For keys of a focused view inside.
    case focusInside
    /// Also for keys that no focused view has taken.
    case unclaimed
    /// For all keys of the window: before the focused view where the key has a modifier, after it
    /// where it is a plain one.
    case shortcut
  }

  package var reach = Reach.focusInside
  /// Handles a key. Returns whether it was for this view.
  package var handle: (KeyPress) -> Bool = { _ in false }
}

/// What assistive technology and tests can learn of a view.
package final class AccessibilityNode: Node {
  package var properties = AccessibilityProperties()
}

/// What a view says about itself.
package struct AccessibilityProperties: Equatable {
  package var identifier: String?
  package var label: String?
  package var value: String?
  package var isHidden = false
  package var traits: Set<String> = []

  package init() {}
}
