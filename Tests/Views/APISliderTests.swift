import Testing
import WaylandUI
import WaylandUITesting

private final class Record {
  var values: [Double] = []
  var editing: [Bool] = []
}

/// A slider of 220 points: the knob of 20 points has 200 points of way.
private struct Fixture: View {
  @State var value = 0.5
  var bounds = 0.0...1.0
  var step: Double?
  let record: Record

  var body: some View {
    Group {
      if let step {
        Slider(value: $value, in: bounds, step: step) { record.editing.append($0) }
      } else {
        Slider(value: $value, in: bounds) { record.editing.append($0) }
      }
    }
    .accessibilityIdentifier("slider")
    .onChange(of: value) { _, new in record.values.append(new) }
    .frame(width: 220)
    .tint(.purple)
  }
}

@Suite("API: Slider") struct APISliderTests {
  @Test("the knob stands at the value, the track before it has the tint") func drawing() {
    let host = OffscreenHost(width: 260, height: 60) { Fixture(record: Record()) }
    #expect(host.frame(of: "slider") == CGRect(x: 20, y: 19, width: 220, height: 22))
    #expect(host.pixel(x: 60, y: 30) == PixelColor(175, 82, 222))
    #expect(host.pixel(x: 130, y: 30) == PixelColor(255, 255, 255))
    #expect(host.pixel(x: 200, y: 30).isClose(to: PixelColor(219, 219, 219), tolerance: 3))
  }

  @Test("a click on the track brings the knob there; a drag takes it along and ends at the bounds")
  func pointer() {
    let record = Record()
    let host = OffscreenHost(width: 260, height: 60) { Fixture(record: record) }
    host.pointerDown(at: CGPoint(x: 80, y: 30))
    #expect(record.values == [0.25])
    #expect(record.editing == [true])
    host.movePointer(to: CGPoint(x: 180, y: 50))
    #expect(record.values.last == 0.75)
    host.movePointer(to: CGPoint(x: 500, y: 50))
    #expect(record.values.last == 1)
    host.pointerUp(at: CGPoint(x: -100, y: 50))
    #expect(record.values.last == 0)
    #expect(record.editing == [true, false])
  }

  @Test("grabbed at its rim, the knob does not jump") func grip() {
    let record = Record()
    let host = OffscreenHost(width: 260, height: 60) { Fixture(record: record) }
    host.pointerDown(at: CGPoint(x: 136, y: 30))
    #expect(record.values.isEmpty)
    host.pointerUp(at: CGPoint(x: 146, y: 30))
    #expect(record.values == [0.55])
  }

  @Test("the keys move by a step, or a twentieth, and to the ends") func keys() {
    let record = Record()
    let host = OffscreenHost(width: 260, height: 60) {
      Fixture(value: 3, bounds: 0...10, step: 2, record: record)
    }
    host.press(.tab)
    let keys: [KeyEquivalent] = [.rightArrow, .leftArrow, .end, .rightArrow, .home]
    for key in keys { host.press(key) }
    // 3 is between two steps: the next one up counts from 5.
    #expect(record.values == [6, 4, 10, 0])

    let free = Record()
    let other = OffscreenHost(width: 260, height: 60) { Fixture(record: free) }
    other.press(.tab)
    other.press(.rightArrow)
    #expect(free.values == [0.55])
  }

  @Test("from right to left, the value grows to the left") func mirrored() {
    let record = Record()
    let host = OffscreenHost(width: 260, height: 60, layoutDirection: .rightToLeft) {
      Fixture(record: record)
    }
    host.tap(x: 80, y: 30)
    #expect(record.values == [0.75])
    #expect(host.pixel(x: 200, y: 30) == PixelColor(175, 82, 222))
    host.press(.leftArrow)
    #expect(record.values.last == 0.8)
  }

  @Test("disabled, it does not react") func disabled() {
    let record = Record()
    let host = OffscreenHost(width: 260, height: 60) { Fixture(record: record).disabled(true) }
    host.tap(x: 80, y: 30)
    host.press(.tab)
    host.press(.end)
    #expect(record.values.isEmpty)
  }
}
