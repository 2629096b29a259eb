import WaylandUI

/// A key of the keyboard.
struct KeyCap: View {
  let name: String
  @Environment(\.theme) private var theme

  init(_ name: String) { self.name = name }

  var body: some View {
    Text(name)
      .font(.system(size: 12, weight: .medium))
      .foregroundColor(theme.text)
      .lineLimit(1)
      .padding(.horizontal, 7)
      .frame(minWidth: 24, minHeight: 22)
      .background {
        ZStack {
          // The key's edge, one point lower than its top.
          RoundedRectangle(cornerRadius: 6, style: .continuous)
            .fill(theme.keyCapEdge)
            .offset(y: 1)
          RoundedRectangle(cornerRadius: 6, style: .continuous).fill(theme.keyCap)
        }
      }
      .overlay {
        RoundedRectangle(cornerRadius: 6, style: .continuous)
          .strokeBorder(theme.border, lineWidth: 1)
      }
      .fixedSize()
  }
}

/// Keys and what they do.
struct KeyHint: View {
  let keys: [String]
  let meaning: String
  @Environment(\.theme) private var theme

  init(_ keys: String..., does meaning: String) {
    self.keys = keys
    self.meaning = meaning
  }

  init(_ entry: LegendEntry) {
    keys = entry.keys
    meaning = entry.meaning
  }

  var body: some View {
    HStack(spacing: 4) {
      ForEach(keys, id: \.self) { KeyCap($0) }
      Text(meaning)
        .font(.system(size: 13))
        .foregroundColor(theme.secondaryText)
        .lineLimit(1)
        .padding(.leading, 4)
    }
    .fixedSize()
  }
}
