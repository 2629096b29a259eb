import CWayland
import WUIGeometry

extension KeyPress {
  /// The press of a translated key; nil for a key that is none by itself: a modifier, or one that a
  /// compose sequence has swallowed. A dead key types nothing, and yet is a press of its own.
  init?(phase: Phases, key: wui_key) {
    let deadKey = KeyEquivalent(deadSymbol: key.symbol)
    guard deadKey != nil || !key.composing,
      let equivalent = deadKey ?? KeyEquivalent(symbol: key.symbol, character: key.character)
    else { return nil }
    self.init(
      phase: phase, key: equivalent,
      characters: phase == .up ? "" : equivalent.text(typed: key.typed),
      modifiers: EventModifiers(bits: key.modifiers, keypad: key.keypad),
      shortcutKey: KeyEquivalent(
        symbol: key.shortcut_symbol, character: key.shortcut_character))
  }
}

extension wui_key {
  /// The text that the key types.
  fileprivate var typed: String {
    withUnsafeBytes(of: text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

extension KeyEquivalent {
  /// The key of an XKB symbol, or of the Unicode scalar that the symbol stands for.
  init?(symbol: UInt32, character: UInt32) {
    if let known = Self.named[Int32(bitPattern: symbol)] {
      self = known
    } else if (UInt32(XKB_KEY_F1)...UInt32(XKB_KEY_F35)).contains(symbol),
      let function = Self.function(Int(symbol) - Int(XKB_KEY_F1) + 1)
    {
      self = function
    } else if character != 0, let scalar = Unicode.Scalar(character) {
      self.init(Character(scalar))
    } else {
      return nil
    }
  }

  /// The key of a dead key's symbol, by the accent that it puts on the next letter; nil for others.
  fileprivate init?(deadSymbol: UInt32) {
    guard let accent = Self.accents[Int32(bitPattern: deadSymbol)] else { return nil }
    self.init(accent)
  }

  private static let accents: [Int32: Character] = [
    XKB_KEY_dead_grave: "`", XKB_KEY_dead_acute: "´", XKB_KEY_dead_circumflex: "^",
    XKB_KEY_dead_tilde: "~", XKB_KEY_dead_macron: "¯", XKB_KEY_dead_breve: "˘",
    XKB_KEY_dead_abovedot: "˙", XKB_KEY_dead_diaeresis: "¨", XKB_KEY_dead_abovering: "˚",
    XKB_KEY_dead_doubleacute: "˝", XKB_KEY_dead_caron: "ˇ", XKB_KEY_dead_cedilla: "¸",
    XKB_KEY_dead_ogonek: "˛",
  ]

  /// A key named by a control character or by a private scalar types that, whatever XKB says.
  fileprivate func text(typed: String) -> String {
    Self.named.values.contains(self) && self != .space || typed.isEmpty && isFunction
      ? String(character) : typed
  }

  /// Whether the character is one of AppKit's private ones.
  private var isFunction: Bool {
    character.unicodeScalars.first.map { (0xF700...0xF8FF).contains($0.value) } ?? false
  }

  private static let named: [Int32: KeyEquivalent] = [
    XKB_KEY_Up: .upArrow, XKB_KEY_KP_Up: .upArrow,
    XKB_KEY_Down: .downArrow, XKB_KEY_KP_Down: .downArrow,
    XKB_KEY_Left: .leftArrow, XKB_KEY_KP_Left: .leftArrow,
    XKB_KEY_Right: .rightArrow, XKB_KEY_KP_Right: .rightArrow,
    XKB_KEY_Home: .home, XKB_KEY_KP_Home: .home,
    XKB_KEY_End: .end, XKB_KEY_KP_End: .end,
    XKB_KEY_Prior: .pageUp, XKB_KEY_KP_Prior: .pageUp,
    XKB_KEY_Next: .pageDown, XKB_KEY_KP_Next: .pageDown,
    XKB_KEY_Return: .return, XKB_KEY_KP_Enter: .return, XKB_KEY_ISO_Enter: .return,
    XKB_KEY_Tab: .tab, XKB_KEY_KP_Tab: .tab, XKB_KEY_ISO_Left_Tab: .tab,
    XKB_KEY_space: .space, XKB_KEY_KP_Space: .space,
    XKB_KEY_Escape: .escape,
    XKB_KEY_BackSpace: .delete,
    XKB_KEY_Delete: .deleteForward, XKB_KEY_KP_Delete: .deleteForward,
    XKB_KEY_Clear: .clear, XKB_KEY_KP_Begin: .clear,
  ]
}

extension EventModifiers {
  /// The modifiers of a set of the shim's bits.
  init(bits: UInt32, keypad: Bool = false) {
    self.init()
    func add(_ bit: wui_modifier, _ modifier: EventModifiers) {
      if bits & bit.rawValue != 0 {
        insert(modifier)
      }
    }
    add(WUI_MODIFIER_SHIFT, .shift)
    add(WUI_MODIFIER_CONTROL, .control)
    add(WUI_MODIFIER_ALT, .option)
    add(WUI_MODIFIER_LOGO, .command)
    add(WUI_MODIFIER_CAPS_LOCK, .capsLock)
    if keypad {
      insert(.numericPad)
    }
  }
}
