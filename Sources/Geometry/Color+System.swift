extension Color {
  /// The app's accent colour: the asset `AccentColor`, the nearest `tint`, or blue.
  public static let accentColor = Color(.accent)
  /// Nothing at all.
  public static let clear = Color(.constant(.clear))
  /// Black in every look.
  public static let black = Color(.constant(.black))
  /// White in every look.
  public static let white = Color(.constant(.white))
  /// A neutral grey.
  public static let gray = Color(.constant(Resolved(142, 142, 147)))
  /// The colour of primary content: black on light, white on dark.
  public static let primary = Color(.dynamic(light: .black, dark: .white))
  /// The colour of secondary content.
  public static let secondary = label(light: 0.6, dark: 0.6)
  package static let tertiary = label(light: 0.3, dark: 0.3)
  package static let quaternary = label(light: 0.18, dark: 0.16)

  // Values of components.md §5.2: the system colours of iOS 13–18.
  /// The system's blue, slightly lighter on dark.
  public static let blue = system((0, 122, 255), (10, 132, 255))
  /// The system's red, slightly lighter on dark.
  public static let red = system((255, 59, 48), (255, 69, 58))
  /// The system's green, slightly lighter on dark.
  public static let green = system((52, 199, 89), (48, 209, 88))
  /// The system's yellow, slightly lighter on dark.
  public static let yellow = system((255, 204, 0), (255, 214, 10))
  /// The system's orange, slightly lighter on dark.
  public static let orange = system((255, 149, 0), (255, 159, 10))
  /// The system's purple, slightly lighter on dark.
  public static let purple = system((175, 82, 222), (191, 90, 242))
  /// The system's pink, slightly lighter on dark.
  public static let pink = system((255, 45, 85), (255, 55, 95))
  /// The system's teal, slightly lighter on dark.
  public static let teal = system((48, 176, 199), (64, 200, 224))
  /// The system's indigo, slightly lighter on dark.
  public static let indigo = system((88, 86, 214), (94, 92, 230))
  /// The system's mint, slightly lighter on dark.
  public static let mint = system((0, 199, 190), (99, 230, 226))
  /// The system's brown, slightly lighter on dark.
  public static let brown = system((162, 132, 94), (172, 142, 104))
  /// The system's cyan, slightly lighter on dark.
  public static let cyan = system((50, 173, 230), (100, 210, 255))

  private static func system(_ light: (Int, Int, Int), _ dark: (Int, Int, Int)) -> Color {
    Color(
      .dynamic(
        light: Resolved(light.0, light.1, light.2), dark: Resolved(dark.0, dark.1, dark.2)))
  }

  private static func label(light: Float, dark: Float) -> Color {
    Color(.dynamic(light: Resolved(60, 60, 67, light), dark: Resolved(235, 235, 245, dark)))
  }
}
