import Testing
import WUIGeometry
import WUIMotion

@Suite("Animation completions")
struct AnimationCompletionTests {
  private final class Counter { var count = 0 }

  /// Runs a change under `withAnimation` with a completion, and returns the transaction.
  private func transaction(
    _ animation: Animation?, _ criteria: AnimationCompletionCriteria, _ counter: Counter
  ) -> Transaction {
    withAnimation(animation, completionCriteria: criteria) {
      Transaction.current
    } completion: {
      counter.count += 1
    }
  }

  @Test("are called once, when the last value is done")
  func once() throws {
    let counter = Counter()
    let change = transaction(.linear(duration: 1), .removed, counter)
    let completion = try #require(change.completions.first)
    var first = AnimatedValue(0.0)
    var second = AnimatedValue(0.0)
    first.update(to: 1, in: change, at: 0)
    second.update(to: 1, in: change, at: 0.5)
    #expect(completion.running == 2)
    _ = first.value(at: 1)
    _ = second.value(at: 1)
    #expect(!completion.callIfComplete())
    _ = first.value(at: 1.5)
    _ = second.value(at: 1.5)
    #expect(completion.running == 0)
    #expect(completion.callIfComplete())
    #expect(completion.callIfComplete())
    #expect(counter.count == 1)
  }

  @Test("are called after the update if nothing animates")
  func nothingAnimates() throws {
    let counter = Counter()
    let change = transaction(nil, .logicallyComplete, counter)
    var value = AnimatedValue(0.0)
    value.update(to: 1, in: change, at: 0)
    #expect(try #require(change.completions.first).callIfComplete())
    #expect(counter.count == 1)
  }

  @Test("do not wait for a spring's tail unless asked to")
  func criteria() throws {
    let logical = transaction(.spring(duration: 0.5), .logicallyComplete, Counter())
    let removed = transaction(.spring(duration: 0.5), .removed, Counter())
    for (change, isDone) in [(logical, true), (removed, false)] {
      var value = AnimatedValue(0.0)
      value.update(to: 100, in: change, at: 0)
      let completion = try #require(change.completions.first)
      _ = value.value(at: 0.49)
      #expect(!completion.callIfComplete())
      _ = value.value(at: 0.5)
      #expect(value.isAnimating)
      #expect(completion.callIfComplete() == isDone)
      _ = value.value(at: 3)
      #expect(completion.callIfComplete())
    }
  }

  @Test("wait for the animation that takes over, if it is rest they wait for")
  func takeover() throws {
    let logical = transaction(.spring(duration: 0.5), .logicallyComplete, Counter())
    let removed = transaction(.spring(duration: 0.5), .removed, Counter())
    for (change, isDone) in [(logical, true), (removed, false)] {
      var value = AnimatedValue(0.0)
      value.update(to: 100, in: change, at: 0)
      value.update(to: 0, in: Transaction(animation: .spring(duration: 2)), at: 0.3)
      let completion = try #require(change.completions.first)
      _ = value.value(at: 0.6)
      #expect(completion.callIfComplete() == isDone)
      _ = value.value(at: 20)
      #expect(completion.callIfComplete())
    }
  }

  @Test("are released by an unanimated change")
  func snapping() throws {
    let change = transaction(.linear(duration: 1), .logicallyComplete, Counter())
    var value = AnimatedValue(0.0)
    value.update(to: 1, in: change, at: 0)
    value.snap(to: 5)
    #expect(try #require(change.completions.first).callIfComplete())
  }

  @Test("of an outer withAnimation ignore the changes of an inner one")
  func nesting() {
    withAnimation(.linear) {
      #expect(Transaction.current.completions.count == 1)
      withAnimation(.bouncy) { #expect(Transaction.current.completions.isEmpty) }
    } completion: {
    }
  }
}
