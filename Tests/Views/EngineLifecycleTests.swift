import Testing
import WUICompositor
import WUIGeometry
import WUIHost
import WUISceneGraph
import WUIViews
import WaylandUI
import WaylandUITesting

private let linear = Animation.linear(duration: 1)

extension OffscreenHost {
  fileprivate func animate(_ change: () -> Void) { perform { withAnimation(linear, change) } }
}

/// Views that come and go in odd orders.
@Suite struct EngineLifecycleTests {
  @Test func viewInsideAPartComesBackWhileItLeaves() {
    let controls = SwitchControls()
    let host = OffscreenHost(width: 40, height: 40) {
      Switches(controls, first: true, second: true) { first, second, _ in
        if first {
          Color.white.frame(width: 1, height: 1)
          if second { Color.black }
        }
      }
    }
    host.animate { controls.second?.wrappedValue = false }
    host.advance(milliseconds: 400)
    host.animate { controls.second?.wrappedValue = true }
    host.advance(milliseconds: 1500)
    #expect(host.pixel(x: 20, y: 30) == PixelColor(0, 0, 0))
    #expect(host.scene.host.graph.inventory["leaving nodes"] == 0)
  }

  @Test func anyViewOfAnotherTypeFadesOver() {
    let controls = SwitchControls()
    let host = OffscreenHost(width: 40, height: 40) {
      Switches(controls, second: true) { first, second, _ in
        first ? AnyView(Text("")) : AnyView(Group { if second { Color.black } })
      }
    }
    host.animate { controls.first?.wrappedValue = true }
    host.advance(milliseconds: 500)
    let shown = host.pixel(x: 20, y: 35)
    #expect(shown.isClose(to: PixelColor(128, 128, 128), tolerance: 4), "\(shown)")
    host.advance(milliseconds: 600)
    #expect(host.pixel(x: 20, y: 35) == PixelColor(255, 255, 255))
  }

  @Test func overlayThatLeavesStaysOnItsView() {
    let controls = SwitchControls()
    let host = OffscreenHost(width: 40, height: 40) {
      Switches(controls, first: true) { first, _, _ in
        Color.white.overlay { if first { Color.black } }
      }
    }
    host.animate { controls.first?.wrappedValue = false }
    host.advance(milliseconds: 500)
    #expect(host.pixel(x: 20, y: 20).isClose(to: PixelColor(128, 128, 128), tolerance: 4))
  }

  @Test func zIndexOrdersOnlyTheViewsOfOneOverlay() {
    let host = OffscreenHost(width: 40, height: 40) {
      Color.white.zIndex(5).overlay {
        Color.black.zIndex(-1)
        Color.red.frame(width: 10, height: 10).zIndex(-2)
      }
      .background { Color.blue.zIndex(9) }
    }
    #expect(host.pixel(x: 20, y: 20) == PixelColor(0, 0, 0))
  }

  @Test func zIndexCountsThroughWrappersAndChangesAtOnce() {
    let controls = SwitchControls()
    let host = OffscreenHost(width: 40, height: 40) {
      Switches(controls) { first, _, _ in
        ZStack {
          Color.black.zIndex(first ? 1 : 0).opacity(1).offset(x: 0).padding(0)
          Color.white
        }
      }
    }
    #expect(host.pixel(x: 20, y: 20) == PixelColor(255, 255, 255))
    host.animate { controls.first?.wrappedValue = true }
    #expect(host.pixel(x: 20, y: 20) == PixelColor(0, 0, 0))
  }

  @Test func disappearanceIsToldWhenTheTransitionEnds() {
    let controls = SwitchControls()
    let host = OffscreenHost(width: 40, height: 40) {
      Switches(controls, first: true) { first, _, _ in
        if first {
          Color.black.onAppear { controls.log.append("came") }
            .onDisappear { controls.log.append("went") }
        }
      }
    }
    #expect(controls.log == ["came"])
    host.animate { controls.first?.wrappedValue = false }
    host.advance(milliseconds: 900)
    #expect(controls.log == ["came"])
    host.advance(milliseconds: 200)
    #expect(controls.log == ["came", "went"])
    #expect(!host.isAnimating)
  }

  @Test func removalInsideARemovalIsErasedWithIt() {
    let controls = SwitchControls()
    let host = OffscreenHost(width: 40, height: 40) {
      Switches(controls, first: true, second: true) { first, second, _ in
        if first {
          ZStack {
            Color.red.frame(width: 2, height: 2)
            if second { Color.black.zIndex(1) }
          }
          .transition(.move(edge: .leading))
        }
      }
    }
    host.animate { controls.second?.wrappedValue = false }
    host.advance(milliseconds: 100)
    host.perform { withAnimation(.linear(duration: 4)) { controls.first?.wrappedValue = false } }
    host.advance(milliseconds: 400)
    // The inner view still fades where it was: only live views ride along (components.md T7).
    #expect(host.pixel(x: 39, y: 35).isClose(to: PixelColor(128, 128, 128), tolerance: 4))
    host.advance(milliseconds: 5000)
    #expect(host.scene.host.graph.inventory["leaving nodes"] == 0)
    #expect(host.scene.host.graph.unfinishedWork == [])
  }

