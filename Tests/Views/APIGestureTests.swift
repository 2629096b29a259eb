import Testing
import WaylandUI
import WaylandUITesting

private final class Record {
  var changes: [CGSize] = []
  var ends: [DragGesture.Value] = []
  var taps = 0
}

private struct Draggable: View {
  let record: Record
  var space = CoordinateSpace.local
  @GestureState private var translation = CGSize.zero

  var body: some View {
    Color.red
      .frame(width: 100, height: 100)
      .onTapGesture { record.taps += 1 }
      .offset(translation)
      .gesture(
        DragGesture(coordinateSpace: space)
          .updating($translation) { value, state, _ in state = value.translation }
          .onChanged { record.changes.append($0.translation) }
          .onEnded { record.ends.append($0) })
  }
}

@Suite("API: gestures") struct APIGestureTests {
  @Test("a press that moves far enough becomes a drag, and is no tap any more") func drag() throws {
    let record = Record()
    let host = OffscreenHost(width: 300, height: 300) { Draggable(record: record) }
    host.pointerDown(at: CGPoint(x: 120, y: 130))
    host.movePointer(to: CGPoint(x: 126, y: 130))
    #expect(record.changes.isEmpty)
    host.movePointer(to: CGPoint(x: 160, y: 130))
    #expect(record.changes == [CGSize(width: 40, height: 0)])
    #expect(host.pixel(x: 230, y: 150) == PixelColor(255, 59, 48))
    host.pointerUp(at: CGPoint(x: 160, y: 140))
    #expect(record.taps == 0)
    let end = try #require(record.ends.first)
    #expect(end.startLocation == CGPoint(x: 20, y: 30))
    #expect(end.location == CGPoint(x: 60, y: 40))
    // The gesture state is back.
    #expect(host.pixel(x: 230, y: 150) == PixelColor(255, 255, 255))
  }

  @Test("a press that stays is a tap") func tap() {
    let record = Record()
    let host = OffscreenHost(width: 300, height: 300) { Draggable(record: record) }
    host.pointerDown(at: CGPoint(x: 120, y: 130))
    host.pointerUp(at: CGPoint(x: 125, y: 130))
    #expect(record.taps == 1)
    #expect(record.ends.isEmpty)
  }

  @Test("the velocity is that of the last tenth of a second") func velocity() throws {
    let record = Record()
    let host = OffscreenHost(width: 300, height: 300) { Draggable(record: record, space: .global) }
    host.drag(from: CGPoint(x: 110, y: 150), to: CGPoint(x: 170, y: 150), over: 200)
    let end = try #require(record.ends.first)
    #expect(abs(end.velocity.width - 300) < 1)
    #expect(end.location == CGPoint(x: 170, y: 150))
    #expect(abs(end.predictedEndLocation.x - 245) < 1)
  }

  @Test("a slider inside a draggable view keeps its drag") func nested() {
    let record = Record()
    let host = OffscreenHost(width: 300, height: 100) {
      Slider(value: .constant(0.5)).gesture(DragGesture().onChanged { record.changes.append($0.translation) })
    }
    host.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 250, y: 50), over: 100)
    #expect(record.changes.isEmpty)
  }

  @Test("taps and long presses are gestures too") func others() {
    final class Count { var taps = 0, presses = 0 }
    let count = Count()
    let host = OffscreenHost(width: 200, height: 100) {
      HStack(spacing: 0) {
        Color.red.gesture(TapGesture(count: 2).onEnded { count.taps += 1 })
        Color.blue.gesture(LongPressGesture(minimumDuration: 0.3).onEnded { _ in count.presses += 1 })
      }
    }
    host.tap(x: 50, y: 50)
    #expect(count.taps == 0)
    host.tap(x: 50, y: 50)
    #expect(count.taps == 1)
    host.pointerDown(at: CGPoint(x: 150, y: 50))
    host.advance(milliseconds: 200)
    #expect(count.presses == 0)
    host.advance(milliseconds: 150)
    #expect(count.presses == 1)
  }
}
