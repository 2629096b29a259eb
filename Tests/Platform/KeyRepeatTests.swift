import Testing

@testable import WUIPlatform

@Suite struct KeyRepeatTests {
  private let a = KeyRepeat.Key(seat: 1, code: 30)
  private let b = KeyRepeat.Key(seat: 1, code: 48)

  /// `a` pressed at 0 s, 500 ms before repeats at 20 a second.
  private func held() -> KeyRepeat {
    var state = KeyRepeat()
    state.press(a, rate: 20, delay: 500, at: 0)
    return state
  }

  private func expectDue(
    _ count: Int, at time: Double, _ state: inout KeyRepeat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let due = state.due(at: time)
    #expect(due == count, sourceLocation: sourceLocation)
  }

  @Test func repeatsComeAfterTheDelayAtTheRate() {
    var state = held()
    expectDue(0, at: 0.499, &state)
    expectDue(1, at: 0.5, &state)
    expectDue(0, at: 0.549, &state)
    #expect(state.deadline.map { ($0 * 1000).rounded() } == 550)
    expectDue(2, at: 0.6001, &state)
    #expect(state.deadline.map { ($0 * 1000).rounded() } == 650)
  }

  @Test func aStallDropsWhatItHeldUp() {
    var state = held()
    expectDue(2, at: 5, &state)
    #expect(state.deadline == 5.05)
    expectDue(0, at: 5.01, &state)
  }

  @Test(arguments: [0, -1]) func aRateOfNoneIsOff(rate: Int) {
    var state = held()
    state.press(b, rate: rate, delay: 500, at: 1)
    #expect(state.deadline == nil)
    expectDue(0, at: 10, &state)
  }

  @Test func onlyTheRepeatingKeyEndsTheRepeat() {
    var state = held()
    state.press(b, rate: 20, delay: 500, at: 0.2)
    state.release(a)
    #expect(state.key == b)
    expectDue(1, at: 0.7, &state)
    state.release(b)
    #expect(state.deadline == nil)
  }

  @Test func anotherSeatsLossChangesNothing() {
    var state = held()
    state.stop(seat: 2)
    #expect(state.key == a)
    state.stop(seat: 1)
    #expect(state.key == nil)
  }

  @Test func aDelayOfSecondsIsNoOverflow() {
    var state = KeyRepeat()
    state.press(a, rate: 1, delay: 3000, at: 100)
    #expect(state.deadline == 103)
  }
}
