import WaylandUI

/// The head of a menu: the user's portrait where rows have their icon, name and position where
/// they have their title.
public struct UserHeader: View {
  private let user: User

  /// A header for `user`.
  public init(user: User) {
    self.user = user
  }

  /// The label of portrait and words.
  public var body: some View {
    Label {
      VStack(alignment: .leading, spacing: 6) {
        Text(user.name).typographyStyle(.headline)
        Text(user.position).typographyStyle(.subheadline)
      }
      .lineLimit(1)
    } icon: {
      UserImage(user: user)
    }
  }
}
