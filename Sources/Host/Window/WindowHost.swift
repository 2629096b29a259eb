import WUICompositor
import WUIGeometry
import WUIPlatform
import WUISceneGraph
import WUIViews

/// A scene in a real window: events go to the views, frames to the compositor.
final class WindowHost {
  private let window: WaylandWindow
  private let connection: WaylandConnection
  private let host: SceneHost
  private let controls: WindowControls
  private var gestureTimer: (any DispatchSourceTimer)?

  init<Root: View>(
    description: WindowDescription, root: Root, connection: WaylandConnection, appID: String
  ) {
    self.connection = connection
    let window = WaylandWindow(
      connection: connection, title: description.title ?? appID, appID: appID,
      size: description.size, minimumSize: description.minimumSize ?? .zero)
    self.window = window
    controls = WindowControls(window: window, title: description.title ?? appID)
    var environment = EnvironmentValues()
    environment.colorScheme = DesktopAppearance.colorScheme
    environment.dismissWindow = DismissWindowAction { exit(0) }
    host = SceneHost(
      size: description.size, scale: 1, environment: environment,
      root: WindowContent(controls: controls, content: root))
    connect()
    window.requestFrame()
  }

  private func connect() {
    host.onNeedsFrame = { [unowned self] in
      window.requestFrame()
      scheduleGestureTimer()
    }
    window.onConfigure = { [unowned self] configuration in
      controls.configuration = configuration
      host.resize(to: configuration.size, scale: configuration.scale)
    }
    window.onKey = { [unowned self] key in host.graph.scene.focus.handle(key) }
    window.onPointer = { [unowned self] event in
      host.graph.scene.pointer.handle(event, time: MonotonicClock.now)
    }
    window.onFocusChange = { [unowned self] isFocused in
      if !isFocused { host.graph.scene.focus.release(acts: false) }
    }
    window.onCloseRequest = { exit(0) }
    window.onConnectionLost = { message in
      FileHandle.standardError.write(Data("\(message)\n".utf8))
      exit(1)
    }
    window.draw = { [unowned self] buffer, time in draw(into: buffer, at: time) }
  }

  private func draw(into buffer: WindowBuffer, at time: Double) -> Region {
    let damage = host.update(to: time)
    let surface = Surface(
      pixels: buffer.pixels.assumingMemoryBound(to: UInt32.self), width: buffer.width,
      height: buffer.height, stride: buffer.stride)
    let region = damage.union(buffer.stale).simplified()
    if !region.isEmpty { host.draw(into: surface, region: region) }
    if host.graph.needsFrame { window.requestFrame() }
    return damage
  }

  /// A gesture that waits for time to pass (a long press) gets its frame when its time has come.
  private func scheduleGestureTimer() {
    gestureTimer?.cancel()
    gestureTimer = nil
    guard let due = host.graph.scene.pointer.nextDeadline else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + max(due - MonotonicClock.now, 0))
    timer.setEventHandler { [weak self] in self?.window.requestFrame() }
    timer.activate()
    gestureTimer = timer
  }
}
