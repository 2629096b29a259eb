import WUIAssets
import WUICompositor
import WUIGeometry

/// Something that shapes and text can be painted with.
@MainActor @preconcurrency
public protocol ShapeStyle {
  /// The style this one stands for.
  associatedtype Resolved: ShapeStyle = Never

  /// The style this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// Never called: the toolkit paints the style itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is painted by the toolkit and stands for no other style")
  }
}

extension Never: ShapeStyle {}

/// A style that the toolkit paints.
protocol PaintSource {
  /// The paint in an environment; gradient points are fractions of the painted frame.
  func makePaint(in environment: EnvironmentValues) -> Paint
}

extension ShapeStyle {
  /// The paint of the style in an environment.
  func paint(in environment: EnvironmentValues) -> Paint {
    if let source = self as? any PaintSource { return source.makePaint(in: environment) }
    return resolve(in: environment).paint(in: environment)
  }

  /// The style as one colour, for what cannot be painted with more: text, templates.
  func color(in environment: EnvironmentValues) -> Color.Resolved {
    switch paint(in: environment) {
    case .color(let color): color
    case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
      .angularGradient(let gradient, _, _, _):
      gradient.stops.first?.color ?? .clear
    }
  }
}

/// A style of any type.
@MainActor @preconcurrency
public struct AnyShapeStyle: ShapeStyle, PaintSource {
  private let make: (EnvironmentValues) -> Paint
  private let key: AnyHashable?
  /// The foreground style around the place where this one was set, if it was; an array because a value
  /// cannot hold itself.
  private var around: [AnyShapeStyle]?

  /// Wraps a style.
  public init<S: ShapeStyle>(_ style: S) {
    make = { style.paint(in: $0) }
    key = style as? AnyHashable
  }

  /// This style as the foreground style of a view inside another one: levels and the foreground style
  /// itself mean that one, not this.
  func set(within outer: AnyShapeStyle?) -> AnyShapeStyle {
    var copy = self
    copy.around = outer.map { [$0] } ?? []
    return copy
  }

  func makePaint(in environment: EnvironmentValues) -> Paint {
    guard let around else { return make(environment) }
    var outside = environment
    outside.foregroundStyle = around.first
    return make(outside)
  }
}

extension AnyShapeStyle: Equatable {
  /// Whether two values are equal.
  public static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool {
    lhs.key != nil && lhs.key == rhs.key && lhs.around == rhs.around
  }
}

/// The style of the content around: what `foregroundStyle` sets, else the primary colour.
@MainActor @preconcurrency
public struct ForegroundStyle: ShapeStyle, PaintSource, Hashable {
  /// The foreground style.
  public init() {}

  func makePaint(in environment: EnvironmentValues) -> Paint {
    environment.foregroundStyle?.makePaint(in: environment)
      ?? .color(Color.primary.resolve(in: environment))
  }
}

/// The accent colour.
@MainActor @preconcurrency
public struct TintShapeStyle: ShapeStyle, PaintSource, Hashable {
  /// The accent colour.
  public init() {}

  func makePaint(in environment: EnvironmentValues) -> Paint {
    .color(Color.accentColor.resolve(in: environment))
  }
}

/// One of the levels of the content's own style: primary, secondary, ….
@MainActor @preconcurrency
public struct HierarchicalShapeStyle: ShapeStyle, PaintSource, Hashable {
  private let level: Int

  /// The first level.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  func makePaint(in environment: EnvironmentValues) -> Paint {
    let labels: [Color] = [.primary, .secondary, .tertiary, .quaternary]
    guard let style = environment.foregroundStyle else {
      return .color(labels[level].resolve(in: environment))
    }
    guard level > 0 else { return style.makePaint(in: environment) }
    // Below a style of its own, a level is that style at the opacity of the system's label.
    let opacity = Double(labels[level].resolve(in: environment).opacity)
    return .color(style.color(in: environment).multiplyingOpacity(by: opacity))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the content's style.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the content's style.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the content's style.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the content's style.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of the content around.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The accent colour.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
