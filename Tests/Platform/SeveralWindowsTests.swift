import CMockCompositor
import PlatformProbes
import Testing
import WUICompositor
import WUIGeometry

@testable import WUIPlatform

/// Several windows on one connection: each gets what is meant for it, and goes by itself.
@Suite final class SeveralWindowsTests {
  private let server: MockServer
  /// `wl_surface#1`.
  private let first: TestWindow
  /// `wl_surface#2`.
  private let second: TestWindow

  init() throws {
    server = try MockServer(MockServer.fractional + [("wl_output", 4)])
    first = server.makeShownWindow()
    second = server.makeShownWindow()
    first.clear()
  }

  // Windows end where they live, on the main actor.
  isolated deinit {}

  /// Gives the seat a keyboard with letters, a pointer and a touch screen.
  private func addDevices() {
    server.send("wl_seat.capabilities", "7")
    server.turn()
    let keymap = keymap(layout: "us")
    server.sendKeymap(keymap, size: keymap.utf8.count + 1)
    server.turn()
    _ = server.takeRequests()
  }

  private func configure(_ number: Int, _ width: Int, _ height: Int, serial: Int) {
    server.send("xdg_toplevel#\(number).configure", "\(width) \(height) -")
    server.send("xdg_surface#\(number).configure", "\(serial)")
  }

  private func count(_ interfaces: String...) -> [Int32] {
    interfaces.map { mock_count(server.mock, $0) }
  }

  // MARK: Sizes

