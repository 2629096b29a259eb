import WUICompositor
import WUIGeometry
import WUISceneGraph

/// A gradient along a line between two points of the painted frame.
@MainActor @preconcurrency
public struct LinearGradient: ShapeStyle, PaintSource, Hashable, View {
  private let gradient: Gradient
  private let start: UnitPoint
  private let end: UnitPoint

  /// A gradient of the given colours and points.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    start = startPoint
    end = endPoint
  }

  /// A gradient of evenly spaced colours.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of the given stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  func makePaint(in environment: EnvironmentValues) -> Paint {
    .linearGradient(
      gradient.resolve(in: environment), start: CGPoint(x: start.x, y: start.y),
      end: CGPoint(x: end.x, y: end.y))
  }

  /// The gradient, filling all it is offered.
  public var body: some View { Rectangle().fill(self) }
}

/// A gradient between two circles around a point of the painted frame.
@MainActor @preconcurrency
public struct RadialGradient: ShapeStyle, PaintSource, Hashable, View {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat

  /// A gradient of the given colours; radii in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// A gradient of evenly spaced colours; radii in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// A gradient of the given stops; radii in points.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  func makePaint(in environment: EnvironmentValues) -> Paint {
    .radialGradient(
      gradient.resolve(in: environment), center: CGPoint(x: center.x, y: center.y),
      startRadius: startRadius, endRadius: endRadius)
  }

  /// The gradient, filling all it is offered.
  public var body: some View { Rectangle().fill(self) }
}

/// A gradient around a point of the painted frame, clockwise.
@MainActor @preconcurrency
public struct AngularGradient: ShapeStyle, PaintSource, Hashable, View {
  private let gradient: Gradient
  private let center: UnitPoint
  private let start: Angle
  private let end: Angle

  /// A gradient between two angles; 0 points to the right.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    start = startAngle
    end = endAngle
  }

  /// A gradient of evenly spaced colours between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// A gradient of the given stops between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient around a full turn that begins at an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// A gradient of evenly spaced colours around a full turn that begins at an angle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// A gradient of the given stops around a full turn that begins at an angle.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  func makePaint(in environment: EnvironmentValues) -> Paint {
    .angularGradient(
      gradient.resolve(in: environment), center: CGPoint(x: center.x, y: center.y), start: start,
      end: end)
  }

  /// The gradient, filling all it is offered.
  public var body: some View { Rectangle().fill(self) }
}

extension Gradient {
  func resolve(in environment: EnvironmentValues) -> ResolvedGradient {
    ResolvedGradient(
      stops: stops.map { .init(color: $0.color.resolve(in: environment), location: $0.location) })
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient of evenly spaced colours along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}
