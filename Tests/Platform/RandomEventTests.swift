import CMockCompositor
import Dispatch
import PlatformProbes
import SeededNumbers
import Testing
import WUIGeometry

@testable import WUIPlatform

/// Whatever a compositor sends, in whatever order: the client neither crashes nor hangs, breaks no rule
/// itself, and leaves nothing behind.
///
/// `WAYLANDUI_SEQUENCES` sets how many sequences are played; a tenth of CI's 100,000 without it.
@Suite(.serialized) struct RandomEventTests {
  nonisolated private static let count =
    ProcessInfo.processInfo.environment["WAYLANDUI_SEQUENCES"].flatMap { Int($0) } ?? 10_000
  /// Sequences on one connection.
  nonisolated private static let perConnection = 250
  /// Sequences after which all windows close.
  nonisolated private static let perScene = 25
  /// The most windows at a time.
  nonisolated private static let windowLimit = 3

  @Test(arguments: 0..<max(count / perConnection, 1))
  func sequences(seed: Int) throws {
    var numbers = SeededNumbers(seed: UInt64(seed))
    let keymaps = try KeymapFiles()
    try playConnection(&numbers, keymaps.descriptors)
  }

  /// In a process of its own: what other tests open at the same time is not the client's.
  @Test func descriptorsAreClosed() async {
    await #expect(processExitsWith: .success) {
      try await RandomEventTests().playAndCountDescriptors()
    }
  }

  private func playAndCountDescriptors() async throws {
    let keymaps = try KeymapFiles()
    // The first connection opens what stays open: libdispatch's own descriptors.
    var before: Int?
    for seed in 0..<5 {
      var numbers = SeededNumbers(seed: UInt64(seed))
      try playConnection(&numbers, keymaps.descriptors)
      var count = try descriptorCount()
      // libdispatch ends the watches of a connection in its own time, and only then it is closed.
      for _ in 0..<10_000 where count > before ?? 0 {
        await passMainQueue()
        count = try descriptorCount()
      }
      precondition(count <= before ?? count, "\(count) descriptors are open, \(before!) before")
      before = before ?? count
    }
  }

  private func playConnection(
    _ numbers: inout SeededNumbers, _ descriptors: [Int32]
  ) throws {
    let server = try MockServer(Self.globals.randomElement(using: &numbers)!)
    var stock = RandomEvent.Stock(
      descriptors: descriptors, count: { Int(mock_count_ever(server.mock, $0)) })
    for _ in 0..<Self.perConnection / Self.perScene {
      var windows = [makeWindow(on: server, &stock)]
      for _ in 0..<Self.perScene {
        play(on: server, &windows, &numbers, &stock)
      }
      for window in windows { window.window.close() }
      server.turn()
      // Buffers may be in the compositor's hands until it gives them back.
      for interface in ["xdg_toplevel", "xdg_surface", "wl_surface"] {
        let alive = mock_count(server.mock, interface)
        #expect(interface == "wl_surface" ? alive <= 1 : alive == 0, "\(alive) × \(interface)")
      }
    }
    #expect(server.connection.lossMessage == nil)
  }

  private func makeWindow(on server: MockServer, _ stock: inout RandomEvent.Stock) -> TestWindow {
    let window = server.makeWindow()
    let surfaces = server.takeRequests("get_xdg_surface").compactMap {
      $0.firstMatch(of: /wl_surface#(\d+)/).flatMap { Int($0.1) }
    }
    stock.surfaces += surfaces
    return window
  }

  /// One sequence: some events at once, a turn, and what the client wants to do then.
  private func play(
    on server: MockServer, _ windows: inout [TestWindow], _ numbers: inout SeededNumbers,
    _ stock: inout RandomEvent.Stock
  ) {
    for _ in 0..<Int.random(in: 1...8, using: &numbers) {
      let event = RandomEvent(using: &numbers, from: stock)
      _ = mock_send(server.mock, event.name, event.arguments)
    }
    server.time += Double.random(in: 0...0.1, using: &numbers)
    let index = windows.indices.randomElement(using: &numbers) ?? 0
    let window = windows.isEmpty ? nil : windows[index].window
    switch Int.random(in: 0...11, using: &numbers) {
    case 0...3: window?.requestFrame()
    case 4: window?.beginMove()
    case 5: window?.cursor = .horizontalResize
    case 6: window?.activate()
    case 7 where windows.count < Self.windowLimit: windows.append(makeWindow(on: server, &stock))
    // Before it has had what was just sent to it.
    case 8 where window != nil: windows.remove(at: index).window.close()
    // Within a handler of its own.
    case 9: window?.onKey = { [unowned window] _ in window?.close() }
    default: break
    }
    server.turn()
    windows.removeAll { $0.window.pointer == nil }
  }

  /// What compositors offer: sway's set, a fractional one, and hardly anything.
  private static let globals: [MockServer.Globals] = [
    MockServer.sway, MockServer.fractional,
    MockServer.sway + [("wp_fractional_scale_manager_v1", 1)],
    [("wl_compositor", 4), ("wl_shm", 1), ("xdg_wm_base", 1)],
    MockServer.bare.filter { $0.0 != "wp_viewporter" && $0.0 != "wl_output" },
  ]

  private func descriptorCount() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
  }

  /// Lets the main queue do what waits in it.
  private func passMainQueue() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}

/// Files to read a keymap from: a right one, nonsense, an empty one, and something that is no file.
private final class KeymapFiles {
  private(set) var descriptors: [Int32] = []

  init() throws {
    let texts = [keymap(layout: "us"), "nonsense", ""]
    for text in texts {
      let path = NSTemporaryDirectory() + "waylandui-random-\(getpid())-\(descriptors.count)"
      try Data(text.utf8).write(to: URL(filePath: path))
      descriptors.append(open(path, O_RDONLY | O_CLOEXEC))
      unlink(path)
    }
    descriptors.append(open("/dev/null", O_RDONLY | O_CLOEXEC))
  }

  deinit {
    for descriptor in descriptors { close(descriptor) }
  }
}
