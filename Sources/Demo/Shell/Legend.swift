import WaylandUI

/// Keys and what they do on the page at hand.
struct LegendEntry: Identifiable {
  let keys: [String]
  let meaning: String
  /// Whether the keys work on every page; left out first where room is scarce.
  let isGlobal: Bool

  var id: String { keys.joined(separator: "+") + meaning }

  init(_ keys: String..., does meaning: String, isGlobal: Bool = false) {
    self.keys = keys
    self.meaning = meaning
    self.isGlobal = isGlobal
  }
}

extension LegendEntry {
  /// The keys in use, the most important first.
  static func entries(for model: DemoModel) -> [LegendEntry] {
    let global = [
      LegendEntry("Ctrl", "1…4", does: "Pages", isGlobal: true),
      LegendEntry("Ctrl", "T", does: "Theme", isGlobal: true),
      LegendEntry("Ctrl", "Q", does: "Quit", isGlobal: true),
    ]
    return ofPage(model) + global
  }

  private static func ofPage(_ model: DemoModel) -> [LegendEntry] {
    switch model.page {
    case .drawer:
      return model.isMenuOpened
        ? openedDrawer
        : [LegendEntry("Ctrl", "D", does: "Open the drawer"), LegendEntry("Tab", does: "Next")]
    case .arc:
      return model.isArcShowing || model.isReactionShowing
        ? openedArc : [LegendEntry("Tab", does: "Next"), openArc]
    case .segments:
      return [
        LegendEntry("Tab", does: "Next control"),
        LegendEntry("←", "→", does: "Move"),
        LegendEntry("Home", "End", does: "Ends"),
      ]
    case .together:
      if model.isProjectsOpened { return openedDrawer }
      if model.isProjectArcShowing { return openedArc }
      return [
        LegendEntry("Ctrl", "D", does: "Projects"), LegendEntry("Tab", does: "Next"), openArc,
      ]
    }
  }

  private static let openArc = LegendEntry("↵", does: "Open the ring")
  private static let openedDrawer = [
    LegendEntry("↑", "↓", does: "Move"), LegendEntry("↵", does: "Select"),
    LegendEntry("Esc", does: "Close"),
  ]
  private static let openedArc = [
    LegendEntry("←", "→", does: "Walk"), LegendEntry("↵", does: "Pick"),
    LegendEntry("Esc", does: "Cancel"),
  ]
}

/// The strip at the bottom of the window that names the keys in use.
struct Legend: View {
  let entries: [LegendEntry]
  @Environment(\.theme) private var theme
  @Environment(\.demoLayout) private var layout

  var body: some View {
    HStack(spacing: layout.isNarrow ? 14 : 22) {
      ForEach(entries.filter { !$0.isGlobal }) { KeyHint($0) }
      Spacer(minLength: 0)
      ForEach(entries.filter(\.isGlobal).prefix(globalCount)) { KeyHint($0) }
    }
    .padding(.horizontal, layout.isNarrow ? 12 : 28)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(alignment: .top) {
      Rectangle().fill(theme.border).frame(height: 1)
    }
  }

  /// How many of the keys for every page there is room for.
  private var globalCount: Int {
    if layout.isNarrow { return 0 }
    return layout.size.width < 800 ? 1 : 3
  }
}
