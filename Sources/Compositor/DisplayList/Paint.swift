import WUIGeometry

/// What a shape is filled with; points are in the space of the item that uses it.
package enum Paint: Hashable, Sendable {
  case color(Color.Resolved)
  /// A gradient along a line.
  case linearGradient(ResolvedGradient, start: CGPoint, end: CGPoint)
  /// A gradient from one circle to another around the same centre.
  case radialGradient(
    ResolvedGradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// A gradient around a centre, clockwise from `start`; the rest of the turn shows the end colours.
  case angularGradient(ResolvedGradient, center: CGPoint, start: Angle, end: Angle)
}

/// A gradient whose colours are resolved.
package struct ResolvedGradient: Hashable, Sendable {
  package struct Stop: Hashable, Sendable {
    package var color: Color.Resolved
    package var location: CGFloat

    package init(color: Color.Resolved, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  package var stops: [Stop]

  package init(stops: [Stop]) { self.stops = stops }
}
