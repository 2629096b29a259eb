import CMockCompositor
import PlatformProbes
import Testing
import WUIGeometry
import WUIPlatform
import WUIViews

@testable import WUIHost

/// The end of a program whose compositor is gone: it says why, saves, and ends with status 1.
@Suite struct LossTests {
  private struct Counter: View {
    @SceneStorage("count") private var count = 0
    @State private var presses = 0

    var body: some View {
      Color.white
        .onTapGesture { presses += 1 }
        // Stored by what follows a change, as late as can be.
        .onChange(of: presses) { count = presses }
    }
  }

  private struct Sample: App {
    var body: some Scene { WindowGroup { Counter() } }
  }

  /// Runs an app until its compositor ends it, in a process of its own.
  private nonisolated static func run(
    folder: String, end: @escaping @Sendable @MainActor (MockServer) -> Void
  ) async {
    await MainActor.run {
      setenv("XDG_STATE_HOME", folder, 1)
      let server = try! MockServer(MockServer.bare)
      let windows = AppRunner.open(Sample(), connection: server.connection)
      server.turn()
      server.configure(200, 100, serial: 1)
      server.turn()
      server.send("wl_seat.capabilities", "1")
      server.turn()
      server.send("wl_pointer.enter", "2 wl_surface#1 100 80")
      server.send("wl_pointer.button", "3 0 272 1")
      server.send("wl_pointer.button", "4 0 272 0")
      server.send("wl_pointer.frame")
      end(server)
      server.connection.read()
      server.connection.read()
      withExtendedLifetime(windows) {}
      fatalError("the program goes on")
    }
  }

  private func stored(in folder: String) throws -> String {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
    let file = try #require(files?.first { $0.hasSuffix("scene-1.json") })
    return try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
  }

  private func makeFolder() -> String {
    NSTemporaryDirectory() + "waylandui-loss-\(UInt32.random(in: 0...UInt32.max))"
  }

  @Test("2.1: a compositor that goes away")
  func gone() async throws {
    let folder = makeFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = await #expect(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) { [folder = folder as String] in
      await LossTests.run(folder: folder) { server in
        mock_deliver(server.mock)
        mock_hang_up(server.mock)
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let lines = output.split(separator: "\n").filter { $0.contains("compositor went away") }
    #expect(lines.count == 1)
    #expect(
      lines.first?.hasSuffix(
        ": the compositor went away: start the program again when one is running") == true)
    #expect(try stored(in: folder).contains("\"count\" : 1"))
  }

  @Test("2.1: a compositor that finds fault with us")
  func protocolError() async throws {
    let folder = makeFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = await #expect(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) { [folder = folder as String] in
      await LossTests.run(folder: folder) { server in
        // libwayland drops what it read together with an error.
        server.turn()
        _ = mock_fail(server.mock, "xdg_surface", 3, "no such thing")
        mock_deliver(server.mock)
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let lines = output.split(separator: "\n").filter { $0.contains("over a protocol error") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("no such thing") == true)
    #expect(try stored(in: folder).contains("\"count\" : 1"))
  }
}
