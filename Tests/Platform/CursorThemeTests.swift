import CMockCompositor
import PlatformProbes
import Testing
import WUIGeometry
import WUIPlatform

/// The pointer's picture, from themes of the test's own making.
///
/// Each case is a process of its own, since a theme is named by the environment.
@Suite struct CursorThemeTests {
  /// Runs with a theme as the user's, in a window that the pointer has not entered yet.
  ///
  /// - Parameters:
  ///   - pictures: The sizes of each picture of the theme, by its name.
  ///   - size: `XCURSOR_SIZE`, nil where it is not set.
  ///   - theme: `XCURSOR_THEME`; there is only `test`.
  private nonisolated static func run(
    _ pictures: [String: [Int]] = ["default": [24, 48, 72], "text": [24, 48, 72]],
    size: String? = nil, theme: String = "test", globals: MockServer.Globals = MockServer.bare,
    _ body: @escaping @Sendable @MainActor (MockServer, TestWindow) -> Void
  ) async throws {
    try await MainActor.run {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "waylandui-cursors-\(getpid())")
      defer { try? FileManager.default.removeItem(at: folder) }
      let cursors = folder.appending(path: "test/cursors")
      try FileManager.default.createDirectory(at: cursors, withIntermediateDirectories: true)
      for (name, sizes) in pictures {
        try CursorFile(sizes: sizes).data.write(to: cursors.appending(path: name))
      }
      setenv("XCURSOR_PATH", folder.path, 1)
      setenv("XCURSOR_THEME", theme, 1)
      unsetenv("XCURSOR_SIZE")
      if let size { setenv("XCURSOR_SIZE", size, 1) }
      let server = try MockServer(globals)
      let window = server.makeShownWindow()
      server.send("wl_seat.capabilities", "1")
      server.turn()
      body(server, window)
    }
  }

  // MARK: Size

  @Test("2.12: the picture has the user's size times the scale, a whole number, rounded up")
  func scale() async {
    await #expect(processExitsWith: .success) {
      try await CursorThemeTests.run { server, _ in
        #expect(
          enter(server) == [
            "wl_surface#2.set_buffer_scale(1)", "wl_surface#2.attach(wl_buffer#2, 0, 0)",
            "wl_surface#2.damage_buffer(0, 0, 24, 24)", "wl_surface#2.commit()",
            "wl_pointer#1.set_cursor(7, wl_surface#2, 6, 6)",
          ])
      }
      for (scale, expected) in [("120", 1), ("150", 2), ("240", 2), ("241", 3)] {
        try await CursorThemeTests.run(globals: MockServer.fractional) { server, _ in
          server.send("wp_fractional_scale_v1.preferred_scale", scale)
          server.turn()
          let requests = enter(server)
          #expect(requests.first == "wl_surface#2.set_buffer_scale(\(expected))")
          #expect(side(requests) == 24 * expected)
          #expect(requests.last == "wl_pointer#1.set_cursor(7, wl_surface#2, 6, 6)", "in points")
        }
      }
    }
  }

  @Test("2.12: a picture that the scale does not divide is shown pixel by point")
  func indivisible() async {
    await #expect(processExitsWith: .success) {
      try await CursorThemeTests.run(["default": [25]], globals: MockServer.fractional) {
        server, _ in
        server.send("wp_fractional_scale_v1.preferred_scale", "240")
        server.turn()
        let requests = enter(server)
        #expect(requests.first == "wl_surface#2.set_buffer_scale(1)")
        #expect(side(requests) == 25)
        #expect(requests.last == "wl_pointer#1.set_cursor(7, wl_surface#2, 6, 6)")
      }
    }
  }

  @Test("2.12: a size that is none is 24")
  func nonsense() async {
    await #expect(processExitsWith: .success) {
      for size in ["0", "-48", "many", "", "99999999999", "513"] {
        try await CursorThemeTests.run(size: size) { server, _ in
          #expect(side(enter(server)) == 24, "\(size)")
        }
      }
      try await CursorThemeTests.run(size: "48") { server, _ in
        #expect(side(enter(server)) == 48)
      }
    }
  }

  @Test(
    "2.12: a theme is loaded once, and anew for another scale, of which the pointer learns at once")
  func loading() async {
    await #expect(processExitsWith: .success) {
      try await CursorThemeTests.run(globals: MockServer.fractional) { server, window in
        let first = buffer(enter(server))
        window.window.cursor = .text
        server.turn()
        #expect(buffer(picture(server)) != first)
        window.window.cursor = .default
        server.turn()
        #expect(buffer(picture(server)) == first)
        #expect(buffer(enter(server)) == first)
        server.send("wp_fractional_scale_v1.preferred_scale", "180")
        server.turn()
        let second = picture(server)
        #expect(second.first == "wl_surface#2.set_buffer_scale(2)")
        #expect(side(second) == 48)
        // Of the same whole scale.
        server.send("wp_fractional_scale_v1.preferred_scale", "210")
        server.turn()
        #expect(picture(server) == [])
        #expect(buffer(enter(server)) == buffer(second))
      }
    }
  }

  // MARK: Names

  @Test(
    "2.12: a picture is looked for by its CSS name, by that of X11, and then the default is shown")
  func names() async {
    await #expect(processExitsWith: .success) {
      let cases: [([String: [Int]], PointerCursor, Int?)] = [
        (["text": [20], "xterm": [21], "default": [22]], .text, 20),
        (["xterm": [21], "default": [22]], .text, 21),
        (["hand1": [23], "default": [22]], .pointer, 23),
        (["hand2": [24], "hand1": [23], "default": [22]], .pointer, 24),
        (["default": [22], "left_ptr": [23]], .text, 22),
        (["left_ptr": [23]], .text, 23),
        (["bottom_right_corner": [25], "left_ptr": [23]], .fallingResize, 25),
      ]
      for (pictures, cursor, expected) in cases {
        try await CursorThemeTests.run(pictures) { server, window in
          window.window.cursor = cursor
          server.turn()
          #expect(side(enter(server)) == expected, "\(cursor) of \(pictures)")
        }
      }
    }
  }

  @Test("2.12: where a theme has nothing that fits, the pointer is hidden")
  func nothing() async {
    await #expect(processExitsWith: .success) {
      try await CursorThemeTests.run(["watch": [24]]) { server, _ in
        #expect(enter(server) == ["wl_pointer#1.set_cursor(7, nil, 0, 0)"])
      }
    }
  }

  @Test("2.12: where there is no theme, libwayland's own arrow is shown")
  func noTheme() async {
    await #expect(processExitsWith: .success) {
      for theme in ["gone", ""] {
        try await CursorThemeTests.run([:], theme: theme) { server, window in
          window.window.cursor = .grab
          server.turn()
          let requests = enter(server)
          #expect(side(requests) != nil)
          #expect(requests.last?.hasPrefix("wl_pointer#1.set_cursor(7, wl_surface#2") == true)
        }
      }
    }
  }

  // MARK: When

  @Test("2.12: every enter is answered, with its own serial, and nothing is sent from outside")
  func serials() async {
    await #expect(processExitsWith: .success) {
      try await CursorThemeTests.run { server, window in
        window.window.cursor = .text
        server.turn()
        #expect(picture(server) == [], "no serial to name yet")
        #expect(enter(server, serial: 7).last?.contains("set_cursor(7,") == true)
        server.send("wl_pointer.leave", "8 wl_surface#1")
        server.send("wl_pointer.frame")
        server.turn()
        #expect(enter(server, serial: 9).last?.contains("set_cursor(9,") == true)
        window.window.cursor = .default
        server.turn()
        #expect(picture(server).last?.contains("set_cursor(9,") == true)
        server.send("wl_pointer.leave", "10 wl_surface#1")
        server.send("wl_pointer.frame")
        server.turn()
        window.window.cursor = .text
        server.turn()
        #expect(picture(server) == [])
        #expect(enter(server, serial: 11).last?.contains("set_cursor(11,") == true)
        window.window.cursor = .text
        server.turn()
        #expect(picture(server) == [], "the same again")
      }
    }
  }

  @Test("2.1: of many pictures in a turn the last one is sent")
  func storm() async {
    await #expect(processExitsWith: .success) {
      try await CursorThemeTests.run { server, window in
        _ = enter(server)
        for _ in 0..<500 {
          window.window.cursor = .grab
          window.window.cursor = .text
        }
        server.turn()
        #expect(picture(server).count { $0.contains("set_cursor") } == 1)
      }
    }
  }
}

/// Lets the pointer come over the window; what is asked of the compositor for its picture.
private func enter(_ server: MockServer, serial: Int = 7) -> [String] {
  _ = server.takeRequests()
  server.send("wl_pointer.enter", "\(serial) wl_surface#1 5 6")
  server.send("wl_pointer.frame")
  server.turn()
  return picture(server)
}

/// The requests for the picture since the last call, without those for the window.
private func picture(_ server: MockServer) -> [String] {
  server.takeRequests().filter { $0.hasPrefix("wl_surface#2.") || $0.contains("set_cursor") }
}

/// The side of the picture that requests show, in pixels; nil for none.
private func side(_ requests: [String]) -> Int? {
  let damage = requests.first { $0.contains("damage_buffer") }
  return damage?.split(separator: " ").last.flatMap { Int($0.dropLast()) }
}

/// The buffer that requests show.
private func buffer(_ requests: [String]) -> Substring? {
  requests.first { $0.contains("attach") }?.split { "(,".contains($0) }.dropFirst().first
}
