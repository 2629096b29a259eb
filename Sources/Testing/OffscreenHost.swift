import Foundation
import WUICompositor
import WUIGeometry
import WUIHost
import WUISceneGraph
import WUIViews

/// Shows a view in an offscreen buffer: the same pipeline as a window, with a clock that only moves when
/// told, so that a test can look at any millisecond of an animation.
public final class OffscreenHost {
  package let scene: OffscreenScene
  private let requests: WindowRequests

  /// Shows a view.
  ///
  /// - Parameters:
  ///   - width: The width of the window in points.
  ///   - height: The height of the window in points.
  ///   - scale: Device pixels per point.
  ///   - colorScheme: The look of the interface.
  ///   - layoutDirection: The direction in which interface elements run.
  ///   - reduceMotion: Whether movement is to be replaced by short fades.
  ///   - content: The view.
  public init<Content: View>(
    width: CGFloat, height: CGFloat, scale: CGFloat = 1, colorScheme: ColorScheme = .light,
    layoutDirection: LayoutDirection = .leftToRight, reduceMotion: Bool = false,
    @ViewBuilder content: () -> Content
  ) {
    var environment = EnvironmentValues()
    environment.colorScheme = colorScheme
    environment.layoutDirection = layoutDirection
    environment.accessibilityReduceMotion = reduceMotion
    requests = WindowRequests(&environment)
    scene = OffscreenScene(
      size: CGSize(width: width, height: height), scale: scale, environment: environment,
      root: content())
  }

  /// The time of the clock, in milliseconds since the view was shown.
  public var milliseconds: Double { scene.time * 1000 }

  /// The size of the window in points.
  public var size: CGSize { scene.host.size }

  /// Device pixels per point.
  public var scale: CGFloat { scene.host.scale }

  /// Moves the clock forward and shows the frame of the new time.
  public func advance(milliseconds: Double) { scene.advance(by: milliseconds / 1000) }

  /// Moves the clock forward in steps, as a display of so many frames a second would.
  public func run(milliseconds: Double, framesPerSecond: Double = 60) {
    let end = self.milliseconds + milliseconds
    while self.milliseconds < end {
      advance(milliseconds: min(1000 / framesPerSecond, end - self.milliseconds))
    }
  }

  /// Changes state as an event would, and shows the frame that follows.
  @discardableResult
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    defer { scene.render() }
    return try body()
  }

  /// Gives the window another size, in points, or another scale.
  public func resize(width: CGFloat, height: CGFloat, scale: CGFloat? = nil) {
    scene.resize(to: CGSize(width: width, height: height), scale: scale ?? self.scale)
  }

  /// The windows that views have asked to open, oldest first. None opens: the host shows one window.
  public var openedWindows: [RequestedWindow] { requests.opened }

  /// The windows that views have asked to close, oldest first. The host's own is one without
  /// identifier and value; it stays.
  public var dismissedWindows: [RequestedWindow] { requests.dismissed }

  /// Whether something moves: the next frame would differ without any event.
  public var isAnimating: Bool { scene.host.graph.scene.isAnimating }

  /// What is drawn, as text: one item a line, in paint order.
  public var displayList: String { scene.host.displayList.description }
}
