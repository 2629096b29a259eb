import Foundation
import Testing
import WaylandUI
import WaylandUITesting

private struct DrawerVariant: View {
  @State var isOpen = false
  var hasZIndex = true
  var body: some View {
    ZStack(alignment: .leading) {
      Color.white
        .onTapGesture { isOpen.toggle() }
      if isOpen {
        Color.gray.frame(width: 200)
          .transition(.move(edge: .leading))
          .zIndex(hasZIndex ? 1 : 0)
      }
    }
    .animation(.spring(response: 0.5, dampingFraction: 0.825), value: isOpen)
  }
}

@Suite struct SmokeTests {
  @Test func textAndShapes() throws {
    let host = OffscreenHost(width: 400, height: 300, scale: 2) {
      VStack(alignment: .leading) {
        Text("Hello World").font(.title)
        HStack {
          Circle().fill(.red).frame(width: 40, height: 40)
          RoundedRectangle(cornerRadius: 10).fill(.blue)
          Text("A longer text that should wrap to more than one line").foregroundColor(.secondary)
        }
        .padding()
        .background(Color.yellow.opacity(0.3))
        Button("Press") {}
      }
      .padding()
    }
    try host.snapshot().write(to: "/tmp/me-smoke.png")
    print(host.displayList)
  }

  @Test func drawer() throws {
    for zIndex in [true, false] {
      let host = OffscreenHost(width: 300, height: 200) { DrawerVariant(hasZIndex: zIndex) }
      #expect(host.pixel(x: 50, y: 100) == PixelColor(255, 255, 255))
      host.tap(x: 250, y: 100)
      for ms in stride(from: 0, through: 1000, by: 100) {
        print(
          zIndex, "open", ms, host.pixel(x: 78, y: 100), host.pixel(x: 150, y: 100),
          host.displayList.split(separator: "\n").last ?? "")
        host.advance(milliseconds: 100)
      }
      host.tap(x: 250, y: 100)
      for ms in stride(from: 0, through: 600, by: 100) {
        print(
          zIndex, "close", ms, host.pixel(x: 40, y: 100),
          host.displayList.split(separator: "\n").count)
        host.advance(milliseconds: 100)
      }
      host.advance(milliseconds: 3000)
      print(host.displayList)
      #expect(!host.isAnimating)
    }
  }
}
