import WaylandUI

@main
struct Hello: App {
  var body: some Scene {
    WindowGroup("Hello") { Switch() }.defaultSize(width: 360, height: 200)
  }
}

struct Switch: View {
  @State private var isOn = false

  var body: some View {
    Button {
      withAnimation(.bouncy) { isOn.toggle() }
    } label: {
      Capsule()
        .fill(isOn ? Color.green : .gray)
        .frame(width: 88, height: 52)
        .overlay(alignment: isOn ? .trailing : .leading) {
          Circle().fill(.white).shadow(radius: 3, y: 1).padding(4)
        }
    }
    .buttonStyle(.plain)
  }
}
