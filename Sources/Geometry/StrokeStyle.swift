/// The end of an open line.
public enum CGLineCap: Int32, Sendable {
  /// Ends at the end point.
  case butt
  /// Ends with a half disc.
  case round
  /// Ends with half a square.
  case square
}

/// The corner between two segments of a line.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, up to the miter limit.
  case miter
  /// A round corner.
  case round
  /// A cut-off corner.
  case bevel
}

/// How the outline of a shape is drawn; lengths in points.
public struct StrokeStyle: Hashable, Sendable {
  /// The width, half of it on each side of the path.
  public var lineWidth: CGFloat
  /// The ends of open lines.
  public var lineCap: CGLineCap
  /// The corners.
  public var lineJoin: CGLineJoin
  /// The longest miter, as a multiple of the line width, before a corner is cut off.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn; empty for a solid line.
  public var dash: [CGFloat]
  /// How far into the dash pattern the line starts.
  public var dashPhase: CGFloat

  /// A style of the given parts.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How the inside of a shape is found.
public struct FillStyle: Hashable, Sendable {
  /// Whether a point is inside by the even-odd rule instead of the non-zero winding rule.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// A style of the given rules.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
