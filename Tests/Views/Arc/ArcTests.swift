import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// The arc overlay's last stage on a window of 400 × 400.
@Suite struct ArcTests {
  let host = OffscreenHost(width: 400, height: 400) { ArcHost() }
  let inOrder: [PixelColor] = [.systemBlue, .systemRed, .systemGreen, .systemYellow]

  var square: PixelColor { host.pixel(x: 200, y: 155) }

  @Test func a4_fourQuartersClockwiseFromThreeOClock() {
    host.tap("square")
    host.advance(milliseconds: 500)
    for (index, color) in inOrder.enumerated() {
      for angle in [2.0, 25, 45, 70, 88] {
        let seen = host.polar(Double(index) * 90 + angle)
        #expect(seen == color, "quarter \(index + 1) at \(angle)")
      }
    }
  }

  @Test func a4_quartersMeetWithoutGaps() {
    host.tap("square")
    host.advance(milliseconds: 500)
    for angle in stride(from: 0.0, to: 360, by: 0.25) {
      let seen = host.polar(angle, radius: 150)
      #expect(inOrder.contains(seen), "at \(angle): \(seen)")
    }
  }

  @Test func a5_at200msArcsAreHalfGrownTurnedAndFaint() {
    host.tap("square")
    host.advance(milliseconds: 200)
    // Turned by 180·(1 − 0.4) = 108°, opacity 0.4, arc i from i·90 − 45 to i·90.
    for (index, color) in inOrder.enumerated() {
      let end = Double(index + 1) * 90 + 108
      let faint = color.over(.white, opacity: 0.4)
      for back in [1.0, 20, 44] {
        #expect(
          host.polar(end - back).isClose(to: faint), "arc \(index + 1), \(back)° before its end")
      }
      for back in [46.0, 65, 89] {
        #expect(host.polar(end - back) == .white, "arc \(index + 1), \(back)° before its end")
      }
    }
  }

  @Test func a5_at250msHalfTurnedAndHalfFaded() {
    host.tap("square")
    host.advance(milliseconds: 250)
    // Turned by 90°, opacity 0.5, grown by 0.625 of a quarter.
    for (index, color) in inOrder.enumerated() {
      let end = Double(index + 1) * 90 + 90
      let faint = color.over(.white, opacity: 0.5)
      #expect(host.polar(end - 1).isClose(to: faint))
      #expect(host.polar(end - 55.3).isClose(to: faint))
      #expect(host.polar(end - 57.2) == .white)
    }
  }

  @Test func a5_from400msArcsAreWholeAndStillTurn() {
    host.tap("square")
    host.advance(milliseconds: 450)
    for (index, color) in inOrder.enumerated() {
      let start = Double(index) * 90 + 18
      let faint = color.over(.white, opacity: 0.9)
      #expect(host.polar(start + 2).isClose(to: faint))
      #expect(host.polar(start + 88).isClose(to: faint))
    }
  }

  @Test func a5_theSquareIsBelowTheRingAndUntouched() {
    host.tap("square")
    host.advance(milliseconds: 250)
    #expect(square == .systemBlue)
    #expect(host.frame(of: "square") == CGRect(x: 150, y: 150, width: 100, height: 100))
  }

  @Test func a6_nothingMovesAfterHalfASecond() {
    host.tap("square")
    host.advance(milliseconds: 499)
    #expect(host.isAnimating)
    host.advance(milliseconds: 2)
    #expect(!host.isAnimating)
    let before = host.snapshot()
    host.advance(milliseconds: 1000)
    #expect(before.differences(from: host.snapshot()) == 0)
  }

  @Test(arguments: 0..<4) func a7_tappingAnArcRecoloursAtOnceAndHidesByTheReverse(_ index: Int) {
    host.tap("square")
    host.advance(milliseconds: 600)
    host.tapPolar(Double(index) * 90 + 45)
    #expect(square == inOrder[index])
    host.advance(milliseconds: 200)
    #expect(square == inOrder[index])
    // Rotation 0 → 180: 72°; opacity 0.6; arcs shrunk to half.
    for (index, color) in inOrder.enumerated() {
      let end = Double(index + 1) * 90 + 72
      let faint = color.over(.white, opacity: 0.6)
      #expect(host.polar(end - 1).isClose(to: faint))
      #expect(host.polar(end - 44).isClose(to: faint))
      #expect(host.polar(end - 46) == .white)
    }
    host.advance(milliseconds: 301)
    #expect(!host.isAnimating)
    for angle in stride(from: 0.0, to: 360, by: 15) { #expect(host.polar(angle) == .white) }
  }

  @Test(arguments: [136.0, 150, 164]) func a8_eachArcIsHitOnItsOwnQuarter(_ radius: CGFloat) {
    for (index, color) in inOrder.enumerated() {
      for angle in [1.0, 45, 89] {
        let host = OffscreenHost(width: 400, height: 400) { ArcHost() }
        host.tap("square")
        host.advance(milliseconds: 600)
        host.tapPolar(Double(index) * 90 + angle, radius: radius)
        let seen = host.pixel(x: 200, y: 155)
        #expect(seen == color, "at \(angle) of quarter \(index + 1)")
      }
    }
  }

  @Test func a8_theHoleAndTheOutsideAreNotHit() {
    host.tap("square")
    host.advance(milliseconds: 600)
    for angle in stride(from: 10.0, to: 360, by: 40) {
      host.tapPolar(angle, radius: 133)
      host.tapPolar(angle, radius: 167)
    }
    #expect(!host.isAnimating)
    #expect(host.polar(45) == .systemBlue)
  }

  @Test func a8_theTextUnderTheRingClosesIt() {
    host.tap("square")
    host.advance(milliseconds: 600)
    host.tap("square")
    host.advance(milliseconds: 600)
    #expect(square == .systemBlue)
    #expect(host.polar(45) == .white)
  }

  @Test func a8_boundariesHitExactlyOne() {
    let colors = inOrder
    for angle in [0.0, 90, 180, 270] {
      let host = OffscreenHost(width: 400, height: 400) { ArcHost() }
      host.tap("square")
      host.advance(milliseconds: 600)
      host.tapPolar(angle)
      #expect(colors.contains(host.pixel(x: 200, y: 155)))
      host.advance(milliseconds: 600)
      // One toggle: two would have shown the ring again.
      #expect(host.polar(45) == .white, "at \(angle)")
    }
  }

  @Test func a9_theHidingRingIsNotHit() {
    host.tap("square")
    host.advance(milliseconds: 600)
    host.tapPolar(135)
    #expect(square == .systemRed)
    host.advance(milliseconds: 50)
    for angle in stride(from: 5.0, to: 360, by: 10) { host.tapPolar(angle) }
    #expect(square == .systemRed)
    host.advance(milliseconds: 600)
    #expect(host.polar(45) == .white)
  }

  @Test func a10_interruptedRunsAddUp() {
    host.tap("square")
    host.advance(milliseconds: 250)
    let before = host.snapshot()
    host.tap("square")
    #expect(before.differences(from: host.snapshot()) == 0)
    // At 350 ms, 100 ms into the way back (rule A5, old + new·(target − old)): opacity and rotation
    // 0.7·(1 − 0.2) = 0.56 of the way in, trim 0.875·(1 − 0.25) = 0.65625.
    host.advance(milliseconds: 100)
    for (index, color) in inOrder.enumerated() {
      let end = Double(index + 1) * 90 + 180 * (1 - 0.56)
      let faint = color.over(.white, opacity: 0.56)
      #expect(host.polar(end - 1).isClose(to: faint))
      #expect(host.polar(end - 58).isClose(to: faint))
      #expect(host.polar(end - 60.2) == .white)
    }
    host.advance(milliseconds: 450)
    #expect(!host.isAnimating)
    #expect(host.polar(45) == .white)
  }

  @Test func a10_manyTogglesNeverLeaveTheRange() {
    for _ in 0..<20 {
      host.tap("square")
      host.advance(milliseconds: 37)
      for angle in stride(from: 0.0, to: 360, by: 30) {
        // Nothing outside of the ring, ever.
        #expect(host.polar(angle, radius: 168) == .white)
      }
    }
    host.advance(milliseconds: 1000)
    #expect(!host.isAnimating)
    #expect(host.polar(45) == .white)
  }

  @Test func a11_twoInstancesKeepSeparateState() {
    let host = OffscreenHost(width: 800, height: 400) {
      HStack(spacing: 0) {
        ArcHost(name: "left").frame(width: 400, height: 400)
        ArcHost(name: "right").frame(width: 400, height: 400)
      }
    }
    host.tap("right")
    host.advance(milliseconds: 600)
    #expect(host.polar(45, middle: CGPoint(x: 600, y: 200)) == .systemBlue)
    #expect(host.polar(45, middle: CGPoint(x: 200, y: 200)) == .white)
    host.tap(at: host.polarPoint(135, middle: CGPoint(x: 600, y: 200)))
    #expect(host.pixel(x: 600, y: 155) == .systemRed)
    #expect(host.pixel(x: 200, y: 155) == .systemBlue)
  }

  @Test func a12_theRingFollowsItsHost() {
    let place = Remote(CGFloat(0))
    let host = OffscreenHost(width: 600, height: 600) {
      WithState(place) { place in
        ArcHost().padding(.leading, place.wrappedValue)
      }
    }
    host.tap("square")
    host.advance(milliseconds: 600)
    #expect(host.polar(45, middle: CGPoint(x: 300, y: 300)) == .systemBlue)
    host.perform { place.value = 100 }
    host.advance(milliseconds: 600)
    #expect(host.frame(of: "square").midX == 350)
    for (index, color) in inOrder.enumerated() {
      let seen = host.polar(Double(index) * 90 + 45, middle: CGPoint(x: 350, y: 300))
      #expect(seen == color)
    }
    host.resize(width: 500, height: 600)
    host.advance(milliseconds: 600)
    #expect(host.polar(45, middle: CGPoint(x: 300, y: 300)) == .systemBlue)
  }

  @Test func a13_anEmptyTrimDrawsAndHitsNothing() {
    let log = Journal()
    let host = OffscreenHost(width: 400, height: 400) {
      Circle().trim(from: 0.25, to: 0.25).stroke(Color.red, lineWidth: 30)
        .frame(width: 300, height: 300).onTapGesture { log.add("hit") }
    }
    #expect(host.count(of: .white) == 400 * 400)
    for angle in stride(from: 0.0, to: 360, by: 10) { host.tapPolar(angle) }
    #expect(log.entries.isEmpty)
  }

  @Test func a14_aLongPressIsATriggerToo() {
    let host = OffscreenHost(width: 400, height: 400) { LongPressHost() }
    host.pointerDown(at: CGPoint(x: 200, y: 200))
    host.advance(milliseconds: 499)
    #expect(host.pixel(x: 200, y: 200) == .systemBlue)
    host.advance(milliseconds: 2)
    #expect(host.pixel(x: 200, y: 200) == .systemRed)
    host.pointerUp(at: CGPoint(x: 200, y: 200))
  }
}

private struct LongPressHost: View {
  @State private var isShowing = false

  var body: some View {
    (isShowing ? Color.red : .blue).frame(width: 100, height: 100)
      .onLongPressGesture { isShowing = true }
  }
}
