import Testing
import ViewProbes
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

/// The menu under the keyboard.
@Suite struct MenuFocusTests {
  private let scene = MenuScene()

  @Test("when a drawer opens, the focus begins at the selected row", arguments: [true, false])
  func focusBeginsAtTheSelection(isPanel: Bool) {
    let isOpen = Remote(false)
    let host = OffscreenHost(width: 400, height: 400) {
      WithState(isOpen) { isOpen in
        WithState(scene.selection) { selection in
          Drawer(isOpened: isOpen) {
            if isPanel {
              MenuView(
                items: MenuPage.allCases, selection: selection,
                user: User(name: "Ada", position: "Engineer", isOnline: true))
            } else {
              MenuItemList(items: MenuPage.allCases, selection: selection, user: nil)
            }
          } content: {
            Button("Open") {}
          }
        }
      }
    }
    host.press(.tab)
    host.perform { scene.selection.value = .notifications }
    for wait in [2000.0, 50, 2000] {
      host.perform { isOpen.value = true }
      // The row below is pressed.
      host.press(.downArrow)
      host.press(.return)
      #expect(scene.selection.value == .archive)
      host.perform { scene.selection.value = .notifications }
      host.press(.escape)
      host.advance(milliseconds: wait)
    }
    host.perform { scene.selection.value = nil }
    host.perform { isOpen.value = true }
    host.press(.downArrow)
    host.press(.return)
    #expect(scene.selection.value == (isPanel ? .home : .notifications))
  }

  @Test func keyboardWalksTheRows() {
    let host = scene.host(user: false)
    host.press(.tab)
    host.press(.downArrow)
    host.press(.return)
    #expect(scene.selection.value == .notifications)
    host.press(.end)
    host.press(.space)
    #expect(scene.selection.value == .archive)
    host.press(.home)
    host.press(.return)
    #expect(scene.selection.value == .home)
    host.press(.return)
    #expect(scene.selection.value == nil)
  }
}