  @Test("2.5: each window has its size, its answer and its frame")
  func sizes() {
    configure(2, 80, 60, serial: 21)
    configure(1, 50, 30, serial: 12)
    server.turn()
    #expect(first.events == ["size 50x30 @1"])
    #expect(second.events == ["size 80x60 @1"])
    #expect(
      server.takeRequests("ack_configure").sorted() == [
        "xdg_surface#1.ack_configure(12)", "xdg_surface#2.ack_configure(21)",
      ])
    #expect(first.frames.map(\.width) == [50])
    #expect(second.frames.map(\.width) == [80])
    // The second one's callback is no leave for the first to draw.
    server.send("wl_callback.done", "0")
    first.window.requestFrame()
    second.window.requestFrame()
    server.turn()
    #expect(first.frames.count + second.frames.count == 3)
  }

  @Test("2.7: on monitors of different scales each window has its own")
  func scales() throws {
    let server = try MockServer(MockServer.bare + [("wl_output", 4)])
    let first = server.makeShownWindow()
    let second = server.makeShownWindow()
    server.send("wl_output#2.scale", "2")
    server.send("wl_output#2.done")
    server.send("wl_surface#1.enter", "wl_output#1")
    server.send("wl_surface#2.enter", "wl_output#2")
    server.turn()
    #expect(first.window.configuration?.scale == DisplayScale(1))
    #expect(second.frames.map(\.width) == [80])
    // A window that is moved over takes the other scale.
    server.send("wl_surface#1.enter", "wl_output#2")
    server.send("wl_surface#1.leave", "wl_output#1")
    server.send("wl_surface#2.leave", "wl_output#2")
    server.send("wl_surface#2.enter", "wl_output#1")
    server.turn()
    #expect(first.window.configuration?.scale == DisplayScale(2))
    #expect(second.window.configuration?.scale == DisplayScale(1))
    mock_remove_global(server.mock, "wl_output")
    server.turn()
    #expect(first.window.configuration?.scale == DisplayScale(2))
  }

  @Test("2.7: a preferred scale is that of its window")
  func preferredScales() {
    server.send("wp_fractional_scale_v1#2.preferred_scale", "180")
    server.turn()
    #expect(first.events == [])
    #expect(second.events == ["size 40x30 @1.5"])
    #expect(second.frames.map(\.width) == [60])
  }

  // MARK: Input

  @Test("2.10: keys go to the window that has the keyboard, also where it moves on in one dispatch")
  func keys() throws {
    addDevices()
    server.send("wl_keyboard.enter", "1 wl_surface#1 -")
    server.send("wl_keyboard.key", "2 0 30 1")
    server.send("wl_keyboard.leave", "3 wl_surface#1")
    server.send("wl_keyboard.enter", "4 wl_surface#2 -")
    server.send("wl_keyboard.key", "5 0 48 1")
    server.turn()
    #expect(first.events == ["focus true", "key a a", "focus false"])
    #expect(second.events == ["focus true", "key b b"])
    // Some compositors forget the leave.
    server.send("wl_keyboard.enter", "6 wl_surface#1 -")
    server.send("wl_keyboard.key", "7 0 46 1")
    server.turn()
    #expect(second.events.suffix(1) == ["focus false"])
    #expect(first.events.suffix(2) == ["focus true", "key c c"])
    // The key that is held repeats where it was pressed last.
    server.time += 0.6
    server.connection.keys?.fire()
    #expect(first.events.last == "key c c")
    #expect(first.events.count == 6)
    #expect(second.events.count == 3)
  }

  @Test("2.8: pointer and finger are in the window that they entered")
  func pointers() throws {
    addDevices()
    server.send("wl_pointer.enter", "1 wl_surface#1 5 6")
    server.send("wl_pointer.button", "2 0 272 1")
    server.send("wl_pointer.frame")
    server.send("wl_pointer.leave", "3 wl_surface#1")
    server.send("wl_pointer.enter", "4 wl_surface#2 7 8")
    server.send("wl_pointer.motion", "0 9 8")
    server.send("wl_pointer.frame")
    server.turn()
    #expect(first.events == ["enter 5,6", "down 5,6", "cancel 5,6", "leave 5,6"])
    #expect(second.events == ["enter 7,8", "motion 9,8"])
    server.send("wl_touch.down", "5 0 wl_surface#1 0 3 4")
    server.send("wl_touch.up", "6 0 0")
    server.send("wl_touch.frame")
    server.turn()
    #expect(first.events.suffix(2) == ["down 3,4", "up 3,4"])
    #expect(second.events.count == 2)
  }

  // MARK: The end of one

  @Test("2.5: the end of one window takes along what is its own, and nothing of the other one")
  func closing() {
    let before = count(
      "wl_surface", "xdg_surface", "xdg_toplevel", "wp_viewport", "wp_fractional_scale_v1",
      "wl_buffer")
    #expect(before == [2, 2, 2, 2, 2, 2])
    first.window.close()
    server.turn()
    let after = count(
      "wl_surface", "xdg_surface", "xdg_toplevel", "wp_viewport", "wp_fractional_scale_v1",
      "wl_buffer")
    #expect(after == [1, 1, 1, 1, 1, 1])
    configure(2, 80, 60, serial: 21)
    server.turn()
    #expect(second.frames.map(\.width) == [80])
    server.send("xdg_toplevel#2.close")
    server.turn()
    #expect(second.events == ["size 80x60 @1", "close"])
    #expect(first.events == [])
  }

  @Test("2.5: a window that closes while a frame, a buffer and a size are on their way")
  func closingWithAFrameOnItsWay() {
    first.window.requestFrame()
    second.window.requestFrame()
    server.turn()
    let callbacks = count("wl_callback")
    // Sent before the compositor knows.
    configure(1, 90, 90, serial: 11)
    server.send("wl_buffer#1.release")
    server.send("wl_surface#1.enter", "wl_output#1")
    server.send("xdg_toplevel#1.close")
    first.window.close()
    server.turnUnread()
    server.turn()
    #expect(callbacks == [2])
    // Which of the two is whose does not matter: the late one comes to nothing.
    server.send("wl_callback.done", "0")
    server.send("wl_callback.done", "0")
    second.window.requestFrame()
    first.window.requestFrame()
    server.turn()
    #expect(first.events == [])
    #expect(!first.window.wakeUp.isSet)
    #expect(first.frames.count == 1)
    #expect(second.frames.count == 2)
  }

  @Test("2.10: a key that is held as its window closes repeats no more, and is not heard elsewhere")
  func closingWithAKeyHeld() throws {
    addDevices()
    server.send("wl_keyboard.enter", "1 wl_surface#1 -")
    server.send("wl_keyboard.key", "2 0 30 1")
    server.turn()
    first.window.close()
    server.time += 1
    server.connection.keys?.fire()
    server.turn()
    #expect(first.events == ["focus true", "key a a"])
    server.send("wl_keyboard.enter", "3 wl_surface#2 30")
    server.turn()
    server.time += 1
    server.connection.keys?.fire()
    #expect(second.events == ["focus true"])
  }

  @Test("2.8: a press that is held as its window closes has no release")
  func closingWithAButtonHeld() throws {
    addDevices()
    server.send("wl_pointer.enter", "1 wl_surface#1 5 6")
    server.send("wl_pointer.button", "2 0 272 1")
    server.send("wl_pointer.frame")
    server.send("wl_touch.down", "3 0 wl_surface#2 0 3 4")
    server.turn()
    #expect(second.events == ["down 3,4"], "what is held in the one is no matter of the other")
    first.window.close()
    server.turn()
    server.send("wl_pointer.button", "4 0 272 0")
    server.send("wl_pointer.frame")
    server.turn()
    #expect(first.events == ["enter 5,6", "down 5,6"])
    server.send("wl_touch.up", "5 0 0")
    server.send("wl_pointer.enter", "5 wl_surface#2 1 2")
    server.send("wl_pointer.button", "6 0 272 1")
    server.send("wl_pointer.frame")
    server.turn()
    #expect(second.events == ["down 3,4", "up 3,4", "enter 1,2", "down 1,2"])
  }

  @Test("2.5: focus for a window that is gone by then is none")
  func lateFocus() throws {
    addDevices()
    // Sent before the compositor knows.
    server.send("wl_keyboard.enter", "1 wl_surface#1 -")
    server.send("wl_keyboard.key", "2 0 30 1")
    server.send("wl_pointer.enter", "3 wl_surface#1 5 6")
    server.send("wl_pointer.button", "4 0 272 1")
    server.send("wl_pointer.frame")
    server.send("wl_touch.down", "5 0 wl_surface#1 0 3 4")
    server.send("wl_touch.up", "6 0 0")
    first.window.close()
    server.turnUnread()
    server.turn()
    server.send("wl_keyboard.leave", "7 wl_surface#2")
    server.send("wl_keyboard.enter", "8 wl_surface#2 -")
    server.send("wl_keyboard.key", "9 0 48 1")
    server.turn()
    #expect(first.events == [])
    #expect(second.events == ["focus true", "key b b"])
  }

  @Test("2.5: a handler of one window closes the other one, whose events wait behind")
  func closingEachOther() throws {
    addDevices()
    first.window.onKey = { [second] _ in second.window.close() }
    server.send("wl_keyboard.enter", "1 wl_surface#1 -")
    server.send("wl_keyboard.key", "2 0 30 1")
    configure(2, 80, 60, serial: 21)
    server.send("xdg_toplevel#2.close")
    server.turn()
    #expect(second.events == [])
    #expect(second.frames.isEmpty)
    #expect(count("xdg_toplevel") == [1])
  }

  // MARK: Loss

  @Test("2.1: all windows hear of the loss, and then the program does, once")
  func loss() {
    var messages: [String] = []
    server.connection.onConnectionLost = { [first, second] message in
      messages.append(message)
      #expect(first.events.count == 1 && second.events.count == 1)
    }
    mock_hang_up(server.mock)
    server.connection.read()
    server.connection.read()
    server.connection.turn()
    #expect(messages == ["the compositor went away: start the program again when one is running"])
    #expect(first.events == ["lost: \(messages[0])"])
  }
}
