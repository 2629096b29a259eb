import Testing
import ViewProbes
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

/// The lines D28…D31 of components.md §6.1.
@Suite struct MenuMotionTests {
  /// A menu's ground that grows from a place when the scheme changes, over red, as a shadow's shape would be.
  private struct Ground: View {
    let scheme: ColorScheme
    let transition: AnyTransition?

    var body: some View {
      ZStack {
        Color.red
        // A container of its own: a removed view lies behind all live siblings, red as well (rule Z3).
        ZStack {
          if let transition {
            MenuBackground(colorScheme: scheme).id(scheme).transition(transition)
          } else {
            MenuBackground(colorScheme: scheme).id(scheme)
          }
        }
      }
      .animation(.linear(duration: 1), value: scheme)
    }
  }

  private func ground(_ scheme: Remote<ColorScheme>, _ transition: AnyTransition?) -> OffscreenHost
  {
    OffscreenHost(width: 200, height: 200) {
      WithState(scheme) { Ground(scheme: $0.wrappedValue, transition: transition) }
    }
  }

  // components.md §5.4.
  private let light = PixelColor(210, 215, 209)
  private let dark = PixelColor(26, 26, 26)

  @Test func d30_theNewGroundGrowsOverTheOldOne() {
    let scheme = Remote(ColorScheme.light)
    let host = ground(
      scheme, .menuBackgroundFadeIn(from: CGRect(x: 80, y: 160, width: 40, height: 20)))
    #expect(host.count(of: light) == 200 * 200)
    host.perform { scheme.value = .dark }
    for _ in 0..<19 {
      host.advance(milliseconds: 50)
      let picture = host.snapshot()
      var colored = 0
      for y in stride(from: 0, to: 200, by: 5) {
        for x in stride(from: 0, to: 200, by: 5) {
          let seen = picture.pixel(x: x, y: y)
          // Neither ground has more red than green: the red beneath never shines through.
          if seen.red > seen.green + 1 { colored += 1 }
        }
      }
      #expect(colored == 0)
    }
    // At 500 ms it was half way: x 40…160, y 80…190.
    host.advance(milliseconds: 51)
    #expect(host.count(of: dark) == 200 * 200)
    #expect(!host.isAnimating)
  }

  @Test func d30_halfWayItCoversHalfTheWay() {
    let scheme = Remote(ColorScheme.light)
    let host = ground(
      scheme, .menuBackgroundFadeIn(from: CGRect(x: 80, y: 160, width: 40, height: 20)))
    host.perform { scheme.value = .dark }
    host.advance(milliseconds: 500)
    #expect(isNear(host.span(of: dark, over: light, y: 140)?.start, 40))
    #expect(isNear(host.span(of: dark, over: light, y: 140)?.end, 160))
    #expect(isNear(host.span(of: dark, over: light, x: 100)?.start, 80))
    #expect(isNear(host.span(of: dark, over: light, x: 100)?.end, 190))
  }

  /// fade_in_issue.gif: with the default transition both fade, and what is below shines through.
  @Test func d30_theDefaultTransitionShowsTheFault() {
    let scheme = Remote(ColorScheme.light)
    let host = ground(scheme, nil)
    host.perform { scheme.value = .dark }
    host.advance(milliseconds: 500)
    let below = light.over(.systemRed, opacity: 0.5)
    #expect(host.pixel(x: 100, y: 100).isClose(to: dark.over(below, opacity: 0.5)))
  }

