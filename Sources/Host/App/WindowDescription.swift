import Observation
import WUIGeometry
import WUIViews

/// What the windows of a scene show, and how large they are at first.
package struct WindowDescription {
  /// How many windows of the scene there may be.
  package enum Kind {
    /// As many as are opened.
    case group
    /// One.
    case unique
    /// One for each value, which passes the test; says the type's name as well.
    case values(type: String, accepts: (AnyHashable) -> Bool)
  }

  package var kind = Kind.group
  /// The name by which views open windows of the scene.
  package var id: String?
  /// nil is the program's name.
  package var title: String?
  /// The value of a window that is opened without one; nil for none.
  package var defaultValue: () -> AnyHashable? = { nil }
  /// Makes the content of a window that presents a value.
  package var content: (WindowValue) -> AnyView
  /// In points.
  package var size = CGSize(width: 900, height: 600)
  package var resizability = WindowResizability.automatic

  /// Whether a window of the scene can present a value.
  func accepts(_ value: AnyHashable) -> Bool {
    if case .values(_, let accepts) = kind { accepts(value) } else { false }
  }
}

/// The value that a window presents; views in it may present another.
@Observable
package final class WindowValue {
  package var value: AnyHashable?

  package init(_ value: AnyHashable? = nil) { self.value = value }

  /// Access to the value as one of a type.
  func binding<D: Hashable>(for type: D.Type) -> Binding<D?> {
    Binding(
      get: { self.value?.base as? D },
      set: { (value: D?) in self.value = value.map { AnyHashable($0) } })
  }

  /// Access to the value of a window that has one of a type from the start.
  func unwrappedBinding<D: Hashable>(for type: D.Type) -> Binding<D> {
    Binding(get: { self.value!.base as! D }, set: { self.value = AnyHashable($0) })
  }
}

extension Scene {
  /// Changes the descriptions of the scene's windows.
  func modifyingWindows(_ change: (inout WindowDescription) -> Void) -> some Scene {
    SceneList(
      windows: windowDescriptions.map { window in
        var window = window
        change(&window)
        return window
      })
  }
}

/// Several scenes as one.
struct SceneList: PrimitiveScene {
  let windows: [WindowDescription]
}
