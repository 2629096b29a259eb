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
  /// Shows the app's first window and runs until it is closed.
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
  /// The windows of the scene, the first of which is opened.
  var windows: [WindowDescription] { get }
}

extension Scene where Body == Never {
  /// Never called: the toolkit shows the scene itself.
  public var body: Never { fatalError("\(Self.self) is shown by the toolkit and has no body") }
}

extension Scene {
  /// The windows of the scene.
  var windowDescriptions: [WindowDescription] {
    if let primitive = self as? any PrimitiveScene { return primitive.windows }
    return body.windowDescriptions
  }
}

/// Builds one scene from the statements of a closure.
@resultBuilder
@MainActor @preconcurrency
public enum SceneBuilder {
  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several scenes; the first window of the first one is opened.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    var windows: [WindowDescription] = []
    for scene in repeat each content { windows += scene.windowDescriptions }
    return SceneList(windows: windows)
  }
}

private struct SceneList: PrimitiveScene {
  let windows: [WindowDescription]
}
