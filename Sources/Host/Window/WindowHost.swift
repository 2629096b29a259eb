import WUICompositor
import WUIGeometry
import WUIPlatform
import WUISceneGraph
import WUIViews

/// A scene in a real window: events go to the views, frames to the compositor.
final class WindowHost {
  private let window: WaylandWindow
  let host: SceneHost
  private let controls: WindowControls
  private let log = FrameLog()
  private let connection: WaylandConnection
  private let resizability: WindowResizability
  /// Whether the window's limits have room for a title bar; nil before the first frame.
  private var limitsHaveTitleBar: Bool?
  /// The least size of the content at first, in points, without a title bar; nil before the first frame.
  private var firstMinimum: CGSize?
  private lazy var gestureWakeUp = WakeUp { [weak self] in self?.window.requestFrame() }
  private let onPhaseChange: () -> Void

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - environment: What the app and the desktop say to all views.
  ///   - settings: The user's wishes, as far as they are not for views.
  ///   - appID: The name of the application's desktop file.
  ///   - onClose: The user wants the window closed; it stays until `close()`.
  ///   - onPhaseChange: `scenePhase` has another value.
  ///   - root: Makes the window's view.
  init<Root: View>(
    description: WindowDescription, environment: EnvironmentValues = EnvironmentValues(),
    settings: DesktopSettings = DesktopSettings(), connection: WaylandConnection, appID: String,
    onClose: @escaping () -> Void = {}, onPhaseChange: @escaping () -> Void = {},
    root: (WindowControls) -> Root
  ) {
    self.connection = connection
    self.onPhaseChange = onPhaseChange
    resizability = description.resizability
    window = WaylandWindow(
      connection: connection, title: description.title ?? appID, appID: appID,
      size: description.size)
    controls = WindowControls(window: window, close: onClose)
    host = SceneHost(
      size: description.size, scale: 1, environment: environment,
      root: WindowContent(controls: controls, content: root(controls)))
    if log != nil { host.graph.scene.stopwatch = { MonotonicClock.now } }
    window.onCloseRequest = onClose
    connect()
    takeDoubleClickInterval(of: settings)
    window.requestFrame()
  }

  // The connection keeps the window for as long as it is open.
  isolated deinit { window.close() }

  /// How much the user has to do with the window.
  var scenePhase: ScenePhase { controls.scenePhase }

  /// Takes on the user's wishes.
  func take(_ settings: DesktopSettings) {
    host.graph.changeEnvironment { $0.take(settings) }
    takeDoubleClickInterval(of: settings)
  }

  /// Asks the compositor to bring the window to the front.
  func bringForward() { window.activate() }

  /// Takes the window off the screen for good.
  func close() {
    finishActions()
    gestureWakeUp.cancel()
    window.close()
  }

  /// Actions that still wait may be those that store what the user did last.
  private func finishActions() { advanceUnseen(to: connection.now) }

  private func connect() {
    host.onNeedsFrame = { [unowned self] in
      window.requestFrame()
      scheduleGesture()
    }
    window.onConfigure = { [unowned self] configuration in
      let phase = scenePhase
      controls.take(configuration)
      if scenePhase != phase { onPhaseChange() }
      host.resize(to: configuration.size, scale: configuration.scale.factor)
    }
    window.onConnectionLost = { [unowned self] _ in finishActions() }
    window.onKey = { [unowned self] key in host.graph.scene.focus.handle(key) }
    window.onPointer = { [unowned self] event in handlePointer(event) }
    window.onKeysLost = { [unowned self] in host.loseKeys() }
    window.draw = { [unowned self] buffer, time in draw(into: buffer, at: time) }
    window.advanceUnseen = { [unowned self] time in advanceUnseen(to: time) }
  }

  private func takeDoubleClickInterval(of settings: DesktopSettings) {
    host.graph.scene.doubleClickInterval =
      settings.doubleClickInterval ?? SceneTree.standardDoubleClickInterval
  }

  private func handlePointer(_ event: PointerEvent) {
    let edges = controls.edges(at: event, in: host.size)
    if event.kind == .down { controls.finger = event.isTouch ? event.location : nil }
    if event.kind == .motion || event.kind == .enter, !event.isTouch {
      window.cursor = PointerCursor(edges) ?? .default
    }
    if event.kind == .down, event.button == .primary, !edges.isEmpty {
      return window.beginResize(edges)
    }
    if event.kind == .down, event.button == .secondary, controls.showsMenu(at: event.location) {
      return window.showMenu(at: event.location)
    }
    host.graph.scene.pointer.handle(event, time: connection.now)
  }

  // MARK: Frames

  private func draw(into buffer: WindowBuffer, at time: Double) -> Region {
    let damage = host.update(to: time)
    updateLimits()
    if host.graph.needsFrame {
      window.requestFrame(for: host.graph.hasPendingChanges ? .change : .motion)
    }
    scheduleGesture()
    let region = damage.isEmpty ? damage : damage.union(buffer.stale).simplified()
    if !region.isEmpty { draw(region, into: buffer) }
    log?.report(
      host.graph.scene.takeStatistics(), damage: region, time: time, renderer: host.renderer)
    return damage
  }

  /// What changes goes on in a window that nobody sees: bodies, actions, the ends of animations.
  private func advanceUnseen(to time: Double) {
    var rounds = 0
    repeat {
      host.graph.advance(to: time)
      rounds += 1
    } while host.graph.hasPendingChanges && rounds < 8
  }

  private func draw(_ region: Region, into buffer: WindowBuffer) {
    let surface = Surface(
      pixels: buffer.pixels.assumingMemoryBound(to: UInt32.self), width: buffer.width,
      height: buffer.height, stride: buffer.stride)
    host.draw(into: surface, region: region)
  }

  /// Tells the compositor how small and how large the window may be: as its views are at first, since
  /// what they show later must not make the window jump; but a window of the size of its content
  /// follows it.
  private func updateLimits() {
    let isNew = limitsHaveTitleBar != controls.needsTitleBar
    let follows = resizability == .contentSize && host.graph.scene.statistics.placedNodes > 0
    guard isNew || follows else { return }
    limitsHaveTitleBar = controls.needsTitleBar
    var minimum = host.minimumSize
    if resizability != .contentSize {
      let bar = controls.needsTitleBar ? TitleBar.height : 0
      let first = firstMinimum ?? CGSize(width: minimum.width, height: minimum.height - bar)
      firstMinimum = first
      minimum = CGSize(width: first.width, height: first.height + bar)
    }
    window.limits = resizability.limits(minimum: minimum, maximum: host.maximumSize)
  }

  /// A gesture that waits for time to pass (a long press) gets its frame when its time has come.
  private func scheduleGesture() {
    guard let due = host.graph.scene.pointer.nextDeadline else { return gestureWakeUp.cancel() }
    gestureWakeUp.set(after: due - connection.now)
  }
}
