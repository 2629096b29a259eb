import CMockCompositor
import CWayland
import PlatformProbes
import Testing
import WUIGeometry
import WUIPlatform

/// Strings on their way to the compositor: bounded, and valid UTF-8.
@Suite struct WindowTextTests {
  private func made(_ bytes: [UInt8]) -> [UInt8] {
    var text = bytes.map { CChar(bitPattern: $0) } + [0]
    let result = text.withUnsafeMutableBufferPointer { wui_text_make($0.baseAddress!) }
    return withUnsafeBytes(of: result) { Array($0.prefix { $0 != 0 }) }
  }

  @Test("2.1: a long title is cut before a character")
  func longTitle() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    // Three bytes each: 341 of them are 1023 bytes.
    window.window.title = String(repeating: "⌘", count: 2000)
    server.turn()
    #expect(
      server.takeRequests() == [
        "xdg_toplevel#1.set_title(\"" + String(repeating: "⌘", count: 341) + "\")"
      ])
  }

  @Test("2.1: a long name of the app is cut too, and a zero does not end a title")
  func options() throws {
    let server = try MockServer()
    _ = server.makeWindow(title: "before\0after", appID: String(repeating: "a", count: 5000))
    let requests = server.takeRequests("set_title", "set_app_id")
    #expect(
      requests == [
        "xdg_toplevel#1.set_title(\"beforeafter\")",
        "xdg_toplevel#1.set_app_id(\"" + String(repeating: "a", count: 1024) + "\")",
      ])
  }

  @Test("2.1: a storm of titles is one request a turn")
  func titleStorm() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    for count in 0..<1000 { window.window.title = "\(count)" }
    server.turn()
    #expect(server.takeRequests() == ["xdg_toplevel#1.set_title(\"999\")"])
  }

  @Test(
    "2.1: what is not UTF-8 is left out",
    arguments: [
      ([0x61, 0xff, 0x62], "ab"),  // no lead byte
      ([0x61, 0xc3], "a"),  // cut short
      ([0x61, 0xe2, 0x8c, 0x62], "ab"),  // a continuation is missing
      ([0xc0, 0x80, 0x61], "a"),  // longer than need be
      ([0xe0, 0x9f, 0xbf, 0x61], "a"), ([0xf0, 0x8f, 0xbf, 0xbf, 0x61], "a"),
      ([0xed, 0xa0, 0x80, 0x61], "a"),  // half of a UTF-16 pair
      ([0xf4, 0x90, 0x80, 0x80, 0x61], "a"), ([0xf5, 0x61], "a"),  // beyond U+10FFFF
      ([0xf4, 0x8f, 0xbf, 0xbf], "\u{10ffff}"), ([0xed, 0x9f, 0xbf], "\u{d7ff}"),
      ([0xc2, 0x80], "\u{80}"), ([0xe0, 0xa0, 0x80], "\u{800}"),
    ] as [([UInt8], String)])
  func invalid(bytes: [UInt8], expected: String) {
    #expect(made(bytes) == Array(expected.utf8))
  }

  @Test("2.1: characters of each length are cut whole", arguments: ["a", "é", "⌘", "😀"])
  func cut(character: String) {
    let size = character.utf8.count
    for offset in 0..<4 {
      let text = String(repeating: "x", count: offset) + String(repeating: character, count: 1100)
      let expected = offset + (1024 - offset) / size * size
      #expect(made(Array(text.utf8)).count == expected)
    }
  }
}
