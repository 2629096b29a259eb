import WUIGeometry

/// A view that can have the keyboard focus.
package class FocusNode: Node {
  package var isFocusable = true
  /// Called when focus comes or goes.
  package var onFocusChange: ((Bool) -> Void)?
  /// Whether the focus ring is drawn around the view; some views show their focus themselves.
  package var showsRing = true
  /// The colour of the ring: that of accents where the view is.
  package var ringColor = Color.Resolved.black {
    didSet { if ringColor != oldValue, scene.focus.focused === self { scene.invalidatePaint() } }
  }

  override package var isResponder: Bool { true }

  // The ring follows the view.
  override package var usesFrame: Bool { true }

  override package func paint(_ context: inout PaintContext) {
    super.paint(&context)
    guard scene.focus.focused === self, scene.focus.showsRing, showsRing else { return }
    scene.focusRing = FocusRing(
      path: ringPath, color: ringColor, transform: context.windowTransform)
  }

  /// The outline of the ring: that of a shape inside which is meant for it or of one around the view,
  /// else a rounded rectangle.
  private var ringPath: Path {
    var shape: FocusShapeNode?
    forEachInSubtree { node in
      if shape == nil, let node = node as? FocusShapeNode, node.path != nil { shape = node }
    }
    shape = shape ?? shapeAround
    let frame = (shape ?? self).shownFrame.insetBy(dx: -3, dy: -3)
    let local = CGRect(origin: .zero, size: frame.size)
    let path =
      shape?.path?(local) ?? Path(roundedRect: local, cornerRadius: 9, style: .continuous)
    return path.applying(CGAffineTransform(translationX: frame.minX, y: frame.minY))
  }

  /// The nearest shape for the ring around this view, where only modifiers lie between.
  private var shapeAround: FocusShapeNode? {
    var outer = parent
    while let node = outer, node.isUnary {
      if let node = node as? FocusShapeNode, node.path != nil { return node }
      outer = node.parent
    }
    return nil
  }

  /// Whether Space and Return press the view.
  var isPressable: Bool { false }

  func keyPressBegan() {}

  /// - Parameter acts: Whether the key was released, and not taken away.
  func keyPressEnded(acts: Bool) {}

  override func didDetach() { scene.focus.lost(self) }
}

/// Gives the focus ring of the view around it a form.
package final class FocusShapeNode: Node {
  /// The outline in a rectangle; nil leaves the form of the ring alone.
  package var path: ((CGRect) -> Path)?

  override package var usesFrame: Bool { true }
}

/// The mark around the focused view, drawn over everything.
struct FocusRing {
  let path: Path
  let color: Color.Resolved
  let transform: CGAffineTransform
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
nonisolated package struct AccessibilityProperties: Equatable {
  package var identifier: String?
  package var label: String?
  package var value: String?
  package var isHidden = false
  package var traits: Set<String> = []
  package var removedTraits: Set<String> = []
  package var hint: String?
  /// What becomes of elements inside: `ignore`, `contain`, `combine`; nil where nothing is said.
  package var children: String?

  package init() {}
}
