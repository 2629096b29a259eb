/// The person whom a menu's header shows.
public struct User: Hashable, Sendable {
  /// The full name.
  public var name: String
  /// What the person does.
  public var position: String
  /// The asset that portrays the person; nil shows initials instead.
  public var imageName: String?
  /// Whether the status dot says that the person is there.
  public var isOnline: Bool

  /// A person of the given name, position, picture and status.
  public init(name: String, position: String, imageName: String? = nil, isOnline: Bool) {
    self.name = name
    self.position = position
    self.imageName = imageName
    self.isOnline = isOnline
  }

  /// The first letters of the first and the last word of the name, in upper case.
  var initials: String {
    let words = name.split(separator: " ")
    let ends = words.count > 1 ? [words.first, words.last] : [words.first]
    return ends.compactMap { $0?.first.map(String.init) }.joined().uppercased()
  }
}
