import Foundation
import Testing
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

/// The components in the middle of their motion, as pictures that were looked at.
@Suite struct GoldenTests {
  private struct Segments: View {
    private struct Option: Hashable, Identifiable {
      let id: String
    }

    private let options = ["One", "Two", "Three"].map(Option.init)
    @State private var selection = Option(id: "One")

    var body: some View {
      CustomizableSegmentedControl(selection: $selection, options: options) {
        RoundedRectangle(cornerRadius: 10).fill(.white)
      } segmentContent: { option, _, _ in
        Text(option.id).foregroundColor(.white).padding(.horizontal, 12).padding(.vertical, 8)
      }
      .insets(.all, 4)
      .segmentedControlContentStyle(.blendMode())
      .background(Color.blue)
      .clipShape(RoundedRectangle(cornerRadius: 14))
    }
  }

  @Test func segmentsMidway() throws {
    let host = OffscreenHost(width: 200, height: 60) { Segments() }
    host.tap(x: 165, y: 30)
    host.advance(milliseconds: 150)
    try Golden("segments-150ms").compare(host.snapshot())
  }

  @Test func ringMidway() throws {
    struct Ring: View {
      @State private var isShowing = false
      @State private var color = Color.blue

      var body: some View {
        color.frame(width: 100, height: 100).cornerRadius(20)
          .onTapGesture { isShowing.toggle() }
          .overlay(ArcSelectionView(isShowing: $isShowing, curColor: $color))
      }
    }
    let host = OffscreenHost(width: 340, height: 340, scale: 0.5) { Ring() }
    host.tap(x: 170, y: 170)
    host.advance(milliseconds: 200)
    try Golden("ring-200ms").compare(host.snapshot())
  }

  @Test func drawerMidway() throws {
    struct Page: View {
      @State private var isOpened = false

      var body: some View {
        Drawer(isOpened: $isOpened) {
          Label("Archive", systemImage: "archivebox")
            .frame(maxHeight: .infinity).padding().background(Color(white: 0.9))
        } content: {
          Button("Open") { isOpened = true }
            .frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.white)
        }
        .drawerScrim(Color.black.opacity(0.3))
      }
    }
    let host = OffscreenHost(width: 240, height: 120) { Page() }
    host.tap(x: 120, y: 60)
    host.advance(milliseconds: 100)
    try Golden("drawer-100ms").compare(host.snapshot())
  }

  /// A picture that differs is refused, with the new one and the difference beside it.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["WAYLANDUI_BLESS"] == nil))
  func differenceIsShown() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "golden-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let test = folder.appendingPathComponent("Test.swift").path
    let red = OffscreenHost(width: 20, height: 20) { Color.red }.snapshot()
    let blue = OffscreenHost(width: 20, height: 20) { Color.blue }.snapshot()
    try red.write(to: folder.appendingPathComponent("colour.png").path)
    try Golden("colour", folder: ".", file: test).compare(red)
    #expect(throws: Golden.Mismatch.self) {
      try Golden("colour", folder: ".", file: test).compare(blue)
    }
    for kind in ["new", "diff"] {
      let file = folder.appendingPathComponent("colour.\(kind).png").path
      #expect(FileManager.default.fileExists(atPath: file))
    }
  }
}
