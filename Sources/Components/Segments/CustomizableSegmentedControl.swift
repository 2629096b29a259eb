import WaylandUI

/// A choice of one of several options, with a selection that slides between any views.
///
/// A tap selects; so do Left and Right, in reading direction, and Home and End while the control
/// has the keyboard focus, which it takes as a whole. The control has no ground of its own: give
/// it one with `.background`, and cut both with `.clipShape`.
public struct CustomizableSegmentedControl<
  Option: Hashable & Identifiable, SelectionView: View, SegmentContent: View
>: View {
  @Binding private var selection: Option
  private let options: [Option]
  private let selectionView: () -> SelectionView
  private let segmentContent: (Option, Bool, Bool) -> SegmentContent
  private var contentInsets = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  private var accessibilityValue: ((Int, Int) -> String)?

  @State private var pressed: [Option.ID: Bool] = [:]
  @Namespace private var namespace
  @Environment(\.segmentedControlInterSegmentSpacing) private var spacing
  @Environment(\.segmentedControlContentStyle) private var contentStyle
  @Environment(\.segmentedControlSlidingAnimation) private var animation
  @Environment(\.layoutDirection) private var layoutDirection

  /// A control over `options`.
  ///
  /// - Parameters:
  ///   - selection: The selected option; one of `options`.
  ///   - options: The segments, in reading direction.
  ///   - selectionView: What lies under the selected segment, as large as the segment.
  ///   - segmentContent: A segment's view, of the option, whether it is selected, and whether it
  ///     is pressed.
  public init(
    selection: Binding<Option>, options: [Option],
    selectionView: @escaping () -> SelectionView,
    @ViewBuilder segmentContent:
      @escaping (_ option: Option, _ isSelected: Bool, _ isPressed: Bool) -> SegmentContent
  ) {
    _selection = selection
    self.options = options
    self.selectionView = selectionView
    self.segmentContent = segmentContent
  }

  /// A control over `options` whose selection is a view at hand.
  public init(
    selection: Binding<Option>, options: [Option], selectionView: SelectionView,
    @ViewBuilder segmentContent:
      @escaping (_ option: Option, _ isSelected: Bool, _ isPressed: Bool) -> SegmentContent
  ) {
    self.init(
      selection: selection, options: options, selectionView: { selectionView },
      segmentContent: segmentContent)
  }

  /// The segments in a row.
  public var body: some View {
    HStack(spacing: spacing) {
      ForEach(options) { option in
        segment(of: option)
      }
    }
    .padding(contentInsets)
    .focusable()
    .onKeyPress(
      keys: [.leftArrow, .rightArrow, .home, .end], phases: [.down, .repeat]
    ) { press in
      moveSelection(by: press.key) ? .handled : .ignored
    }
  }

  private func segment(of option: Option) -> some View {
    let isSelected = selection == option
    return Button {
      selection = option
    } label: {
      segmentContent(option, isSelected, pressed[option.id] ?? false)
        .segmentedControlContent(style: contentStyle)
    }
    .buttonStyle(SegmentButtonStyle(isPressed: $pressed[option.id]))
    .focusable(false)
    .background {
      if isSelected {
        selectionView()
          .matchedGeometryEffect(id: SelectionID(), in: namespace)
          // An offset by nothing: the old selection is gone at once, and the new one, which
          // starts from its frame, is the only one to be seen.
          .transition(.offset())
      }
    }
    .animation(animation, value: isSelected)
    .accessibilityValue(spokenValue(of: option))
    .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
    // The selection belongs to one segment but passes under the content of all the others.
    .zIndex(isSelected ? 0 : 1)
  }

  private func spokenValue(of option: Option) -> String {
    let number = (options.firstIndex(of: option) ?? 0) + 1
    return accessibilityValue?(number, options.count) ?? "\(number) of \(options.count)"
  }

  /// Selects by a key; false where there is nothing to go to.
  private func moveSelection(by key: KeyEquivalent) -> Bool {
    guard let index = options.firstIndex(of: selection) else { return false }
    let forward: KeyEquivalent = layoutDirection == .rightToLeft ? .leftArrow : .rightArrow
    let target: Int =
      switch key {
      case .home: 0
      case .end: options.count - 1
      case forward: index + 1
      default: index - 1
      }
    guard options.indices.contains(target) else { return false }
    selection = options[target]
    return true
  }
}

/// The matched geometry's id; of a type of its own, so that no app's id can equal it.
private struct SelectionID: Hashable {}

extension CustomizableSegmentedControl {
  /// Sets the space between the control's edges and its segments, in points; 0 by default.
  public func insets(_ insets: EdgeInsets) -> some View {
    var copy = self
    copy.contentInsets = insets
    return copy
  }

  /// Sets the space between some of the control's edges and its segments; nil leaves an edge be.
  public func insets(
    top: CGFloat? = nil, leading: CGFloat? = nil, bottom: CGFloat? = nil, trailing: CGFloat? = nil
  ) -> some View {
    insets(
      EdgeInsets(
        top: top ?? contentInsets.top, leading: leading ?? contentInsets.leading,
        bottom: bottom ?? contentInsets.bottom, trailing: trailing ?? contentInsets.trailing))
  }

  /// Sets the space between a set of the control's edges and its segments; nil is 16 points.
  public func insets(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return insets(
      top: edges.contains(.top) ? length : nil,
      leading: edges.contains(.leading) ? length : nil,
      bottom: edges.contains(.bottom) ? length : nil,
      trailing: edges.contains(.trailing) ? length : nil)
  }

  /// Sets what is read out for a segment, of its number, from 1, and the number of segments; by
  /// default "2 of 4".
  public func segmentAccessibilityValue(_ completion: @escaping (Int, Int) -> String) -> Self {
    var copy = self
    copy.accessibilityValue = completion
    return copy
  }
}
