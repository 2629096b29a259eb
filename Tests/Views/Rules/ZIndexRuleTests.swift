import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// components.md §4.2: drawing order, and where removed views are in it.
@Suite struct ZIndexRuleTests {
  private func center<V: View>(@ViewBuilder _ view: () -> V) -> PixelColor {
    OffscreenHost(width: 100, height: 100, content: view).pixel(x: 50, y: 50)
  }

  @Test func z1_siblingsOfOneContainerOnly() {
    #expect(
      center {
        ZStack {
          Color.red.zIndex(1)
          Color.green
        }
      } == .systemRed)
    #expect(
      center {
        ZStack {
          ZStack { Color.red.zIndex(9) }
          Color.green
        }
      } == .systemGreen)
  }

  @Test func z1_groupAndForEachAreTransparent() {
    #expect(
      center {
        ZStack {
          Group { Color.red.zIndex(1) }
          Color.green
        }
      } == .systemRed)
    #expect(
      center {
        ZStack {
          ForEach(0..<2) { index in (index == 0 ? Color.red : .yellow).zIndex(index == 0 ? 1 : 0) }
          Color.green
        }
      } == .systemRed)
  }

  @Test func z1_alsoInStacksAndImplicitStacks() {
    #expect(
      center {
        VStack(spacing: -100) {
          Color.red.frame(height: 100).zIndex(1)
          Color.green.frame(height: 100)
        }
      } == .systemRed)
    #expect(
      center {
        Color.blue.overlay {
          Color.red.zIndex(1)
          Color.green
        }
      } == .systemRed)
    #expect(
      center {
        Color.clear.background {
          Color.red.zIndex(1)
          Color.green
        }
      } == .systemRed)
  }

  @Test func z1_theInnermostZIndexWins() {
    #expect(
      center {
        ZStack {
          Color.red.padding(1).zIndex(0.5).zIndex(9)
          Color.green.zIndex(1)
        }
      }
        == .systemGreen)
  }

  @Test func z1_tiesKeepTheOrderOfDeclaration() {
    #expect(
      center {
        ZStack {
          Color.red.zIndex(2)
          Color.green.zIndex(2)
          Color.blue
        }
      } == .systemGreen)
    #expect(
      center {
        ZStack {
          Color.red.zIndex(-1)
          Color.green.zIndex(-2)
        }
      } == .systemRed)
  }

  @Test func z2_neverChangesLayoutButHits() {
    let log = Journal()
    let host = OffscreenHost(width: 100, height: 100) {
      HStack(spacing: -40) {
        Color.red.frame(width: 60).zIndex(1).accessibilityIdentifier("first")
          .onTapGesture { log.add("red") }
        Color.green.frame(width: 60).accessibilityIdentifier("second")
          .onTapGesture { log.add("green") }
      }
    }
    #expect(host.frame(of: "first").minX == 10)
    #expect(host.frame(of: "second").minX == 30)
    host.tap(x: 50, y: 50)
    #expect(log.entries == ["red"])
  }

  /// Removed views come first, in the order of their removal.
  @Test func z3_removedViewsLieBehindLiveSiblings() {
    let shown = Remote([0, 1, 2])
    let colors: [Color] = [.red, .green, .blue]
    let host = OffscreenHost(width: 100, height: 100) {
      WithState(shown) { shown in
        ZStack {
          ForEach(shown.wrappedValue, id: \.self) { index in
            colors[index].transition(.move(edge: .leading))
          }
        }
        .animation(.linear(duration: 1), value: shown.wrappedValue)
      }
    }
    #expect(host.pixel(x: 5, y: 50) == .systemBlue)
    host.perform { shown.value = [0, 1] }
    // Blue was on top; leaving, it is behind both.
    #expect(host.pixel(x: 5, y: 50) == .systemGreen)
    host.perform { shown.value = [0] }
    #expect(host.pixel(x: 5, y: 50) == .systemRed)
    host.perform { shown.value = [] }
    // Of those that leave, the last removed is in front.
    #expect(host.pixel(x: 5, y: 50) == .systemRed)
    host.advance(milliseconds: 1100)
    #expect(host.pixel(x: 5, y: 50) == .white)
  }

  @Test func z3_zIndexKeepsARemovedViewAbove() {
    let isShown = Remote(true)
    let host = OffscreenHost(width: 100, height: 100) {
      WithState(isShown) { isShown in
        ZStack {
          Color.green
          if isShown.wrappedValue { Color.red.transition(.move(edge: .leading)).zIndex(1) }
        }
        .animation(.linear(duration: 1), value: isShown.wrappedValue)
      }
    }
    host.perform { isShown.value = false }
    host.advance(milliseconds: 400)
    #expect(host.pixel(x: 55, y: 50) == .systemRed)
    #expect(host.pixel(x: 65, y: 50) == .systemGreen)
  }

  @Test func z4_zIndexIsNotAnimated() {
    let isFirst = Remote(true)
    let host = OffscreenHost(width: 100, height: 100) {
      WithState(isFirst) { isFirst in
        ZStack {
          Color.red.zIndex(isFirst.wrappedValue ? 1 : 0)
          Color.green.zIndex(isFirst.wrappedValue ? 0 : 1)
        }
      }
    }
    #expect(host.pixel(x: 50, y: 50) == .systemRed)
    host.perform { withAnimation(.linear(duration: 1)) { isFirst.value = false } }
    #expect(host.pixel(x: 50, y: 50) == .systemGreen)
  }

  /// It keeps the geometry it had, though its container grows and moves.
  @Test func z5_removedViewsKeepTheirGeometry() {
    let isShown = Remote(true)
    let host = OffscreenHost(width: 200, height: 100) {
      WithState(isShown) { isShown in
        ZStack(alignment: .leading) {
          Color.white
          if isShown.wrappedValue {
            Color.red.frame(width: 40, height: 40).transition(.opacity).zIndex(1)
          }
        }
        .frame(width: isShown.wrappedValue ? 100 : 160)
        .frame(maxWidth: .infinity, alignment: isShown.wrappedValue ? .leading : .trailing)
        .animation(.linear(duration: 1), value: isShown.wrappedValue)
      }
    }
    host.perform { isShown.value = false }
    host.advance(milliseconds: 600)
    let faint = PixelColor.systemRed.over(.white, opacity: 0.4)
    #expect(host.pixel(x: 2, y: 50).isClose(to: faint))
    #expect(host.pixel(x: 37, y: 50).isClose(to: faint))
    #expect(host.pixel(x: 43, y: 50) == .white)
  }

  @Test func z5_removedViewsTakeNoPartInLayout() {
    let isShown = Remote(true)
    let host = OffscreenHost(width: 100, height: 100) {
      WithState(isShown) { isShown in
        HStack(spacing: 0) {
          if isShown.wrappedValue { Color.red.frame(width: 40, height: 40) }
          Color.green.frame(width: 40, height: 40).accessibilityIdentifier("other")
        }
        .animation(.linear(duration: 1), value: isShown.wrappedValue)
      }
    }
    #expect(host.frame(of: "other").minX == 50)
    host.perform { isShown.value = false }
    #expect(host.frame(of: "other").minX == 30)
    host.advance(milliseconds: 500)
    // The removed view fades where it was, behind; the other is half way.
    #expect(host.pixel(x: 20, y: 50).isClose(to: PixelColor.systemRed.over(.white, opacity: 0.5)))
    #expect(isNear(host.span(of: .systemGreen, over: .white, y: 50)?.end, 80, within: 0.3))
  }
}
