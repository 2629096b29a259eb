import WUIGeometry

/// The time that frames and repeats go by; it never jumps and stands still while the machine sleeps.
package nonisolated enum MonotonicClock {
  /// Seconds of `CLOCK_MONOTONIC`; only differences mean something.
  package static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
