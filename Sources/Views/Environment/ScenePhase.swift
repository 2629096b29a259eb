import WUIGeometry

/// How much the user has to do with a scene at the moment.
public nonisolated enum ScenePhase: Comparable, Hashable, Sendable {
  /// Nothing of it can be seen.
  case background
  /// It can be seen, and another window is in use.
  case inactive
  /// It is in use.
  case active
}

extension EnvironmentValues {
  /// The phase of the window of the view; in an `App`, that of the window which is in use most. The
  /// default is active.
  ///
  /// - Note: Unlike SwiftUI, a hidden window is in the background only where the compositor says that
  ///   it is hidden (version 6 of xdg-shell); elsewhere it is inactive.
  public package(set) var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

private enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}
