import Testing
import ViewProbes
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

/// Cases of field-cases.md for the drawer: O15, O18, O25.
@Suite struct DrawerFieldTests {
  private let isOpen = Remote(false)

  // MARK: O15

  /// A page button at (250, 100) that opens a drawer of 100 points.
  private func opener<B: View>(@ViewBuilder _ button: @escaping (Binding<Bool>) -> B)
    -> OffscreenHost
  {
    OffscreenHost(width: 300, height: 200) {
      WithState(isOpen) { isOpen in
        Drawer(isOpened: isOpen) {
          Color.red.frame(width: 100)
        } content: {
          ZStack {
            Color.white
            button(isOpen).frame(width: 60, height: 40).position(x: 250, y: 100)
          }
        }
        .drawerScrim(Color.black.opacity(0.4))
      }
    }
  }

  /// Down, 50 ms, up, 500 ms; then a full click on the dimmer.
  private func clickTwice(_ host: OffscreenHost) {
    host.pointerDown(at: CGPoint(x: 250, y: 100))
    host.advance(milliseconds: 50)
    host.pointerUp(at: CGPoint(x: 250, y: 100))
    host.advance(milliseconds: 500)
    #expect(isOpen.value)
    host.tap(x: 250, y: 100)
    #expect(!isOpen.value)
    host.run(milliseconds: 2000)
    #expect(host.pixel(x: 50, y: 100) == .white && host.pixel(x: 290, y: 10) == .white)
  }

  @Test("O15: a button that opens the drawer on press") func opensOnPress() {
    clickTwice(
      opener { isOpen in
        Color.blue.gesture(
          DragGesture(minimumDistance: 0).onChanged { _ in isOpen.wrappedValue = true })
      })
  }

  @Test("O15: a button that opens the drawer on release") func opensOnRelease() {
    clickTwice(opener { isOpen in Button("Open") { isOpen.wrappedValue.toggle() } })
  }

  @Test("O15: presses outside that overlap leave nothing behind") func overlappingPresses() {
    let host = OffscreenHost(width: 300, height: 200) {
      VStack(spacing: 0) {
        Color.green.frame(height: 50)
        WithState(isOpen) { isOpen in
          Drawer(isOpened: isOpen) {
            Color.red.frame(width: 100)
          } content: {
            Color.white
          }
          .drawerScrim(Color.black.opacity(0.4))
        }
      }
    }
    host.perform { isOpen.value = true }
    host.run(milliseconds: 2000)
    // Above the drawer; the second one comes before the first one has gone.
    host.pointerDown(at: CGPoint(x: 100, y: 20))
    host.pointerDown(at: CGPoint(x: 200, y: 20))
    host.pointerUp(at: CGPoint(x: 100, y: 20))
    host.pointerUp(at: CGPoint(x: 200, y: 20))
    #expect(isOpen.value)
    // A press on the dimmer that ends elsewhere, and one that begins elsewhere, are no taps on it.
    host.pointerDown(at: CGPoint(x: 250, y: 60))
    host.movePointer(to: CGPoint(x: 250, y: 20))
    host.pointerCancel()
    host.pointerDown(at: CGPoint(x: 250, y: 20))
    host.pointerUp(at: CGPoint(x: 250, y: 150))
    #expect(isOpen.value)
    host.tap(x: 250, y: 150)
    #expect(!isOpen.value)
  }

  // MARK: O18

  private func page(_ mode: DrawerMode) -> OffscreenHost {
    OffscreenHost(width: 400, height: 300) {
      WithState(isOpen) { isOpen in
        Drawer(isOpened: isOpen) {
          VStack { ForEach(1..<4) { Button("\($0)") {}.accessibilityIdentifier("\($0)") } }
        } content: {
          HStack {
            Button("A") {}.accessibilityIdentifier("A")
            Button("B") {}.accessibilityIdentifier("B")
          }
        }
        .drawerMode(mode)
      }
    }
  }

  private func tabs(_ count: Int, _ host: OffscreenHost) -> [String?] {
    (0..<count).map { _ in
      host.press(.tab)
      return host.focusedIdentifier
    }
  }

  @Test("O18: the focus stays in a modal menu and comes back") func focusStays() {
    let host = page(.modal)
    host.press(.tab)
    #expect(host.focusedIdentifier == "A")
    host.perform { isOpen.value = true }
    #expect(host.focusedIdentifier == "1")
    #expect(tabs(4, host) == ["2", "3", "1", "2"])
    host.press(.tab, modifiers: .shift)
    #expect(host.focusedIdentifier == "1")
    host.run(milliseconds: 2000)
    host.press(.escape)
    #expect(!isOpen.value)
    #expect(host.focusedIdentifier == "A")
    // The menu is still on its way out, and not reachable.
    #expect(host.isAnimating)
    #expect(tabs(3, host) == ["B", "A", "B"])
  }

