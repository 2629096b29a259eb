import Testing
import ViewProbes
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

nonisolated enum Tool: String, CaseIterable, Hashable {
  case pen, ruler, brush

  var color: Color {
    switch self {
    case .pen: .blue
    case .ruler: .red
    case .brush: .green
    }
  }
}

/// Rings whose arcs, colours and contents come from data, around hosts of any size.
@Suite struct ArcDataTests {
  private static let palette: [(Color, PixelColor)] = [
    (.blue, .systemBlue), (.red, .systemRed), (.green, .systemGreen), (.yellow, .systemYellow),
  ]

  /// A ring of numbered arcs on a window of 400 × 400, shown from the start.
  private func host(
    _ count: Remote<Int>, picked: Remote<Int?>, isShowing: Remote<Bool> = Remote(true)
  ) -> OffscreenHost {
    OffscreenHost(width: 400, height: 400) {
      WithState(count) { count in
        WithState(picked) { picked in
          WithState(isShowing) { isShowing in
            Color.clear.frame(width: 80, height: 80)
              .overlay(
                ArcSelectionView(
                  isShowing: isShowing, selection: picked, options: Array(0..<count.wrappedValue),
                  style: { Self.palette[$0 % 4].0 }))
          }
        }
      }
    }
  }

  @Test(arguments: [1, 2, 3, 5, 12]) func arcsDivideTheRing(count: Int) {
    let host = host(Remote(count), picked: Remote(nil))
    let share = 360 / Double(count)
    for index in 0..<count {
      for part in [0.03, 0.5, 0.97] {
        let seen = host.polar((Double(index) + part) * share)
        #expect(seen == Self.palette[index % 4].1, "arc \(index) of \(count), \(part)")
      }
    }
  }

  @Test(arguments: [1, 2, 12]) func eachArcPicksItsOption(count: Int) {
    let share = 360 / Double(count)
    for index in 0..<count {
      let (picked, isShowing) = (Remote<Int?>(nil), Remote(true))
      let host = host(Remote(count), picked: picked, isShowing: isShowing)
      host.tapPolar((Double(index) + 0.5) * share)
      #expect(picked.value == index)
      #expect(!isShowing.value)
    }
  }

  @Test func noArcs() {
    let isShowing = Remote(false)
    let host = host(Remote(0), picked: Remote(nil), isShowing: isShowing)
    host.perform { isShowing.value = true }
    host.advance(milliseconds: 600)
    #expect(host.count(of: .white) == 400 * 400)
    for key in [KeyEquivalent.rightArrow, .leftArrow, .return] { host.press(key) }
    #expect(isShowing.value)
    host.press(.escape)
    #expect(!isShowing.value)
    host.advance(milliseconds: 600)
    #expect(!host.isAnimating)
  }

  @Test func duplicatesAreArcsOfTheirOwn() {
    let color = Remote(Color.green)
    let host = OffscreenHost(width: 400, height: 400) {
      WithState(color) { color in
        ArcSelectionView(
          isShowing: .constant(true), curColor: color, colors: [.red, .blue, .red, .red])
      }
    }
    let inOrder: [PixelColor] = [.systemRed, .systemBlue, .systemRed, .systemRed]
    for (index, expected) in inOrder.enumerated() {
      #expect(host.polar(Double(index) * 90 + 45) == expected)
    }
    for index in [0, 2, 3] {
      host.perform { color.value = .green }
      host.tapPolar(Double(index) * 90 + 45)
      #expect(color.value == .red, "arc \(index)")
    }
  }

