import Foundation
import Testing
import WaylandUI
import WaylandUITesting

/// Writes what happens, so that a test can read it back.
private final class Log {
  var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
}

@Suite struct GestureTests {
  private func host<V: View>(@ViewBuilder _ content: () -> V) -> OffscreenHost {
    OffscreenHost(width: 200, height: 200, content: content)
  }

  /// 0.6 + 0.3 - 0.6 is less than 0.3 in floating point.
  @Test(.timeLimit(.minutes(5))) func longPressIsRecognisedWheneverItBegins() {
    let log = Log()
    let host = host {
      Color.red.onLongPressGesture(minimumDuration: 0.3) { log.add("long press") }
    }
    for count in 1...60 {
      host.advance(milliseconds: 100)
      host.pointerDown(at: CGPoint(x: 50, y: 50))
      host.advance(milliseconds: 299)
      #expect(log.entries.count == count - 1)
      host.advance(milliseconds: 2)
      #expect(log.entries.count == count)
      host.pointerUp(at: CGPoint(x: 50, y: 50))
    }
  }

  @Test func dragBeginsAfterItsDistanceAndTellsTheWay() {
    let log = Log()
    let host = host {
      Color.red.gesture(
        DragGesture().onChanged { log.add("\($0.translation.width)") }
          .onEnded { log.add("end \($0.translation.width)") })
    }
    host.pointerDown(at: CGPoint(x: 50, y: 50))
    host.movePointer(to: CGPoint(x: 59, y: 50))
    #expect(log.entries.isEmpty)
    host.movePointer(to: CGPoint(x: 60, y: 50))
    host.movePointer(to: CGPoint(x: 80, y: 50))
    host.pointerUp(at: CGPoint(x: 80, y: 50))
    #expect(log.entries == ["10.0", "30.0", "end 30.0"])
  }

  /// 100 points in 100 ms are 1000 points a second, and the drag would end 250 points further on.
  @Test func dragHasVelocityAndPrediction() throws {
    var last: DragGesture.Value?
    let host = OffscreenHost(width: 400, height: 100) {
      Color.red.gesture(DragGesture().onEnded { last = $0 })
    }
    host.pointerDown(at: CGPoint(x: 10, y: 50))
    for step in 1...10 {
      host.advance(milliseconds: 10)
      host.movePointer(to: CGPoint(x: 10 + CGFloat(step) * 10, y: 50))
    }
    host.pointerUp(at: CGPoint(x: 110, y: 50))
    let value = try #require(last)
    #expect(abs(value.velocity.width - 1000) < 1)
    #expect(abs(value.predictedEndLocation.x - 360) < 1)
  }

