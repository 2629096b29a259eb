import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// components.md §4.7.
@Suite struct HitTestTests {
  let log = Journal()

  private func host<V: View>(@ViewBuilder _ view: () -> V) -> OffscreenHost {
    OffscreenHost(width: 200, height: 200, content: view)
  }

  @Test func h1_gapsAndSpacersAreDeadUntilAContentShape() {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 20, height: 20)
      Spacer()
      Color.red.frame(width: 20, height: 20)
    }
    let plain = host { row.frame(width: 200, height: 40).onTapGesture { log.add("plain") } }
    plain.tap(x: 100, y: 100)
    #expect(log.entries.isEmpty)
    plain.tap(x: 10, y: 100)
    #expect(log.entries == ["plain"])
    let shaped = host {
      row.frame(width: 200, height: 40).contentShape(Rectangle()).onTapGesture { log.add("shaped") }
    }
    shaped.tap(x: 100, y: 100)
    #expect(log.entries == ["plain", "shaped"])
  }

  @Test func h1_paddingIsDead() {
    let host = host { Color.red.padding(50).onTapGesture { log.add("hit") } }
    host.tap(x: 20, y: 20)
    #expect(log.entries.isEmpty)
    host.tap(x: 100, y: 100)
    #expect(log.entries == ["hit"])
  }

  @Test func h1_textIsHitInItsWholeFrame() {
    let host = host {
      Text("i   i").accessibilityIdentifier("text").onTapGesture { log.add("hit") }
    }
    let frame = host.frame(of: "text")
    host.tap(x: frame.midX, y: frame.minY + 1)
    host.tap(x: frame.midX, y: frame.midY)
    #expect(log.entries.count == 2)
  }

  @Test func h2_clearIsNotHitAndAHundredthIs() {
    host { Color.clear.onTapGesture { log.add("clear") } }.tap(x: 100, y: 100)
    #expect(log.entries.isEmpty)
    host { Color.clear.contentShape(Rectangle()).onTapGesture { log.add("shape") } }
      .tap(x: 100, y: 100)
    host { Color.white.opacity(0.01).onTapGesture { log.add("faint") } }.tap(x: 100, y: 100)
    #expect(log.entries == ["shape", "faint"])
  }

  /// O12: from the moment of the state change, by the value of the model.
  @Test func h3_opacityZeroIsNotHit() {
    for (opacity, wins) in [
      (1, "top"), (0.5, "top"), (0.01, "top"), (0.0005, "below"), (0, "below"),
    ] {
      let log = Journal()
      let host = host {
        ZStack {
          Color.green.onTapGesture { log.add("below") }
          Color.red.onTapGesture { log.add("top") }.opacity(opacity)
        }
      }
      host.tap(x: 100, y: 100)
      #expect(log.entries == [wins], "opacity \(opacity)")
    }
  }

  @Test func h3_theModelDecidesWhileFading() {
    let opacity = Remote(0.0)
    let log = log
    let host = host {
      WithState(opacity) { opacity in
        ZStack {
          Color.green.onTapGesture { log.add("below") }
          Color.red.onTapGesture { log.add("top") }.opacity(opacity.wrappedValue)
        }
      }
    }
    host.perform { withAnimation(.linear(duration: 1)) { opacity.value = 1 } }
    host.advance(milliseconds: 5)
    host.tap(x: 100, y: 100)
    host.advance(milliseconds: 495)
    host.tap(x: 100, y: 100)
    host.perform { withAnimation(.linear(duration: 1)) { opacity.value = 0 } }
    host.tap(x: 100, y: 100)
    #expect(log.entries == ["top", "top", "below"])
  }

  @Test func h4_rotationAndOffsetMoveTheArea() {
    let host = host {
      Color.red.frame(width: 20, height: 100).onTapGesture { log.add("hit") }
        .rotationEffect(.degrees(90)).offset(x: 30, y: 40)
    }
    // 100 × 20 about (130, 140).
    host.tap(x: 130, y: 100)
    #expect(log.entries.isEmpty)
    host.tap(x: 178, y: 140)
    host.tap(x: 84, y: 148)
    #expect(log.entries.count == 2)
  }

  @Test func h4_clippingDoesNotCutTheArea() {
    let host = host {
      Color.red.frame(width: 100, height: 100).onTapGesture { log.add("hit") }
        .frame(width: 40, height: 40).clipped()
    }
    #expect(host.pixel(x: 70, y: 100) == .white)
    host.tap(x: 70, y: 100)
    #expect(log.entries == ["hit"])
  }

  @Test func h5_leavingViewsAreStillHit() {
    let isShown = Remote(true)
    let log = log
    let host = host {
      WithState(isShown) { isShown in
        ZStack {
          Color.green.onTapGesture { log.add("below") }
          if isShown.wrappedValue {
            Color.red.onTapGesture { log.add("leaving") }.transition(.scale(scale: 0.9)).zIndex(1)
          }
        }
        .animation(.linear(duration: 1), value: isShown.wrappedValue)
      }
    }
    host.perform { isShown.value = false }
    host.tap(x: 100, y: 100)
    #expect(log.entries == ["leaving"])
    host.advance(milliseconds: 1001)
    host.tap(x: 100, y: 100)
    #expect(log.entries == ["leaving", "below"])
  }

  /// In drawing order: without a zIndex what leaves lies behind what stays (Z3), also for hits.
  @Test func h5_behindALiveSiblingALeavingViewIsNotHit() {
    let isShown = Remote(true)
    let log = log
    let host = host {
      WithState(isShown) { isShown in
        ZStack {
          Color.green.frame(width: 100).onTapGesture { log.add("below") }
          if isShown.wrappedValue {
            // Fading it would not be hit at all (H3).
            Color.red.onTapGesture { log.add("leaving") }.transition(.scale(scale: 0.99))
          }
        }
        .animation(.linear(duration: 1), value: isShown.wrappedValue)
      }
    }
    host.perform { isShown.value = false }
    host.tap(x: 100, y: 100)
    host.tap(x: 10, y: 100)
    #expect(log.entries == ["below", "leaving"])
    // Back again it is in front.
    host.perform { isShown.value = true }
    host.tap(x: 100, y: 100)
    #expect(log.entries == ["below", "leaving", "leaving"])
  }

  @Test func h6_theInnermostGestureWins() {
    let host = host {
      Color.red.frame(width: 100, height: 100).onTapGesture { log.add("inner") }
        .frame(width: 200, height: 200).background(Color.green).onTapGesture { log.add("outer") }
    }
    host.tap(x: 100, y: 100)
    host.tap(x: 10, y: 10)
    #expect(log.entries == ["inner", "outer"])
  }

  @Test func h6_aButtonInsideATapAreaTakesTheTap() {
    let host = host {
      ZStack {
        Color.green
        Button {
          log.add("button")
        } label: {
          Color.red.frame(width: 50, height: 50)
        }
      }
      .onTapGesture { log.add("area") }
    }
    host.tap(x: 100, y: 100)
    host.tap(x: 10, y: 10)
    #expect(log.entries == ["button", "area"])
  }

  @Test func h6_aTapBeforeTheOverlayDoesNotCoverIt() {
    let host = host {
      Color.green.frame(width: 100, height: 100).onTapGesture { log.add("host") }
        .overlay { Color.red.frame(width: 50, height: 50) }
    }
    host.tap(x: 100, y: 100)
    #expect(log.entries.isEmpty)
    host.tap(x: 55, y: 55)
    #expect(log.entries == ["host"])
  }

  @Test func h7_aTapIsShortAndStays() {
    let host = host { Color.red.onTapGesture { log.add("tap") } }
    func press(holding ms: Double, moving distance: CGFloat) {
      host.pointerDown(at: CGPoint(x: 50, y: 100))
      host.advance(milliseconds: ms)
      host.pointerUp(at: CGPoint(x: 50 + distance, y: 100))
    }
    press(holding: 740, moving: 0)
    #expect(log.entries.count == 1)
    press(holding: 760, moving: 0)
    #expect(log.entries.count == 1)
    press(holding: 10, moving: 44)
    #expect(log.entries.count == 2)
    press(holding: 10, moving: 46)
    #expect(log.entries.count == 2)
  }

  @Test func h7_aButtonFollowsThePointer() {
    let log = log
    let host = host {
      Button {
        log.add("action")
      } label: {
        Color.red.frame(width: 50, height: 50)
      }
      .buttonStyle(Reporting { log.add($0 ? "down" : "up") })
    }
    host.pointerDown(at: CGPoint(x: 100, y: 100))
    host.movePointer(to: CGPoint(x: 10, y: 10))
    host.movePointer(to: CGPoint(x: 100, y: 100))
    host.pointerUp(at: CGPoint(x: 100, y: 100))
    #expect(
      log.entries == ["down", "up", "down", "up", "action"]
        || log.entries == ["down", "up", "down", "action", "up"])
    log.entries = []
    host.pointerDown(at: CGPoint(x: 100, y: 100))
    host.pointerUp(at: CGPoint(x: 10, y: 10))
    #expect(log.entries == ["down", "up"])
  }

  @Test func h8_withoutHitTestingEventsGoBehind() {
    let host = host {
      ZStack {
        Color.green.onTapGesture { log.add("below") }
        Color.red.onTapGesture { log.add("top") }.allowsHitTesting(false)
      }
    }
    host.tap(x: 100, y: 100)
    #expect(log.entries == ["below"])
  }

  @Test func h8_hiddenViewsLetEventsThrough() {
    let host = host {
      ZStack {
        Color.green.onTapGesture { log.add("below") }
        Color.red.onTapGesture { log.add("top") }.hidden()
      }
    }
    host.tap(x: 100, y: 100)
    #expect(log.entries == ["below"])
  }
}

/// Tells when the button's look changes.
private struct Reporting: ButtonStyle {
  let report: (Bool) -> Void

  init(report: @escaping (Bool) -> Void) { self.report = report }

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onChange(of: configuration.isPressed) { report($0) }
  }
}
