import Dispatch
import WUIGeometry
import WUIPlatform

extension LoopProbe {
  /// What happens to the connection.
  static let descriptorScenarios: [(String, Scenario)] = [
    ("arrival", arrival),
    ("leftover", leftover),
    ("flood", flood),
    ("hang-up", hangUp),
    ("writable", writable),
    ("writable-later", writableLater),
    ("broken-pipe", brokenPipe),
    ("no-descriptor", noDescriptor),
  ]

  private static func arrival() {
    let connection = Connection()
    let peer = connection.peer
    var count = 0
    connection.onReadable = {
      dispatchPrecondition(condition: .onQueue(.main))
      check(connection.take(10) == 3, "not what was sent")
      count += 1
      if count == 100 { succeed() }
      whenAsleep { Connection.send(3, at: peer) }
    }
    whenAsleep { Connection.send(3, at: peer) }
  }

  /// A handler that does not read all is called again.
  private static func leftover() {
    let connection = Connection()
    let peer = connection.peer
    var count = 0
    connection.onReadable = {
      count += connection.take(1)
      if count == 10 { succeed() }
    }
    whenAsleep { Connection.send(10, at: peer) }
  }

  /// A connection on which there is always something leaves time for all else.
  private static func flood() {
    let connection = Connection()
    let peer = connection.peer
    var served = 0
    connection.onReadable = {
      guard served == 0 else { return }
      served = 1
      DispatchQueue.main.async {
        served += 1
        if served == 3 { succeed() }
      }
      _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in
        MainActor.assumeIsolated {
          served += 1
          if served == 3 { succeed() }
        }
      }
    }
    whenAsleep { Connection.send(1, at: peer) }
  }

  private static func hangUp() {
    let connection = Connection()
    let peer = connection.peer
    connection.onReadable = {
      check(connection.take(1) == 0, "not the end")
      succeed()
    }
    whenAsleep { close(peer) }
  }

  private static func writable() {
    let connection = Connection()
    connection.onTurn = {
      connection.loop.waitsForWritable = false
      connection.onTurn = { fail("nobody waits for that any more") }
      DispatchQueue.main.async { whenAsleep { exit(0) } }
    }
    connection.loop.waitsForWritable = true
  }

  private static func writableLater() {
    let connection = Connection()
    let peer = connection.peer
    connection.fill()
    connection.loop.waitsForWritable = true
    // Asleep once, so that nothing is left of the start.
    whenAsleep {
      Task { @MainActor in
        connection.onTurn = { succeed() }
        whenAsleep { Connection.drain(peer) }
      }
    }
  }

  private static func brokenPipe() {
    let connection = Connection()
    connection.onReadable = {
      connection.loop.stop()
      check(write(connection.descriptor, "x", 1) == -1 && errno == EPIPE, "not a broken pipe")
      succeed()
    }
    close(connection.peer)
  }

  private static func noDescriptor() {
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    var old = rlimit()
    getrlimit(resource, &old)
    var limit = rlimit(rlim_cur: 3, rlim_max: old.rlim_max)
    setrlimit(resource, &limit)
    let loop = EventLoop(descriptor: 0, onReadable: {}, onTurn: {})
    check(loop == nil && errno == EMFILE, "a descriptor from nowhere")
    // The end of the process may need some, under sanitizers.
    setrlimit(resource, &old)
    succeed()
  }
}