  @Test func d29_theFillSlidesBetweenThePills() {
    let scheme = Remote(ColorScheme.light)
    let host = OffscreenHost(width: 300, height: 60) {
      WithState(scheme) { scheme in
        ColorSchemePicker(selection: scheme).accessibilityIdentifier("picker")
          .menuColors(loud)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    // Two of 132 × 44, 8 between, 2 around.
    #expect(host.frame(of: "picker").size == CGSize(width: 276, height: 48))
    func fill() -> Span? { host.span(of: .pureRed, over: .white, y: 24) }
    #expect(isNear(fill()?.start, 2, within: 0.3) && isNear(fill()?.end, 134, within: 0.3))
    host.tap(x: 200, y: 24)
    #expect(scheme.value == .dark)
    host.advance(milliseconds: 100)
    // spring .5/1 at 100 ms.
    #expect(isNear(fill()?.start, 2 + 140 * 0.3577, within: 0.5))
    host.advance(milliseconds: 3000)
    #expect(isNear(fill()?.start, 142, within: 0.3) && isNear(fill()?.end, 274, within: 0.3))
  }

  @Test func d29_compactIsOneButtonThatToggles() {
    let scheme = Remote(ColorScheme.light)
    let host = OffscreenHost(width: 300, height: 60) {
      WithState(scheme) { scheme in
        ColorSchemePicker(selection: scheme).accessibilityIdentifier("picker").menuAppearance(
          .compact)
      }
    }
    #expect(host.frame(of: "picker").size == CGSize(width: 48, height: 48))
    host.tap("picker")
    #expect(scheme.value == .dark)
    host.advance(milliseconds: 3000)
    host.tap("picker")
    #expect(scheme.value == .light)
  }

  @Test(
    "D29: turned round at any moment, the fill keeps place and velocity",
    arguments: stride(from: 5, through: 50, by: 5).map { $0 })
  func fillTurnsRound(frames: Int) {
    let spring = ReferenceSpring(response: 0.5, dampingFraction: 1)
    let scheme = Remote(ColorScheme.light)
    let host = OffscreenHost(width: 300, height: 60) {
      WithState(scheme) { scheme in
        ColorSchemePicker(selection: scheme).menuColors(loud)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    let untouched = host.snapshot()
    // From 2 to 142.
    func start() -> CGFloat? { host.span(of: .pureRed, over: .white, y: 24)?.start }
    host.perform { scheme.value = .dark }
    host.run(milliseconds: Double(frames) * 1000 / 120, framesPerSecond: 120)
    let turn = spring.state(after: Double(frames) / 120, distance: -140, velocity: 0)
    #expect(isNear(start(), CGFloat(142 + turn.distance), within: 0.5))
    host.perform { scheme.value = .light }
    for frame in 0...12 {
      if frame > 0 { host.advance(milliseconds: 1000.0 / 120) }
      let way = spring.state(
        after: Double(frame) / 120, distance: 140 + turn.distance, velocity: turn.velocity)
      #expect(isNear(start(), CGFloat(2 + way.distance), within: 0.5), "\(frame) frames after")
    }
    host.run(milliseconds: 3000)
    #expect(host.snapshot().differences(from: untouched) == 0)
  }

  @Test("D29: the icon flies between both forms of the picker") func iconFlies() {
    let appearance = Remote(MenuAppearance.compact)
    var colors = loud
    colors.light.controlForeground = .white
    colors.light.text = .black
    let host = OffscreenHost(width: 300, height: 60) {
      WithState(appearance) { appearance in
        ColorSchemePicker(selection: .constant(.light))
          .menuAppearance(appearance.wrappedValue).menuColors(colors)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    /// The left end of the sun.
    func start() -> CGFloat { host.span(of: .black, over: .white, y: 24)?.start ?? -1 }
    let compact = start()
    #expect(compact > 12 && compact < 18)
    host.perform { withAnimation(.linear(duration: 1)) { appearance.value = .default } }
    let way =
      [start()]
      + [250.0, 250, 250].map { step in
        host.advance(milliseconds: step)
        return start()
      }
    host.run(milliseconds: 1000)
    let full = start()
    // Icon, 8 and the title in the middle of a pill of 132.
    #expect(full > compact + 10)
    for (quarter, place) in way.enumerated() {
      let wanted = compact + (full - compact) * CGFloat(quarter) / 4
      #expect(isNear(place, wanted, within: 0.6), "\(quarter) quarters")
    }
  }

  /// Colours that tell the parts apart: white controls, a red fill.
  private var loud: MenuColors {
    var colors = MenuColors.standard
    colors.light.controlBackground = .white
    colors.light.controlForeground = Color(red: 1, green: 0, blue: 0)
    colors.light.text = .clear
    return colors
  }

  /// Halfway the menu is what it will be, shifted by half its width: rows, pill and all.
  @Test("D4: a menu slides in as a whole, its selected row too") func selectedRowSlidesIn() throws {
    let isOpened = Remote(false)
    let host = OffscreenHost(width: 400, height: 300) {
      WithState(isOpened) { isOpened in
        Drawer(isOpened: isOpened) {
          MenuItemList(items: Planet.allCases, selection: .constant(.mars), user: nil)
            .frame(width: 240).background(Color.white)
        } content: {
          Color.gray
        }
        .drawerAnimation(.linear(duration: 1))
      }
    }
    host.perform { isOpened.value = true }
    host.advance(milliseconds: 500)
    let half = host.snapshot()
    host.advance(milliseconds: 501)
    let whole = host.snapshot()
    let expected = whole.cropped(to: CGRect(x: 120, y: 0, width: 120, height: 300))
    let shown = half.cropped(to: CGRect(x: 0, y: 0, width: 120, height: 300))
    #expect(shown.differences(from: expected, tolerance: 2) == 0)
    // The pill is there to be seen.
    #expect(whole.differences(from: half) != 0)
  }

  private enum Planet: String, CaseIterable, MenuItem {
    case venus, mars
    var id: Self { self }
    var title: String { rawValue }
    var systemImage: String { "star" }
  }
}
