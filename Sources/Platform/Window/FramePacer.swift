/// Decides when a window renders: on demand, once per turn, and at most once per frame callback,
/// except that a new size is answered at once, since a hidden window gets no callbacks.
nonisolated struct FramePacer {
  /// A callback older than this, in seconds, may be lost (displays that slept lose them).
  static let callbackPatience = 1.0

  private var isConfigured = false
  /// Someone asked for a frame.
  private(set) var isRequested = false
  /// The window has a size or scale that the last frame does not.
  private(set) var mustAnswer = false
  /// When the callback that is pending was asked for.
  private(set) var callbackSince: Double?
  private var waitsForBuffer = false

  /// Whether a frame is to be rendered in this turn.
  var isDue: Bool {
    isConfigured && !waitsForBuffer && (mustAnswer || (isRequested && callbackSince == nil))
  }

  mutating func request() {
    isRequested = true
  }

  /// The window's pixels have a new size: answered by the next frame, whatever is pending.
  mutating func resize() {
    isConfigured = true
    mustAnswer = true
  }

  /// A frame is being painted; requests from now on are for the next.
  mutating func begin() {
    isRequested = false
    mustAnswer = false
  }

  /// A commit that asked for a callback was sent, at `time`.
  mutating func commit(at time: Double) {
    callbackSince = time
  }

  /// The callback came.
  mutating func callback() {
    callbackSince = nil
  }

  /// All buffers are with the compositor.
  mutating func starve() {
    waitsForBuffer = true
  }

  /// A buffer came back.
  mutating func feed() {
    waitsForBuffer = false
  }

  /// Gives up a callback that is overdue at `time`; to be called when there are signs of life.
  /// Returns whether it did.
  mutating func giveUpLostCallback(at time: Double) -> Bool {
    guard let since = callbackSince, time - since > Self.callbackPatience else { return false }
    callbackSince = nil
    return true
  }
}
