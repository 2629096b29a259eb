import WUIGeometry
import WUIViews

/// A program with an interface; mark the type with `@main`.
@MainActor @preconcurrency
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene

  /// The app's scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the app when the program starts.
  @MainActor @preconcurrency init()
}

extension App {
  /// Shows a window of the app's first scene and runs until the last window is closed.
  ///
  /// - Note: Unlike SwiftUI on macOS, an app without windows ends, with status 0: on Linux nothing would
  ///   be left by which the user could reach it.
  ///
  /// Where there is no Wayland display, the program ends with status 1 and a message that names what was
  /// tried.
  public static func main() { AppRunner.run(Self()) }
}

/// A part of an app with a life of its own, such as a window.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene's content.
  associatedtype Body: Scene

  /// The scene's content.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// A scene that the toolkit shows itself.
package protocol PrimitiveScene: Scene where Body == Never {
  /// What the windows of the scene are, one description for each scene in it.
  var windows: [WindowDescription] { get }
}

extension Scene where Body == Never {
  /// Never called: the toolkit shows the scene itself.
  public var body: Never { fatalError("\(Self.self) is shown by the toolkit and has no body") }
}

extension Scene {
  /// What the windows of the scene are, one description for each scene in it.
  var windowDescriptions: [WindowDescription] {
    if let primitive = self as? any PrimitiveScene { return primitive.windows }
    return body.windowDescriptions
  }
}

/// Builds scenes from the statements of a closure.
@resultBuilder
@MainActor @preconcurrency
public enum SceneBuilder {
  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several scenes; a window of the first one opens at the start.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    var windows: [WindowDescription] = []
    for scene in repeat each content { windows += scene.windowDescriptions }
    return SceneList(windows: windows)
  }
}
