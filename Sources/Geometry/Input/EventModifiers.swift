/// The modifier keys held during an event.
///
/// - Note: On Linux `.option` is Alt and `.command` is the Logo (Super) key. That the Control key
///   answers `.command` shortcuts as well is decided where shortcuts are matched, not here.
public struct EventModifiers: OptionSet, Sendable, Hashable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps Lock is on.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// Control.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Alt.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// The Logo (Super) key.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// The key belongs to the numeric keypad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// Every modifier.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}
