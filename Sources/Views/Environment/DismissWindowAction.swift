import WUIGeometry

/// Closes the window of the view that calls it.
@MainActor @preconcurrency
public struct DismissWindowAction {
  private let close: () -> Void

  package init(_ close: @escaping () -> Void) { self.close = close }

  /// Closes the window; the app ends when it was the last one.
  public func callAsFunction() { close() }
}

extension EnvironmentValues {
  /// Closes the window; outside of windows, nothing.
  public package(set) var dismissWindow: DismissWindowAction {
    get { self[DismissWindowKey.self] }
    set { self[DismissWindowKey.self] = newValue }
  }
}

private enum DismissWindowKey: EnvironmentKey {
  static var defaultValue: DismissWindowAction { DismissWindowAction {} }
}
