import WaylandUI
import WaylandUIComponents

/// The menu of the demo's drawers, with as much of it as the window has room for.
struct DemoMenu<Item: MenuItem>: View {
  let items: [Item]
  @Binding var selection: Item?
  @Binding var chosenScheme: ColorScheme?
  var onLogout: (() -> Void)?

  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.demoLayout) private var layout

  var body: some View {
    MenuView(
      items: items, selection: $selection, user: layout.pageHeight >= 420 ? .sample : nil,
      colorScheme: layout.pageHeight >= 480 ? pickedScheme : nil,
      onLogout: layout.pageHeight >= 380 ? onLogout : nil
    )
    .menuMetrics(metrics)
  }

  private var pickedScheme: Binding<ColorScheme> {
    Binding(get: { colorScheme }, set: { chosenScheme = $0 })
  }

  private var metrics: MenuMetrics {
    // 9 rows at a pitch of 56, header, picker and the panel's padding: 656 points.
    var metrics: MenuMetrics = layout.pageHeight < 672 ? .dense : .standard
    metrics.leastTitledWidth = 200
    metrics.panelMargin = layout.pagePadding
    if layout.pageHeight < 320 {
      metrics.rowHeight = 30
      metrics.panelPadding = 6
    }
    return metrics
  }
}
