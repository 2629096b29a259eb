import WUIGeometry
import WUIPlatform

/// Between which sizes the user may bring a window.
public nonisolated struct WindowResizability: Hashable, Sendable {
  private enum Strategy { case automatic, contentSize, contentMinSize }

  private let strategy: Strategy

  /// As suits the scene: for a `WindowGroup` and a `Window`, the same as ``contentMinSize``.
  public static let automatic = WindowResizability(strategy: .automatic)
  /// From the least to the largest size of the content; the window follows the content when that
  /// changes.
  public static let contentSize = WindowResizability(strategy: .contentSize)
  /// From the least size that the content had at first, to any.
  ///
  /// - Note: Unlike SwiftUI, where the least size follows the content: here a window does not jump
  ///   because its content has grown.
  public static let contentMinSize = WindowResizability(strategy: .contentMinSize)

  func limits(minimum: CGSize, maximum: CGSize) -> WindowLimits {
    self == .contentSize
      ? WindowLimits(minimum: minimum, maximum: maximum) : WindowLimits(minimum: minimum)
  }
}

extension Scene {
  /// Sets between which sizes the user may bring the scene's windows.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    modifyingWindows { $0.resizability = resizability }
  }
}
