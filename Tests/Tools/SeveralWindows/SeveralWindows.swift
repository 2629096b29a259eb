import WaylandUI

/// Boards of one colour, which all change together; one more window is there once.
@main
struct SeveralWindows: App {
  @State private var isGreen = false

  var body: some Scene {
    WindowGroup("Board", id: "board") { Board(isGreen: $isGreen) }
    Window("Info", id: "info") { Board(isGreen: $isGreen) }
  }
}

/// Control and a letter: N opens a board, I the info, G changes the colour, W closes the window.
struct Board: View {
  @Binding var isGreen: Bool
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    (isGreen ? Color(red: 0, green: 1, blue: 0) : Color(red: 1, green: 0, blue: 0))
      .background {
        ZStack {
          key("n") { openWindow(id: "board") }
          key("i") { openWindow(id: "info") }
          key("g") { isGreen.toggle() }
          key("w") { dismiss() }
        }
        .opacity(0)
      }
  }

  private func key(_ key: KeyEquivalent, action: @escaping () -> Void) -> some View {
    Button(String(key.character), action: action)
      .keyboardShortcut(key, modifiers: .control)
      .focusable(false)
  }
}
