import ViewProbes
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

nonisolated struct Choice: Hashable, Identifiable {
  let id: Int
  /// Of the segment, in points.
  var width: CGFloat = 44
}

/// A window with the component's control at its leading edge: blue ground, white pill, white squares of 20
/// points. Segments of 44 × 60 lie at x 4, 50, 96, …, y 4…64, their squares at y 24…44, 12 further right.
struct SegmentedScene {
  let selection: Remote<Choice>
  let options: Remote<[Choice]>
  let host: OffscreenHost

  init(
    _ choices: [Choice] = (0..<3).map { Choice(id: $0) }, selected: Int = 0,
    style: CustomizableSegmentedControlContentStyle = .blendMode(), animation: Animation = .default,
    isDragEnabled: Bool = true, isDisabled: Bool = false, scale: CGFloat = 1,
    direction: LayoutDirection = .leftToRight, reduceMotion: Bool = false, width: CGFloat? = nil
  ) {
    let selection = Remote(choices.first { $0.id == selected } ?? Choice(id: selected))
    let options = Remote(choices)
    self.selection = selection
    self.options = options
    let natural = choices.reduce(CGFloat(6)) { $0 + $1.width + 2 }
    host = OffscreenHost(
      width: width ?? natural, height: 68, scale: scale, layoutDirection: direction,
      reduceMotion: reduceMotion
    ) {
      WithState(selection) { selection in
        WithState(options) { options in
          CustomizableSegmentedControl(
            selection: selection, options: options.wrappedValue,
            selectionView: Color.white.clipShape(RoundedRectangle(cornerRadius: 10)),
            segmentContent: Self.segment
          )
          .insets(.all, 4)
          .segmentedControl(interSegmentSpacing: 2)
          .segmentedControlContentStyle(style)
          .segmentedControlSlidingAnimation(animation)
          .segmentedControlDragEnabled(isDragEnabled)
          .disabled(isDisabled)
          .background(Color.blue)
          .clipShape(RoundedRectangle(cornerRadius: 14))
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
          .background(Color.blue)
        }
      }
    }
  }

  private static func segment(_ choice: Choice, isSelected: Bool, isPressed: Bool) -> some View {
    Color.white.frame(width: 20, height: 20).frame(width: choice.width, height: 60)
      .opacity(isPressed ? 0.7 : 1)
      .accessibilityIdentifier(
        "\(choice.id)\(isSelected ? " selected" : "")\(isPressed ? " pressed" : "")")
  }

  func select(_ id: Int) {
    host.perform { selection.value = options.value.first { $0.id == id } ?? Choice(id: id) }
  }

  /// Where the pill is, read between its corners and the squares; nil where there is none, or more than
  /// one, or one that lets the ground through.
  var pill: Span? {
    guard let span = host.span(of: .white, over: .systemBlue, y: 20) else { return nil }
    let picture = host.snapshot()
    let (first, last) = (Int(ceil(span.start * host.scale)), Int(span.end * host.scale) - 1)
    let isWhole =
      first > last
      || (first...last).allSatisfy { x in
        picture.pixel(x: x, y: Int(20 * host.scale)) == .white
      }
    return isWhole ? span : nil
  }

  /// The first column of the squares in which a pixel is not what it should be: black under the pill,
  /// white beside it. Columns that the pill covers partly are left out.
  func wrongTextColumn(_ squares: [Range<Int>] = [17..<35, 63..<81, 109..<127]) -> Int? {
    guard let pill else { return -1 }
    let picture = host.snapshot()
    return squares.joined().first { x in
      let isInside = CGFloat(x) >= pill.start && CGFloat(x + 1) <= pill.end
      let isOutside = CGFloat(x + 1) <= pill.start || CGFloat(x) >= pill.end
      guard isInside || isOutside, x < picture.width else { return false }
      return !picture.pixel(x: x, y: 34).isClose(to: isInside ? .black : .white)
    }
  }

  func press(_ x: CGFloat) { host.pointerDown(at: CGPoint(x: x, y: 34)) }
  func move(_ x: CGFloat) { host.movePointer(to: CGPoint(x: x, y: 34)) }
  func release(_ x: CGFloat) { host.pointerUp(at: CGPoint(x: x, y: 34)) }

  /// Drags from one place to another and rests there for half a second before letting go.
  func dragSlowly(from start: CGFloat, to end: CGFloat) {
    press(start)
    move(end)
    host.advance(milliseconds: 500)
    release(end)
  }

  func settle() { host.advance(milliseconds: 3000) }
}