  @Test func partThatHasLostAViewIsMadeAnew() {
    let controls = SwitchControls()
    let host = OffscreenHost(width: 40, height: 40) {
      Switches(controls, first: true) { first, _, _ in
        VStack(spacing: 0) {
          if first {
            Color.black.transition(.identity)
            Group { if true { Color.red } }
          }
        }
      }
    }
    host.animate { controls.first?.wrappedValue = false }
    host.advance(milliseconds: 500)
    host.animate { controls.first?.wrappedValue = true }
    host.advance(milliseconds: 3000)
    #expect(host.pixel(x: 20, y: 5) == PixelColor(0, 0, 0))
    #expect(host.scene.host.graph.unfinishedWork == [])
    let inventory = host.scene.host.graph.inventory
    #expect(inventory["leaving nodes"] == 0 && inventory["removals"] == 0)
  }

  @Test func transitionThatWasExchangedLeavesByTheNewOne() {
    let controls = SwitchControls()
    let host = OffscreenHost(width: 40, height: 40) {
      Switches(controls, first: true) { first, second, _ in
        if first { Color.black.transition(second ? .move(edge: .leading) : .opacity) }
      }
    }
    host.perform { controls.second?.wrappedValue = true }
    host.animate { controls.first?.wrappedValue = false }
    host.advance(milliseconds: 500)
    #expect(host.pixel(x: 10, y: 20) == PixelColor(0, 0, 0))
    #expect(host.pixel(x: 30, y: 20) == PixelColor(255, 255, 255))
  }

  @Test func changesBackAndForthInOneBatchLeaveTheMotionAlone() {
    let controls = SwitchControls()
    let host = OffscreenHost(width: 40, height: 40) {
      Switches(controls) { first, _, _ in Color.black.opacity(first ? 1 : 0) }
    }
    host.animate { controls.first?.wrappedValue = true }
    host.advance(milliseconds: 500)
    host.perform {
      controls.first?.wrappedValue = false
      controls.first?.wrappedValue = true
    }
    #expect(host.isAnimating)
    #expect(host.pixel(x: 20, y: 20).isClose(to: PixelColor(128, 128, 128), tolerance: 4))
  }

  @Test func endlessAnimationEndsWithItsView() {
    let controls = SwitchControls()
    let host = OffscreenHost(width: 40, height: 40) {
      Switches(controls, first: true) { first, _, _ in
        if first { Pulse() }
      }
    }
    host.advance(milliseconds: 100)
    #expect(host.isAnimating)
    host.perform { controls.first?.wrappedValue = false }
    #expect(!host.isAnimating)
    #expect(host.scene.host.graph.unfinishedWork == [])
  }

  @Test func focusLeavesWithItsView() {
    let controls = SwitchControls()
    let host = OffscreenHost(width: 80, height: 80) {
      Switches(controls, first: true) { first, _, _ in
        Button("A") {}.accessibilityIdentifier("a")
        if first { Button("B") {}.accessibilityIdentifier("b") }
      }
    }
    host.press(.tab)
    host.press(.tab)
    #expect(host.focusedIdentifier == "b")
    host.animate { controls.first?.wrappedValue = false }
    #expect(host.focusedIdentifier == "a")
    host.advance(milliseconds: 1500)
    host.animate { controls.first?.wrappedValue = true }
    #expect(host.focusedIdentifier == "a")
  }

  @Test func buttonThatIsGoneDoesNotAct() {
    let controls = SwitchControls()
    let host = OffscreenHost(width: 80, height: 80) {
      Switches(controls, first: true) { first, _, _ in
        if first {
          Color.black.frame(width: 40, height: 40).onTapGesture { controls.log.append("tap") }
        }
      }
    }
    host.pointerDown(at: CGPoint(x: 40, y: 40))
    host.perform { controls.first?.wrappedValue = false }
    host.pointerUp(at: CGPoint(x: 40, y: 40))
    #expect(controls.log == [])
  }

  @Test func stateWrittenInCallbacksIsShownInTheSameFrame() {
    let controls = SwitchControls()
    let host = OffscreenHost(width: 40, height: 40) { Echo(controls: controls) }
    #expect(host.pixel(x: 20, y: 2) == PixelColor(0, 0, 0))
    host.perform { controls.number?.wrappedValue = 3 }
    #expect(controls.log == ["appear", "0→3", "preference 3"])
    #expect(host.pixel(x: 20, y: 38) == PixelColor(255, 255, 255))
    host.advance(milliseconds: 500)
    #expect(host.pixel(x: 20, y: 38).isClose(to: PixelColor(128, 128, 128), tolerance: 4))
  }
}

private struct Pulse: View {
  @State private var isOn = false

  var body: some View {
    Color.black.opacity(isOn ? 0.2 : 1).onAppear {
      withAnimation(.linear(duration: 1).repeatForever()) { isOn = true }
    }
  }
}

private enum NumberKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Writes state in `onAppear`, in `onChange` under an animation, and in `onPreferenceChange`.
private struct Echo: View {
  let controls: SwitchControls
  @State private var number = 0
  @State private var hasAppeared = false
  @State private var fades = false
  @State private var seen = 0

  var body: some View {
    controls.number = $number
    return VStack(spacing: 0) {
      (hasAppeared ? Color.black : .white).preference(key: NumberKey.self, value: number)
      Color.black.opacity(fades ? 1 : 0)
    }
    .onAppear {
      controls.log.append("appear")
      hasAppeared = true
    }
    .onChange(of: number) { old, new in
      controls.log.append("\(old)→\(new)")
      withAnimation(linear) { fades = true }
    }
    .onPreferenceChange(NumberKey.self) {
      seen = $0
      if $0 > 0 { controls.log.append("preference \($0)") }
    }
  }
}
