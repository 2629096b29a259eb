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

  @Test("D1: closed, only the content is there") func closedShowsOnlyTheContent() {
    let host = host()
    #expect(host.frame(of: "content") == CGRect(x: 0, y: 0, width: 400, height: 200))
    #expect(!host.exists("menu"))
    host.tap(x: 100, y: 150)
    #expect(log.entries == ["page"])
  }

  @Test("D2: a drawer that begins open is open in the first frame") func beginsOpen() {
    let host = host(opened: true)
    #expect(!host.isAnimating)
    #expect(edge(host) == Span(start: 0, end: 200))
  }

  @Test("D3: the menu lies at the leading edge in full height; the content does not move")
  func contentStays() {
    let host = host()
    host.perform { isOpen.value = true }
    #expect(host.frame(of: "content") == CGRect(x: 0, y: 0, width: 400, height: 200))
    #expect(host.frame(of: "menu") == CGRect(x: 0, y: 0, width: 200, height: 200))
  }

  /// components.md §5.1, the row of spring .5/.825.
  private static let table: [(ms: Double, progress: CGFloat)] = [
    (50, 0.1394), (100, 0.3936), (150, 0.6280), (200, 0.7996), (250, 0.9082), (300, 0.9685),
    (350, 0.9974), (400, 1.0083), (442, 1.0102), (500, 1.0084), (600, 1.0035),
  ]

  @Test("D4: opening follows the spring, passes its end by 1 % and settles") func opening() {
    let host = host()
    host.perform { isOpen.value = true }
    #expect(edge(host) == nil)
    for (ms, progress) in Self.table {
      host.advance(milliseconds: ms - host.milliseconds)
      let span = edge(host)
      #expect(isNear(span?.end, 200 * progress), "at \(ms) ms")
      // Past its end the menu leaves a gap at the edge, in which the page is seen.
      #expect(isNear(span?.start, max(0, 200 * (progress - 1))), "at \(ms) ms")
      #expect(host.pixel(x: 300, y: 150) == .white)
    }
    host.run(milliseconds: 2000)
    #expect(edge(host) == Span(start: 0, end: 200) && !host.isAnimating)
  }

  @Test("D5: in every frame of closing the menu is above the content, as far in as the spring says")
  func closing() {
    let host = host(opened: true)
    host.tap(x: 300, y: 150)
    #expect(edge(host) == Span(start: 0, end: 200))
    var isSeen = true
    for frame in 1...60 {
      host.advance(milliseconds: 1000.0 / 60)
      let way = DrawerScene.spring.state(
        after: Double(frame) / 60, distance: 200, velocity: 0
      ).distance
      let end = CGFloat(max(0, way))
      #expect(isNear(edge(host)?.end ?? 0, end), "frame \(frame)")
      if end > 2 { #expect(host.pixel(x: end - 2, y: 150) == .systemGray, "frame \(frame)") }
      isSeen = isSeen && end > 0
    }
    #expect(!isSeen)
    host.run(milliseconds: 1000)
    #expect(!host.exists("menu") && !host.isAnimating)
  }

  @Test("D7: a tap outside closes and reaches nothing else") func tapOutside() {
    let host = host(opened: true)
    host.tap("button")
    #expect(log.entries.isEmpty)
    host.advance(milliseconds: 2000)
    #expect(edge(host) == nil)
    host.tap("button")
    #expect(log.entries == ["content"])
  }

  @Test("D9: a tap inside works and does not close") func tapInside() {
    let host = host(opened: true)
    host.tap("item")
    host.tap(x: 100, y: 150)
    host.advance(milliseconds: 1000)
    #expect(log.entries == ["item"])
    #expect(edge(host) == Span(start: 0, end: 200))
  }

  @Test(
    "D10: a second tap while the menu leaves reaches the content and opens nothing",
    arguments: [0, 16, 50, 100, 200, 300])
  func secondTap(wait: Double) {
    let host = host(opened: true)
    host.tap(x: 300, y: 150)
    host.advance(milliseconds: wait)
    host.tap(x: 300, y: 150)
    host.tap("button")
    #expect(log.entries == ["page", "content"])
    host.run(milliseconds: 2000)
    #expect(edge(host) == nil)
  }

  @Test("D12: the content's button dims while it is pressed, and opens the drawer") func dims() {
    let host = OffscreenHost(width: 400, height: 200) {
      WithState(isOpen) { isOpen in
        Drawer(isOpened: isOpen) {
          Color.gray.frame(width: 200)
        } content: {
          Button {
            isOpen.wrappedValue.toggle()
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
    let dimmed = host.pixel(x: 220, y: 100)
    #expect(dimmed.red > 40 && dimmed.blue == 255 && !isOpen.value)
    host.pointerUp(at: CGPoint(x: 220, y: 100))
    #expect(isOpen.value)
  }

  @Test("D13: both environment values reach both sides, write the source and animate")
  func environment() {
    let host = OffscreenHost(width: 500, height: 200) {
      WithState(isOpen) { isOpen in
        Drawer(isOpened: isOpen) {
          ModeReader(name: "menu").frame(maxHeight: .infinity).background(Color.gray)
        } content: {
          Color.white.overlay(alignment: .trailing) { ModeReader(name: "content") }
        }
      }
    }
    func end() -> CGFloat? { host.span(of: .systemGray, over: .white, y: 10)?.end }
    #expect(host.exists("content false false"))
    host.tap("content open")
    #expect(isOpen.value)
    #expect(host.exists("content true true") && host.exists("menu true true"))
    host.advance(milliseconds: 100)
    #expect(isNear(end(), 150 * 0.3936))
    host.run(milliseconds: 2000)
    host.tap("menu close")
    #expect(!isOpen.value && host.exists("content false false"))
    host.advance(milliseconds: 100)
    #expect(isNear(end(), 150 * (1 - 0.3936)))
  }

  @Test(
    "D13: opening what is open and closing what is closed writes nothing", arguments: [true, false])
  func redundant(opened: Bool) {
    let host = OffscreenHost(width: 500, height: 200) {
      Drawer(
        isOpened: Binding(get: { opened }, set: { log.add("\($0)") })
      ) {
        ModeReader(name: "menu")
      } content: {
        ModeReader(name: "content").frame(maxWidth: .infinity, alignment: .trailing)
      }
    }
    let side = opened ? "menu" : "content"
    host.tap(opened ? "menu open" : "content close")
    #expect(log.entries.isEmpty)
    host.tap("\(side) \(opened ? "close" : "open")")
    #expect(log.entries == ["\(!opened)"])
  }

  @Test("D16: the menu is as wide as it asks to be") func menuWidths() {
    let title = OffscreenHost(width: 400, height: 100) {
      Label("Performance Review", systemImage: "house").padding().accessibilityIdentifier("menu")
    }
    let hugging = title.frame(of: "menu").width
    for (menu, width) in [
      (AnyView(Color.gray.frame(width: 200)), 200), (AnyView(Color.gray.frame(width: 100)), 100),
      (
        AnyView(
          Label("Performance Review", systemImage: "house").padding().foregroundColor(.gray)
            .frame(maxHeight: .infinity).background(Color.gray)), hugging
      ),
      // Whatever takes all that it is offered covers the content.
      (AnyView(Color.gray), 400),
    ] as [(AnyView, CGFloat)] {
      let isOpen = Remote(false)
      let host = OffscreenHost(width: 400, height: 200) {
        WithState(isOpen) { isOpen in
          Drawer(isOpened: isOpen) {
            menu.accessibilityIdentifier("menu")
          } content: {
            Color.white
          }
        }
      }
      host.perform { isOpen.value = true }
      #expect(host.frame(of: "menu").width == width)
      host.advance(milliseconds: 100)
      #expect(isNear(edge(host)?.end, width * 0.3936))
      host.run(milliseconds: 2000)
      // L13: at rest on whole pixels.
      #expect(edge(host) == Span(start: 0, end: width.rounded()))
    }
  }

  @Test("D14: outside of a drawer the placeholder does nothing") func placeholder() {
    let host = OffscreenHost(width: 300, height: 200) { ModeReader(name: "lone") }
    host.tap("lone open")
    host.tap("lone close")
    #expect(host.exists("lone false false"))
  }

  @Test("D15: a view sees the innermost drawer") func innermost() {
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
