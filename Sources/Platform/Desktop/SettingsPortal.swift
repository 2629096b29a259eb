import CPortal
import Glibc
import WUIGeometry

/// The desktop's settings, asked for once and kept up to date by the desktop's portal.
///
/// Without a session bus or a portal the settings stay as they are by default. A portal that goes away
/// leaves the last ones.
package final class SettingsPortal {
  /// What is known so far.
  package private(set) var settings = DesktopSettings()
  /// Called when a setting has another value.
  package var onChange: (DesktopSettings) -> Void = { _ in }

  private var portal: OpaquePointer?
  private var loop: EventLoop?
  private lazy var wakeUp = WakeUp { [weak self] in self?.process() }

  /// Turns to the session's bus, and asks.
  package convenience init() {
    var error: Int32 = 0
    self.init(wui_portal_open(&error))
  }

  /// Asks the portal at the other end of a socket, which it owns from now on.
  convenience init(socket: Int32) {
    var error: Int32 = 0
    self.init(wui_portal_adopt(socket, &error))
  }

  private init(_ portal: OpaquePointer?) {
    self.portal = portal
    guard let portal else { return }
    loop = EventLoop(
      descriptor: wui_portal_fd(portal), onReadable: { [weak self] in self?.process() },
      onTurn: { [weak self] in self?.process() })
    process()
  }

  isolated deinit { close() }

  /// Whether an answer is still to come.
  package var isWaiting: Bool { portal.map { !wui_portal_is_answered($0) } ?? false }

  /// Waits for the answer, so that the first frame can be right; at most until a time of
  /// `MonotonicClock`, since a portal that has to be started first may take its time.
  package func wait(until deadline: Double) {
    while isWaiting, let portal {
      let rest = deadline - MonotonicClock.now
      guard rest > 0 else { return }
      var watched = pollfd(fd: wui_portal_fd(portal), events: wui_portal_events(portal), revents: 0)
      // Rounds up, so that the wait does not spin through its last millisecond.
      guard poll(&watched, 1, Int32((min(rest, 60) * 1000).rounded(.up))) >= 0 else { return }
      process()
    }
  }

  /// Reads and sends what it can, and tells what is new.
  func process() {
    guard let portal else { return }
    let isUp = wui_portal_process(portal)
    let before = settings
    var news = wui_setting()
    while wui_portal_next(portal, &news) {
      settings.take(news)
    }
    if isUp { watch(portal) } else { close() }
    if settings != before { onChange(settings) }
  }

  private func watch(_ portal: OpaquePointer) {
    loop?.waitsForWritable = wui_portal_events(portal) & Int16(POLLOUT) != 0
    let deadline = wui_portal_deadline(portal)
    guard deadline != UInt64.max else { return wakeUp.cancel() }
    wakeUp.set(after: Double(deadline) / 1e6 - MonotonicClock.now)
  }

  private func close() {
    wakeUp.cancel()
    guard let portal else { return }
    self.portal = nil
    if let loop { loop.stop { wui_portal_close(portal) } } else { wui_portal_close(portal) }
    loop = nil
  }
}
