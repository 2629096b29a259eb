import WaylandUI

/// A press and release of one key, for a real keyboard and for an offscreen one.
struct KeyStroke {
  /// Arguments of wtype.
  let words: [String]
  let key: KeyEquivalent
  let modifiers: EventModifiers

  private init(_ name: String, _ key: KeyEquivalent) {
    words = ["-k", name]
    self.key = key
    modifiers = []
  }

  private init(control character: Character) {
    words = ["-M", "ctrl", "-k", String(character), "-m", "ctrl"]
    key = KeyEquivalent(character)
    modifiers = .control
  }

  static func control(_ character: Character) -> KeyStroke { KeyStroke(control: character) }

  static let tab = KeyStroke("Tab", .tab)
  static let enter = KeyStroke("Return", .return)
  static let escape = KeyStroke("Escape", .escape)
  static let down = KeyStroke("Down", .downArrow)
  static let right = KeyStroke("Right", .rightArrow)
  static let end = KeyStroke("End", .end)
}
