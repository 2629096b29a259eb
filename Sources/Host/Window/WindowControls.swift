import Observation
import WUIGeometry
import WUIPlatform
import WUIViews

/// The window as its title bar knows it.
///
/// Each fact stands for itself, so that a configuration which changes nothing of the picture makes no
/// frame.
@Observable
final class WindowControls {
  var title: String { didSet { window.title = title } }
  /// How much the user has to do with the window.
  private(set) var scenePhase = ScenePhase.inactive
  /// Whether the scene has to draw the title bar, because the compositor draws none.
  private(set) var needsTitleBar = false
  private(set) var isActivated = false
  private(set) var isMaximized = false
  /// What the compositor can do with the window, and the title bar may offer.
  private(set) var capabilities = WindowCapabilities.all
  /// Whether the user resizes the window by a rim that is ours.
  @ObservationIgnored private(set) var hasResizableRim = false
  /// Where a finger came down last, in points; nil where that was a mouse.
  @ObservationIgnored var finger: CGPoint?

  @ObservationIgnored private let window: WaylandWindow
  @ObservationIgnored private let closeWindow: () -> Void

  init(window: WaylandWindow, close: @escaping () -> Void) {
    self.window = window
    title = window.title
    closeWindow = close
  }

  /// Takes in what the compositor has said.
  func take(_ configuration: WindowConfiguration) {
    // What stays as it is notifies nobody.
    needsTitleBar = !configuration.hasServerDecorations && !configuration.isFullscreen
    isActivated = configuration.isActivated
    isMaximized = configuration.isMaximized
    capabilities = configuration.capabilities
    scenePhase =
      configuration.isSuspended ? .background : configuration.isActivated ? .active : .inactive
    hasResizableRim = needsTitleBar && configuration.isFloating
  }

  /// Whether a press of the secondary button at a point shows the compositor's menu.
  func showsMenu(at location: CGPoint) -> Bool {
    needsTitleBar && location.y < TitleBar.height && capabilities.contains(.menu)
  }

  /// The edges that a press of an event moves; empty inside of the rim.
  func edges(at event: PointerEvent, in size: CGSize) -> WindowEdges {
    guard hasResizableRim else { return [] }
    let count = 1 + [.minimize, .maximize].count { capabilities.contains($0) }
    let frame = WindowFrame(
      size: size, buttons: TitleBar.buttons(count: count, width: size.width))
    return frame.edges(at: event.location, isTouch: event.isTouch)
  }

  /// Shows the compositor's menu where a finger rests.
  func showMenuOfFinger() {
    if let finger, showsMenu(at: finger) { window.showMenu(at: finger) }
  }

  func beginMove() { window.beginMove() }

  /// Nothing where the compositor cannot.
  func toggleMaximized() {
    if capabilities.contains(.maximize) { window.setMaximized(!isMaximized) }
  }

  func minimize() { window.minimize() }

  func close() { closeWindow() }
}
