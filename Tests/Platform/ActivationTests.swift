import CMockCompositor
import PlatformProbes
import Testing
import WUIGeometry
import WUIPlatform

/// The token by which a launcher hands its focus to the program that it starts.
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

  @Test("2.1: a token that does not fit a request is not sent")
  func tooLong() throws {
    #expect(try requests(token: String(repeating: "t", count: 5000)) == [])
    #expect(try requests(token: "") == [])
  }
}
