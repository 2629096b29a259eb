import WaylandUI

/// A small interface in the colour that was picked.
struct ColorPreview: View {
  let color: Color
  @Environment(\.theme) private var theme
  @Environment(\.demoLayout) private var layout

  var body: some View {
    VStack(alignment: .leading, spacing: layout.isShort ? 12 : 24) {
      swatch
      if !layout.isShort {
        BarChart(bars: [0.35, 0.5, 0.42, 0.66, 0.58, 0.8, 1], color: color)
          .frame(minHeight: 80, maxHeight: 240)
      }
      progress
      if !layout.isShort {
        ForEach(["Reminders", "Weekly letter"], id: \.self) { title in
          SwitchRow(title: title, color: color)
        }
      }
      Spacer(minLength: 0)
      banner
    }
    .padding(layout.cardPadding)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .card()
    .animation(.easeInOut(duration: 0.35), value: color)
  }

  private var swatch: some View {
    HStack(spacing: 16) {
      RoundedRectangle(cornerRadius: 14, style: .continuous)
        .fill(color)
        .frame(width: 52, height: 52)
      VStack(alignment: .leading, spacing: 2) {
        Text(color.demoName)
          .font(.system(size: 20, weight: .semibold))
          .foregroundColor(theme.text)
        Text("The colour in use")
          .font(.system(size: 14))
          .foregroundColor(theme.secondaryText)
      }
      .lineLimit(1)
    }
  }

  private var progress: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text("Progress")
        Spacer()
        Text("64 %")
      }
      .font(.system(size: 14))
      .foregroundColor(theme.secondaryText)
      ProgressLine(fraction: 0.64, color: color)
    }
  }

  private var banner: some View {
    HStack(spacing: 10) {
      Image(systemName: "bell")
      Text("Three new messages").lineLimit(1)
      Spacer(minLength: 0)
    }
    .font(.system(size: 14, weight: .medium))
    .foregroundColor(color)
    .padding(14)
    .background(RoundedRectangle(cornerRadius: 12, style: .continuous).fill(color.opacity(0.12)))
  }
}

/// How far something has come.
struct ProgressLine: View {
  /// 0…1.
  let fraction: CGFloat
  let color: Color
  @Environment(\.theme) private var theme

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(theme.faint)
        Capsule().fill(color).frame(width: proxy.size.width * fraction)
      }
    }
    .frame(height: 8)
  }
}

/// A line of settings, switched on.
private struct SwitchRow: View {
  let title: String
  let color: Color
  @Environment(\.theme) private var theme

  var body: some View {
    HStack {
      Text(title)
        .font(.system(size: 15))
        .foregroundColor(theme.text)
      Spacer()
      Capsule()
        .fill(color)
        .frame(width: 44, height: 26)
        .overlay(alignment: .trailing) {
          Circle().fill(Color.white).frame(width: 20, height: 20).padding(.trailing, 3)
        }
    }
  }
}

extension Color {
  /// What the demo calls a colour of the ring.
  var demoName: String {
    switch self {
    case .blue: "Blue"
    case .red: "Red"
    case .green: "Green"
    case .yellow: "Yellow"
    default: "Colour"
    }
  }
}
