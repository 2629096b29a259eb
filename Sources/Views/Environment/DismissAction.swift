import WUIGeometry

/// Ends the presentation of the view that calls it, or closes its window.
///
/// - Note: Unlike SwiftUI, nothing presents views yet, so that it is always the window that closes.
@MainActor @preconcurrency
public struct DismissAction {
  private let dismiss: DismissWindowAction

  init(_ dismiss: DismissWindowAction) { self.dismiss = dismiss }

  /// Closes the window of the view.
  public func callAsFunction() { dismiss() }
}

extension EnvironmentValues {
  /// Closes the window of the view; outside of windows, nothing.
  public var dismiss: DismissAction { DismissAction(dismissWindow) }
}
