/// The radii of a rectangle's four corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the top-leading corner.
  public var topLeading: CGFloat
  /// The radius of the bottom-leading corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom-trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top-trailing corner.
  public var topTrailing: CGFloat

  /// The given radii; a corner that is not named is square.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension Path {
  /// A rectangle with a radius for each corner, clockwise from the middle of its right side.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadii: The radii in points; leading is left. At most half of the shorter side is used.
  ///   - style: The form of the corners.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    guard !rect.isNull else { return }
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    addCorner(cornerRadii.bottomTrailing, of: rect, style: style, turn: 1)
    addCorner(cornerRadii.bottomLeading, of: rect, style: style, turn: 2)
    addCorner(cornerRadii.topLeading, of: rect, style: style, turn: 3)
    addCorner(cornerRadii.topTrailing, of: rect, style: style, turn: 0)
    closeSubpath()
  }

  /// Adds a line to a corner and the corner itself; `turn` counts as in ``RoundedCorner``.
  private mutating func addCorner(
    _ radius: CGFloat, of rect: CGRect, style: RoundedCornerStyle, turn: Int
  ) {
    let place = CGPoint(
      x: turn < 2 ? rect.maxX : rect.minX, y: turn == 1 || turn == 2 ? rect.maxY : rect.minY)
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0 else { return addLine(to: place) }
    let corner = RoundedCorner(
      style: style, roomX: rect.width / 2 / radius, roomY: rect.height / 2 / radius)
    corner.add(to: &self, at: place, radii: CGSize(width: radius, height: radius), turn: turn)
  }
}
