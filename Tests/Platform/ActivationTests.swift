import CMockCompositor
import PlatformProbes
import Testing
import WUIGeometry
import WUIPlatform

/// The token by which a launcher hands its focus to the program that it starts, and those by which a
/// program brings a window of its own to the front.
@Suite(.serialized) struct ActivationTests {
  private func requests(token: String?, _ globals: MockServer.Globals = MockServer.bare) throws
    -> [String]
  {
    setenv("XDG_ACTIVATION_TOKEN", token ?? "", 1)
    if token == nil { unsetenv("XDG_ACTIVATION_TOKEN") }
    let server = try MockServer(globals)
    _ = server.makeWindow()
    let requests = server.takeRequests("activate")
    _ = server.makeWindow()
    #expect(server.takeRequests("activate") == [], "a token is for one window")
    #expect(getenv("XDG_ACTIVATION_TOKEN") == nil, "and not for programs that we start")
    #expect(server.connection.lossMessage == nil)
    return requests
  }

  @Test("1.4: the token is used once, for the first window")
  func token() throws {
    #expect(
      try requests(token: "abc-1") == ["xdg_activation_v1#1.activate(\"abc-1\", wl_surface#1)"])
    #expect(try requests(token: nil) == [])
  }

  @Test("1.4: without the protocol the token is nothing")
  func withoutProtocol() throws {
    let globals = MockServer.bare.filter { $0.0 != "xdg_activation_v1" }
    #expect(try requests(token: "abc-1", globals) == [])
  }

  /// Two windows, in the first of which a button was pressed with serial 7.
  private func makeWindows(_ globals: MockServer.Globals = MockServer.bare) throws
    -> (MockServer, TestWindow, TestWindow)
  {
    let server = try MockServer(globals)
    let first = server.makeShownWindow()
    let second = server.makeShownWindow()
    server.send("wl_seat.capabilities", "1")
    server.turn()
    server.send("wl_pointer.enter", "6 wl_surface#1 5 5")
    server.send("wl_pointer.button", "7 0 272 1")
    server.send("wl_pointer.button", "8 0 272 0")
    server.send("wl_pointer.frame")
    server.turn()
    _ = server.takeRequests()
    return (server, first, second)
  }

  @Test("1.4: a window comes to the front by the serial of what the user did last")
  func bringForward() throws {
    let (server, first, second) = try makeWindows()
    second.window.activate()
    server.turn()
    #expect(
      server.takeRequests() == [
        "xdg_activation_v1#1.get_activation_token(xdg_activation_token_v1#1)",
        "xdg_activation_token_v1#1.set_serial(7, wl_seat#1)",
        "xdg_activation_token_v1#1.set_app_id(\"test\")",
        "xdg_activation_token_v1#1.set_surface(wl_surface#1)",
        "xdg_activation_token_v1#1.commit()",
      ])
    server.send("xdg_activation_token_v1.done", "abc-2")
    server.turn()
    #expect(
      server.takeRequests() == [
        "xdg_activation_v1#1.activate(\"abc-2\", wl_surface#2)",
        "xdg_activation_token_v1#1.destroy()",
      ])
    withExtendedLifetime(first) {}
  }

  @Test("1.4: a second wish takes the place of the first, and none outlives its window")
  func bringForwardTwice() throws {
    let (server, first, second) = try makeWindows()
    second.window.activate()
    second.window.activate()
    server.turn()
    #expect(mock_count(server.mock, "xdg_activation_token_v1") == 1)
    // Sent before the compositor knows that the window is gone.
    server.send("xdg_activation_token_v1.done", "abc-3")
    second.window.close()
    second.window.activate()
    server.turnUnread()
    server.turn()
    #expect(server.takeRequests("activate") == [])
    #expect(mock_count(server.mock, "xdg_activation_token_v1") == 0)
    withExtendedLifetime(first) {}
  }

  @Test("1.4: where nobody did anything, and the one who did is gone, the wish is only a wish")
  func bringForwardWithoutInput() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    window.window.activate()
    server.turn()
    #expect(server.takeRequests("set_serial", "set_surface") == [])
    let (other, first, second) = try makeWindows()
    first.window.close()
    mock_remove_global(other.mock, "wl_seat")
    other.turn()
    _ = other.takeRequests()
    second.window.activate()
    other.turn()
    #expect(other.takeRequests("set_serial", "set_surface", "commit").count == 1)
    #expect(other.connection.lossMessage == nil)
  }

  @Test("1.4: without the protocol a window stays where it is, which is said once")
  func bringForwardWithoutProtocol() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let globals = MockServer.bare.filter { $0.0 != "xdg_activation_v1" }
        let (server, first, second) = try ActivationTests().makeWindows(globals)
        second.window.activate()
        first.window.activate()
        server.turn()
        precondition(server.takeRequests() == [])
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let lines = output.split(separator: "\n").filter { $0.contains("xdg_activation_v1") }
    #expect(
      lines == [
        "WaylandUI: the compositor has no xdg_activation_v1: who starts us cannot pass its focus on,"
          + " and no window of ours can be brought forward"
      ])
  }

  @Test("2.1: a token that does not fit a request is not sent")
  func tooLong() throws {
    #expect(try requests(token: String(repeating: "t", count: 5000)) == [])
    #expect(try requests(token: "") == [])
  }
}
