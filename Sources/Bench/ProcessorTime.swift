import WaylandUI

/// The processor time of this process, user and system.
enum ProcessorTime {
  /// In seconds since the process began.
  static var now: Double {
    var usage = rusage()
    getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  /// The time that a closure takes, in seconds.
  static func of(_ body: () -> Void) -> Double {
    let start = now
    body()
    return now - start
  }
}

/// What no drawing of a window can do without.
struct Floor {
  /// To fill the window with one colour, in seconds.
  let fill: Double
  /// To copy the window, in seconds.
  let copy: Double

  init(width: Int, height: Int) {
    let count = width * height * 4
    let source = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 64)
    let target = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 64)
    defer {
      source.deallocate()
      target.deallocate()
    }
    memset(source, 1, count)
    memset(target, 2, count)
    let rounds = 200
    func median(_ body: () -> Void) -> Double {
      let runs = (0..<Measurement.runs).map { _ in
        ProcessorTime.of { for _ in 0..<rounds { body() } } / Double(rounds)
      }
      return runs.sorted()[runs.count / 2]
    }
    fill = median { Self.fill(target, count) }
    copy = median { Self.copy(source, to: target, count) }
  }

  // Not optimised: of many writes that nobody reads, the compiler would keep the last one.

  @_optimize(none)
  private static func fill(_ target: UnsafeMutableRawPointer, _ count: Int) {
    memset(target, 3, count)
  }

  @_optimize(none)
  private static func copy(
    _ source: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer, _ count: Int
  ) {
    memcpy(target, source, count)
  }
}

/// What the frames of a workload cost.
struct Measurement {
  static let runs = 5

  /// The number of frames of one run.
  let frames: Int
  /// The median of the runs, in seconds.
  let perFrame: Double

  init(_ workload: Workload) {
    let scenario = workload.make()
    // The first run fills the caches: fonts, glyphs, masks.
    _ = scenario()
    var frames = 0
    let costs = (0..<Self.runs).map { _ in
      let cost = ProcessorTime.of { frames = scenario() }
      return cost / Double(max(frames, 1))
    }
    self.frames = frames
    perFrame = costs.sorted()[costs.count / 2]
  }
}
