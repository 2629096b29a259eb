import WaylandUI

/// The segmented control as the article builds it, step by step, with SwiftUI's words alone.
///
/// White text is drawn three times: once with `.difference`, which inverts what is under it, once
/// with `.hue`, which makes that grey, and once with `.overlay`, which drives the grey to black or
/// white. So a title is black where the white selection lies under it and white elsewhere.
struct CustomPicker<Option: CustomPickerOption>: View {
  @Binding private var selection: Option
  private let options: [Option]
  @Namespace private var namespace

  init(selection: Binding<Option>, options: [Option]) {
    _selection = selection
    self.options = options
  }

  var body: some View {
    HStack(spacing: 2) {
      ForEach(options) { option in
        Segment(option: option, isSelected: selection == option, namespace: namespace) {
          selection = option
        }
        // The selection belongs to one segment and passes under the titles of the others.
        .zIndex(selection == option ? 0 : 1)
      }
    }
    .padding(4)
    .background(Color.blue)
    .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
    .focusable()
    .contentShape(.focusEffect, RoundedRectangle(cornerRadius: 14, style: .continuous))
    .onKeyPress(keys: [.leftArrow, .rightArrow, .home, .end], phases: [.down, .repeat]) { press in
      move(by: press.key) ? .handled : .ignored
    }
  }

  private func move(by key: KeyEquivalent) -> Bool {
    guard let index = options.firstIndex(of: selection) else { return false }
    let target: Int =
      switch key {
      case .home: 0
      case .end: options.count - 1
      case .rightArrow: index + 1
      default: index - 1
      }
    guard options.indices.contains(target) else { return false }
    selection = options[target]
    return true
  }
}

extension CustomPicker {
  /// One option of the picker.
  struct Segment: View {
    let option: Option
    let isSelected: Bool
    let namespace: Namespace.ID
    let select: () -> Void
    @State private var isPressed = false

    var body: some View {
      Button(action: select) {
        content
          .blendMode(.difference)
          .overlay { content.blendMode(.hue) }
          .overlay { content.blendMode(.overlay) }
      }
      .buttonStyle(CustomPickerSegmentButtonStyle(isPressed: $isPressed))
      .focusable(false)
      .background {
        if isSelected {
          Color.white
            .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
            .matchedGeometryEffect(id: "selection", in: namespace)
            .transition(.offset())
        }
      }
      .animation(.default, value: isSelected)
    }

    private var content: some View {
      HStack(spacing: 4) {
        option.imageName.map(Image.init(systemName:))
        Text(option.title)
      }
      .font(.system(size: 16, weight: .semibold, design: .rounded))
      .foregroundColor(.white)
      .lineLimit(1)
      .padding(.horizontal, 12)
      .padding(.vertical, 10)
      .opacity(isPressed ? 0.7 : 1)
    }
  }
}

/// Hands the pressed state of a segment out.
struct CustomPickerSegmentButtonStyle: ButtonStyle {
  @Binding var isPressed: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .contentShape(Rectangle())
      .onChange(of: configuration.isPressed) { _, isPressed in
        self.isPressed = isPressed
      }
  }
}
