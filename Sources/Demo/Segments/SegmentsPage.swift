import WaylandUI
import WaylandUIComponents

/// Segmented controls in several looks, and all blend modes.
struct SegmentsPage: View {
  let model: DemoModel
  @Environment(\.demoLayout) private var layout

  var body: some View {
    page
      .padding(layout.pagePadding)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  @ViewBuilder private var page: some View {
    if layout.isWide {
      HStack(spacing: layout.gap) {
        VStack(spacing: layout.gap) {
          controls
        }
        .frame(maxWidth: .infinity)
        BlendModeGallery(selection: model.binding(\.blendMode))
          .frame(maxWidth: .infinity)
      }
    } else if layout.pageHeight >= 640 {
      VStack(spacing: layout.gap) {
        controls
        BlendModeGallery(selection: model.binding(\.blendMode))
      }
    } else {
      VStack(spacing: layout.gap) {
        CustomPicker(selection: model.binding(\.delivery), options: Delivery.allCases)
        BlendModeGallery(selection: model.binding(\.blendMode))
      }
    }
  }

  @ViewBuilder private var controls: some View {
    ControlCard(
      title: "Blended", caption: "White titles, black exactly where the pill covers them"
    ) {
      CustomPicker(selection: model.binding(\.delivery), options: Delivery.allCases)
    }
    ControlCard(title: "Plain", caption: "Any views; drag the selection, too") {
      PeriodPicker(selection: model.binding(\.period))
    }
    ControlCard(title: "Springy", caption: "Drag it, and let go: a spring that overshoots") {
      WeatherPicker(selection: model.binding(\.weather))
    }
  }
}

/// A card that shows one control.
private struct ControlCard<Control: View>: View {
  let title: String
  let caption: String
  @ViewBuilder let control: Control
  @Environment(\.demoLayout) private var layout

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      CardHeading(title: title, caption: caption)
      control.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .padding(layout.cardPadding)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .card()
  }
}

/// The library's control in its default style, recoloured by the segments themselves.
private struct PeriodPicker: View {
  @Binding var selection: Period
  @Environment(\.theme) private var theme

  var body: some View {
    CustomizableSegmentedControl(selection: $selection, options: Period.allCases) {
      RoundedRectangle(cornerRadius: 10, style: .continuous).fill(theme.accent)
    } segmentContent: { period, isSelected, isPressed in
      Text(period.rawValue)
        .font(.system(size: 15, weight: .semibold))
        .foregroundColor(isSelected ? theme.onAccent : theme.text)
        .opacity(isPressed ? 0.7 : 1)
        .frame(maxWidth: .infinity)
        .frame(height: 38)
    }
    .insets(.all, 4)
    .segmentedControl(interSegmentSpacing: 2)
    .background(RoundedRectangle(cornerRadius: 14, style: .continuous).fill(theme.well))
    .contentShape(.focusEffect, RoundedRectangle(cornerRadius: 14, style: .continuous))
    .frame(maxWidth: 380)
  }
}

/// The library's control in its blend style, on a spring that overshoots.
private struct WeatherPicker: View {
  @Binding var selection: Weather
  @Environment(\.theme) private var theme

  var body: some View {
    CustomizableSegmentedControl(selection: $selection, options: Weather.allCases) {
      Color.white.clipShape(Capsule())
    } segmentContent: { weather, _, isPressed in
      Image(systemName: weather.rawValue)
        .foregroundColor(.white)
        .opacity(isPressed ? 0.7 : 1)
        .frame(width: 64, height: 44)
    }
    .insets(.all, 4)
    .segmentedControlContentStyle(.blendMode())
    .segmentedControlSlidingAnimation(.interpolatingSpring(stiffness: 180, damping: 15))
    .background(theme.ink)
    .clipShape(Capsule())
    .contentShape(.focusEffect, Capsule())
  }
}
