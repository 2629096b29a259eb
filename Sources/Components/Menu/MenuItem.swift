import WaylandUI

/// A row of a menu: an app's own type, most often an enumeration.
public protocol MenuItem: Identifiable {
  /// The words beside the icon.
  var title: String { get }
  /// The symbol of the icon, a name for `Image(systemName:)`.
  var systemImage: String { get }
}

extension Label where Title == Text, Icon == Image {
  /// The label of a menu's item: its title and its symbol.
  public init(item: some MenuItem) {
    self.init(item.title, systemImage: item.systemImage)
  }
}
