import WaylandUI

/// A round portrait with a dot at its lower right rim that tells whether the user is there.
///
/// As large as a row's icon box; the dot of 16 points wears a border of 4 points in the menu's
/// background colour, which cuts it out of the portrait.
public struct UserImage: View {
  private let user: User
  @Environment(\.menuPalette) private var palette
  @Environment(\.menuMetrics) private var metrics

  /// The portrait of `user`.
  public init(user: User) {
    self.user = user
  }

  /// The portrait with its dot.
  public var body: some View {
    portrait
      .frame(width: side, height: side)
      .clipShape(Circle())
      .overlay(statusDot.offset(x: dotOffset, y: dotOffset))
  }

  @ViewBuilder private var portrait: some View {
    if let name = user.imageName {
      Image(name).resizable()
    } else {
      ZStack {
        LinearGradient(
          colors: [palette.selectionForeground.opacity(0.75), palette.selectionForeground],
          startPoint: .top, endPoint: .bottom)
        Text(user.initials)
          .font(.system(size: side * 0.36, weight: .semibold, design: .rounded))
          .foregroundColor(.white)
      }
    }
  }

  private var statusDot: some View {
    Circle()
      .fill(user.isOnline ? palette.onlineStatus : palette.offlineStatus)
      .frame(width: dotSide, height: dotSide)
      .overlay(Circle().strokeBorder(palette.background, lineWidth: dotSide / 4))
  }

  private var side: CGFloat { metrics.rowHeight }
  private var dotSide: CGFloat { side / 3 }
  /// How far the dot's centre, which lies on the portrait's rim at 45°, is from the middle.
  private var dotOffset: CGFloat { side / 2 * 0.5.squareRoot() }
}
