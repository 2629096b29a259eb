import WUIGeometry

/// Closes windows of the app.
///
/// The app ends when the last one is closed.
@MainActor @preconcurrency
public struct DismissWindowAction {
  private let close: (WindowRequest) -> Void

  package init(_ close: @escaping (WindowRequest) -> Void) { self.close = close }

  /// Closes the window of the view that calls it.
  public func callAsFunction() { close(WindowRequest()) }

  /// Closes all windows of the scene with an identifier.
  public func callAsFunction(id: String) { close(WindowRequest(id: id)) }

  /// Closes the windows that present a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) { close(WindowRequest(value: value)) }

  /// Closes the windows of the scene with an identifier that present a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    close(WindowRequest(id: id, value: value))
  }
}

extension EnvironmentValues {
  /// Closes windows of the app; outside of windows, nothing.
  public package(set) var dismissWindow: DismissWindowAction {
    get { self[DismissWindowKey.self] }
    set { self[DismissWindowKey.self] = newValue }
  }
}

private enum DismissWindowKey: EnvironmentKey {
  static var defaultValue: DismissWindowAction { DismissWindowAction { _ in } }
}
