import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// The drawer of the article, 200 points of grey over white, on a window of 400 × 200.
@Suite struct ArticleDrawerTests {
  let isOpen = Remote(false)
  let log = Journal()

  func host(
    zIndex: Bool = true, contentShape: Bool = true, opened: Bool = false
  ) -> OffscreenHost {
    let isOpen = opened ? Remote(true) : isOpen
    let log = log
    return OffscreenHost(width: 400, height: 200) {
      WithState(isOpen) { flag in
        drawer(flag, log, zIndex: zIndex, contentShape: contentShape)
      }
    }
  }

  private func drawer(_ flag: Binding<Bool>, _ log: Journal, zIndex: Bool, contentShape: Bool)
    -> some View
  {
    var drawer = ArticleDrawer(isOpened: flag) {
      Color.gray.frame(width: 200).accessibilityIdentifier("menu")
        .overlay(alignment: .top) {
          Button("Item") { log.add("item") }.accessibilityIdentifier("item").padding(.top, 20)
        }
    } content: {
      Color.white.accessibilityIdentifier("content")
        .onTapGesture { log.add("page") }
        .overlay(alignment: .topTrailing) {
          Button(action: { log.add("content") }, label: { Text("Press") })
            .accessibilityIdentifier("button").padding(20)
        }
    }
    drawer.hasZIndex = zIndex
    drawer.hasContentShape = contentShape
    return drawer
  }

  /// The menu's right edge in a row without text.
  func edge(_ host: OffscreenHost) -> Span? { host.span(of: .systemGray, over: .white, y: 150) }

  @Test func d1_closedShowsOnlyContentEverywhere() {
    let host = host()
    #expect(host.frame(of: "content") == CGRect(x: 0, y: 0, width: 400, height: 200))
    #expect(!host.exists("menu"))
    #expect(edge(host) == nil)
    host.tap(x: 100, y: 150)
    #expect(log.entries == ["page"])
  }

  @Test func d2_initiallyOpenIsInPlaceInTheFirstFrame() {
    let host = host(opened: true)
    #expect(!host.isAnimating)
    #expect(edge(host) == Span(start: 0, end: 200))
  }

  @Test func d3_menuLeadingAndTheContentDoesNotMove() {
    let host = host()
    let before = host.frame(of: "content")
    host.perform { isOpen.value = true }
    #expect(host.frame(of: "content") == before)
    #expect(host.frame(of: "menu") == CGRect(x: 0, y: 0, width: 200, height: 200))
    host.advance(milliseconds: 3000)
    #expect(host.frame(of: "content") == before)
    #expect(edge(host) == Span(start: 0, end: 200))
  }

  /// components.md §5.1, the row of spring .5/.825.
  @Test func d4_openingFollowsTheSpring() {
    let host = host()
    host.perform { isOpen.value = true }
    #expect(edge(host) == nil)
    let table: [(ms: Double, progress: CGFloat)] = [
      (50, 0.1394), (100, 0.3936), (150, 0.6280), (200, 0.7996), (250, 0.9082), (300, 0.9685),
      (350, 0.9974), (400, 1.0083), (500, 1.0084), (600, 1.0035),
    ]
    for (ms, progress) in table {
      host.advance(milliseconds: ms - host.milliseconds)
      let span = edge(host)
      #expect(isNear(span?.end, 200 * progress), "at \(ms) ms: \(String(describing: span))")
      #expect(isNear(span?.start, max(0, 200 * (progress - 1))), "at \(ms) ms")
      #expect(host.pixel(x: 300, y: 150) == .white)
    }
  }

  @Test func d4_openingOvershootsByOnePercentAndSettles() {
    let host = host()
    host.perform { isOpen.value = true }
    host.advance(milliseconds: 442)
    let span = edge(host)
    #expect(isNear(span?.start, 2.04), "\(String(describing: span))")
    #expect(isNear(span?.end, 202.04))
    host.advance(milliseconds: 2000)
    #expect(edge(host) == Span(start: 0, end: 200))
    #expect(!host.isAnimating)
  }

  @Test func d5_closingIsTheMirrorImageAboveTheContent() {
    let host = host(opened: true)
    host.tap(x: 300, y: 150)
    let table: [(ms: Double, progress: CGFloat)] = [
      (50, 0.1394), (100, 0.3936), (150, 0.6280), (200, 0.7996), (250, 0.9082), (300, 0.9685),
    ]
    #expect(edge(host) == Span(start: 0, end: 200))
    for (ms, progress) in table {
      host.advance(milliseconds: ms - host.milliseconds)
      let span = edge(host)
      #expect(isNear(span?.end, 200 * (1 - progress)), "at \(ms) ms: \(String(describing: span))")
      #expect(host.pixel(x: 1, y: 150) == .systemGray, "at \(ms) ms")
    }
    host.advance(milliseconds: 2000)
    #expect(edge(host) == nil)
    #expect(!host.exists("menu"))
    #expect(!host.isAnimating)
  }

