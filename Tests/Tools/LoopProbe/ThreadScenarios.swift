import CoreFoundation
import Dispatch
import WUIGeometry

extension LoopProbe {
  /// What another thread asks of a main thread that sleeps, beside a connection on which nothing comes.
  static let threadScenarios: [(String, Scenario)] = [
    ("main-queue-from-thread", mainQueueFromThread),
    ("main-actor-from-thread", mainActorFromThread),
    ("timer-from-thread", timerFromThread),
    ("perform-from-thread", performFromThread),
    ("stop-from-thread", stopFromThread),
  ]

  private static func mainQueueFromThread() {
    _ = Connection()
    whenAsleep { DispatchQueue.main.async { exit(0) } }
  }

  private static func mainActorFromThread() {
    _ = Connection()
    whenAsleep { Task { @MainActor in exit(0) } }
  }

  private static func timerFromThread() {
    _ = Connection()
    whenAsleep {
      let timer = Timer(timeInterval: 0.01, repeats: false) { _ in exit(0) }
      RunLoop.main.add(timer, forMode: .common)
    }
  }

  private static func performFromThread() {
    _ = Connection()
    whenAsleep {
      RunLoop.main.perform { exit(0) }
      // Foundation leaves this to the caller.
      CFRunLoopWakeUp(CFRunLoopGetMain())
    }
  }

  /// The loop goes on.
  private static func stopFromThread() {
    _ = Connection()
    whenAsleep {
      CFRunLoopStop(CFRunLoopGetMain())
      whenAsleep { DispatchQueue.main.async { exit(0) } }
    }
  }
}
