import WaylandUI
import WaylandUIComponents

/// Name, pages, and the switch between light and dark.
struct TopBar: View {
  let model: DemoModel
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.theme) private var theme
  @Environment(\.demoLayout) private var layout

  var body: some View {
    ZStack {
      PagePicker(selection: model.binding(\.page))
      HStack(spacing: 12) {
        Logo()
        if layout.isWide {
          Text("WaylandUI")
            .font(.system(size: 17, weight: .semibold))
            .foregroundColor(theme.text)
        }
        Spacer()
        Button {
          model.chosenScheme = colorScheme.inverted
        } label: {
          Image(systemName: colorScheme == .dark ? "moon" : "sun.max")
        }
        .buttonStyle(IconButtonStyle())
      }
    }
    .padding(.horizontal, layout.isNarrow ? 12 : 28)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The choice of a page.
private struct PagePicker: View {
  @Binding var selection: Page
  @Environment(\.theme) private var theme
  @Environment(\.demoLayout) private var layout

  var body: some View {
    CustomizableSegmentedControl(selection: $selection, options: Page.allCases) {
      RoundedRectangle(cornerRadius: 9, style: .continuous)
        .fill(theme.raised)
        .shadow(color: Color.black.opacity(0.12), radius: 2, x: 0, y: 1)
    } segmentContent: { page, isSelected, isPressed in
      Text(page.title)
        .font(.system(size: 14, weight: .medium))
        .foregroundColor(isSelected ? theme.text : theme.secondaryText)
        .opacity(isPressed ? 0.6 : 1)
        .lineLimit(1)
        .fixedSize()
        .padding(.horizontal, layout.isNarrow ? 10 : 18)
        .frame(height: 30)
    }
    .insets(.all, 4)
    .segmentedControl(interSegmentSpacing: 2)
    .background(RoundedRectangle(cornerRadius: 13, style: .continuous).fill(theme.well))
    .contentShape(.focusEffect, RoundedRectangle(cornerRadius: 13, style: .continuous))
  }
}

/// Three quarters of a ring on a rounded square.
private struct Logo: View {
  @Environment(\.theme) private var theme

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 9, style: .continuous)
        .fill(theme.accent)
      Circle()
        .trim(from: 0, to: 0.75)
        .stroke(theme.onAccent, style: StrokeStyle(lineWidth: 3.5, lineCap: .round))
        .frame(width: 14, height: 14)
        .rotationEffect(.degrees(135))
    }
    .frame(width: 32, height: 32)
  }
}
