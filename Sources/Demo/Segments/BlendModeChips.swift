import WaylandUI

/// The names of all blend modes in rows; the arrow keys walk and select.
///
/// As in a group of radio buttons only the selected name takes part in the order of Tab.
struct BlendModeChips: View {
  @Binding var selection: BlendMode
  let columns: Int
  /// The height of a name's button, in points.
  let height: CGFloat
  @FocusState private var focused: BlendMode?

  var body: some View {
    VStack(spacing: spacing) {
      ForEach(rows.indices, id: \.self) { index in
        HStack(spacing: spacing) {
          ForEach(rows[index], id: \.self) { chip($0) }
        }
      }
    }
    .onKeyPress(
      keys: [.leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end], phases: [.down, .repeat]
    ) { press in
      move(by: press.key) ? .handled : .ignored
    }
  }

  private func chip(_ mode: BlendMode) -> some View {
    Button(mode.title) { selection = mode }
      .buttonStyle(ChipStyle(isSelected: mode == selection, height: height))
      .focusable(mode == selection)
      .focused($focused, equals: mode)
  }

  private var spacing: CGFloat { height < 30 ? 3 : 6 }

  private var rows: [[BlendMode]] {
    let modes = BlendMode.allCases
    return stride(from: 0, to: modes.count, by: columns).map {
      Array(modes[$0..<min($0 + columns, modes.count)])
    }
  }

  private func move(by key: KeyEquivalent) -> Bool {
    let modes = BlendMode.allCases
    guard let index = modes.firstIndex(of: selection) else { return false }
    let target: Int =
      switch key {
      case .leftArrow: index - 1
      case .rightArrow: index + 1
      case .upArrow: index - columns
      case .downArrow: index + columns
      case .home: 0
      default: modes.count - 1
      }
    guard modes.indices.contains(target) else { return false }
    selection = modes[target]
    focused = modes[target]
    return true
  }
}

/// A small button in a group of which one is chosen.
private struct ChipStyle: ButtonStyle {
  let isSelected: Bool
  let height: CGFloat
  @Environment(\.theme) private var theme

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(size: height < 30 ? 11 : 13, weight: .medium))
      .lineLimit(1)
      .foregroundColor(isSelected ? theme.onAccent : theme.text)
      .frame(maxWidth: .infinity)
      .frame(height: height)
      .background {
        RoundedRectangle(cornerRadius: 9, style: .continuous)
          .fill(isSelected ? theme.accent : theme.well)
      }
      .opacity(configuration.isPressed ? 0.7 : 1)
      .contentShape(Rectangle())
      .contentShape(.focusEffect, RoundedRectangle(cornerRadius: 9, style: .continuous))
  }
}

extension BlendMode {
  /// The mode's name in words: `colorDodge` is "Color dodge".
  var title: String {
    let words = String(describing: self).reduce(into: "") { words, letter in
      words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
