import CWayland
import Testing
import WUIGeometry

@testable import WUIPlatform

@Suite struct KeyTranslationTests {
  private typealias Code = TestKeyboard.Code
  private typealias Modifier = TestKeyboard.Modifier

  @Test func aLetterTypesItself() {
    let press = TestKeyboard(layout: "us").press(Code.a)
    #expect(press == KeyPress(key: "a", characters: "a"))
  }

  @Test func shiftChangesTheTextAndNotTheKey() {
    let keyboard = TestKeyboard(layout: "us")
    keyboard.hold(Modifier.shift)
    #expect(keyboard.press(Code.a) == KeyPress(key: "a", characters: "A", modifiers: .shift))
    #expect(keyboard.press(Code.one) == KeyPress(key: "1", characters: "!", modifiers: .shift))
    #expect(keyboard.press(Code.tab) == KeyPress(key: .tab, modifiers: .shift))
  }

  @Test func capsLockIsReportedAndTypesCapitals() {
    let keyboard = TestKeyboard(layout: "us")
    keyboard.hold(locked: Modifier.lock)
    #expect(keyboard.press(Code.a) == KeyPress(key: "a", characters: "A", modifiers: .capsLock))
  }

  @Test(arguments: [
    (Code.escape, KeyEquivalent.escape), (Code.return, .return), (Code.tab, .tab),
    (Code.space, .space), (Code.delete, .delete), (Code.deleteForward, .deleteForward),
    (Code.up, .upArrow), (Code.f5, KeyEquivalent("\u{F708}")),
  ])
  func namedKeysTypeTheirOwnCharacter(code: UInt32, key: KeyEquivalent) {
    let press = TestKeyboard(layout: "us").press(code)
    #expect(press?.key == key)
    #expect(press?.characters == String(key.character))
  }

  @Test func theKeypadFollowsNumLock() {
    let keyboard = TestKeyboard(layout: "us")
    #expect(keyboard.press(Code.keypad8) == KeyPress(key: .upArrow, modifiers: .numericPad))
    keyboard.hold(locked: Modifier.numLock)
    #expect(keyboard.press(Code.keypad8) == KeyPress(key: "8", modifiers: .numericPad))
    #expect(keyboard.press(Code.keypadEnter) == KeyPress(key: .return, modifiers: .numericPad))
  }

  @Test func modifiersHaveTheirNames() {
    let keyboard = TestKeyboard(layout: "us")
    keyboard.hold(Modifier.control | Modifier.alt | Modifier.logo)
    #expect(keyboard.press(Code.a)?.modifiers == [.control, .option, .command])
  }

  @Test func virtualModifiersBesideTheRealOnesAreNotCounted() {
    // As mutter sends them: Alt beside Mod1. Which bits it has is the keymap's business.
    let keyboard = TestKeyboard(layout: "us")
    let alts = (8..<32).map { UInt32(1) << $0 }.filter { bit in
      keyboard.hold(bit)
      return keyboard.press(Code.a)?.modifiers == .option
    }
    #expect(!alts.isEmpty)
    for alt in alts {
      keyboard.hold(Modifier.alt | alt)
      #expect(keyboard.press(Code.a)?.modifiers == .option)
    }
  }

  @Test func aModifierAloneIsNoPress() {
    #expect(TestKeyboard(layout: "us").press(Code.leftShift) == nil)
  }

  @Test func aReleaseTypesNothing() {
    let press = TestKeyboard(layout: "us").press(Code.a, WUI_XKB_RELEASE)
    #expect(press == KeyPress(phase: .up, key: "a", characters: ""))
  }

  @Test func altGrIsNotTheBaseKey() {
    let keyboard = TestKeyboard(layout: "de")
    keyboard.hold(Modifier.altGr)
    #expect(keyboard.press(Code.e) == KeyPress(key: "€", characters: "€"))
  }
}

@Suite struct LatinFallbackTests {
  private typealias Code = TestKeyboard.Code
  private typealias Modifier = TestKeyboard.Modifier

  @Test func textOfASecondLayoutIsItsOwn() {
    let keyboard = TestKeyboard(layout: "us,ru")
    keyboard.hold(group: 1)
    #expect(keyboard.press(Code.c) == KeyPress(key: "с", characters: "с"))
  }

  @Test(arguments: ["us,ru", "ru"])
  func controlOnACyrillicLayoutMeansTheLatinLetter(layout: String) {
    let keyboard = TestKeyboard(layout: layout)
    keyboard.hold(Modifier.control, group: layout == "ru" ? 0 : 1)
    let press = keyboard.press(Code.c)
    #expect(press?.key == "с")
    #expect(press?.shortcutKey == "c")
    #expect(press?.modifiers == .control)
  }

