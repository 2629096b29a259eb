import CMockCompositor
import PlatformProbes
import Testing
import WUIGeometry
import WUIPlatform

/// Compositors that are slow, wrong or gone.
@Suite struct ConnectionLossTests {
  private let goneMessage =
    "lost: the compositor went away: start the program again when one is running"

  // MARK: Slow

  @Test("2.1: a compositor that does not read gets nothing more, and the last word when it does")
  func stopsReading() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    // Far more than socket and libwayland's buffer hold; each turn would add a title and a size.
    for count in 1...2000 {
      window.window.title = String(repeating: "t", count: 1000) + "\(count)"
      window.window.limits.minimum.width = CGFloat(count % 30 + 1)
      server.turnUnread()
    }
    #expect(server.connection.lossMessage == nil)
    server.turn()
    server.turn()
    #expect(server.connection.lossMessage == nil)
    let titles = server.takeRequests("set_title")
    #expect(titles.last?.hasSuffix("t2000\")") == true)
    #expect(titles.count < 2000)
  }

  @Test("2.1: frames wait too while the compositor does not read")
  func framesWhileNotReading() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    var count = 0
    while !server.connection.isBlocked, server.connection.lossMessage == nil {
      count += 1
      window.window.title = String(repeating: "t", count: 1000) + "\(count)"
      server.turnUnread()
    }
    window.clear()
    for serial in 2...500 {
      server.configure(40 + serial, 30, serial: serial)
      server.turnUnread()
    }
    #expect(window.frames.isEmpty)
    server.turn()
    server.turn()
    #expect(window.frames.map(\.width) == [540])
    #expect(server.takeRequests("ack_configure") == ["xdg_surface#1.ack_configure(500)"])
    #expect(server.connection.lossMessage == nil)
  }

  // MARK: Gone

  @Test("2.1: a compositor that hangs up is reported once, after what it said before")
  func hangsUp() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    server.configure(50, 30, serial: 2)
    mock_deliver(server.mock)
    mock_hang_up(server.mock)
    server.connection.read()
    server.connection.read()
    server.connection.turn()
    #expect(window.events == ["size 50x30 @1", goneMessage])
    #expect(server.connection.lossMessage != nil)
  }

  @Test("2.1: a compositor that is gone when we write is reported too, after its last words")
  func brokenPipe() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    server.send("xdg_toplevel.close")
    mock_deliver(server.mock)
    mock_hang_up(server.mock)
    // Written to before it is read.
    window.window.requestFrame()
    server.connection.turn()
    #expect(window.events == ["close", goneMessage])
  }

  @Test("2.1: of a broken pipe the compositor's own reason is told, where it gave one")
  func brokenPipeWithReason() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    #expect(mock_fail(server.mock, "xdg_surface", 3, "no such thing"))
    mock_deliver(server.mock)
    mock_hang_up(server.mock)
    // Written to before it is read.
    window.window.requestFrame()
    server.connection.turn()
    #expect(window.events.count == 1)
    #expect(window.events.first?.contains("protocol error") == true)
    #expect(window.events.first?.contains("no such thing") == true)
  }

  // MARK: Wrong

  @Test("2.1: a protocol error is the message, with what to do about it")
  func protocolError() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    #expect(mock_fail(server.mock, "xdg_surface", 3, "no such thing"))
    server.turn()
    #expect(window.events.count == 1)
    let message = try #require(window.events.first)
    #expect(message.hasPrefix("lost: the compositor ended the connection over a protocol error"))
    #expect(message.contains("xdg_surface"))
    #expect(message.contains("error 3: no such thing"))
    #expect(message.hasSuffix("please report it, with what WAYLAND_DEBUG=1 prints"))
  }

  @Test("2.1: after the loss all requests are nothing, and windows close as usual")
  func afterwards() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    mock_hang_up(server.mock)
    server.connection.read()
    window.window.title = "late"
    window.window.setMaximized(true)
    window.window.requestFrame()
    server.connection.turn()
    window.window.close()
    #expect(window.events == [goneMessage])
    #expect(window.frames.isEmpty)
  }

  @Test("2.1: every window hears of it")
  func twoWindows() throws {
    let server = try MockServer()
    let first = server.makeShownWindow()
    let second = server.makeWindow()
    mock_hang_up(server.mock)
    server.connection.read()
    #expect(first.events == [goneMessage])
    #expect(second.events == [goneMessage])
  }
}
