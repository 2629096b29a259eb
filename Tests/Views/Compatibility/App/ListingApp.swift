import CompatibilitySwift5
import CompatibilitySwift6
import WaylandUI

@main
struct ListingApp: App {
  @State private var name = "Listings"
  @Environment(\.colorScheme) private var colorScheme

  var body: some Scene {
    WindowGroup(name) {
      VStack {
        RingMenu()
        ForEach(Listings.all, id: \.name) { listing in listing.view }
      }
      .frame(minWidth: 400, minHeight: 300)
      .onAppear { name = colorScheme == .dark ? "Dark" : "Light" }
    }
    .defaultSize(width: 640, height: 480)
  }
}
