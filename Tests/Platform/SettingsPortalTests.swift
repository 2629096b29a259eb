import CMockPortal
import Testing
import WUIGeometry

@testable import WUIPlatform

/// The keys and their values are those of the portal's documentation, `org.freedesktop.portal.Settings`
/// version 2, and of GNOME's schemas `org.gnome.desktop.interface` and `…peripherals.mouse`.
@Suite("Settings portal")
struct SettingsPortalTests {
  private let mock = TestPortal()

  @Test("asks for the appearance and for GNOME's settings, and waits for the answer")
  func question() {
    let portal = mock.connect()
    #expect(portal.isWaiting)
    #expect(
      mock.question?.split(separator: " ") == [
        "org.freedesktop.appearance", "org.gnome.desktop.interface",
        "org.gnome.desktop.peripherals.mouse", "org.gnome.settings-daemon.peripherals.mouse",
      ])
    mock_portal_answer(mock.pointer, false)
    portal.process()
    #expect(!portal.isWaiting)
    #expect(portal.settings == DesktopSettings())
  }

  @Test("takes all settings out of the answer")
  func answer() {
    let portal = mock.connect()
    mock.set("org.freedesktop.appearance", "color-scheme", "u", 1)
    mock_portal_set_color(
      mock.pointer, "org.freedesktop.appearance", "accent-color", 1, 0.5, 0)
    mock.set("org.gnome.desktop.interface", "enable-animations", "b", 0)
    mock.set("org.gnome.desktop.interface", "text-scaling-factor", "d", 1.25)
    mock.set("org.gnome.desktop.peripherals.mouse", "double-click", "i", 600)
    mock_portal_answer(mock.pointer, false)
    portal.process()
    #expect(portal.settings.colorScheme == .dark)
    #expect(portal.settings.accentColor?.green == 0.5)
    #expect(portal.settings.reducesMotion)
    #expect(portal.settings.textScale == 1.25)
    #expect(portal.settings.doubleClickInterval == 0.6)
  }

  @Test("tells a change, in as many variants as the portal wraps it", arguments: [1, 2, 3])
  func change(depth: Int) {
    let portal = mock.connect(answering: true)
    var told: [DesktopSettings] = []
    portal.onChange = { told.append($0) }
    mock.set("org.freedesktop.appearance", "color-scheme", "u", 1)
    mock_portal_tell(mock.pointer, Int32(depth))
    portal.process()
    mock.set("org.freedesktop.appearance", "color-scheme", "u", 2)
    mock_portal_tell(mock.pointer, Int32(depth))
    portal.process()
    #expect(told.map(\.colorScheme) == [.dark, .light])
  }

  @Test("an equal value is no news")
  func equalValue() {
    let portal = mock.connect(answering: true)
    var count = 0
    portal.onChange = { _ in count += 1 }
    mock.set("org.freedesktop.appearance", "reduced-motion", "u", 0)
    mock_portal_tell(mock.pointer, 1)
    portal.process()
    #expect(count == 0)
  }

  @Test(
    "values out of range are as good as none",
    arguments: [
      ("org.freedesktop.appearance", "color-scheme", "u", 7.0),
      ("org.freedesktop.appearance", "color-scheme", "s", 0),
      ("org.freedesktop.appearance", "color-scheme", "d", 1),
      ("org.freedesktop.appearance", "accent-color", "u", 1),
      ("org.gnome.desktop.interface", "text-scaling-factor", "d", 0),
      ("org.gnome.desktop.interface", "text-scaling-factor", "d", .nan),
      ("org.gnome.desktop.peripherals.mouse", "double-click", "i", -5),
      ("org.gnome.desktop.peripherals.mouse", "left-handed", "b", 1),
      ("somewhere.else", "color-scheme", "u", 1),
    ])
  func outOfRange(namespace: String, name: String, type: String, value: Double) {
    let portal = mock.connect(answering: true)
    mock.set(namespace, name, type, value)
    mock.set("org.freedesktop.appearance", "reduced-motion", "u", 1)
    mock_portal_tell(mock.pointer, 1)
    portal.process()
    var expected = DesktopSettings()
    expected.asksForReducedMotion = true
    #expect(portal.settings == expected)
  }

  @Test("an accent colour with a component out of range is none")
  func accentOutOfRange() {
    let portal = mock.connect(answering: true)
    mock_portal_set_color(mock.pointer, "org.freedesktop.appearance", "accent-color", 0, 0, 1)
    mock_portal_tell(mock.pointer, 1)
    portal.process()
    #expect(portal.settings.accentColor?.blue == 1)
    mock_portal_set_color(mock.pointer, "org.freedesktop.appearance", "accent-color", 0, -1, 1)
    mock_portal_tell(mock.pointer, 1)
    portal.process()
    #expect(portal.settings.accentColor == nil)
  }

  @Test("text and double clicks keep within what people can use")
  func clamping() {
    let portal = mock.connect(answering: true)
    mock.set("org.gnome.desktop.interface", "text-scaling-factor", "d", 100)
    mock.set("org.gnome.desktop.peripherals.mouse", "double-click", "i", 1)
    mock_portal_tell(mock.pointer, 1)
    portal.process()
    #expect(portal.settings.textScale == 3)
    #expect(portal.settings.doubleClickInterval == 0.1)
  }

  @Test("an error in place of an answer ends the wait, and changes are still heard")
  func errorAnswer() {
    let portal = mock.connect()
    mock_portal_answer(mock.pointer, true)
    portal.process()
    #expect(!portal.isWaiting)
    mock.set("org.freedesktop.appearance", "color-scheme", "u", 1)
    mock_portal_tell(mock.pointer, 1)
    portal.process()
    #expect(portal.settings.colorScheme == .dark)
  }

  @Test("a portal that goes away leaves what it said, and no wait")
  func hangUp() {
    let portal = mock.connect()
    mock.set("org.freedesktop.appearance", "color-scheme", "u", 1)
    mock_portal_answer(mock.pointer, false)
    portal.process()
    mock_portal_hang_up(mock.pointer)
    portal.process()
    portal.process()
    #expect(!portal.isWaiting)
    #expect(portal.settings.colorScheme == .dark)
  }

  @Test("a bus that is gone before it answers is no wait")
  func goneAtOnce() {
    let portal = mock.connect()
    mock_portal_hang_up(mock.pointer)
    portal.wait(until: .infinity)
    #expect(!portal.isWaiting)
    #expect(portal.settings == DesktopSettings())
  }
}

/// A portal that a test speaks for.
private final class TestPortal {
  let pointer = mock_portal_create()!

  isolated deinit { mock_portal_destroy(pointer) }

  /// A client that has asked its question, which stands unanswered unless it is `answering`.
  func connect(answering: Bool = false) -> SettingsPortal {
    let portal = SettingsPortal(socket: mock_portal_take_client(pointer))
    // The two agree about who they are in a few messages before the question comes.
    for _ in 0..<10 where question == nil {
      mock_portal_process(pointer)
      portal.process()
    }
    if answering {
      mock_portal_answer(pointer, false)
      portal.process()
    }
    return portal
  }

  var question: String? { mock_portal_question(pointer).map { String(cString: $0) } }

  func set(_ namespace: String, _ name: String, _ type: String, _ value: Double) {
    mock_portal_set_number(
      pointer, namespace, name, CChar(bitPattern: type.utf8.first!), value)
  }
}
