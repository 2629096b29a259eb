import WaylandUI
import WaylandUIComponents

/// A drawer's menu: header, rows and the choice of a colour scheme on a panel of its own.
///
/// Pressing the header folds the menu to its icons. Choosing a scheme lets the panel's new ground
/// grow out of the picker.
struct MenuPanel<Item: MenuItem>: View {
  let items: [Item]
  @Binding var selection: Item?
  @Binding var appearance: MenuAppearance
  @Binding var chosenScheme: ColorScheme?

  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.theme) private var theme
  @Environment(\.demoLayout) private var layout

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      MenuItemList(
        items: items, selection: $selection, user: showsHeader ? .sample : nil,
        onUserSelected: { withAnimation(.spring()) { appearance.toggle() } })
      if showsPicker {
        Spacer().frame(height: .headerBottomSpacing)
        ColorSchemePicker(selection: pickedScheme)
          .anchorPreference(key: PickerFramePreferenceKey.self, value: .bounds) { $0 }
      }
    }
    .fixedSize(horizontal: true, vertical: false)
    .padding(margin)
    .backgroundPreferenceValue(PickerFramePreferenceKey.self) { anchor in
      GeometryReader { proxy in
        MenuBackground(colorScheme: colorScheme)
          .transition(.menuBackgroundFadeIn(from: anchor.map { proxy[$0] } ?? .zero))
          .id(colorScheme)
      }
    }
    .menuAppearance(appearance)
    .menuMetrics(metrics)
    .animation(.default, value: colorScheme)
    .clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
    .background {
      RoundedRectangle(cornerRadius: 24, style: .continuous)
        .fill(theme.panel)
        .shadow(color: theme.panelShadow, radius: 5, x: 5, y: 0)
    }
    .overlay {
      RoundedRectangle(cornerRadius: 24, style: .continuous)
        .strokeBorder(theme.border, lineWidth: 1)
        .allowsHitTesting(false)
    }
    .padding(.horizontal, layout.pagePadding)
  }

  private var pickedScheme: Binding<ColorScheme> {
    Binding(get: { colorScheme }, set: { chosenScheme = $0 })
  }

  /// Rows as wide as the picker below them.
  private var metrics: MenuMetrics {
    var metrics: MenuMetrics = isDense ? .dense : .standard
    metrics.leastTitledWidth = showsPicker ? 276 : 200
    if layout.pageHeight < 320 { metrics.rowHeight = 30 }
    return metrics
  }

  private var margin: CGFloat {
    if layout.pageHeight < 320 { return 6 }
    return isDense ? 10 : 16
  }

  // 8 rows at a pitch of 56, header, picker and the panel's margins.
  private var isDense: Bool { layout.pageHeight < 560 }
  private var showsHeader: Bool { layout.pageHeight >= 420 }
  private var showsPicker: Bool { layout.pageHeight >= 480 }
}

/// Where the colour scheme picker is, for the panel's ground to grow from.
private struct PickerFramePreferenceKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}
