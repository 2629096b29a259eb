import Observation
import WUIGeometry
import WUIViews

/// How much the user has to do with an app: as much as with the window that is in use most.
@Observable
final class AppPhase {
  private(set) var value = ScenePhase.inactive

  /// Takes on the phases of the app's windows.
  func update(_ windows: [ScenePhase]) {
    let new = windows.max() ?? .background
    if new != value { value = new }
  }
}
