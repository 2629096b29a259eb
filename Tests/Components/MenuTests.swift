import Testing
import ViewProbes
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

private enum Page: String, MenuItem, CaseIterable {
  case home = "Home"
  case notifications = "All Notifications"
  case archive = "Archive"

  var id: String { rawValue }
  var title: String { rawValue }
  var systemImage: String { "house" }
}

/// The menu of the components: the lines D17…D24 of components.md §6.1.
@Suite struct MenuTests {
  private let selection = Remote<Page?>(nil)
  private let appearance = Remote(MenuAppearance.default)

  private let text = PixelColor(83, 102, 79)
  private let selected = PixelColor(57, 157, 41)
  private let pill = PixelColor(226, 233, 225)

  /// A list at the top left corner of a white window of 400 × 400.
  private func host(user: Bool = true) -> OffscreenHost {
    OffscreenHost(width: 400, height: 400) {
      WithState(appearance) { appearance in
        WithState(selection) { selection in
          MenuItemList(
            items: Page.allCases, selection: selection,
            user: user ? User(name: "Ada", position: "Engineer", isOnline: true) : nil
          ) {
            withAnimation(.spring()) { appearance.wrappedValue.toggle() }
          }
          .accessibilityIdentifier("list")
          .menuAppearance(appearance.wrappedValue)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
      }
    }
  }

  /// The middle of a row, 0…2, behind a header of 48 and a space of 16.
  private func middle(_ row: Int) -> CGFloat { 64 + CGFloat(row) * 56 + 24 }

  @Test func d17_oneLabelOfIconGapAndTitle() {
    let host = OffscreenHost(width: 400, height: 100) {
      Label {
        Color.red.frame(width: 60, height: 20).accessibilityIdentifier("title")
      } icon: {
        Color.green.frame(width: 24, height: 24).accessibilityIdentifier("icon")
      }
      .labelStyle(.menuLabel)
      .accessibilityIdentifier("label")
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    // A box of 48 × 48, 24 between, then the title.
    #expect(host.frame(of: "icon") == CGRect(x: 12, y: 12, width: 24, height: 24))
    #expect(host.frame(of: "title") == CGRect(x: 72, y: 14, width: 60, height: 20))
    #expect(host.frame(of: "label") == CGRect(x: 0, y: 0, width: 132, height: 48))
  }

  @Test func d17_compactShowsOnlyTheIcon() {
    let host = OffscreenHost(width: 400, height: 100) {
      Label {
        Color.red.frame(width: 60, height: 20).accessibilityIdentifier("title")
      } icon: {
        Color.green.frame(width: 24, height: 24)
      }
      .labelStyle(.menuLabel).menuAppearance(.compact).accessibilityIdentifier("label")
    }
    #expect(host.frame(of: "label").size == CGSize(width: 48, height: 48))
    #expect(!host.exists("title"))
  }

  @Test func d18_rowsAreAsWideAsTheWidestAtAPitchOf56() {
    let host = host(user: false)
    let list = host.frame(of: "list")
    let rows: CGFloat = 3 * 48 + 2 * 8
    #expect(list.height == rows)
    // Icon box, gap, and the longest title.
    let title = OffscreenHost(width: 400, height: 100) {
      Text("All Notifications").typographyStyle(.title).accessibilityIdentifier("text")
    }
    #expect(abs(list.width - (48 + 24 + title.frame(of: "text").width)) <= 1)
    // The pill of a selected row tells the row's frame.
    for (index, page) in Page.allCases.enumerated() {
      host.perform { selection.value = page }
      host.advance(milliseconds: 3000)
      let row = host.span(of: pill, over: .white, y: CGFloat(index) * 56 + 24)
      #expect(row?.start == 0)
      #expect(isNear(row?.end, list.width, within: 1))
    }
  }

  @Test func d18_compactNarrowsTo48() {
    let host = host()
    host.perform { appearance.value = .compact }
    #expect(host.frame(of: "list").width == 48)
  }

  @Test func d19_theFullWidthOfARowSelectsIt() {
    let host = host()
    // Right of the short title.
    host.tap(x: host.frame(of: "list").maxX - 2, y: middle(0))
    #expect(selection.value == .home)
    host.tap(x: 60, y: middle(2) + 20)
    #expect(selection.value == .archive)
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
    let host = host()
    host.tap(x: 100, y: middle(1))
    #expect(selection.value == .notifications)
    host.tap(x: 100, y: middle(0))
    #expect(selection.value == .home)
    host.tap(x: 100, y: middle(0))
    #expect(selection.value == nil)
  }

  /// Whether a colour is among a row's pixels.
  private func shows(_ color: PixelColor, row: Int, _ host: OffscreenHost) -> Bool {
    let picture = host.snapshot()
    let top = Int(middle(row)) - 20
    for y in top..<(top + 40) {
      for x in 2..<300 where picture.pixel(x: x, y: y).isClose(to: color, tolerance: 3) {
        return true
      }
    }
    return false
  }

  @Test func d21_selectedAndPressedRowsUseTheSelectionsColour() {
    let host = host()
    #expect(shows(text, row: 0, host) && !shows(selected, row: 0, host))
    host.perform { selection.value = .home }
    host.advance(milliseconds: 3000)
    #expect(shows(selected, row: 0, host) && !shows(text, row: 0, host))
    #expect(shows(text, row: 1, host) && !shows(selected, row: 1, host))
  }

  @Test func d21_pressingIsAnimatedWithTheSpring() {
    let host = host()
    host.pointerDown(at: CGPoint(x: 100, y: middle(1)))
    #expect(shows(text, row: 1, host))
    host.advance(milliseconds: 100)
    // spring .5/1 at 100 ms: 0.3577 of the way.
    let mixed = selected.over(text, opacity: 0.3577)
    #expect(shows(mixed, row: 1, host))
    host.advance(milliseconds: 3000)
    #expect(shows(selected, row: 1, host))
    host.pointerUp(at: CGPoint(x: 390, y: 390))
    host.advance(milliseconds: 100)
    #expect(shows(text.over(selected, opacity: 0.3577), row: 1, host))
  }

  @Test func d22_pressFeedbackFollowsThePointer() {
    let host = host()
    host.pointerDown(at: CGPoint(x: 100, y: middle(1)))
    host.advance(milliseconds: 3000)
    #expect(shows(selected, row: 1, host))
    host.movePointer(to: CGPoint(x: 390, y: 390))
    host.advance(milliseconds: 3000)
    #expect(!shows(selected, row: 1, host))
    host.movePointer(to: CGPoint(x: 100, y: middle(1)))
    host.advance(milliseconds: 3000)
    #expect(shows(selected, row: 1, host))
    host.movePointer(to: CGPoint(x: 390, y: 390))
    host.pointerUp(at: CGPoint(x: 390, y: 390))
    #expect(selection.value == nil)
  }

  @Test func d23_theHeaderTogglesTheAppearance() {
    let host = host()
    let width = host.frame(of: "list").width
    host.tap(x: 24, y: 24)
    #expect(appearance.value == .compact)
    #expect(host.frame(of: "list").width == 48)
    #expect(host.isAnimating)
    host.advance(milliseconds: 3000)
    #expect(!host.isAnimating)
    // Nothing is left right of the icons.
    #expect(host.span(of: text, over: .white, y: middle(1)).map { $0.end <= 48 } ?? true)
    host.tap(x: 24, y: 24)
    host.advance(milliseconds: 3000)
    #expect(appearance.value == .default)
    #expect(host.frame(of: "list").width == width)
  }

  /// T7: each title leaves by its own width from its own place, and fades.
  @Test func d23_titlesLeaveByTheirOwnWidth() {
    let isCompact = Remote(false)
    let host = OffscreenHost(width: 400, height: 120) {
      WithState(isCompact) { isCompact in
        VStack(alignment: .leading, spacing: 8) {
          ForEach([60, 100], id: \.self) { width in
            Label {
              Color.red.frame(width: CGFloat(width), height: 20)
            } icon: {
              Color.green.frame(width: 24, height: 24)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
          }
        }
        .labelStyle(.menuLabel)
        .fixedSize(horizontal: true, vertical: false)
        .menuAppearance(isCompact.wrappedValue ? .compact : .default)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    host.perform { withAnimation(.linear(duration: 1)) { isCompact.value = true } }
    host.advance(milliseconds: 250)
    let faint = PixelColor.systemRed.over(.white, opacity: 0.75)
    for (y, width) in [(24.0, 60.0), (80, 100)] {
      let title = host.span(of: faint, over: .white, x: 72 + width * 0.25 + 1)
      #expect(title != nil)
      #expect(host.pixel(x: 72 + width * 0.25 - 1, y: y) == .white)
      #expect(host.pixel(x: 72 + width * 0.25 + 1, y: y).isClose(to: faint))
      #expect(host.pixel(x: 72 + width * 1.25 - 1, y: y).isClose(to: faint))
      #expect(host.pixel(x: 72 + width * 1.25 + 1, y: y) == .white)
    }
  }

  @Test func d24_theAppearanceReachesLabelsInButtonStyles() {
    let host = OffscreenHost(width: 400, height: 100) {
      Button {
      } label: {
        Label {
          Color.red.frame(width: 60, height: 20).accessibilityIdentifier("title")
        } icon: {
          Color.green.frame(width: 24, height: 24)
        }
      }
      .buttonStyle(MenuItemButtonStyle(isSelected: false))
      .labelStyle(.menuLabel)
      .menuAppearance(.compact)
    }
    #expect(!host.exists("title"))
    #expect(EnvironmentValues().menuAppearance == .default)
  }

  /// D27: the pill slides, and titles are recoloured exactly where it covers them.
  @Test func d27_thePillRecoloursWhatItCovers() {
    let host = host(user: false)
    let width = Int(host.frame(of: "list").width)
    host.perform { selection.value = .home }
    host.advance(milliseconds: 3000)
    host.perform { selection.value = .archive }
    for _ in 0..<20 {
      let column = host.span(of: pill, over: .white, x: 10)
      guard let column, column.length > 40 else {
        Issue.record("no pill")
        return
      }
      let picture = host.snapshot()
      for y in 0..<160 {
        let isInside = CGFloat(y) > column.start + 2 && CGFloat(y) < column.end - 2
        let isOutside = CGFloat(y) < column.start - 2 || CGFloat(y) > column.end + 2
        // The round corners at the ends of a row are left out.
        for x in 20..<(width - 14) {
          let seen = picture.pixel(x: x, y: y)
          if isInside { #expect(!seen.isClose(to: text)) }
          if isOutside { #expect(!seen.isClose(to: selected)) }
        }
      }
      host.advance(milliseconds: 1000.0 / 60)
    }
  }

  @Test("D27: the pill has corners of 13") func pillCorners() {
    let host = host(user: false)
    host.perform { selection.value = .home }
    host.run(milliseconds: 3000)
    let width = host.frame(of: "list").width
    let wanted = OffscreenHost(width: 400, height: 400) {
      RoundedRectangle(cornerRadius: 13, style: .continuous)
        .fill(Color(red: 226.0 / 255, green: 233.0 / 255, blue: 225.0 / 255))
        .frame(width: width, height: 48)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    // All that lies left of the icon.
    let area = CGRect(x: 0, y: 0, width: 12, height: 48)
    #expect(
      host.snapshot().cropped(to: area).differences(
        from: wanted.snapshot().cropped(to: area), tolerance: 3) == 0)
  }

  @Test("D27: a deselected pill fades where it is") func pillFades() {
    let host = host(user: false)
    host.perform { selection.value = .home }
    host.run(milliseconds: 3000)
    let span = host.span(of: pill, over: .white, x: 4)
    // The pill is not hit: the row below it is.
    host.tap(x: 24, y: 24)
    #expect(selection.value == nil)
    host.advance(milliseconds: 100)
    let faint = pill.over(.white, opacity: 1 - 0.3577)
    #expect(host.pixel(x: 4, y: 24).isClose(to: faint, tolerance: 1))
    let fading = host.span(of: faint, over: .white, x: 4)
    #expect(isNear(fading?.start, span?.start ?? 0) && isNear(fading?.end, span?.end ?? 0))
    host.run(milliseconds: 3000)
    #expect(host.pixel(x: 4, y: 24) == .white)
  }

  @Test("when a drawer opens, the focus begins at the selected row", arguments: [true, false])
  func focusBeginsAtTheSelection(isPanel: Bool) {
    let isOpen = Remote(false)
    let host = OffscreenHost(width: 400, height: 400) {
      WithState(isOpen) { isOpen in
        WithState(selection) { selection in
          Drawer(isOpened: isOpen) {
            if isPanel {
              MenuView(
                items: Page.allCases, selection: selection,
                user: User(name: "Ada", position: "Engineer", isOnline: true))
            } else {
              MenuItemList(items: Page.allCases, selection: selection, user: nil)
            }
          } content: {
            Button("Open") {}
          }
        }
      }
    }
    host.press(.tab)
    host.perform { selection.value = .notifications }
    for wait in [2000.0, 50, 2000] {
      host.perform { isOpen.value = true }
      // The row below is pressed.
      host.press(.downArrow)
      host.press(.return)
      #expect(selection.value == .archive)
      host.perform { selection.value = .notifications }
      host.press(.escape)
      host.advance(milliseconds: wait)
    }
    host.perform { selection.value = nil }
    host.perform { isOpen.value = true }
    host.press(.downArrow)
    host.press(.return)
    #expect(selection.value == (isPanel ? .home : .notifications))
  }

  @Test func keyboardWalksTheRows() {
    let host = host(user: false)
    host.press(.tab)
    host.press(.downArrow)
    host.press(.return)
    #expect(selection.value == .notifications)
    host.press(.end)
    host.press(.space)
    #expect(selection.value == .archive)
    host.press(.home)
    host.press(.return)
    #expect(selection.value == .home)
    host.press(.return)
    #expect(selection.value == nil)
  }
}
