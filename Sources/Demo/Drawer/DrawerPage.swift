import WaylandUI
import WaylandUIComponents

/// A page under a drawer: the menu chooses what the page is about.
struct DrawerPage: View {
  let model: DemoModel

  var body: some View {
    Drawer(isOpened: model.binding(\.isMenuOpened)) {
      MenuPanel(
        items: WorkspaceItem.allCases, selection: model.binding(\.menuSelection),
        appearance: model.binding(\.menuAppearance), chosenScheme: model.binding(\.chosenScheme))
    } content: {
      Workspace(item: model.menuSelection)
    }
  }
}

/// What lies under the drawer.
private struct Workspace: View {
  let item: WorkspaceItem?

  @Environment(\.drawerPresentationMode) private var drawer
  @Environment(\.theme) private var theme
  @Environment(\.demoLayout) private var layout

  var body: some View {
    VStack(alignment: .leading, spacing: layout.gap) {
      heading
      HStack(spacing: layout.gap) {
        ForEach(statistics) { StatisticCard(statistic: $0) }
      }
      if layout.pageHeight >= 260 {
        ActivityCard(seed: seed)
      }
    }
    .padding(layout.pagePadding)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var heading: some View {
    HStack(spacing: 16) {
      VStack(alignment: .leading, spacing: 4) {
        Text(item?.title ?? "Nothing selected")
          .font(.system(size: layout.titleSize, weight: .bold))
          .foregroundColor(theme.text)
          .lineLimit(1)
        if !layout.isNarrow && !layout.isShort {
          Text("A menu that slides over its page, chosen from the keyboard")
            .font(.system(size: 15))
            .foregroundColor(theme.secondaryText)
            .lineLimit(1)
        }
      }
      Spacer()
      Button {
        drawer.wrappedValue.open()
      } label: {
        HStack(spacing: 8) {
          Image(systemName: "line.3.horizontal")
          Text(layout.isNarrow ? "Menu" : "Open the drawer")
        }
      }
      .buttonStyle(ProminentButtonStyle())
    }
  }

  /// Something that differs from item to item and stays the same for each.
  private var seed: Int { (item?.rawValue ?? 3) + 2 }

  private var statistics: [Statistic] {
    let all = [
      Statistic(title: "Open", value: "\(seed * 7)", bars: bars(1)),
      Statistic(title: "This week", value: "\(seed * 3 + 4)", bars: bars(2)),
      Statistic(title: "Done", value: "\(62 + seed * 3) %", bars: bars(3)),
    ]
    return layout.isNarrow ? Array(all.prefix(2)) : all
  }

  private func bars(_ step: Int) -> [CGFloat] {
    (0..<9).map { 0.25 + CGFloat(($0 * (seed + step * 2) + step * 5) % 11) / 14 }
  }
}