  @Test("O18: while the menu is open the page looks as it did without the focus") func noRing() {
    let host = page(.modal)
    let plain = host.snapshot()
    host.press(.tab)
    let focused = host.snapshot()
    #expect(plain.differences(from: focused) != 0)
    host.perform { isOpen.value = true }
    host.run(milliseconds: 2000)
    let host2 = page(.modal)
    host2.perform { isOpen.value = true }
    host2.run(milliseconds: 2000)
    // Right of the menu.
    let area = CGRect(x: 100, y: 0, width: 300, height: 300)
    let (a, b) = (host.snapshot().cropped(to: area), host2.snapshot().cropped(to: area))
    #expect(a.differences(from: b) == 0)
  }

  @Test("O18: Escape closes also while the focus is elsewhere or nowhere") func escape() {
    let host = page(.modal)
    host.perform { isOpen.value = true }
    host.press(.escape)
    #expect(!isOpen.value)
    host.press(.tab)
    host.perform { isOpen.value = true }
    host.press(.escape)
    #expect(!isOpen.value)
    // Escape of a closed drawer is left to others.
    #expect(!host.press(.escape))
  }

  @Test("O18: a docked drawer lets Tab go round and does not close on Escape") func docked() {
    let host = page(.docked)
    host.press(.tab)
    host.perform { isOpen.value = true }
    #expect(host.focusedIdentifier == "A")
    #expect(tabs(5, host) == ["B", "1", "2", "3", "A"])
    host.press(.escape)
    #expect(isOpen.value)
  }

  @Test("O18: a menu that was opened again takes the focus again", arguments: [0.0, 100, 3000])
  func reopened(wait: Double) {
    let host = page(.modal)
    for _ in 0..<3 {
      host.perform { isOpen.value = true }
      #expect(host.focusedIdentifier == "1")
      host.press(.escape)
      #expect(host.focusedIdentifier == nil)
      host.advance(milliseconds: wait)
    }
  }

  // MARK: O25

  @Test("O25: right to left, the drawer is dragged from the right") func rightToLeft() {
    let scene = DrawerScene(DrawerPlace(.leading, .rightToLeft))
    let host = scene.host()
    host.drag(from: CGPoint(x: 1, y: 100), to: CGPoint(x: 120, y: 100), over: 200)
    #expect(!scene.isOpen.value && scene.reach(host) == 0)
    host.drag(from: CGPoint(x: 299, y: 100), to: CGPoint(x: 180, y: 100), over: 200)
    host.run(milliseconds: 3000)
    #expect(scene.isOpen.value)
    #expect(host.span(of: .pureRed, over: .white, y: 100) == Span(start: 200, end: 300))
    host.tap(x: 50, y: 100)
    #expect(!scene.isOpen.value)
  }

  /// A drawer with content that is its own mirror image, but for the side of things.
  private func symmetric(_ direction: LayoutDirection, scale: CGFloat) -> OffscreenHost {
    OffscreenHost(width: 300, height: 200, scale: scale, layoutDirection: direction) {
      WithState(isOpen) { isOpen in
        Drawer(isOpened: isOpen) {
          VStack(alignment: .leading, spacing: 8) {
            ForEach([20, 60, 40], id: \.self) { width in
              Label {
                Color.blue.frame(width: CGFloat(width), height: 10)
              } icon: {
                Circle().fill(Color.orange).frame(width: 24, height: 24)
              }
              .labelStyle(.menuLabel)
            }
          }
          .padding().background(Color(white: 0.9))
        } content: {
          HStack(spacing: 0) {
            Color.white
            Color(white: 0.95).frame(width: 80)
          }
        }
        .drawerScrim(Color.black.opacity(0.3))
      }
    }
  }

  @Test(
    "O25: right to left is the mirror image, at rest and in every frame", arguments: [1, 1.5, 2])
  func mirrored(scale: CGFloat) {
    let (left, right) = (
      DrawerFieldTests(), DrawerFieldTests()
    )
    let hosts = (
      left.symmetric(.leftToRight, scale: scale), right.symmetric(.rightToLeft, scale: scale)
    )
    func compare(_ what: String) {
      let (a, b) = (hosts.0.snapshot(), hosts.1.snapshot())
      var count = 0
      for y in stride(from: 0, to: a.height, by: 9) {
        for x in 0..<a.width
        where !a.pixel(x: x, y: y).isClose(to: b.pixel(x: a.width - 1 - x, y: y), tolerance: 3) {
          count += 1
        }
      }
      #expect(count == 0, "\(what)")
    }
    compare("closed")
    for opens in [true, false] {
      hosts.0.perform { left.isOpen.value = opens }
      hosts.1.perform { right.isOpen.value = opens }
      for frame in 1...6 {
        hosts.0.advance(milliseconds: 60)
        hosts.1.advance(milliseconds: 60)
        compare("\(opens), frame \(frame)")
      }
      hosts.0.run(milliseconds: 2000)
      hosts.1.run(milliseconds: 2000)
      compare("\(opens), at rest")
    }
  }
}
