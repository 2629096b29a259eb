import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// Gestures that are made of two.
@Suite struct CombinedGestureTests {
  private func host<V: View>(@ViewBuilder _ content: () -> V) -> OffscreenHost {
    OffscreenHost(width: 200, height: 200, content: content)
  }

  /// What is made of drags waits as a drag does, and what can begin without moving does not.
  @Test("a combination with a drag takes the press from a button only where it must move to begin")
  func combinationsAroundAButton() {
    let log = Journal()
    let drag = DragGesture().onEnded { _ in log.add("drag") }
    let tap = TapGesture().onEnded { log.add("tap") }
    func entries<G: Gesture>(_ gesture: G) -> [String] {
      log.entries = []
      let host = host {
        Button {
          log.add("button")
        } label: {
          Color.red.frame(width: 100, height: 100)
        }
        .gesture(gesture)
      }
      host.drag(from: CGPoint(x: 90, y: 100), to: CGPoint(x: 110, y: 100), over: 100)
      host.tap(x: 100, y: 100)
      return log.entries
    }
    #expect(entries(drag.simultaneously(with: drag)) == ["drag", "drag", "button"])
    #expect(entries(drag.exclusively(before: drag)) == ["drag", "button"])
    #expect(entries(drag.sequenced(before: tap)) == ["drag", "button"])
    #expect(entries(drag.simultaneously(with: tap)) == ["button", "button"])
    #expect(entries(drag.exclusively(before: tap)) == ["button", "button"])
    #expect(entries(tap.sequenced(before: drag)) == ["button", "button"])
  }

  @Test func sequenceNeedsTheFirstGesture() {
    let log = Journal()
    let host = host {
      Color.red.gesture(
        LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture(minimumDistance: 0))
          .onEnded { value in
            if case .second(true, let drag?) = value { log.add("\(drag.translation.width)") }
          })
    }
    host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50), over: 100)
    #expect(log.entries.isEmpty)
    host.pointerDown(at: CGPoint(x: 50, y: 50))
    host.advance(milliseconds: 300)
    host.movePointer(to: CGPoint(x: 75, y: 50))
    host.pointerUp(at: CGPoint(x: 75, y: 50))
    #expect(log.entries == ["25.0"])
  }

  @Test func exclusiveTriesTheSecondWhenTheFirstFails() {
    let log = Journal()
    let host = host {
      Color.red.gesture(
        LongPressGesture(minimumDuration: 0.3).exclusively(before: TapGesture())
          .onEnded { value in
            switch value {
            case .first: log.add("long")
            case .second: log.add("tap")
            }
          })
    }
    host.tap(x: 50, y: 50)
    host.pointerDown(at: CGPoint(x: 50, y: 50))
    host.advance(milliseconds: 300)
    host.pointerUp(at: CGPoint(x: 50, y: 50))
    #expect(log.entries == ["tap", "long"])
  }

  /// Its closures, too, wait until the first one has failed.
  @Test func exclusiveTellsTheSecondNothingBeforeTheFirstFails() {
    let log = Journal()
    let host = host {
      Color.red.gesture(
        LongPressGesture(minimumDuration: 0.3, maximumDistance: 5).onEnded { _ in log.add("long") }
          .exclusively(
            before: DragGesture(minimumDistance: 0).onChanged { log.add("\($0.translation.width)") }
              .onEnded { log.add("end \($0.translation.width)") }))
    }
    host.pointerDown(at: CGPoint(x: 50, y: 50))
    host.movePointer(to: CGPoint(x: 53, y: 50))
    #expect(log.entries.isEmpty)
    // It hears of the press from its beginning.
    host.movePointer(to: CGPoint(x: 70, y: 50))
    #expect(log.entries.last == "20.0")
    host.pointerUp(at: CGPoint(x: 80, y: 50))
    #expect(log.entries.last == "end 30.0")
    log.entries = []
    host.pointerDown(at: CGPoint(x: 50, y: 50))
    host.advance(milliseconds: 300)
    host.movePointer(to: CGPoint(x: 70, y: 50))
    host.pointerUp(at: CGPoint(x: 70, y: 50))
    #expect(log.entries == ["long"])
    // A second tap is one half of a double tap and no single one.
    log.entries = []
    let taps = self.host {
      Color.red.gesture(
        TapGesture(count: 2).onEnded { log.add("double") }
          .exclusively(before: TapGesture().onEnded { log.add("single") }))
    }
    taps.tap(x: 50, y: 50)
    taps.tap(x: 50, y: 50)
    #expect(log.entries.filter { $0 == "double" }.count == 1)
    #expect(log.entries.last == "double")
  }
}
