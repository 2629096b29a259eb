/// A key, named by the character that it types or, for a key that types none, by the scalar that
/// AppKit gives it in the private use area (U+F700 for the up arrow, and so on).
public struct KeyEquivalent: Hashable, Sendable {
  /// The character that stands for the key, lower case for a letter.
  public let character: Character

  /// Creates the equivalent of the key that types `character` without Shift.
  public init(_ character: Character) {
    self.character = character
  }

  /// Up arrow, U+F700.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// Down arrow, U+F701.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// Left arrow, U+F702.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// Right arrow, U+F703.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape, U+001B.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Return and the keypad's Enter, U+000D.
  public static let `return` = KeyEquivalent("\r")
  /// Tab, U+0009; with Shift it is this key too.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// Backspace, U+0008.
  public static let delete = KeyEquivalent("\u{08}")
  /// Forward delete, U+F728.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home, U+F729.
  public static let home = KeyEquivalent("\u{F729}")
  /// End, U+F72B.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page Up, U+F72C.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page Down, U+F72D.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Clear, U+F739.
  public static let clear = KeyEquivalent("\u{F739}")

  /// A function key: 1 is F1 (U+F704), 35 the last.
  package static func function(_ number: Int) -> KeyEquivalent? {
    guard (1...35).contains(number), let scalar = Unicode.Scalar(0xF703 + UInt32(number)) else {
      return nil
    }
    return KeyEquivalent(Character(scalar))
  }
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Makes a value from a literal.
  public init(extendedGraphemeClusterLiteral value: Character) {
    self.init(value)
  }
}
