import Testing
import ViewProbes
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

/// Content that follows the selected row, the way SwiftUI does it: a `switch` (issue #1 of
/// LanarsInc/swiftui-drawer); and what an app learns of opening and closing.
@Suite struct DrawerNavigationTests {
  private enum Page: String, MenuItem, CaseIterable {
    case home, list

    var id: Self { self }
    var title: String { rawValue }
    var systemImage: String { "house" }
  }

  private let isOpen = Remote(true)
  private let selection = Remote<Page?>(.home)
  private let log = Journal()

  /// Something with a state of its own, in pure colours.
  private struct Counter: View {
    let name: String
    let color: Color
    let log: Journal
    @State private var count = 0

    var body: some View {
      color
        .onTapGesture { count += 1 }
        .accessibilityIdentifier("\(name) \(count)")
        .onAppear { log.add("+\(name)") }
        .onDisappear { log.add("-\(name)") }
    }
  }

  @ViewBuilder private func branches(_ page: Page?) -> some View {
    switch page {
    case .home: Counter(name: "home", color: Color(red: 1, green: 0, blue: 0), log: log)
    case .list: Counter(name: "list", color: Color(red: 0, green: 0, blue: 1), log: log)
    case nil: Color.white
    }
  }

  private func host<C: View>(@ViewBuilder _ content: @escaping (Page?) -> C) -> OffscreenHost {
    OffscreenHost(width: 400, height: 200) {
      WithState(isOpen) { isOpen in
        WithState(selection) { selection in
          Drawer(isOpened: isOpen) {
            MenuItemList(items: Page.allCases, selection: selection, user: nil)
          } content: {
            ZStack { content(selection.wrappedValue) }
              .animation(.linear(duration: 1), value: selection.wrappedValue)
          }
          .onChange(of: isOpen.wrappedValue) { _, isOpen in log.add(isOpen ? "open" : "closed") }
        }
      }
    }
  }

  /// The middle of a row of the list, of 48 points at a pitch of 56, in the middle of the height.
  private func tapRow(_ row: Int, _ host: OffscreenHost) {
    host.tap(x: 60, y: 100 - 52 + 24 + CGFloat(row) * 56)
  }

  @Test("a switch over the selection fades from one page to the other") func fades() {
    let host = host { branches($0) }
    #expect(host.pixel(x: 390, y: 10) == .pureRed)
    tapRow(1, host)
    #expect(selection.value == .list && isOpen.value)
    #expect(host.pixel(x: 390, y: 10) == .pureRed)
    host.advance(milliseconds: 500)
    // Half of the new page over half of the old one over white.
    let old = PixelColor.pureRed.over(.white, opacity: 0.5)
    #expect(host.pixel(x: 390, y: 10).isClose(to: PixelColor.pureBlue.over(old, opacity: 0.5)))
    host.advance(milliseconds: 501)
    #expect(host.pixel(x: 390, y: 10) == .pureBlue)
    #expect(log.entries == ["+home", "+list", "-home"])
    // The selected row again: nothing is selected (D20).
    tapRow(1, host)
    host.advance(milliseconds: 1001)
    #expect(host.pixel(x: 390, y: 10) == .white)
  }

  @Test("pages may have transitions of their own") func transitions() {
    let host = host { page in
      if page == .list {
        Color(red: 0, green: 0, blue: 1).transition(.move(edge: .trailing)).zIndex(1)
      } else {
        Color(red: 1, green: 0, blue: 0).transition(.offset())
      }
    }
    tapRow(1, host)
    host.advance(milliseconds: 250)
    // From the right, a quarter of 400 points.
    #expect(host.span(of: .pureBlue, over: .white, y: 10)?.start == 300)
  }

  @Test("a page's state lasts as long as the page is seen") func stateOfBranches() {
    let host = host { branches($0) }
    host.perform { isOpen.value = false }
    host.run(milliseconds: 2000)
    host.tap("home 0")
    host.perform { selection.value = .list }
    host.advance(milliseconds: 500)
    // Back before it had gone: the same page.
    host.perform { selection.value = .home }
    #expect(host.exists("home 1"))
    host.run(milliseconds: 2000)
    #expect(host.exists("home 1"))
    host.perform { selection.value = .list }
    host.run(milliseconds: 2000)
    host.perform { selection.value = .home }
    #expect(host.exists("home 0"))
  }

  @Test("one view for all rows keeps its state; an id of the row starts it anew") func parameters()
  {
    for hasID in [false, true] {
      let test = DrawerNavigationTests()
      let host = test.host { page in
        if hasID {
          Counter(name: page?.title ?? "", color: .white, log: test.log).id(page)
        } else {
          Counter(name: page?.title ?? "", color: .white, log: test.log)
        }
      }
      host.perform { test.isOpen.value = false }
      host.run(milliseconds: 2000)
      host.tap("home 0")
      host.perform { test.selection.value = .list }
      host.run(milliseconds: 2000)
      #expect(host.exists(hasID ? "list 0" : "list 1"))
    }
  }

  @Test("choosing a row may close the drawer: page and menu move at once") func closesOnChoice() {
    let host = OffscreenHost(width: 400, height: 200) {
      WithState(isOpen) { isOpen in
        WithState(selection) { selection in
          Drawer(isOpened: isOpen) {
            MenuItemList(items: Page.allCases, selection: selection, user: nil)
              .frame(width: 200, alignment: .leading).background(Color(red: 0, green: 1, blue: 0))
          } content: {
            branches(selection.wrappedValue)
          }
          .onChange(of: selection.wrappedValue) { isOpen.wrappedValue = false }
        }
      }
    }
    tapRow(1, host)
    #expect(!isOpen.value && selection.value == .list)
    host.advance(milliseconds: 100)
    // The menu is 39 % out. The page changed in an update of its own, without an animation: at once.
    #expect(isNear(host.span(of: .pureGreen, over: .pureBlue, y: 60)?.end, 200 * (1 - 0.3936)))
    #expect(host.pixel(x: 390, y: 10) == .pureBlue)
  }

  @Test("onChange of the flag tells of every opening and closing, once") func hooks() {
    let host = host { page in
      Color.white.overlay { ModeButton().padding(.leading, 200) }
    }
    let steps: [(() -> Void, String)] = [
      ({ host.press(.escape) }, "closed"),
      ({ host.tap("toggle") }, "open"),
      ({ host.tap(x: 390, y: 10) }, "closed"),
      ({ host.drag(from: CGPoint(x: 5, y: 100), to: CGPoint(x: 100, y: 100), over: 100) }, "open"),
      (
        { host.drag(from: CGPoint(x: 390, y: 10), to: CGPoint(x: 200, y: 10), over: 100) }, "closed"
      ),
      ({ isOpen.value = true }, "open"),
    ]
    for (index, (step, entry)) in steps.enumerated() {
      host.perform(step)
      host.run(milliseconds: 2000)
      #expect(log.entries.count == index + 1 && log.entries.last == entry)
    }
    // A drag that comes to nothing tells nothing.
    host.drag(from: CGPoint(x: 390, y: 10), to: CGPoint(x: 375, y: 10), over: 500)
    #expect(log.entries.count == steps.count && isOpen.value)
  }

  private struct ModeButton: View {
    @Environment(\.drawerPresentationMode) private var mode

    var body: some View {
      Button("Toggle") { mode.wrappedValue.open() }.accessibilityIdentifier("toggle")
    }
  }
}
