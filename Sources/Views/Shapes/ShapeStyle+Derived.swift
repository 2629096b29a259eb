import WUICompositor
import WUIGeometry

/// A style made more transparent.
@MainActor @preconcurrency
public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle, PaintSource {
  let base: Base
  let opacity: Double

  func makePaint(in environment: EnvironmentValues) -> Paint {
    base.paint(in: environment).mapColors { $0.multiplyingOpacity(by: opacity) }
  }
}

extension _OpacityShapeStyle: Equatable where Base: Equatable {}
extension _OpacityShapeStyle: Hashable where Base: Hashable {}

extension ShapeStyle {
  /// The style at an opacity between 0 and 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(base: self, opacity: opacity)
  }
}

extension Paint {
  fileprivate func mapColors(_ change: (Color.Resolved) -> Color.Resolved) -> Paint {
    func map(_ gradient: ResolvedGradient) -> ResolvedGradient {
      ResolvedGradient(
        stops: gradient.stops.map { .init(color: change($0.color), location: $0.location) })
    }
    return switch self {
    case .color(let color): .color(change(color))
    case .linearGradient(let gradient, let start, let end):
      .linearGradient(map(gradient), start: start, end: end)
    case .radialGradient(let gradient, let center, let startRadius, let endRadius):
      .radialGradient(map(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
    case .angularGradient(let gradient, let center, let start, let end):
      .angularGradient(map(gradient), center: center, start: start, end: end)
    }
  }
}

/// The ground of the window.
@MainActor @preconcurrency
public struct BackgroundStyle: ShapeStyle, PaintSource, Hashable {
  /// The ground of the window.
  public init() {}

  /// What a window draws beneath all views.
  package static func color(in environment: EnvironmentValues) -> Color.Resolved {
    environment.colorScheme == .dark ? Color.Resolved(30, 30, 30) : .white
  }

  func makePaint(in environment: EnvironmentValues) -> Paint {
    .color(Self.color(in: environment))
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The ground of the window.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// A soft vertical gradient made from one colour.
@MainActor @preconcurrency
public struct AnyGradient: ShapeStyle, PaintSource, Hashable {
  let color: Color
  /// How far the upper end goes towards white, 0…1; chosen by eye.
  private static let lightening: Float = 0.14

  func makePaint(in environment: EnvironmentValues) -> Paint {
    let base = color.resolve(in: environment)
    var light = base
    light.red += (1 - base.red) * Self.lightening
    light.green += (1 - base.green) * Self.lightening
    light.blue += (1 - base.blue) * Self.lightening
    return .linearGradient(
      ResolvedGradient(
        stops: [.init(color: light, location: 0), .init(color: base, location: 1)]),
      start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 0.5, y: 1))
  }
}

extension Color {
  /// A soft vertical gradient from a lighter form of the colour to the colour.
  public var gradient: AnyGradient { AnyGradient(color: self) }
}

extension View {
  /// Paints the ground beneath this view in the colour of the window.
  public func background<S: InsettableShape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
}
