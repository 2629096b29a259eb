/// Colours at positions along a line.
public struct Gradient: Hashable, Sendable {
  /// A colour at a position.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The position, 0 (start) … 1 (end).
    public var location: CGFloat

    /// A stop of the given colour and position.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The stops, in ascending order of position.
  public var stops: [Stop]

  /// A gradient of the given stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// A gradient of evenly spaced colours.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}