  /// Under the animation of the change the arcs that stay take their new shares.
  @Test func arcsComeAndGoAtRunTime() {
    let count = Remote(2)
    let host = host(count, picked: Remote(nil))
    host.perform { withAnimation(.linear(duration: 1)) { count.value = 4 } }
    host.advance(milliseconds: 500)
    // Arc 0 ends halfway between 180 and 90 degrees.
    #expect(host.polar(133) == .systemBlue)
    #expect(host.polar(137) != .systemBlue)
    host.advance(milliseconds: 501)
    for index in 0..<4 { #expect(host.polar(Double(index) * 90 + 45) == Self.palette[index].1) }
    host.perform { count.value = 1 }
    for angle in stride(from: 10.0, to: 360, by: 50) { #expect(host.polar(angle) == .systemBlue) }
  }

  @Test func keyboardSurvivesArcsThatGo() {
    let (count, picked, isShowing) = (Remote(4), Remote<Int?>(3), Remote(false))
    let host = host(count, picked: picked, isShowing: isShowing)
    host.perform { isShowing.value = true }
    host.advance(milliseconds: 600)
    host.press(.leftArrow)
    host.press(.rightArrow)
    host.perform { count.value = 2 }
    #expect(!host.press(.return))
    host.press(.rightArrow)
    host.press(.return)
    #expect(picked.value == 0)
  }

  /// The ring runs clockwise in both directions of layout.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func labelsLieInTheMiddleOfTheirArcsAndLetTapsThrough(direction: LayoutDirection) {
    let (tool, isShowing) = (Remote(Tool.pen), Remote(true))
    let host = OffscreenHost(width: 400, height: 400, layoutDirection: direction) {
      WithState(tool) { tool in
        WithState(isShowing) { isShowing in
          ArcSelectionView(
            isShowing: isShowing, selection: tool, options: Tool.allCases,
            style: { $0.color },
            label: { tool, _ in
              Color.white.frame(width: 20, height: 10).accessibilityIdentifier(tool.rawValue)
            })
        }
      }
    }
    for (index, tool) in Tool.allCases.enumerated() {
      let middle = host.polarPoint(Double(index) * 120 + 60)
      let frame = host.frame(of: tool.rawValue)
      #expect(isNear(frame.midX, middle.x, within: 0.5))
      #expect(isNear(frame.midY, middle.y, within: 0.5))
      #expect(frame.size == CGSize(width: 20, height: 10))
      #expect(host.pixel(x: middle.x, y: middle.y) == .white)
    }
    host.tap("brush")
    #expect(tool.value == .brush && !isShowing.value)
  }

  /// While the ring turns by a quarter, its labels go round but stay level: 20 wide and 10 high.
  @Test func labelsStayUprightWhileTheRingTurns() {
    let isShowing = Remote(false)
    let host = OffscreenHost(width: 400, height: 400) {
      WithState(isShowing) { isShowing in
        ArcSelectionView(
          isShowing: isShowing, selection: .constant(Tool.pen), options: [.pen],
          style: { _ in Color.clear }, label: { _, _ in Color.black.frame(width: 20, height: 10) })
      }
    }
    host.perform { isShowing.value = true }
    host.advance(milliseconds: 250)
    // The middle of the only arc is at 180 degrees; 90 are left to turn.
    let grey = PixelColor.black.over(.white, opacity: 0.5)
    for (x, y, isLabel) in [
      (191, 346, true), (208, 346, true), (191, 353, true), (208, 353, true),
      (188, 350, false), (211, 350, false), (200, 343, false), (200, 356, false),
    ] as [(CGFloat, CGFloat, Bool)] {
      #expect(host.pixel(x: x, y: 400 - y).isClose(to: isLabel ? grey : .white), "\(x), \(y)")
    }
  }

  @Test func theHighlightedLabelKnows() {
    let isShowing = Remote(false)
    let host = OffscreenHost(width: 400, height: 400) {
      WithState(isShowing) { isShowing in
        ArcSelectionView(
          isShowing: isShowing, selection: .constant(Tool.ruler), options: Tool.allCases,
          style: { $0.color },
          label: { tool, isHighlighted in
            Color.clear.frame(width: 4, height: 4)
              .accessibilityIdentifier(isHighlighted ? "\(tool.rawValue) next" : tool.rawValue)
          })
      }
    }
    #expect(host.identifiers.sorted() == ["brush", "pen", "ruler"])
    host.perform { isShowing.value = true }
    #expect(host.identifiers.sorted() == ["brush", "pen", "ruler next"])
    host.press(.rightArrow)
    #expect(host.identifiers.sorted() == ["brush next", "pen", "ruler"])
    host.press(.rightArrow)
    #expect(host.identifiers.sorted() == ["brush", "pen next", "ruler"])
    // The mark does not vanish before the ring has faded.
    host.press(.escape)
    #expect(host.identifiers.sorted() == ["brush", "pen next", "ruler"])
  }

  @Test func arcsArePaintedWithAnyStyle() {
    let host = OffscreenHost(width: 400, height: 400) {
      ArcSelectionView(
        isShowing: .constant(true), selection: .constant(0), options: [0, 1],
        style: { _ in
          LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
        })
    }
    // The gradient runs over the ring's frame, x 50 to 350.
    #expect(host.pixel(x: 200, y: 350).isClose(to: PixelColor(128, 128, 128), tolerance: 3))
    #expect(host.pixel(x: 125, y: 330).isClose(to: PixelColor(64, 64, 64), tolerance: 3))
  }

  @Test func diameterAndWidthAreTheEnvironments() {
    let host = OffscreenHost(width: 400, height: 400) {
      ArcSelectionView(isShowing: .constant(true), curColor: .constant(.blue))
        .arcDiameter(200)
        .arcLineWidth(10)
    }
    for (radius, isRing) in [(93.0, false), (97, true), (103, true), (107, false), (150, false)] {
      #expect((host.polar(45, radius: radius) == .systemBlue) == isRing, "\(radius)")
    }
  }

  /// O25, any host: without a diameter the ring is as large as its host, plus what is added around.
  @Test(arguments: [60.0, 120, 200], [0.0, 40]) func ringFitsItsHost(size: CGFloat, around: CGFloat)
  {
    let color = Remote(Color.yellow)
    let host = OffscreenHost(width: 400, height: 400) {
      WithState(color) { color in
        Color.clear.frame(width: size, height: size)
          .overlay(
            ArcSelectionView(isShowing: .constant(true), curColor: color)
              .padding(-around))
      }
      .arcDiameter(nil)
      .arcLineWidth(12)
    }
    let radius = size / 2 + around
    for angle in [45.0, 135, 225, 315] {
      #expect(host.polar(angle, radius: radius - 4) != .white)
      #expect(host.polar(angle, radius: radius + 4) != .white)
      #expect(host.polar(angle, radius: radius - 8) == .white)
      #expect(host.polar(angle, radius: radius + 8) == .white)
    }
    host.tapPolar(135, radius: radius)
    #expect(color.value == .red)
  }

  @Test func hostThatIsNotSquareAndNoHostAtAll() {
    let size = Remote(CGSize(width: 200, height: 80))
    let host = OffscreenHost(width: 400, height: 400, scale: 1.5) {
      WithState(size) { size in
        Color.clear.frame(width: size.wrappedValue.width, height: size.wrappedValue.height)
          .overlay(
            ArcSelectionView(
              isShowing: .constant(true), selection: .constant(0), options: [0],
              style: { _ in Color.blue }, label: { _, _ in Color.red.frame(width: 4, height: 4) }))
      }
      .arcDiameter(nil)
      .arcLineWidth(10)
    }
    // The shorter side counts.
    for angle in [20.0, 100, 200, 300] { #expect(host.polar(angle, radius: 40) == .systemBlue) }
    #expect(host.polar(180, radius: 40) == .systemRed)
    host.perform { size.value = .zero }
    #expect(host.polar(20, radius: 40) == .white)
  }
}
