import CMockCompositor
import PlatformProbes
import Testing
import WUICompositor
import WUIGeometry
import WUIPlatform

/// Buffers as they are made, lent and taken back.
@Suite struct BufferProtocolTests {
  @Test("2.2, 2.3: a buffer is ARGB8888, has rows of 256 bytes, and its pool goes at once")
  func made() throws {
    let server = try MockServer()
    let window = server.makeWindow()
    window.window.isOpaque = true
    _ = server.takeAllRequests()
    server.configure(65, 30, serial: 1)
    server.turn()
    // 65 pixels are 260 bytes: a second row of 256 begins. Format 0 is ARGB8888, opaque or not.
    #expect(
      server.takeAllRequests().filter { $0.hasPrefix("wl_shm") } == [
        "wl_shm#1.create_pool(wl_shm_pool#1, fd, 15360)",
        "wl_shm_pool#1.create_buffer(wl_buffer#1, 0, 65, 30, 512, 0)", "wl_shm_pool#1.destroy()",
      ])
  }

  @Test("2.2: a buffer that is not shown after all is free for the next frame")
  func notShown() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    window.damage = Region()
    for _ in 0..<6 {
      window.window.requestFrame()
      server.turn()
    }
    #expect(window.frames.count == 6)
    #expect(mock_count(server.mock, "wl_buffer") == 1)
  }

  @Test("2.6: without a buffer no callback is asked for, and the release renders")
  func noBuffer() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    for _ in 0..<4 {
      window.window.requestFrame()
      server.turn()
      server.send("wl_callback.done", "0")
      server.turn()
    }
    _ = server.takeRequests()
    window.clear()
    window.window.requestFrame()
    server.turn()
    #expect(server.takeRequests() == [])
    server.send("wl_buffer#1.release")
    server.turn()
    #expect(window.frames.count == 1)
    #expect(server.takeRequests("frame").count == 1)
  }
}
