import WUIGeometry

/// Says once, on standard error, that a layout ignores a length that makes no sense.
enum LayoutNote {
  /// The length if it can be one: not NaN, not negative, and finite unless infinity has a meaning.
  static func checked(
    _ length: CGFloat?, _ name: String, allowsInfinity: Bool = false
  ) -> CGFloat? {
    guard let length else { return nil }
    if length >= 0, length.isFinite || allowsInfinity { return length }
    OnceLog.standard.report(
      "layout: ignored a \(name) of \(length): it must be a number of points, 0 or more")
    return nil
  }
}
