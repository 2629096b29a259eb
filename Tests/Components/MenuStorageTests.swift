import Foundation
import Testing
import ViewProbes
import WUIHost
import WUIViews
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

/// What a scene remembers of its menus: the line D32 of components.md §6.1.
@Suite struct MenuStorageTests {
  private struct Menus: View {
    let count: Int

    var body: some View {
      HStack(alignment: .top, spacing: 0) {
        ForEach(0..<count, id: \.self) { index in
          MenuView(
            items: MenuPage.firstTwo, selection: .constant(nil),
            user: User(name: "Ada", position: "Engineer", isOnline: true)
          )
          .accessibilityIdentifier("\(index)")
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  // 48 for the icons, the padding of 16 on both sides, the margin of 16, and 15 for the shadow.
  private let compactWidth: CGFloat = 111

  @Test("D32: the menus of a scene share their appearance; another scene has its own") func scenes()
  {
    let host = OffscreenHost(width: 900, height: 400) { Menus(count: 2) }
    let full = host.frame(of: "1").width
    host.tap(x: 56, y: 40)
    #expect(host.frame(of: "0").width == compactWidth && host.frame(of: "1").width == compactWidth)
    #expect(full > compactWidth && host.isAnimating)
    let other = OffscreenHost(width: 900, height: 400) { Menus(count: 2) }
    #expect(other.frame(of: "0").width == full)
  }

  @Test("D32: the appearance is there again when the program is, from the first frame on")
  func persists() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    func values() -> StoredValuesOfScene {
      let variables = ["XDG_STATE_HOME": folder.path]
      return StoredValuesOfScene(
        scene: StorageFolders.values(ofScene: 1, appID: "app", variables: variables),
        app: StoredValues())
    }
    let first = values()
    let host = OffscreenHost(width: 400, height: 400) {
      Menus(count: 1).environment(\.storedValues, first)
    }
    host.tap(x: 56, y: 40)
    first.scene.save()
    let again = OffscreenHost(width: 400, height: 400) {
      Menus(count: 1).environment(\.storedValues, values())
    }
    #expect(again.frame(of: "0").width == compactWidth && !again.isAnimating)
    host.run(milliseconds: 3000)
    #expect(again.snapshot().differences(from: host.snapshot()) == 0)
  }
}
