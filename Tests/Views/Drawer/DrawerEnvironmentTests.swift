import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// What reads the drawer's presentation mode, and works with it.
private struct ModeReader: View {
  @Environment(\.drawerPresentationMode) private var mode
  let name: String

  var body: some View {
    VStack {
      Text(mode.wrappedValue.isOpened ? "opened" : "closed")
        .accessibilityIdentifier(mode.wrappedValue.isOpened ? "\(name) opened" : "\(name) closed")
      Button("open") { mode.wrappedValue.open() }.accessibilityIdentifier("\(name) open")
      Button("close") { mode.wrappedValue.close() }.accessibilityIdentifier("\(name) close")
    }
    .frame(width: 150)
  }
}

@Suite struct DrawerEnvironmentTests {
  let isOpen = Remote(false)

  private func host() -> OffscreenHost {
    OffscreenHost(width: 500, height: 200) {
      WithState(isOpen) { flag in
        ArticleDrawer(isOpened: flag) {
          ModeReader(name: "menu").frame(maxHeight: .infinity).background(Color.gray)
        } content: {
          Color.white.overlay(alignment: .trailing) { ModeReader(name: "content") }
        }
      }
    }
  }

  @Test func d13_contentReadsAndOpens() {
    let host = host()
    #expect(host.exists("content closed"))
    host.tap("content open")
    #expect(isOpen.value)
    #expect(host.exists("content opened"))
    #expect(host.exists("menu opened"))
  }

  @Test func d13_openingFromTheEnvironmentAnimates() {
    let host = host()
    host.tap("content open")
    host.advance(milliseconds: 100)
    #expect(isNear(host.span(of: .systemGray, over: .white, y: 10)?.end, 150 * 0.3936))
  }

  @Test func d13_menuCloses() {
    let host = host()
    host.perform { isOpen.value = true }
    host.advance(milliseconds: 2000)
    host.tap("menu close")
    #expect(!isOpen.value)
    host.advance(milliseconds: 100)
    #expect(isNear(host.span(of: .systemGray, over: .white, y: 10)?.end, 150 * (1 - 0.3936)))
  }

  @Test func d13_aRedundantCallWritesNothing() {
    var writes: [Bool] = []
    let host = OffscreenHost(width: 300, height: 200) {
      ModeReader(name: "only")
        .environment(
          \.drawerPresentationMode,
          Binding<Bool>(get: { true }, set: { (flag: Bool) in writes.append(flag) })
            .mappedToDrawerPresentationMode())
    }
    host.tap("only open")
    // The article's write goes through get, change, set: what is set is what was there.
    #expect(writes.allSatisfy { $0 })
    host.tap("only close")
    #expect(writes.contains(false))
  }

  @Test func d14_outsideOfDrawersThePlaceholderDoesNothing() {
    let host = OffscreenHost(width: 300, height: 200) { ModeReader(name: "lone") }
    #expect(host.exists("lone closed"))
    host.tap("lone open")
    host.tap("lone close")
    #expect(host.exists("lone closed"))
  }

  @Test func d15_theInnermostDrawerIsSeen() {
    let outer = Remote(true)
    let inner = Remote(false)
    let host = OffscreenHost(width: 500, height: 300) {
      WithState(outer) { outerFlag in
        ArticleDrawer(isOpened: outerFlag) {
          ModeReader(name: "outer")
        } content: {
          WithState(inner) { innerFlag in
            ArticleDrawer(isOpened: innerFlag) {
              Color.gray.frame(width: 20)
            } content: {
              Color.white.overlay { ModeReader(name: "inner") }
            }
          }
        }
      }
    }
    #expect(host.exists("outer opened"))
    #expect(host.exists("inner closed"))
    host.tap("outer close")
    host.advance(milliseconds: 2000)
    host.tap("inner open")
    #expect(inner.value)
    #expect(!outer.value)
  }
}
