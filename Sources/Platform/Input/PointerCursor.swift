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
}
