/// The key that repeats while it is held, by the compositor's rate and delay. A pure value: time
/// goes in with every call.
nonisolated struct KeyRepeat {
  /// Repeats handed out in one turn at most; after a stall the rest is dropped.
  static let limitPerTurn = 2

  /// The key, by its code on its seat.
  struct Key: Hashable {
    var seat: UInt32
    var code: UInt32
  }

  private(set) var key: Key?
  private var interval = 0.0
  /// When the next repeat is due, in seconds; nil while nothing repeats.
  private(set) var deadline: Double?

  /// A key went down at `time`; the one that repeated before stops.
  ///
  /// - Parameters:
  ///   - rate: Repeats per second; 0 or less is off.
  ///   - delay: Milliseconds before the first.
  mutating func press(_ key: Key, rate: Int, delay: Int, at time: Double) {
    guard rate > 0 else {
      stop()
      return
    }
    self.key = key
    interval = 1 / Double(rate)
    deadline = time + Double(max(0, delay)) / 1000
  }

  /// A key came up: only the repeating key's own release ends the repeat.
  mutating func release(_ key: Key) {
    if key == self.key {
      stop()
    }
  }

  /// Focus, keymap or keyboard changed on `seat`.
  mutating func stop(seat: UInt32) {
    if key?.seat == seat {
      stop()
    }
  }

  mutating func stop() {
    key = nil
    deadline = nil
  }

  /// How many repeats are due at `time`, no more than the limit.
  mutating func due(at time: Double) -> Int {
    guard let first = deadline, time >= first else { return 0 }
    let missed = Int((time - first) / interval) + 1
    if missed > Self.limitPerTurn {
      deadline = time + interval
      return Self.limitPerTurn
    }
    deadline = first + Double(missed) * interval
    return missed
  }
}
