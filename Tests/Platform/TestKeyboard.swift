import CWayland
import WUIGeometry

@testable import WUIPlatform

/// A keyboard without a compositor: xkbcommon's own tables behind the shim.
final class TestKeyboard {
  let pointer = wui_xkb_create()!

  /// Masks of the real modifiers of keymaps made from rules.
  nonisolated enum Modifier {
    static let shift: UInt32 = 1 << 0
    static let lock: UInt32 = 1 << 1
    static let control: UInt32 = 1 << 2
    static let alt: UInt32 = 1 << 3
    static let numLock: UInt32 = 1 << 4
    static let logo: UInt32 = 1 << 6
    static let altGr: UInt32 = 1 << 7
  }

  /// evdev's codes of keys on an American keyboard.
  nonisolated enum Code {
    static let escape: UInt32 = 1
    static let one: UInt32 = 2
    static let delete: UInt32 = 14
    static let tab: UInt32 = 15
    static let e: UInt32 = 18
    static let `return`: UInt32 = 28
    static let a: UInt32 = 30
    static let apostrophe: UInt32 = 40
    static let leftShift: UInt32 = 42
    static let c: UInt32 = 46
    static let space: UInt32 = 57
    static let f5: UInt32 = 63
    static let keypad8: UInt32 = 72
    static let keypadEnter: UInt32 = 96
    static let up: UInt32 = 103
    static let deleteForward: UInt32 = 111
  }

  init(layout: String? = nil) {
    if let layout, !wui_xkb_set_layout(pointer, layout) {
      preconditionFailure("xkb-data has no layout \(layout)")
    }
  }

  isolated deinit {
    wui_xkb_destroy(pointer)
  }

  /// Takes a keymap as text, followed by `padding` zeros.
  func setKeymap(_ text: String, padding: Int = 0) -> Bool {
    let bytes = text.utf8.map { CChar(bitPattern: $0) } + Array(repeating: 0, count: padding)
    return wui_xkb_set_keymap(pointer, bytes, bytes.count)
  }

  func hold(_ depressed: UInt32 = 0, locked: UInt32 = 0, group: UInt32 = 0) {
    wui_xkb_set_modifiers(pointer, depressed, 0, locked, group)
  }

  /// The event of a key; nil for a key that makes none.
  func press(_ code: UInt32, _ phase: wui_xkb_phase = WUI_XKB_PRESS) -> KeyPress? {
    var key = wui_key()
    guard wui_xkb_translate(pointer, code, phase, &key) else { return nil }
    let phases: [wui_xkb_phase.RawValue: KeyPress.Phases] = [
      WUI_XKB_PRESS.rawValue: .down, WUI_XKB_REPEAT.rawValue: .repeat,
      WUI_XKB_RELEASE.rawValue: .up,
    ]
    return KeyPress(phase: phases[phase.rawValue] ?? .down, key: key)
  }
}