  @Test func pointerThatRestedHasNoVelocity() throws {
    var last: DragGesture.Value?
    let host = host { Color.red.gesture(DragGesture().onEnded { last = $0 }) }
    host.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 110, y: 50), over: 100)
    last = nil
    host.pointerDown(at: CGPoint(x: 10, y: 50))
    host.advance(milliseconds: 20)
    host.movePointer(to: CGPoint(x: 110, y: 50))
    host.advance(milliseconds: 300)
    host.pointerUp(at: CGPoint(x: 110, y: 50))
    #expect(try #require(last).velocity.width == 0)
  }

  @Test func innerGestureWinsAndHighPriorityTurnsThatRound() {
    let log = Log()
    let host = host {
      VStack(spacing: 0) {
        Color.red.onTapGesture { log.add("inner") }
          .onTapGesture { log.add("outer") }
        Color.blue.onTapGesture { log.add("inner") }
          .highPriorityGesture(TapGesture().onEnded { log.add("high") })
      }
    }
    host.tap(x: 100, y: 50)
    host.tap(x: 100, y: 150)
    #expect(log.entries == ["inner", "high"])
  }

  @Test func simultaneousGestureGoesAlong() {
    let log = Log()
    let host = host {
      Color.red.onTapGesture { log.add("inner") }
        .simultaneousGesture(TapGesture().onEnded { log.add("beside") })
    }
    host.tap(x: 100, y: 50)
    #expect(Set(log.entries) == ["inner", "beside"])
  }

  /// A drag around a tap takes the press over once it has moved far enough.
  @Test func dragAroundATapTakesOver() {
    let log = Log()
    let host = host {
      Color.red.onTapGesture { log.add("tap") }
        .gesture(DragGesture().onEnded { _ in log.add("drag") })
    }
    host.tap(x: 100, y: 50)
    host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50), over: 100)
    #expect(log.entries == ["tap", "drag"])
  }

  @Test func buttonKeepsItsPressFromAGestureAroundIt() {
    let log = Log()
    let host = host {
      Button("Press me please") { log.add("button") }
        .padding(40).contentShape(Rectangle())
        .onTapGesture { log.add("around") }
    }
    host.tap(x: 100, y: 100)
    host.tap(x: 100, y: 70)
    #expect(log.entries == ["button", "around"])
  }

  @Test("a drag around a button takes the press over; a tap stays the button's")
  func dragAroundAButton() {
    let log = Log()
    let host = host {
      Button {
        log.add("button")
      } label: {
        Color.red.frame(width: 100, height: 100)
      }
      .gesture(DragGesture().onEnded { _ in log.add("drag") })
      .onTapGesture { log.add("tap") }
    }
    host.tap(x: 100, y: 100)
    host.drag(from: CGPoint(x: 90, y: 100), to: CGPoint(x: 110, y: 100), over: 100)
    // Too short a way for a drag.
    host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 105, y: 100), over: 100)
    #expect(log.entries == ["button", "drag", "button"])
  }

  @Test("a gesture that may not begin leaves the press to those further out") func condition() {
    let log = Log()
    let host = host {
      Color.red
        .gesture(
          DragGesture().beginning { $0.translation.width > 0 }
            .onChanged { log.add("in \(Int($0.translation.width))") }
            .onEnded { _ in log.add("in ended") }
        )
        .gesture(DragGesture().onEnded { log.add("out \(Int($0.translation.width))") })
    }
    // Only the first value counts: the drag may turn back.
    host.pointerDown(at: CGPoint(x: 100, y: 50))
    for x in [120.0, 60] { host.movePointer(to: CGPoint(x: x, y: 50)) }
    host.pointerUp(at: CGPoint(x: 60, y: 50))
    #expect(log.entries == ["in 20", "in -40", "in ended"])
    log.entries = []
    host.pointerDown(at: CGPoint(x: 100, y: 50))
    for x in [80.0, 140] { host.movePointer(to: CGPoint(x: x, y: 50)) }
    host.pointerUp(at: CGPoint(x: 140, y: 50))
    #expect(log.entries == ["out 40"])
    // The next press is judged anew.
    log.entries = []
    host.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 120, y: 50), over: 10)
    #expect(log.entries.last == "in ended")
  }

  @Test func longPressActsAtItsTime() {
    let log = Log()
    let host = host {
      Color.red.onLongPressGesture(
        minimumDuration: 0.5, perform: { log.add("long") },
        onPressingChanged: { log.add("\($0)") })
    }
    host.pointerDown(at: CGPoint(x: 50, y: 50))
    host.advance(milliseconds: 499)
    #expect(log.entries == ["true"])
    host.advance(milliseconds: 1)
    #expect(log.entries == ["true", "long", "false"] || log.entries == ["true", "false", "long"])
    host.pointerUp(at: CGPoint(x: 50, y: 50))
    #expect(log.entries.count == 3)
  }

  /// Inside of a geometry group and of an effect, a place in the window is where the pointer is seen.
  @Test func placesOfADragCountFromTheSpaceThatWasAsked() {
    let log = Log()
    func drag(_ space: CoordinateSpace) -> some Gesture<DragGesture.Value> {
      DragGesture(minimumDistance: 0, coordinateSpace: space).onChanged {
        log.add("\(Int($0.location.x)) \(Int($0.location.y))")
      }
    }
    let spaces: [(CoordinateSpace, String)] = [
      (.global, "100 50"), (.local, "60 30"), (.named("page"), "90 50"), (.named("none"), "100 50"),
    ]
    for (space, expected) in spaces {
      log.entries = []
      let host = host {
        HStack(spacing: 0) {
          Color.clear.frame(width: 10)
          Color.red.gesture(drag(space))
            .padding(.leading, 10).padding(.top, 20).geometryGroup().padding(.leading, 20)
            .coordinateSpace(name: "page")
        }
      }
      host.pointerDown(at: CGPoint(x: 100, y: 50))
      host.pointerUp(at: CGPoint(x: 100, y: 50))
      #expect(log.entries.first == expected, "\(space)")
    }
    log.entries = []
    let scaled = host {
      Color.red.gesture(drag(.global)).scaleEffect(0.5, anchor: .topLeading)
    }
    scaled.pointerDown(at: CGPoint(x: 30, y: 40))
    #expect(log.entries == ["30 40"])
  }

  @Test func doubleTapNeedsTwoTapsInTime() {
    let log = Log()
    let host = host { Color.red.onTapGesture(count: 2) { log.add("double") } }
    host.tap(x: 50, y: 50)
    host.advance(milliseconds: 400)
    host.tap(x: 50, y: 50)
    #expect(log.entries.isEmpty)
    host.advance(milliseconds: 200)
    host.tap(x: 50, y: 50)
    #expect(log.entries == ["double"])
  }

  /// O14: a press that is taken away leaves nothing half-way.
  @Test func gestureStateGoesBackWhenThePressIsTakenAway() {
    struct Dragged: View {
      let log: Log
      @GestureState private var way: CGFloat = 0

      var body: some View {
        Color.red.frame(width: 50, height: 50).offset(x: way)
          .accessibilityIdentifier("square")
          .gesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .global)
              .updating($way) { value, state, _ in state = value.translation.width }
              .onEnded { _ in log.add("ended") })
      }
    }
    let log = Log()
    let host = OffscreenHost(width: 200, height: 50) { Dragged(log: log) }
    host.pointerDown(at: CGPoint(x: 100, y: 25))
    host.movePointer(to: CGPoint(x: 130, y: 25))
    #expect(host.pixel(x: 150, y: 25) == PixelColor(255, 59, 48))
    host.pointerLeave()
    #expect(host.pixel(x: 150, y: 25) == PixelColor(255, 255, 255))
    #expect(host.pixel(x: 100, y: 25) == PixelColor(255, 59, 48))
    #expect(log.entries.isEmpty)
  }
}
