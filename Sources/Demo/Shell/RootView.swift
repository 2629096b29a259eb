import WaylandUI
import WaylandUIComponents

/// The demo's window: the bar, a page, and the keys in use.
struct RootView: View {
  @State private var model = DemoModel()
  @Environment(\.colorScheme) private var desktopScheme

  var body: some View {
    GeometryReader { proxy in
      Shell(model: model)
        .frame(width: proxy.size.width, height: proxy.size.height)
        .environment(\.demoLayout, DemoLayout(size: proxy.size))
    }
    .background { ShortcutKeys(model: model) }
    .environment(\.colorScheme, model.chosenScheme ?? desktopScheme)
    .menuColors(.demo)
  }
}

/// Everything that is drawn in the window.
private struct Shell: View {
  let model: DemoModel
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.theme) private var theme
  @Environment(\.demoLayout) private var layout

  var body: some View {
    VStack(spacing: 0) {
      TopBar(model: model)
        .frame(height: layout.barHeight)
        .zIndex(2)
      ZStack { page }
        .frame(maxWidth: .infinity)
        .frame(height: layout.pageHeight)
        .animation(.easeInOut(duration: 0.22), value: model.page)
        .zIndex(1)
      Legend(entries: LegendEntry.entries(for: model))
        .frame(height: layout.legendHeight)
        .zIndex(2)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(theme.background)
    .animation(.default, value: colorScheme)
  }

  @ViewBuilder private var page: some View {
    switch model.page {
    case .drawer: DrawerPage(model: model)
    case .arc: ArcPage(model: model)
    case .segments: SegmentsPage(model: model)
    case .together: TogetherPage(model: model)
    }
  }
}

/// The keys that work on every page.
private struct ShortcutKeys: View {
  let model: DemoModel
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    ZStack {
      ForEach(Page.allCases) { page in
        key(page.number) { model.page = page }
      }
      key("d") { model.toggleDrawer() }
      key("t") { model.chosenScheme = colorScheme.inverted }
      key("q") { dismissWindow() }
    }
    .opacity(0)
  }

  private func key(_ key: KeyEquivalent, action: @escaping () -> Void) -> some View {
    Button(String(key.character), action: action)
      .keyboardShortcut(key, modifiers: .control)
      .focusable(false)
  }
}

extension Page {
  /// The digit that shows the page, with Control.
  fileprivate var number: KeyEquivalent {
    switch self {
    case .drawer: "1"
    case .arc: "2"
    case .segments: "3"
    case .together: "4"
    }
  }
}
