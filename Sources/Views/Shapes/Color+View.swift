import WUIAssets
import WUICompositor
import WUIGeometry
import WUISceneGraph

extension Color: ShapeStyle, PaintSource {
  /// The colour's concrete value in an environment.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    let scheme = environment.colorScheme
    let appAccent = AssetCatalog.shared.accentColor(scheme: scheme)
    let accent = environment.tint ?? (appAccent ?? environment.desktopAccentColor).map(Color.init)
    return resolve(scheme: scheme, accent: accent) { name, bundle in
      AssetCatalog.shared.color(named: name, bundlePath: bundle, scheme: scheme)
    }
  }

  func makePaint(in environment: EnvironmentValues) -> Paint { .color(resolve(in: environment)) }
}

extension Color.Resolved: ShapeStyle, PaintSource {
  func makePaint(in environment: EnvironmentValues) -> Paint { .color(self) }
}

/// The colour, filling all it is offered.
extension Color: View, PrimitiveView, LeafView {
  private var rectangle: ShapeView<Rectangle, Color> { Rectangle().fill(self) }

  package func makeNode(in context: ElementContext) -> ShapeNode<Rectangle> {
    rectangle.makeNode(in: context)
  }

  package func updateNode(_ node: ShapeNode<Rectangle>, in environment: EnvironmentValues) {
    rectangle.updateNode(node, in: environment)
  }
}

extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { Color.red }
  /// The system's orange.
  public static var orange: Color { Color.orange }
  /// The system's yellow.
  public static var yellow: Color { Color.yellow }
  /// The system's green.
  public static var green: Color { Color.green }
  /// The system's mint.
  public static var mint: Color { Color.mint }
  /// The system's teal.
  public static var teal: Color { Color.teal }
  /// The system's cyan.
  public static var cyan: Color { Color.cyan }
  /// The system's blue.
  public static var blue: Color { Color.blue }
  /// The system's indigo.
  public static var indigo: Color { Color.indigo }
  /// The system's purple.
  public static var purple: Color { Color.purple }
  /// The system's pink.
  public static var pink: Color { Color.pink }
  /// The system's brown.
  public static var brown: Color { Color.brown }
  /// White.
  public static var white: Color { Color.white }
  /// The system's grey.
  public static var gray: Color { Color.gray }
  /// Black.
  public static var black: Color { Color.black }
  /// Nothing.
  public static var clear: Color { Color.clear }
}
