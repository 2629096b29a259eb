import CWayland
import WUIGeometry

/// Turns key events into presses, and repeats the one that is held.
final class KeyRepeater {
  private let connection: OpaquePointer
  private let clock: () -> Double
  private let catchUp: () -> Void
  private let deliver: (KeyPress, _ window: UInt32) -> Void
  private var state = KeyRepeat()
  private var window: UInt32 = 0
  private lazy var wakeUp = WakeUp { [weak self] in self?.fire() }

  /// - Parameters:
  ///   - clock: Tells the time, in seconds.
  ///   - catchUp: Hands in what has arrived but was not read yet.
  ///   - deliver: Takes a press, a repeat or a release for a window.
  init(
    connection: OpaquePointer, clock: @escaping () -> Double, catchUp: @escaping () -> Void,
    deliver: @escaping (KeyPress, _ window: UInt32) -> Void
  ) {
    self.connection = connection
    self.clock = clock
    self.catchUp = catchUp
    self.deliver = deliver
  }

  /// The repeat is armed before the press is delivered, so that a handler that stops it wins.
  func handle(_ event: wui_event) {
    let key = KeyRepeat.Key(seat: event.seat, code: event.key.key.code)
    if event.key.pressed {
      if event.key.key.repeats {
        start(key, window: event.window)
      }
    } else {
      state.release(key)
      arm()
    }
    if let press = KeyPress(phase: event.key.pressed ? .down : .up, key: event.key.key) {
      deliver(press, event.window)
    }
  }

  func stop(seat: UInt32) {
    state.stop(seat: seat)
    arm()
  }

  func stop() {
    state.stop()
    arm()
  }

  private func start(_ key: KeyRepeat.Key, window: UInt32) {
    let info = wui_seat_repeat_info(connection, key.seat)
    state.press(key, rate: Int(info.rate), delay: Int(info.delay), at: clock())
    self.window = window
    arm()
  }

  private func arm() {
    guard let deadline = state.deadline else { return wakeUp.cancel() }
    wakeUp.set(after: deadline - clock())
  }

  /// Delivers the repeats that are due. Their text is asked for anew each time: a modifier may have come
  /// or gone.
  func fire() {
    // Where a slow frame kept the timer waiting, the key's release may wait in the socket.
    catchUp()
    guard let key = state.key else { return }
    // The compositor may have turned repeats off meanwhile.
    guard wui_seat_repeat_info(connection, key.seat).rate > 0 else {
      stop()
      return
    }
    let count = state.due(at: clock())
    arm()
    for _ in 0..<count where state.key == key {
      var translated = wui_key()
      guard wui_seat_translate(connection, key.seat, key.code, &translated) else {
        stop()
        return
      }
      if let press = KeyPress(phase: .repeat, key: translated) {
        deliver(press, window)
      }
    }
  }
}
