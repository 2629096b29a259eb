import Testing
import ViewProbes
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

/// The drawer of the components: the lines of components.md §6.1 on a window of 400 × 200.
@Suite struct DrawerTests {
  let isOpen = Remote(false)
  let log = Journal()

  private func host(opened: Bool = false) -> OffscreenHost {
    let isOpen = opened ? Remote(true) : isOpen
    return OffscreenHost(width: 400, height: 200) {
      WithState(isOpen) { isOpen in
        Drawer(isOpened: isOpen) {
          Color.gray.frame(width: 200).accessibilityIdentifier("menu")
            .overlay(alignment: .top) {
              Button("Item") { log.add("item") }.accessibilityIdentifier("item").padding(.top, 20)
            }
        } content: {
          Color.white.accessibilityIdentifier("content").onTapGesture { log.add("page") }
            .overlay(alignment: .topTrailing) {
              Button("Press") { log.add("content") }.accessibilityIdentifier("button").padding(20)
            }
        }
      }
    }
  }

  private func edge(_ host: OffscreenHost) -> Span? {
    host.span(of: .systemGray, over: .white, y: 150)
  }

  @Test func d1_closedShowsOnlyTheContent() {
    let host = host()
    #expect(host.frame(of: "content") == CGRect(x: 0, y: 0, width: 400, height: 200))
    #expect(!host.exists("menu"))
    host.tap(x: 100, y: 150)
    #expect(log.entries == ["page"])
  }

  @Test func d2_initiallyOpenIsThereInTheFirstFrame() {
    let host = host(opened: true)
    #expect(!host.isAnimating)
    #expect(edge(host) == Span(start: 0, end: 200))
  }

  @Test func d3_theContentDoesNotMove() {
    let host = host()
    host.perform { isOpen.value = true }
    #expect(host.frame(of: "content") == CGRect(x: 0, y: 0, width: 400, height: 200))
    #expect(host.frame(of: "menu") == CGRect(x: 0, y: 0, width: 200, height: 200))
  }

  @Test func d4_openingFollowsTheSpring() {
    let host = host()
    host.perform { isOpen.value = true }
    let table: [(ms: Double, progress: CGFloat)] = [
      (50, 0.1394), (100, 0.3936), (150, 0.6280), (200, 0.7996), (250, 0.9082), (300, 0.9685),
      (442, 1.0102),
    ]
    for (ms, progress) in table {
      host.advance(milliseconds: ms - host.milliseconds)
      #expect(isNear(edge(host)?.end, 200 * progress), "at \(ms) ms")
    }
    host.advance(milliseconds: 2000)
    #expect(!host.isAnimating)
  }

  @Test func d5_closingIsTheMirrorImage() {
    let host = host(opened: true)
    host.tap(x: 300, y: 150)
    for (ms, progress) in [(50, 0.1394), (100, 0.3936), (200, 0.7996)] as [(Double, CGFloat)] {
      host.advance(milliseconds: ms - host.milliseconds)
      #expect(isNear(edge(host)?.end, 200 * (1 - progress)), "at \(ms) ms")
    }
    host.advance(milliseconds: 2000)
    #expect(!host.exists("menu"))
  }

  @Test func d7_tapOutsideClosesAndReachesNothing() {
    let host = host(opened: true)
    host.tap("button")
    #expect(log.entries.isEmpty)
    host.advance(milliseconds: 2000)
    #expect(edge(host) == nil)
    host.tap("button")
    #expect(log.entries == ["content"])
  }

  @Test func d9_tapInsideWorks() {
    let host = host(opened: true)
    host.tap("item")
    host.tap(x: 100, y: 150)
    host.advance(milliseconds: 1000)
    #expect(log.entries == ["item"])
    #expect(edge(host) == Span(start: 0, end: 200))
  }

  @Test func d11_reversalKeepsPlaceAndVelocity() {
    let spring = ReferenceSpring(response: 0.5, dampingFraction: 0.825)
    let host = host()
    host.perform { isOpen.value = true }
    host.advance(milliseconds: 150)
    host.perform { isOpen.value = false }
    let turn = spring.state(after: 0.15, distance: -200, velocity: 0)
    for ms in stride(from: 20.0, through: 200, by: 20) {
      host.advance(milliseconds: 20)
      let way = spring.state(
        after: ms / 1000, distance: turn.distance + 200, velocity: turn.velocity)
      #expect(isNear(edge(host)?.end ?? 0, CGFloat(way.distance), within: 0.4), "\(ms) ms after")
    }
  }

