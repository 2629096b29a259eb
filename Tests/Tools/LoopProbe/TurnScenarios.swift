import Dispatch
import WUIGeometry
import WUIPlatform

extension LoopProbe {
  /// Turns, and handlers that do unusual things.
  static let turnScenarios: [(String, Scenario)] = [
    ("turns", turns),
    ("chain-of-turns", chainOfTurns),
    ("turn-from-task", turnFromTask),
    ("stop", stop),
    ("nested", nested),
    ("nested-wake-up", nestedWakeUp),
  ]

  /// Many calls make one turn.
  private static func turns() {
    let connection = Connection()
    var count = 0
    connection.onTurn = { count += 1 }
    for _ in 1...3 {
      connection.loop.scheduleTurn()
    }
    check(count == 0, "a turn within the call that asks for it")
    afterAll {
      check(count == 1, "\(count) turns")
      succeed()
    }
  }

  /// Each turn asks for the next one.
  private static func chainOfTurns() {
    let connection = Connection()
    var count = 0
    connection.onTurn = {
      count += 1
      if count == 10 { succeed() }
      connection.loop.scheduleTurn()
    }
    connection.loop.scheduleTurn()
  }

  private static func turnFromTask() {
    let connection = Connection()
    connection.onTurn = { succeed() }
    whenAsleep {
      Task { @MainActor in connection.loop.scheduleTurn() }
    }
  }

  /// A handler ends the watch: it hears no more, and the descriptor is closed after it has returned.
  private static func stop() {
    let connection = Connection()
    var isClosed = false
    Connection.send(3, at: connection.peer)
    connection.onReadable = {
      connection.onReadable = { fail("the watch has ended") }
      connection.loop.scheduleTurn()
      connection.loop.stop {
        close(connection.descriptor)
        isClosed = true
      }
      connection.loop.scheduleTurn()
      check(!isClosed, "closed under the handler")
      afterAll {
        check(isClosed, "never closed")
        // Also where it has ended already.
        connection.loop.stop { succeed() }
      }
    }
  }

  /// A handler runs the loop itself. The main queue is served in it, the handlers are not; what was
  /// due comes afterwards.
  private static func nested() {
    let connection = Connection()
    var isInside = false
    var calls = 0
    var turns = 0
    connection.onTurn = {
      check(!isInside, "a turn within a handler")
      turns += 1
    }
    connection.onReadable = {
      check(!isInside, "a handler within itself")
      connection.take(100)
      calls += 1
      guard calls == 1 else {
        return afterAll {
          check(calls == 2 && turns == 1, "\(calls) calls, \(turns) turns")
          succeed()
        }
      }
      isInside = true
      Connection.send(1, at: connection.peer)
      connection.loop.scheduleTurn()
      var isServed = false
      afterAll { isServed = true }
      while !isServed {
        _ = RunLoop.main.run(mode: .default, before: .distantFuture)
      }
      isInside = false
    }
    Connection.send(1, at: connection.peer)
  }

  /// A wake-up that is due while a handler runs the loop comes when it has returned; one that is set anew
  /// meanwhile, in its own time.
  private static func nestedWakeUp() {
    let connection = Connection()
    var isInside = false
    var count = 0
    let wakeUp = WakeUp {
      check(!isInside, "a wake-up within a handler")
      count += 1
    }
    let later = WakeUp { fail("it is not due before the end") }
    connection.onReadable = {
      connection.take(100)
      isInside = true
      wakeUp.set(after: 0)
      later.set(after: 0)
      var isServed = false
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { isServed = true }
      while !isServed {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
      }
      check(wakeUp.isSet && count == 0, "it was not put off")
      later.set(after: 1000)
      isInside = false
      afterAll {
        check(count == 1 && !wakeUp.isSet && later.isSet, "\(count) wake-ups")
        succeed()
      }
    }
    Connection.send(1, at: connection.peer)
  }

  /// Does something after all that is due now.
  private static func afterAll(_ work: @escaping @MainActor () -> Void, hops: Int = 10) {
    DispatchQueue.main.async {
      hops == 0 ? work() : afterAll(work, hops: hops - 1)
    }
  }
}