  @Test func d5_everyFrameOfClosingShowsTheMenu() {
    let host = host(opened: true)
    host.tap(x: 300, y: 150)
    for frame in 0..<14 {
      #expect(host.pixel(x: 1, y: 150) == .systemGray, "frame \(frame)")
      host.advance(milliseconds: 1000.0 / 60)
    }
  }

  @Test func d6_withoutZIndexTheMenuVanishesBehindTheContent() {
    let host = host(zIndex: false)
    host.perform { isOpen.value = true }
    host.advance(milliseconds: 100)
    #expect(isNear(edge(host)?.end, 200 * 0.3936))
    host.advance(milliseconds: 2000)
    #expect(edge(host) == Span(start: 0, end: 200))
    host.tap(x: 300, y: 150)
    #expect(edge(host) == nil)
    host.advance(milliseconds: 100)
    #expect(edge(host) == nil)
    #expect(host.exists("menu"))
    host.advance(milliseconds: 2000)
    #expect(!host.exists("menu"))
  }

  @Test func d7_tapOutsideClosesAndReachesNothingElse() {
    let host = host(opened: true)
    host.tap("button")
    #expect(log.entries.isEmpty)
    host.advance(milliseconds: 2000)
    #expect(edge(host) == nil)
    host.tap("button")
    #expect(log.entries == ["content"])
  }

  @Test func d8_withoutContentShapeTapsReachTheContent() {
    let host = host(contentShape: false, opened: true)
    host.tap("button")
    host.tap(x: 300, y: 150)
    #expect(log.entries == ["content", "page"])
    host.advance(milliseconds: 1000)
    #expect(edge(host) == Span(start: 0, end: 200))
  }

  @Test func d9_tapInsideTheMenuWorksThereAndClosesNothing() {
    let host = host(opened: true)
    host.tap(x: 100, y: 150)
    host.tap("item")
    #expect(log.entries == ["item"])
    host.advance(milliseconds: 1000)
    #expect(edge(host) == Span(start: 0, end: 200))
  }

  @Test func d10_secondTapDuringClosingReachesTheContentAtOnce() {
    let host = host(opened: true)
    host.tap(x: 300, y: 150)
    host.advance(milliseconds: 50)
    host.tap(x: 300, y: 150)
    #expect(log.entries == ["page"])
    host.advance(milliseconds: 2000)
    #expect(edge(host) == nil)
  }

  @Test func d11_reversalKeepsPlaceAndVelocity() {
    let spring = ReferenceSpring(response: 0.5, dampingFraction: 0.825)
    let host = host()
    host.perform { isOpen.value = true }
    host.advance(milliseconds: 150)
    let before = edge(host)?.end
    host.perform { isOpen.value = false }
    #expect(isNear(edge(host)?.end, before ?? 0, within: 0.01))
    // The menu's offset in points: on its way from −200 to 0, then back to −200.
    let turn = spring.state(after: 0.15, distance: -200, velocity: 0)
    for ms in stride(from: 20.0, through: 200, by: 20) {
      host.advance(milliseconds: 20)
      let offset = spring.state(
        after: ms / 1000, distance: turn.distance + 200, velocity: turn.velocity)
      let end = edge(host)?.end ?? 0
      #expect(isNear(end, CGFloat(offset.distance), within: 0.4), "\(ms) ms after")
    }
  }

  @Test func d12_theOpenButtonDimsWhilePressed() {
    let isOpen = isOpen
    let host = OffscreenHost(width: 400, height: 200) {
      WithState(isOpen) { flag in
        ArticleDrawer(isOpened: flag) {
          Color.gray.frame(width: 200)
        } content: {
          Button {
            flag.wrappedValue.toggle()
          } label: {
            Color.blue.frame(width: 60, height: 40)
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.white)
        }
      }
    }
    #expect(host.pixel(x: 220, y: 100) == .systemBlue)
    host.pointerDown(at: CGPoint(x: 220, y: 100))
    host.advance(milliseconds: 1000)
    #expect(host.pixel(x: 220, y: 100) != .systemBlue)
    #expect(!isOpen.value)
    host.pointerUp(at: CGPoint(x: 220, y: 100))
    #expect(isOpen.value)
    host.advance(milliseconds: 2000)
    #expect(host.pixel(x: 220, y: 100) == .systemBlue)
    #expect(host.pixel(x: 100, y: 20) == .systemGray)
  }
}
