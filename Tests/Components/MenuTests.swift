import Testing
import ViewProbes
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

/// The rows of a menu: the lines D18…D23 of components.md §6.1.
@Suite struct MenuTests {
  private let scene = MenuScene()

  @Test func d18_rowsAreAsWideAsTheWidestAtAPitchOf56() {
    let host = scene.host(user: false)
    let list = host.frame(of: "list")
    let rows: CGFloat = 3 * 48 + 2 * 8
    #expect(list.height == rows)
    // Icon box, gap, and the longest title.
    let title = OffscreenHost(width: 400, height: 100) {
      Text("All Notifications").typographyStyle(.title).accessibilityIdentifier("text")
    }
    #expect(abs(list.width - (48 + 24 + title.frame(of: "text").width)) <= 1)
    // The pill of a selected row tells the row's frame.
    for (index, page) in MenuPage.allCases.enumerated() {
      host.perform { scene.selection.value = page }
      host.advance(milliseconds: 3000)
      let row = host.span(of: .menuPill, over: .white, y: CGFloat(index) * 56 + 24)
      #expect(row?.start == 0)
      #expect(isNear(row?.end, list.width, within: 1))
    }
  }

  @Test func d18_compactNarrowsTo48() {
    let host = scene.host()
    host.perform { scene.appearance.value = .compact }
    #expect(host.frame(of: "list").width == 48)
  }

  @Test func d19_theFullWidthOfARowSelectsIt() {
    let host = scene.host()
    // Right of the short title.
    host.tap(x: host.frame(of: "list").maxX - 2, y: MenuScene.middle(0))
    #expect(scene.selection.value == .home)
    host.tap(x: 60, y: MenuScene.middle(2) + 20)
    #expect(scene.selection.value == .archive)
  }

  /// A row as `MenuItemButtonStyle` makes it, but for the content shape.
  private struct HollowRowStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(width: 200, height: 48, alignment: .leading)
    }
  }

  @Test("D19: without a content shape only icon and title of a row react") func hollowRow() {
    let log = Journal()
    let host = OffscreenHost(width: 400, height: 100) {
      VStack(alignment: .leading, spacing: 0) {
        Button {
          log.add("hollow")
        } label: {
          Label {
            Color.red.frame(width: 40, height: 20)
          } icon: {
            Color.green.frame(width: 24, height: 24)
          }
        }
        .buttonStyle(HollowRowStyle())
        Button {
          log.add("row")
        } label: {
          Label {
            Color.red.frame(width: 40, height: 20)
          } icon: {
            Color.green.frame(width: 24, height: 24)
          }
          .frame(width: 200, alignment: .leading)
        }
        .buttonStyle(MenuItemButtonStyle(isSelected: false))
      }
      .labelStyle(.menuLabel)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    // Icon, title, the gap between them, and right of the title.
    let taps: [CGFloat] = [24, 92, 60, 160]
    for x in taps { host.tap(x: x, y: 24) }
    #expect(log.entries == ["hollow", "hollow"])
    for x in taps { host.tap(x: x, y: 72) }
    #expect(log.entries.count == 2 + 4)
  }

  @Test func d20_tappingTheSelectedRowDeselects() {
    let host = scene.host()
    host.tap(x: 100, y: MenuScene.middle(1))
    #expect(scene.selection.value == .notifications)
    host.tap(x: 100, y: MenuScene.middle(0))
    #expect(scene.selection.value == .home)
    host.tap(x: 100, y: MenuScene.middle(0))
    #expect(scene.selection.value == nil)
  }

  /// Whether a colour is among a row's pixels.
  private func shows(_ color: PixelColor, row: Int, _ host: OffscreenHost) -> Bool {
    let picture = host.snapshot()
    let top = Int(MenuScene.middle(row)) - 20
    for y in top..<(top + 40) {
      for x in 2..<300 where picture.pixel(x: x, y: y).isClose(to: color, tolerance: 3) {
        return true
      }
    }
    return false
  }

  @Test func d21_selectedAndPressedRowsUseTheSelectionsColour() {
    let host = scene.host()
    #expect(shows(.menuText, row: 0, host) && !shows(.menuSelected, row: 0, host))
    host.perform { scene.selection.value = .home }
    host.advance(milliseconds: 3000)
    #expect(shows(.menuSelected, row: 0, host) && !shows(.menuText, row: 0, host))
    #expect(shows(.menuText, row: 1, host) && !shows(.menuSelected, row: 1, host))
  }

  @Test func d21_pressingIsAnimatedWithTheSpring() {
    let host = scene.host()
    host.pointerDown(at: CGPoint(x: 100, y: MenuScene.middle(1)))
    #expect(shows(.menuText, row: 1, host))
    host.advance(milliseconds: 100)
    // spring .5/1 at 100 ms: 0.3577 of the way.
    let mixed = PixelColor.menuSelected.over(.menuText, opacity: 0.3577)
    #expect(shows(mixed, row: 1, host))
    host.advance(milliseconds: 3000)
    #expect(shows(.menuSelected, row: 1, host))
    host.pointerUp(at: CGPoint(x: 390, y: 390))
    host.advance(milliseconds: 100)
    #expect(shows(PixelColor.menuText.over(.menuSelected, opacity: 0.3577), row: 1, host))
  }

  @Test func d22_pressFeedbackFollowsThePointer() {
    let host = scene.host()
    host.pointerDown(at: CGPoint(x: 100, y: MenuScene.middle(1)))
    host.advance(milliseconds: 3000)
    #expect(shows(.menuSelected, row: 1, host))
    host.movePointer(to: CGPoint(x: 390, y: 390))
    host.advance(milliseconds: 3000)
    #expect(!shows(.menuSelected, row: 1, host))
    host.movePointer(to: CGPoint(x: 100, y: MenuScene.middle(1)))
    host.advance(milliseconds: 3000)
    #expect(shows(.menuSelected, row: 1, host))
    host.movePointer(to: CGPoint(x: 390, y: 390))
    host.pointerUp(at: CGPoint(x: 390, y: 390))
    #expect(scene.selection.value == nil)
  }

  @Test func d23_theHeaderTogglesTheAppearance() {
    let host = scene.host()
    let width = host.frame(of: "list").width
    host.tap(x: 24, y: 24)
    #expect(scene.appearance.value == .compact)
    #expect(host.frame(of: "list").width == 48)
    #expect(host.isAnimating)
    host.advance(milliseconds: 3000)
    #expect(!host.isAnimating)
    // Nothing is left right of the icons; the portrait's dot reaches two points beyond its box.
    let rest = host.snapshot().cropped(to: CGRect(x: 50, y: 0, width: 350, height: 400))
    for y in 0..<400 {
      #expect((0..<350).allSatisfy { rest.pixel(x: $0, y: y) == .white }, "row \(y)")
    }
    host.tap(x: 24, y: 24)
    host.advance(milliseconds: 3000)
    #expect(scene.appearance.value == .default)
    #expect(host.frame(of: "list").width == width)
  }
}
