import Testing
import ViewProbes
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

enum MenuPage: String, MenuItem, CaseIterable {
  case home = "Home"
  case notifications = "All Notifications"
  case archive = "Archive"

  var id: String { rawValue }
  var title: String { rawValue }
  var systemImage: String { "house" }

  /// For menus that need no more.
  static let firstTwo: [MenuPage] = [.home, .notifications]
}

extension PixelColor {
  /// Of a row's icon and title.
  static let menuText = PixelColor(83, 102, 79)
  /// Of those of a selected or pressed row.
  static let menuSelected = PixelColor(57, 157, 41)
  /// Of the selection's ground.
  static let menuPill = PixelColor(226, 233, 225)
}

/// A list of rows at the top left corner of a white window of 400 × 400.
struct MenuScene {
  let selection = Remote<MenuPage?>(nil)
  let appearance = Remote(MenuAppearance.default)

  func host(user: Bool = true) -> OffscreenHost {
    OffscreenHost(width: 400, height: 400) {
      WithState(appearance) { appearance in
        WithState(selection) { selection in
          MenuItemList(
            items: MenuPage.allCases, selection: selection,
            user: user ? User(name: "Ada", position: "Engineer", isOnline: true) : nil
          ) {
            withAnimation(.spring()) { appearance.wrappedValue.toggle() }
          }
          .accessibilityIdentifier("list")
          .menuAppearance(appearance.wrappedValue)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
      }
    }
  }

  /// The middle of a row, 0…2, behind a header of 48 and a space of 16.
  static func middle(_ row: Int) -> CGFloat { 64 + CGFloat(row) * 56 + 24 }
}
