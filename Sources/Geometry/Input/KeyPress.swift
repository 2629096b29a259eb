/// One press, repeat or release of a key.
public struct KeyPress: Sendable, Hashable {
  /// What happened to the key.
  public let phase: Phases
  /// The key in the keyboard layout in force, before Shift.
  public let key: KeyEquivalent
  /// What the key types, with dead keys and compose sequences applied; empty on release.
  ///
  /// A key without text (an arrow, Escape) gives its `key`'s own character, as AppKit does.
  public let characters: String
  /// The modifiers held.
  public let modifiers: EventModifiers
  /// `key` or, on a layout without Latin letters, the Latin letter of the same physical key:
  /// Control+С of a Russian layout is Control+C for a shortcut.
  package let shortcutKey: KeyEquivalent

  /// A key event, as the platform or a test makes it.
  ///
  /// - Parameters:
  ///   - phase: Exactly one of `.down`, `.repeat` and `.up`.
  ///   - key: The key before Shift.
  ///   - characters: The text typed; nil stands for the character of `key`.
  ///   - modifiers: The modifiers held.
  ///   - shortcutKey: The key that shortcuts match; nil stands for `key`.
  package init(
    phase: Phases = .down, key: KeyEquivalent, characters: String? = nil,
    modifiers: EventModifiers = [], shortcutKey: KeyEquivalent? = nil
  ) {
    self.phase = phase
    self.key = key
    self.characters = characters ?? String(key.character)
    self.modifiers = modifiers
    self.shortcutKey = shortcutKey ?? key
  }

  /// Stages of a key press.
  public struct Phases: OptionSet, Sendable, Hashable {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The key went down.
    public static let down = Phases(rawValue: 1 << 0)
    /// The key is held and repeats, at the compositor's rate.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// The key came up.
    public static let up = Phases(rawValue: 1 << 2)
    /// Every stage.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// What an action did with a key press.
  public enum Result: Sendable {
    /// The press is used up.
    case handled
    /// The press goes on to the next view that may want it.
    case ignored
  }
}
