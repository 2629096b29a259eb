import CMockCompositor
import CWayland
import PlatformProbes
import Testing
import WUIGeometry

@testable import WUIPlatform

/// No memory and no descriptors for a picture, by limits of a process of its own: the frame is put off,
/// one line says so, and the picture comes when there is room again.
@Suite struct MemoryTests {
  /// Shows a window, makes it larger where there is no room, turns a few times, then makes room.
  private nonisolated static func growWithout(
    _ kind: __rlimit_resource, limit: @escaping @Sendable () -> rlim_t
  ) async {
    await MainActor.run {
      // Beyond the limit of a file's size, which then is an error of the call.
      signal(SIGXFSZ, SIG_IGN)
      let server = try! MockServer()
      let window = server.makeShownWindow()
      let resource = __rlimit_resource_t(kind.rawValue)
      var old = rlimit()
      getrlimit(resource, &old)
      var new = rlimit(rlim_cur: limit(), rlim_max: old.rlim_max)
      precondition(setrlimit(resource, &new) == 0)
      server.configure(3000, 2000, serial: 2)
      for _ in 0..<3 { server.turn() }
      precondition(window.frames.isEmpty, "there is room after all")
      precondition(server.connection.lossMessage == nil)
      precondition(server.takeRequests("ack_configure").isEmpty)
      precondition(setrlimit(resource, &old) == 0)
      server.turn()
      precondition(window.frames.map(\.width) == [3000])
      precondition(server.takeRequests("ack_configure") == ["xdg_surface#1.ack_configure(2)"])
    }
  }

  private func expectOneLine(_ output: [UInt8]?, _ reason: String) {
    let lines = String(decoding: output ?? [], as: UTF8.self).split(separator: "\n")
      .filter { $0.contains("no memory for a buffer") }
    #expect(
      lines == [
        "WaylandUI: no memory for a buffer of 3000 x 2000 pixels (\(reason)): frames are put off"
      ])
  }

  @Test("2.3: out of descriptors")
  func descriptors() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MemoryTests.growWithout(RLIMIT_NOFILE) {
        // The lowest free one is the first that may not be opened.
        let free = dup(0)
        close(free)
        return rlim_t(free)
      }
    }
    expectOneLine(result?.standardErrorContent, "Too many open files")
  }

  @Test(
    "2.10: out of descriptors when a keymap comes: the connection is lost, with the usual message")
  func descriptorOfAKeymap() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let server = try! MockServer()
        let window = server.makeShownWindow()
        server.send("wl_seat.capabilities", "2")
        server.turn()
        let keymap = keymap(layout: "us")
        server.sendKeymap(keymap, size: keymap.utf8.count)
        mock_deliver(server.mock)
        let free = dup(0)
        close(free)
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        limit.rlim_cur = rlim_t(free)
        precondition(setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0)
        server.connection.read()
        server.connection.read()
        #expect(
          window.events == [
            "lost: the connection to the compositor failed (Invalid argument): start the program again"
          ])
      }
    }
  }

  @Test("2.3: out of shared memory: fallocate finds out, not a signal on the first write")
  func sharedMemory() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MemoryTests.growWithout(RLIMIT_FSIZE) { 1 << 20 }
    }
    expectOneLine(result?.standardErrorContent, "File too large")
  }

  @Test("2.3: out of address space: a mapping fails, and its file is closed")
  func addressSpace() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MemoryTests.growWithout(RLIMIT_AS) {
        let pages = try! String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
          .split(separator: " ").first.flatMap { rlim_t($0) }!
        return pages * rlim_t(sysconf(Int32(_SC_PAGESIZE))) + 8 << 20
      }
    }
    expectOneLine(result?.standardErrorContent, "Cannot allocate memory")
  }

  @Test(
    "2.3: sizes that a server would refuse are refused here",
    arguments: [(0, 10), (10, 0), (-1, 10), (Int32.max, 1), (40_000, 40_000)] as [(Int32, Int32)])
  func impossible(width: Int32, height: Int32) throws {
    let server = try MockServer()
    _ = server.takeRequests()
    #expect(wui_buffer_create(server.connection.pointer, width, height) == nil)
    server.turn()
    #expect(mock_count(server.mock, "wl_buffer") == 0)
  }
}
