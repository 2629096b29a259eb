/// The light or dark look of an interface.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark content on a light ground.
  case light
  /// Light content on a dark ground.
  case dark
}

/// The direction in which a line of interface elements runs.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// As in Latin script.
  case leftToRight
  /// As in Arabic and Hebrew script.
  case rightToLeft
}

/// The form of a rounded rectangle's corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve whose curvature grows steadily from the straight edge.
  case continuous
}
