import WaylandUI

/// A choice of one of several options, with a selection that slides between any views.
///
/// A tap selects; so do Left and Right, in reading direction, and Home and End while the control
/// has the keyboard focus, which it takes as a whole. The selection can be dragged along the row:
/// let go, it goes to the segment nearest to where it would come to rest, which is selected then and
/// not before. The control has no ground of its own: give it one with `.background`, and cut both
/// with `.clipShape`.
///
/// Segments are as wide as their views; with `.frame(maxWidth: .infinity)` around each they share
/// the control's width equally. An option that is not in the row has no selection view.
///
/// Where motion is to be reduced the selection does not slide: in the default content style it
/// fades from one segment to the other in 0.2 s. Blended content could not be read halfway through
/// a fade, when its colour and its ground pass each other; there it changes places at once.
public struct CustomizableSegmentedControl<
  Option: Hashable & Identifiable, SelectionView: View, SegmentContent: View
>: View {
  @Binding private var selection: Option
  private let options: [Option]
  private let selectionView: () -> SelectionView
  private let segmentContent: (Option, Bool, Bool) -> SegmentContent
  private var contentInsets = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  private var accessibilityValue: ((Int, Int) -> String)?

  @Namespace private var namespace
  @Environment(\.segmentedControlInterSegmentSpacing) private var spacing
  @Environment(\.segmentedControlContentStyle) private var contentStyle
  @Environment(\.segmentedControlSlidingAnimation) private var slidingAnimation
  @Environment(\.isSegmentedControlDragEnabled) private var isDragEnabled
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.layoutDirection) private var layoutDirection

  /// The selection while it follows the pointer.
  @State private var drag: SelectionDrag<Option>?
  /// Goes back to false when the drag is taken away, which tells that from its end.
  @GestureState private var isDragging = false
  @State private var sizes = SegmentSizes<Option.ID>()

  /// A control over `options`.
  ///
  /// - Parameters:
  ///   - selection: The selected option; one of `options`.
  ///   - options: The segments, in reading direction.
  ///   - selectionView: What lies under the selected segment, as large as the segment.
  ///   - segmentContent: A segment's view, of the option, whether it is selected, and whether it
  ///     is pressed. While the selection is dragged, the nearest segment counts as selected.
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
    let place = draggedPlace
    HStack(spacing: spacing) {
      ForEach(options) { option in
        segment(of: option, whileDraggedTo: place)
      }
    }
    .padding(contentInsets)
    .focusable()
    .onKeyPress(
      keys: [.leftArrow, .rightArrow, .home, .end], phases: [.down, .repeat]
    ) { press in
      moveSelection(by: press.key) ? .handled : .ignored
    }
    .onChange(of: isDragging) { _, isDragging in
      // A drag that was taken away has no end of its own.
      if !isDragging, drag != nil { putSelectionBack() }
    }
  }

  private func segment(of option: Option, whileDraggedTo place: SegmentRow.Place?) -> some View {
    let isSelected = selection.id == option.id
    let looksSelected = place.map { options[$0.nearest].id == option.id } ?? isSelected
    return SegmentButton {
      selection = option
    } label: { isPressed in
      segmentContent(option, looksSelected, isPressed)
        .segmentedControlContent(style: contentStyle)
    }
    .animation(animation, value: looksSelected)
    .background {
      if isSelected { selectionView(at: place, of: option) }
    }
    .animation(animation, value: isSelected)
    .measuring(sizes.binding(for: option.id))
    // Before the segment's button, which would keep the press.
    .highPriorityGesture(
      dragging(option), including: isSelected && isDragEnabled ? .all : .subviews
    )
    .accessibilityValue(spokenValue(of: option))
    .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
    // The selection belongs to one segment but passes under the content of all the others.
    .zIndex(isSelected ? 0 : 1)
  }

  private func selectionView(at place: SegmentRow.Place?, of option: Option) -> some View {
    selectionView()
      .matchedGeometryEffect(
        id: SelectionID(segment: reducesMotion ? option.id : nil), in: namespace
      )
      // Around the matched geometry: so it is dragged itself, and goes on from there when it is
      // let go, with the velocity it was dragged with.
      .frame(width: place?.size.width, height: place?.size.height)
      .offset(x: place?.offset ?? 0)
      .transition(fades ? .opacity : .offset())
  }

  /// Whether the selection changes places by a fade. Otherwise its transition is an offset by
  /// nothing: the old one is gone at once, and the new one, which starts from its frame, is the only
  /// one to be seen.
  private var fades: Bool { reducesMotion && contentStyle == .default }

  private var animation: Animation? {
    reducesMotion ? .easeInOut(duration: 0.2) : slidingAnimation
  }

  private func spokenValue(of option: Option) -> String {
    let number = (index(of: option) ?? 0) + 1
    return accessibilityValue?(number, options.count) ?? "\(number) of \(options.count)"
  }

  /// Where an option is in the row. By its id, like all that is asked of options here: one whose title
  /// has changed since it was selected is still the selected one.
  private func index(of option: Option) -> Int? { options.firstIndex { $0.id == option.id } }

  /// Selects by a key; false where there is nothing to go to.
  private func moveSelection(by key: KeyEquivalent) -> Bool {
    guard let index = index(of: selection) else { return false }
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

  // MARK: Dragging

  private var row: SegmentRow {
    SegmentRow(
      sizes: options.map { sizes[$0.id] }, spacing: spacing, layoutDirection: layoutDirection)
  }

  /// Where the selection is while it is dragged; nil while it lies in its segment.
  private var draggedPlace: SegmentRow.Place? {
    guard let drag, drag.option.id == selection.id, let index = index(of: selection) else {
      return nil
    }
    return row.place(of: index, draggedBy: drag.distance)
  }

  private func dragging(_ option: Option) -> some Gesture<DragGesture.Value> {
    DragGesture(minimumDistance: SelectionDrag<Option>.slack)
      .updating($isDragging) { _, state, _ in state = true }
      .onChanged { value in
        var transaction = Transaction()
        transaction.isContinuous = true
        transaction.tracksVelocity = true
        withTransaction(transaction) {
          drag = SelectionDrag(option: option, distance: value.translation.width)
        }
      }
      .onEnded { value in
        // A quarter of a second further on, as far as a flick is expected to carry.
        select(nearestTo: value.predictedEndTranslation.width, from: option)
        putSelectionBack()
      }
  }

  /// Selects what a drag that is let go leads to, unless something else has been selected meanwhile.
  private func select(nearestTo distance: CGFloat, from option: Option) {
    guard drag?.option.id == selection.id, let index = index(of: option) else { return }
    let target = options[row.place(of: index, draggedBy: distance).nearest]
    if target.id != selection.id { selection = target }
  }

  /// Ends a drag: the selection goes to its segment.
  private func putSelectionBack() {
    withAnimation(reducesMotion ? nil : slidingAnimation) { drag = nil }
  }
}

/// The matched geometry's id; of a type of its own, so that no app's id can equal it.
private struct SelectionID<ID: Hashable>: Hashable {
  /// The segment, where every segment's selection has a geometry of its own.
  let segment: ID?
}

extension CustomizableSegmentedControl {
  /// Sets the space between the control's edges and its segments, in points; 0 by default.
  public func insets(_ insets: EdgeInsets) -> Self {
    var copy = self
    copy.contentInsets = insets
    return copy
  }

  /// Sets the space between some of the control's edges and its segments; nil leaves an edge be.
  public func insets(
    top: CGFloat? = nil, leading: CGFloat? = nil, bottom: CGFloat? = nil, trailing: CGFloat? = nil
  ) -> Self {
    insets(
      EdgeInsets(
        top: top ?? contentInsets.top, leading: leading ?? contentInsets.leading,
        bottom: bottom ?? contentInsets.bottom, trailing: trailing ?? contentInsets.trailing))
  }

  /// Sets the space between a set of the control's edges and its segments; nil is 16 points.
  public func insets(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> Self {
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
