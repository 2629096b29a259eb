import WaylandUI

private struct ArcDiameterKey: EnvironmentKey {
  static var defaultValue: CGFloat? { 300 }
}

private struct ArcLineWidthKey: EnvironmentKey {
  static var defaultValue: CGFloat { 30 }
}

private struct ArcMotionKey: EnvironmentKey {
  static var defaultValue: ArcMotion { ArcMotion() }
}

/// How a ring comes and goes.
struct ArcMotion: Equatable {
  /// Of its turn and its fade.
  var turn: Animation? = .linear(duration: 0.5)
  /// Of the arcs' growth.
  var sweep: Animation? = .linear(duration: 0.4)
}

extension EnvironmentValues {
  var arcDiameter: CGFloat? {
    get { self[ArcDiameterKey.self] }
    set { self[ArcDiameterKey.self] = newValue }
  }

  var arcLineWidth: CGFloat {
    get { self[ArcLineWidthKey.self] }
    set { self[ArcLineWidthKey.self] = newValue }
  }

  var arcMotion: ArcMotion {
    get { self[ArcMotionKey.self] }
    set { self[ArcMotionKey.self] = newValue }
  }
}

extension View {
  /// Sets how far the rings in this view are across, in points along the middle of their line; 300 by
  /// default. Nil makes a ring as large as the space it is offered: in `.overlay`, as its host, and
  /// with a negative padding around it, larger than that.
  public func arcDiameter(_ diameter: CGFloat?) -> some View {
    environment(\.arcDiameter, diameter)
  }

  /// Sets how wide the line of the rings in this view is, in points; 30 by default. Half of it lies
  /// outside of the diameter.
  public func arcLineWidth(_ width: CGFloat) -> some View { environment(\.arcLineWidth, width) }

  /// Sets how the rings in this view come and go; nil shows and hides at once.
  ///
  /// - Parameters:
  ///   - animation: The animation of the turn and the fade; linear in 0.5 s by default.
  ///   - sweep: The animation of the arcs' growth; linear in 0.4 s by default.
  public func arcAnimation(
    _ animation: Animation?, sweep: Animation? = .linear(duration: 0.4)
  ) -> some View {
    environment(\.arcMotion, ArcMotion(turn: animation, sweep: sweep))
  }
}
