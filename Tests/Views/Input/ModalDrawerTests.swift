import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// O18 of field-cases.md: a drawer that keeps the focus while it is open.
private struct ModalDrawer: View {
  @Binding var isOpen: Bool
  let isModal: Bool
  @FocusState private var isInMenu: Bool

  var body: some View {
    ZStack(alignment: .leading) {
      HStack {
        Button("A") {}.accessibilityIdentifier("A")
        Button("B") {}.accessibilityIdentifier("B")
      }
      .frame(maxWidth: .infinity).disabled(isOpen && isModal)
      if isOpen {
        VStack {
          ForEach(1..<4) { Button("\($0)") {}.accessibilityIdentifier("\($0)") }
        }
        .focused($isInMenu)
        .transition(.move(edge: .leading)).zIndex(1)
      }
    }
    .onExitCommand(perform: isOpen && isModal ? { isOpen = false } : nil)
    .onChange(of: isOpen) { if isOpen && isModal { isInMenu = true } }
    .animation(.spring(), value: isOpen)
  }
}

@Suite struct ModalDrawerTests {
  private let isOpen = Remote(false)

  private func host(modal: Bool) -> OffscreenHost {
    OffscreenHost(width: 400, height: 300) {
      WithState(isOpen) { isOpen in ModalDrawer(isOpen: isOpen, isModal: modal) }
    }
  }

  private func tabs(_ count: Int, _ host: OffscreenHost) -> [String?] {
    (0..<count).map { _ in
      host.press(.tab)
      return host.focusedIdentifier
    }
  }

  @Test func o18_modalKeepsTheFocusAndGivesItBack() {
    let host = host(modal: true)
    host.press(.tab)
    #expect(host.focusedIdentifier == "A")
    host.perform { isOpen.value = true }
    #expect(host.focusedIdentifier == "1")
    #expect(tabs(4, host) == ["2", "3", "1", "2"])
    host.press(.tab, modifiers: .shift)
    #expect(host.focusedIdentifier == "1")
    host.press(.escape)
    #expect(!isOpen.value)
    #expect(host.focusedIdentifier == "A")
    // The menu is still on its way out, and not reachable.
    #expect(tabs(3, host) == ["B", "A", "B"])
  }

  @Test func o18_escapeClosesWithoutFocus() {
    let host = host(modal: true)
    host.perform { isOpen.value = true }
    host.press(.escape)
    #expect(!isOpen.value)
  }

  @Test func o18_aDockedDrawerLetsTabThrough() {
    let host = host(modal: false)
    host.perform { isOpen.value = true }
    #expect(tabs(6, host) == ["A", "B", "1", "2", "3", "A"])
  }
}
