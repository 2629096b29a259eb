/// Decides when a window renders: on demand, once per turn, and at most once per frame callback.
///
/// A new size is answered at once, since a hidden window gets no callbacks; but while the user drags
/// an edge, which nobody does with a hidden window, at most once per callback.
nonisolated struct FramePacer {
  /// A callback older than this, in seconds, may be lost (displays that slept lose them).
  static let callbackPatience = 1.0

  private var isConfigured = false
  /// Someone asked for a frame.
  private(set) var isRequested = false
  /// The window has a size or scale that the last frame does not.
  private(set) var mustAnswer = false
  /// The answer may wait for the callback.
  private var answersByCallback = false
  /// When the callback that is pending was asked for.
  private(set) var callbackSince: Double?
  private var waitsForBuffer = false

  /// Whether a frame is to be rendered in this turn.
  var isDue: Bool {
    guard isConfigured, !waitsForBuffer else { return false }
    if callbackSince == nil { return mustAnswer || isRequested }
    return mustAnswer && !answersByCallback
  }

  mutating func request() {
    isRequested = true
  }

  /// The window's pixels have a new size, which the next frame answers: whatever is pending, or,
  /// while the user drags an edge, when the compositor is ready for it.
  mutating func resize(isDragged: Bool = false) {
    isConfigured = true
    mustAnswer = true
    answersByCallback = isDragged
  }

  /// The user has let the edge go: an answer that is due waits no longer.
  mutating func endDrag() {
    answersByCallback = false
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

  /// When the window counts as hidden because the callback did not come; nil where none is pending.
  var hiddenFrom: Double? { callbackSince.map { $0 + Self.callbackPatience } }

  /// Whether the callback is overdue at `time`: the window cannot be seen, or the callback is lost.
  func isHidden(at time: Double) -> Bool { hiddenFrom.map { time > $0 } ?? false }

  /// Gives up a callback that is overdue at `time`; to be called when there are signs of life.
  /// Returns whether it did.
  @discardableResult
  mutating func giveUpLostCallback(at time: Double) -> Bool {
    guard isHidden(at: time) else { return false }
    callbackSince = nil
    return true
  }
}
