import Testing
import WUIGeometry
import WUIMotion

@Suite("Animation completions")
struct AnimationCompletionTests {
  private final class Counter { var count = 0 }

  /// Makes a change under `withAnimation` with a completion and returns the transaction. Like the engine
  /// it makes a batch of the change, which ends with ``endBatch(of:)``.
  private func transaction(
    _ animation: Animation?, _ criteria: AnimationCompletionCriteria, _ counter: Counter
  ) -> Transaction {
    withAnimation(animation, completionCriteria: criteria) {
      for completion in Transaction.current.completions { completion.begin() }
      return Transaction.current
    } completion: {
      counter.count += 1
    }
  }

  private func endBatch(of transaction: Transaction) {
    for completion in transaction.completions { completion.end() }
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
    endBatch(of: change)
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
    #expect(counter.count == 0)
    endBatch(of: change)
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
      endBatch(of: change)
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
      endBatch(of: change)
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
    endBatch(of: change)
    value.snap(to: 5)
    #expect(try #require(change.completions.first).callIfComplete())
  }

  // "If no animations are created by the changes in body, then the callback will be called immediately
  // after body" (Apple's page of withAnimation(_:completionCriteria:_:completion:)).
  @Test("are called at once if nothing is changed")
  func nothingChanges() {
    let counter = Counter()
    withAnimation {
      #expect(counter.count == 0)
    } completion: {
      // What it changes is no part of the change around it.
      #expect(Transaction.current.animation == nil)
      counter.count += 1
    }
    #expect(counter.count == 1)
  }

  @Test("are called after the body that throws, too")
  func throwing() {
    struct Failure: Error {}
    let counter = Counter()
    #expect(throws: Failure.self) {
      try withAnimation {
        throw Failure()
      } completion: {
        counter.count += 1
      }
    }
    #expect(counter.count == 1)
  }

  @Test("of an outer withAnimation do not wait for an inner one that changes nothing")
  func nestedWithoutChange() {
    let (outer, inner) = (Counter(), Counter())
    withAnimation(.linear) {
      withAnimation(.bouncy) {
      } completion: {
        inner.count += 1
      }
      #expect(inner.count == 1)
      #expect(outer.count == 0)
    } completion: {
      outer.count += 1
    }
    #expect(outer.count == 1)
  }

  // A binding that writes under the transaction it was told hands the completions on.
  @Test("that are handed on are called once, after the outermost body")
  func handedOn() {
    let counter = Counter()
    withAnimation(.linear) {
      withTransaction(Transaction.current) {}
      #expect(counter.count == 0)
    } completion: {
      counter.count += 1
    }
    #expect(counter.count == 1)
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