  @Test func d13_bothEnvironmentValuesReachBothSides() {
    let host = OffscreenHost(width: 500, height: 200) {
      WithState(isOpen) { isOpen in
        Drawer(isOpened: isOpen) {
          ModeReader(name: "menu")
        } content: {
          ModeReader(name: "content")
        }
      }
    }
    #expect(host.exists("content false false"))
    host.tap("content open")
    #expect(isOpen.value)
    #expect(host.exists("content true true") && host.exists("menu true true"))
    host.advance(milliseconds: 2000)
    host.tap("menu close")
    #expect(!isOpen.value)
    #expect(host.isAnimating)
  }

  @Test func d14_outsideOfADrawerNothingHappens() {
    let host = OffscreenHost(width: 300, height: 200) { ModeReader(name: "lone") }
    host.tap("lone open")
    host.tap("lone close")
    #expect(host.exists("lone false false"))
  }

  @Test func d15_theInnermostIsSeen() {
    let inner = Remote(false)
    let host = OffscreenHost(width: 500, height: 200) {
      WithState(isOpen) { outer in
        Drawer(isOpened: outer) {
          Color.gray.frame(width: 20)
        } content: {
          WithState(inner) { inner in
            Drawer(isOpened: inner) {
              Color.gray.frame(width: 20)
            } content: {
              ModeReader(name: "in")
            }
          }
        }
      }
    }
    host.tap("in open")
    #expect(inner.value && !isOpen.value)
  }

  /// O18 of field-cases.md.
  @Test func o18_theFocusStaysInTheMenuAndComesBack() {
    let host = OffscreenHost(width: 400, height: 300) {
      WithState(isOpen) { isOpen in
        Drawer(isOpened: isOpen) {
          VStack { ForEach(1..<4) { Button("\($0)") {}.accessibilityIdentifier("\($0)") } }
        } content: {
          HStack {
            Button("A") {}.accessibilityIdentifier("A")
            Button("B") {}.accessibilityIdentifier("B")
          }
        }
      }
    }
    func tabs(_ count: Int) -> [String?] {
      (0..<count).map { _ in
        host.press(.tab)
        return host.focusedIdentifier
      }
    }
    host.press(.tab)
    host.perform { isOpen.value = true }
    #expect(host.focusedIdentifier == "1")
    #expect(tabs(4) == ["2", "3", "1", "2"])
    host.press(.tab, modifiers: .shift)
    #expect(host.focusedIdentifier == "1")
    host.press(.escape)
    #expect(!isOpen.value)
    #expect(host.focusedIdentifier == "A")
    #expect(tabs(3) == ["B", "A", "B"])
  }

  /// Closed before it was seen, the menu is gone at once; the next one takes the focus as the first did.
  @Test func o18_aReopenedMenuTakesTheFocusAgain() {
    let host = host()
    for wait in [0.0, 100, 3000] {
      host.perform { isOpen.value = true }
      #expect(host.focusedIdentifier == "item")
      host.press(.escape)
      #expect(host.focusedIdentifier == nil)
      host.advance(milliseconds: wait)
    }
  }

  @Test func o18_escapeClosesWithoutFocus() {
    let host = host(opened: true)
    host.press(.escape)
    host.advance(milliseconds: 2000)
    #expect(edge(host) == nil)
  }
}

private struct ModeReader: View {
  @Environment(\.drawerPresentationMode) private var mode
  @Environment(\.isDrawerOpened) private var isOpened
  let name: String

  var body: some View {
    VStack {
      Text("state")
        .accessibilityIdentifier("\(name) \(mode.wrappedValue.isOpened) \(isOpened.wrappedValue)")
      Button("open") { mode.wrappedValue.open() }.accessibilityIdentifier("\(name) open")
      Button("close") { mode.wrappedValue.close() }.accessibilityIdentifier("\(name) close")
    }
    .frame(width: 150)
  }
}
