import Testing
import ViewProbes
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

/// The menu on its panel: D28, D30 and D31 of components.md §6.1.
@Suite struct MenuViewTests {
  private let selection = Remote<MenuPage?>(.home)
  private let scheme = Remote(ColorScheme.light)
  private let log = Journal()
  private let ada = User(name: "Ada", position: "Engineer", isOnline: true)

  private func menu(
    _ colors: MenuColors = .standard, user: User?, picker: Bool = false, ground: Color = .white
  ) -> some View {
    WithState(selection) { selection in
      WithState(scheme) { scheme in
        MenuView(
          items: MenuPage.firstTwo, selection: selection, user: user,
          colorScheme: picker ? scheme : nil, onLogout: { log.add("logout") }
        )
        .menuColors(colors)
        .environment(\.colorScheme, scheme.wrappedValue)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .padding(.top, 20)
    .background(ground)
  }

  private func host(
    _ colors: MenuColors = .standard, user: Bool = true, picker: Bool = false, scale: CGFloat = 1,
    ground: Color = .white
  ) -> OffscreenHost {
    OffscreenHost(width: 400, height: 420, scale: scale) {
      menu(colors, user: user ? ada : nil, picker: picker, ground: ground)
    }
  }

  /// Colours in which nothing is seen but the panel.
  private var bare: MenuColors {
    var palette = MenuColors.standard.light
    for path in [
      \.text, \.selectionBackground, \.selectionForeground, \.controlBackground,
      \.controlForeground,
    ] as [WritableKeyPath<MenuPalette, Color>] {
      palette[keyPath: path] = .clear
    }
    palette.background = Color(red: 0, green: 0, blue: 1)
    return MenuColors(light: palette, dark: palette)
  }

  /// The same without a shadow, which would blur the panel's measures.
  private var flat: MenuColors {
    var palette = bare.light
    palette.shadow = .clear
    return MenuColors(light: palette, dark: palette)
  }

  /// The header of 48 and 16 below it, in a panel with 16 of padding, 20 below the window's top.
  private func middle(_ row: Int) -> CGFloat { 20 + 16 + 64 + CGFloat(row) * 56 + 24 }

  @Test("D31: a panel of corner 24 with a soft shadow, 16 from the edge", arguments: [1, 1.5, 2])
  func panel(scale: CGFloat) throws {
    let measured = host(flat, user: false, scale: scale)
    let panel = try #require(measured.span(of: .pureBlue, over: .white, y: 60))
    let host = host(bare, user: false, scale: scale)
    #expect(panel.start == 16)
    // Two rows and the logout at a pitch of 56, and the padding.
    let height: CGFloat = 3 * 48 + 2 * 8 + 32
    let wanted = OffscreenHost(width: 400, height: 420, scale: scale) {
      RoundedRectangle(cornerRadius: 24, style: .continuous)
        .fill(Color(red: 0, green: 0, blue: 1))
        .shadow(color: Color.black.opacity(0.1), radius: 5, x: 5)
        .frame(width: panel.length, height: height)
        .padding(.leading, 16).padding(.top, 20)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(Color.white)
    }
    #expect(host.snapshot().differences(from: wanted.snapshot(), tolerance: 3) == 0)
    // The shadow is there: beside the panel, darker on the right than on the left.
    let (left, right) = (host.pixel(x: 13, y: 100), host.pixel(x: panel.end + 3, y: 100))
    #expect(right.red < 245 && left.red > right.red)
  }

  @Test("D31: the panel stands off its own edge, and its shadow falls inwards")
  func trailingPanel() throws {
    func host(_ colors: MenuColors, _ edge: Edge, _ direction: LayoutDirection) -> OffscreenHost {
      OffscreenHost(width: 400, height: 420, layoutDirection: direction) {
        menu(colors, user: nil).drawerEdge(edge)
      }
    }
    // A window's leading side in either direction, for the trailing edge and for the leading one.
    for (edge, direction, start, shadow) in [
      (.leading, .leftToRight, 16, 3), (.trailing, .leftToRight, 15, nil),
      (.leading, .rightToLeft, 16, -3), (.trailing, .rightToLeft, 15, nil),
    ] as [(Edge, LayoutDirection, CGFloat, CGFloat?)] {
      let panel = try #require(host(flat, edge, direction).span(of: .pureBlue, over: .white, y: 60))
      let gap = direction == .leftToRight ? panel.start : 400 - panel.end
      #expect(gap == start)
      let shaded = host(bare, edge, direction)
      let inner = direction == .leftToRight ? panel.end : panel.start
      guard let shadow else {
        // The shadow falls to the other side, out of the window.
        #expect(shaded.pixel(x: inner + (direction == .leftToRight ? 3 : -3), y: 100).red > 245)
        continue
      }
      #expect(shaded.pixel(x: inner + shadow, y: 100).red < 245)
    }
  }

  @Test("D31: while the panel folds, nothing is seen outside of it") func clips() throws {
    var colors = flat
    colors.light.text = Color(red: 1, green: 0, blue: 0)
    let host = host(colors)
    let full = try #require(host.span(of: .pureBlue, over: .white, y: 60)).length
    host.tap(x: 16 + 16 + 24, y: 20 + 16 + 24)
    for frame in 1...20 {
      host.advance(milliseconds: 1000.0 / 60)
      let share = ReferenceSpring(response: 0.5, dampingFraction: 1).state(
        after: Double(frame) / 60, distance: 1, velocity: 0
      ).distance
      let width = 80 + (full - 80) * CGFloat(share)
      let picture = host.snapshot()
      for y in stride(from: 45, to: 280, by: 5) {
        for x in stride(from: Int(16 + width + 1), to: 400, by: 2) {
          let pixel = picture.pixel(x: x, y: y)
          // White and its shadow: no more red than green.
          guard pixel.red > pixel.green + 8 else { continue }
          Issue.record("\(pixel) at \(x), \(y) in frame \(frame)")
          return
        }
      }
      let end = host.span(of: .pureBlue, over: .white, y: 92)?.end
      #expect(isNear(end, 16 + width, within: 1.1), "frame \(frame)")
    }
  }

  @Test("D28: the pill narrows to 48 × 48 around the icon as the menu folds") func pillNarrows()
    throws
  {
    var colors = flat
    colors.light.selectionBackground = Color(red: 0, green: 1, blue: 0)
    let host = host(colors, ground: colors.light.background)
    func pill() -> Span? { host.span(of: .pureGreen, over: .pureBlue, y: middle(0)) }
    let full = try #require(pill())
    #expect(full.start == 32)
    host.tap(x: 56, y: 60)
    for (ms, progress) in [
      (50, 0.1313), (100, 0.3577), (200, 0.7154), (300, 0.8900), (500, 0.9864),
    ] as [(Double, CGFloat)] {
      host.advance(milliseconds: ms - host.milliseconds)
      let width = full.length + (48 - full.length) * progress
      #expect(isNear(pill()?.length, width, within: 0.5), "at \(ms) ms")
      #expect(isNear(pill()?.start, 32))
    }
    host.run(milliseconds: 3000)
    #expect(pill() == Span(start: 32, end: 80))
    // Beside the portrait's letters.
    let column = host.span(of: .pureGreen, over: .pureBlue, x: 47)
    #expect(isNear(column?.start, middle(0) - 24) && isNear(column?.end, middle(0) + 24))
    // And back.
    host.tap(x: 56, y: 60)
    host.advance(milliseconds: 100)
    #expect(isNear(pill()?.length, 48 + (full.length - 48) * 0.3577, within: 0.5))
    host.run(milliseconds: 3000)
    #expect(pill() == full)
  }

  @Test("D31: nothing of a closed menu is seen, not even its shadow") func shadowLeaves() {
    let isOpen = Remote(true)
    let host = OffscreenHost(width: 400, height: 420) {
      WithState(isOpen) { isOpen in
        Drawer(isOpened: isOpen) {
          MenuView(items: MenuPage.firstTwo, selection: .constant(nil))
        } content: {
          Color.white
        }
        .drawerAnimation(.linear(duration: 1))
      }
    }
    host.perform { isOpen.value = false }
    host.advance(milliseconds: 999.9)
    #expect(host.isAnimating)
    #expect(host.count(of: .white) == 400 * 420)
  }

  @Test("the last row logs out") func logout() {
    let host = host()
    host.tap(x: 60, y: middle(2))
    #expect(log.entries == ["logout"] && selection.value == .home)
  }

  @Test("D30: the new ground grows out of the picker, over the old one") func groundGrows() {
    let host = host(user: false, picker: true)
    let (light, dark) = (PixelColor(210, 215, 209), PixelColor(26, 26, 26))
    // Rows, logout, 16, then the picker of 48: in the panel's lower end.
    let bottom: CGFloat = 20 + 16 + 3 * 48 + 2 * 8 + 16 + 48 + 16
    func corners() -> [PixelColor] {
      [(x: 60.0, y: 22.0), (x: 60, y: bottom - 2)].map { host.pixel(x: $0.x, y: $0.y) }
    }
    #expect(corners() == [light, light])
    // The dark pill: the right one of two of 132 points.
    host.tap(x: 16 + 16 + 2 + 132 + 8 + 66, y: bottom - 16 - 24)
    #expect(scheme.value == .dark)
    host.advance(milliseconds: 150)
    // .default at 150 ms: 0.5110 of the way. The ground's lower end moves 16 points, its upper one 176.
    #expect(corners() == [light, light])
    // Between icons and titles.
    let column = host.span(of: dark, over: light, x: 90)
    let top = bottom - 64
    #expect(isNear(column?.start, top + (20 - top) * 0.5110, within: 1))
    #expect(isNear(column?.end, bottom - 16 + 16 * 0.5110, within: 1))
    host.run(milliseconds: 3000)
    #expect(corners() == [dark, dark])
  }
}