  @Test func anotherLatinLayoutIsNotTouched() {
    // On a French keyboard the American A key is Q.
    let keyboard = TestKeyboard(layout: "us,fr")
    keyboard.hold(Modifier.control, group: 1)
    #expect(keyboard.press(30)?.shortcutKey == "q")
  }

  @Test func theUsersLayoutComesBeforeTheAmericanOne() {
    let keyboard = TestKeyboard(layout: "fr,ru")
    keyboard.hold(Modifier.control, group: 1)
    #expect(keyboard.press(30)?.shortcutKey == "q")
  }

  @Test func aVirtualKeyboardsCodesAreNotGuessedFrom() {
    let keyboard = TestKeyboard()
    #expect(keyboard.setKeymap(virtualKeymap))
    keyboard.hold(Modifier.control)
    #expect(keyboard.press(1)?.shortcutKey == "с")
  }
}

@Suite struct KeymapTests {
  private typealias Code = TestKeyboard.Code
  private typealias Modifier = TestKeyboard.Modifier

  @Test func withoutAKeymapKeysAreSilent() {
    let keyboard = TestKeyboard()
    #expect(keyboard.press(Code.a) == nil)
    keyboard.hold(Modifier.shift)
    #expect(wui_xkb_modifiers(keyboard.pointer) == 0)
  }

  @Test func modifiersMayComeBeforeTheKeymap() {
    let keyboard = TestKeyboard()
    keyboard.hold(Modifier.shift)
    #expect(wui_xkb_set_layout(keyboard.pointer, "us"))
    #expect(keyboard.press(Code.a)?.characters == "A")
  }

  @Test func aKeymapMayEndInZeros() {
    let keyboard = TestKeyboard()
    #expect(keyboard.setKeymap(virtualKeymap, padding: 3))
    #expect(keyboard.press(2) == KeyPress(key: "a", characters: "A"))
  }

  @Test(arguments: ["", "xkb_keymap {", "nonsense"])
  func aBrokenKeymapLeavesTheOldOne(text: String) {
    let keyboard = TestKeyboard(layout: "us")
    #expect(!keyboard.setKeymap(text, padding: 1))
    #expect(keyboard.press(Code.a)?.characters == "a")
  }

  @Test func losingFocusClearsModifiersAndKeepsTheLayout() {
    let keyboard = TestKeyboard(layout: "us,ru")
    keyboard.hold(Modifier.shift, group: 1)
    wui_xkb_reset(keyboard.pointer)
    #expect(keyboard.press(Code.c) == KeyPress(key: "с", characters: "с"))
  }
}

nonisolated let areComposeTablesInstalled =
  FileManager.default.fileExists(atPath: "/usr/share/X11/locale/compose.dir")

/// Dead keys need the compose tables of the package libx11-data.
@Suite(.enabled(if: areComposeTablesInstalled))
struct ComposeTests {
  private typealias Code = TestKeyboard.Code
  private typealias Modifier = TestKeyboard.Modifier

  @Test func aDeadKeyWaitsForItsLetter() {
    let keyboard = TestKeyboard(layout: "us(intl)")
    let accent = keyboard.press(Code.apostrophe)
    #expect(accent?.key == "´")
    #expect(accent?.characters == "")
    #expect(keyboard.press(Code.e) == KeyPress(key: "e", characters: "é"))
    #expect(keyboard.press(Code.e) == KeyPress(key: "e", characters: "e"))
  }

  @Test func aRepeatDoesNotFeedTheSequence() {
    let keyboard = TestKeyboard(layout: "us(intl)")
    _ = keyboard.press(Code.apostrophe)
    _ = keyboard.press(Code.e, WUI_XKB_RELEASE)
    _ = keyboard.press(Code.a, WUI_XKB_REPEAT)
    #expect(keyboard.press(Code.e)?.characters == "é")
  }

  @Test func aNewKeymapKeepsTheSequence() {
    let keyboard = TestKeyboard(layout: "us(intl)")
    _ = keyboard.press(Code.apostrophe)
    #expect(wui_xkb_set_layout(keyboard.pointer, "us"))
    #expect(keyboard.press(Code.e)?.characters == "é")
  }

  @Test func losingFocusEndsTheSequence() {
    let keyboard = TestKeyboard(layout: "us(intl)")
    _ = keyboard.press(Code.apostrophe)
    wui_xkb_reset(keyboard.pointer)
    #expect(keyboard.press(Code.e)?.characters == "e")
  }

  @Test func aRepeatFollowsTheModifiersOfTheMoment() {
    let keyboard = TestKeyboard(layout: "us(intl)")
    _ = keyboard.press(Code.a)
    keyboard.hold(Modifier.shift)
    #expect(keyboard.press(Code.a, WUI_XKB_REPEAT)?.characters == "A")
  }
}
