import WaylandUI

protocol SegmentOption: Identifiable, Equatable {
  var title: String { get }
  var imageName: String? { get }
}

enum Fruit: String, CaseIterable, SegmentOption {
  case apple, pear, plum

  var id: Self { self }
  var title: String { rawValue.capitalized }
  var imageName: String? { self == .pear ? "star" : nil }
}

/// A segmented control of the kind that tutorials build.
struct Segments<Option: SegmentOption & Hashable, Content: View>: View {
  @Binding private var selection: Option
  private let options: [Option]
  private let content: (Option, Bool) -> Content

  @State private var isPressed: [Option.ID: Bool] = [:]
  @Namespace private var namespace
  @FocusState private var focus: Option?
  @Environment(\.segmentSpacing) private var spacing

  init(
    selection: Binding<Option>, options: [Option],
    @ViewBuilder content: @escaping (_ option: Option, _ isSelected: Bool) -> Content
  ) {
    self._selection = selection
    self.options = options
    self.content = content
  }

  var body: some View {
    HStack(spacing: spacing) {
      ForEach(Array(zip(options.indices, options)), id: \.1.id) { index, option in
        Segment(
          isSelected: selection == option, namespace: namespace,
          isPressed: .init(
            get: { isPressed[option.id, default: false] },
            set: { isPressed[option.id] = $0 }),
          action: { selection = option }
        ) {
          content(option, selection == option)
        }
        .zIndex(selection == option ? 0 : 1)
        .focused($focus, equals: option)
        .accessibilityValue("\(index + 1) of \(options.count)")
        .accessibilityAddTraits(selection == option ? [.isSelected, .isButton] : .isButton)
      }
    }
    .padding(4)
    .background(Color.blue)
    .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
    .onMoveCommand { direction in
      if case .right = direction { selection = options.last ?? selection }
    }
    .onKeyPress(.home) {
      selection = options[0]
      return .handled
    }
  }
}

extension Segments {
  fileprivate struct Segment<Label: View>: View {
    let isSelected: Bool
    let namespace: Namespace.ID
    @Binding var isPressed: Bool
    let action: () -> Void
    @ViewBuilder let label: () -> Label

    var body: some View {
      Button(action: action) {
        label()
          .padding(EdgeInsets(top: 10, leading: 12, bottom: 10, trailing: 12))
          .blendMode(.difference)
          .overlay(label().blendMode(.overlay))
          .overlay { label().blendMode(.hue).accessibilityHidden(true) }
      }
      .buttonStyle(ReportingButtonStyle(isPressed: $isPressed))
      .background {
        if isSelected {
          RoundedRectangle(cornerRadius: 10, style: .continuous)
            .fill(.white)
            .matchedGeometryEffect(id: "pill", in: namespace)
            .transition(.offset())
        }
      }
      .animation(.default, value: isSelected)
    }
  }
}

private struct SegmentSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

extension EnvironmentValues {
  fileprivate(set) var segmentSpacing: CGFloat? {
    get { self[SegmentSpacingKey.self] }
    set { self[SegmentSpacingKey.self] = newValue }
  }
}

struct SegmentsView: View {
  @State private var fruit: Fruit = .apple
  @State private var radius = 12.0
  @State private var level: Float = 1
  @FocusState private var isFocused: Bool
  @GestureState private var translation: CGSize = .zero

  var body: some View {
    Segments(selection: $fruit, options: Fruit.allCases) { option, isSelected in
      HStack(spacing: 4) {
        option.imageName.map(Image.init(systemName:))
        Text(option.title)
          .colorMultiply(isSelected ? .black : .white)
      }
    }
    .focused($isFocused)
    .environment(\.segmentSpacing, 2)
    Slider(value: $radius, in: 0...24)
    Slider(value: $radius, in: 0...24, step: 1) { isEditing in isFocused = isEditing }
    Slider(value: $level) {
      Text("Level")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    .tint(.purple)
    Text("drag")
      .offset(translation)
      .gesture(
        DragGesture(minimumDistance: 5)
          .updating($translation) { value, state, _ in state = value.translation }
          .onChanged { radius = $0.location.x }
          .onEnded { value in radius = value.startLocation.x }
      )
      .onLongPressGesture(minimumDuration: 1) { fruit = .plum }
      .equatableIfPossible()
  }
}

extension View {
  fileprivate func equatableIfPossible() -> some View { EqualText(text: "a").equatable() }
}

private struct EqualText: View, Equatable {
  let text: String

  var body: some View { Text(text) }
}
