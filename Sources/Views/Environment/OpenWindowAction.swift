import WUIGeometry

/// Opens a window of one of the app's scenes.
@MainActor @preconcurrency
public struct OpenWindowAction {
  private let open: (WindowRequest) -> Void

  package init(_ open: @escaping (WindowRequest) -> Void) { self.open = open }

  /// Opens a window of the scene with an identifier: one more of a `WindowGroup`; the one of a
  /// `Window`, which is brought forward where it is open.
  public func callAsFunction(id: String) { open(WindowRequest(id: id)) }

  /// Opens the window that presents a value, in the first `WindowGroup` for values of the type; brings
  /// it forward where it is open.
  public func callAsFunction<D: Codable & Hashable>(value: D) { open(WindowRequest(value: value)) }

  /// Opens the window of the scene with an identifier that presents a value; brings it forward where
  /// it is open.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    open(WindowRequest(id: id, value: value))
  }
}

extension EnvironmentValues {
  /// Opens a window of one of the app's scenes; outside of windows it says so on standard error.
  public package(set) var openWindow: OpenWindowAction {
    get { self[OpenWindowKey.self] }
    set { self[OpenWindowKey.self] = newValue }
  }
}

private enum OpenWindowKey: EnvironmentKey {
  static var defaultValue: OpenWindowAction {
    OpenWindowAction { _ in
      OnceLog.standard.report(
        "openWindow was called outside of a window, so nothing opens; read it with"
          + " @Environment(\\.openWindow) in a view.")
    }
  }
}
