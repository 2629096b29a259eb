/// The pointer's picture over a window; raw values are the CSS names.
package nonisolated enum PointerCursor: String, Sendable, CaseIterable {
  /// An arrow.
  case `default`
  /// A hand, over what can be clicked.
  case pointer
  /// A bar, over text.
  case text
  /// An open hand, over what can be dragged.
  case grab
  /// A closed hand, while dragging.
  case grabbing
  /// Arrows to both sides, over the left and right edges of a window.
  case horizontalResize = "ew-resize"
  /// Arrows up and down, over the upper and lower edges of a window.
  case verticalResize = "ns-resize"
  /// Arrows along the diagonal that falls to the right.
  case fallingResize = "nwse-resize"
  /// Arrows along the diagonal that rises to the right.
  case risingResize = "nesw-resize"
}
