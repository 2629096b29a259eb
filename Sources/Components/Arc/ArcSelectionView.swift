import WaylandUI

/// A ring of arcs around a view, of which one is picked.
///
/// Lay it over its host with `.overlay`. It is always there, and transparent to everything while
/// it is not showing; it grows from nothing, turning half a circle, in 0.5 s. The ring is 300
/// points across and its line 30 points wide, whatever the size of the host, unless
/// `arcDiameter(_:)` and `arcLineWidth(_:)` say otherwise.
///
/// While it shows, the ring takes the keyboard: Left and Up walk to the arc before, Right and
/// Down to the one after, Return or Space picks, Escape leaves things as they are. A thin line
/// outside the ring marks the arc that Return would pick.
///
/// Where motion is to be reduced the ring fades in its place in 0.2 s.
public struct ArcSelectionView<Option: Hashable, ArcStyle: ShapeStyle, ArcLabel: View>: View {
  @Binding private var isShowing: Bool
  @Binding private var selection: Option?
  private let arcs: [Arc<Option>]
  private let style: (Option) -> ArcStyle
  private let label: (Option, Bool) -> ArcLabel

  /// The arc that the keyboard would pick; nil where the selection is not in the ring.
  @State private var highlighted: Arc<Option>.ID?
  /// Whether that arc is marked. The mark of a ring that hides, which has lost the focus by that, fades
  /// along with it.
  @State private var isMarking = false
  @FocusState private var isFocused: Bool
  @Environment(\.arcDiameter) private var diameter
  @Environment(\.arcLineWidth) private var lineWidth
  @Environment(\.arcMotion) private var motion
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// A ring with an arc for every option, which writes the picked one to `selection` and hides
  /// itself through `isShowing`.
  ///
  /// - Parameters:
  ///   - isShowing: Whether the ring is there.
  ///   - selection: The option that was picked last; it need not be one of `options`.
  ///   - options: The arcs, clockwise; the first begins at three o'clock. An option may occur twice.
  ///   - style: What an option's arc is painted with.
  ///   - label: A view in the middle of an option's arc, of the option and whether the keyboard would
  ///     pick it. It stays upright while the ring turns, and taps go through it.
  public init(
    isShowing: Binding<Bool>, selection: Binding<Option>, options: [Option],
    style: @escaping (_ option: Option) -> ArcStyle,
    @ViewBuilder label: @escaping (_ option: Option, _ isHighlighted: Bool) -> ArcLabel
  ) {
    self.init(
      isShowing: isShowing, selection: Binding(selection), options: options, style: style,
      label: label)
  }

  /// A ring with an arc for every option, of which none need have been picked yet.
  public init(
    isShowing: Binding<Bool>, selection: Binding<Option?>, options: [Option],
    style: @escaping (_ option: Option) -> ArcStyle,
    @ViewBuilder label: @escaping (_ option: Option, _ isHighlighted: Bool) -> ArcLabel
  ) {
    _isShowing = isShowing
    _selection = selection
    arcs = Arc.ring(of: options)
    self.style = style
    self.label = label
  }

  /// The arcs.
  public var body: some View {
    ZStack {
      ForEach(arcs) { segment(of: $0) }
    }
    .overlay { mark }
    .overlay { if ArcLabel.self != EmptyView.self { labels } }
    .frame(width: diameter, height: diameter)
    .rotationEffect(turn)
    .opacity(isShowing ? 1 : 0)
    .animation(reducesMotion ? .easeInOut(duration: 0.2) : motion.turn, value: isShowing)
    .focusable(isShowing)
    .focused($isFocused)
    .focusEffectDisabled()
    .onKeyPress(
      keys: [.leftArrow, .upArrow, .rightArrow, .downArrow], phases: [.down, .repeat]
    ) { press in
      walk(by: press.key == .rightArrow || press.key == .downArrow ? 1 : -1)
    }
    .onKeyPress(keys: [.return, .space], phases: .down) { _ in pickHighlighted() }
    .onExitCommand(perform: isShowing ? { isShowing = false } : nil)
    .onChange(of: isShowing) { _, isShowing in
      guard isShowing else { return }
      highlighted = arcs.first { $0.option == selection }?.id
      isFocused = true
    }
    .onChange(of: isFocused) { _, isFocused in
      if isFocused || isShowing { isMarking = isFocused }
    }
  }

  private func segment(of arc: Arc<Option>) -> some View {
    ArcShape(start: arc.start, end: arc.end, grown: isInPlace ? arc.end - arc.start : 0)
      .stroke(style(arc.option), lineWidth: lineWidth)
      .animation(motion.sweep, value: isShowing)
      .onTapGesture { pick(arc) }
      .accessibilityAddTraits(
        arc.option == selection ? [.isButton, .isSelected] : .isButton)
  }

  /// The thin line outside the ring that marks the arc which the keyboard would pick.
  private var mark: some View {
    ForEach(arcs.filter(isHighlighted)) { arc in
      ArcMark(start: arc.start, end: arc.end, inset: 8)
        .stroke(style(arc.option), style: StrokeStyle(lineWidth: 4, lineCap: .round))
        // Six points of air between the ring's outer edge and the line.
        .padding(-(lineWidth / 2 + 6 + 2))
        .allowsHitTesting(false)
    }
  }

  private var labels: some View {
    GeometryReader { proxy in
      ZStack {
        ForEach(arcs) { arc in
          label(arc.option, isHighlighted(arc))
            .rotationEffect(-turn)
            .offset(arc.middle(radius: min(proxy.size.width, proxy.size.height) / 2))
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .allowsHitTesting(false)
  }

  /// Whether the arcs are whole and where they belong, though perhaps not to be seen.
  private var isInPlace: Bool { isShowing || reducesMotion }

  private var turn: Angle { .degrees(isInPlace ? 0 : 180) }

  private func isHighlighted(_ arc: Arc<Option>) -> Bool { isMarking && arc.id == highlighted }

  private func pick(_ arc: Arc<Option>) {
    selection = arc.option
    isShowing = false
  }

  private func walk(by step: Int) -> KeyPress.Result {
    guard isShowing, !arcs.isEmpty else { return .ignored }
    let start = arcs.firstIndex { $0.id == highlighted } ?? (step > 0 ? -1 : arcs.count)
    highlighted = arcs[(start + step + arcs.count) % arcs.count].id
    return .handled
  }

  private func pickHighlighted() -> KeyPress.Result {
    guard isShowing, let arc = arcs.first(where: { $0.id == highlighted }) else {
      return .ignored
    }
    pick(arc)
    return .handled
  }
}

extension ArcSelectionView where ArcLabel == EmptyView {
  /// A ring of plain arcs, one for every option.
  public init(
    isShowing: Binding<Bool>, selection: Binding<Option>, options: [Option],
    style: @escaping (_ option: Option) -> ArcStyle
  ) {
    self.init(isShowing: isShowing, selection: selection, options: options, style: style) { _, _ in
      EmptyView()
    }
  }

  /// A ring of plain arcs, one for every option, of which none need have been picked yet.
  public init(
    isShowing: Binding<Bool>, selection: Binding<Option?>, options: [Option],
    style: @escaping (_ option: Option) -> ArcStyle
  ) {
    self.init(isShowing: isShowing, selection: selection, options: options, style: style) { _, _ in
      EmptyView()
    }
  }
}

extension ArcSelectionView where Option == Color, ArcStyle == Color, ArcLabel == EmptyView {
  /// A ring of colours that writes the picked one to `curColor` and hides itself through
  /// `isShowing`.
  ///
  /// - Parameter colors: The arcs' colours, clockwise; the first begins at three o'clock.
  public init(
    isShowing: Binding<Bool>, curColor: Binding<Color>,
    colors: [Color] = [.blue, .red, .green, .yellow]
  ) {
    self.init(isShowing: isShowing, selection: curColor, options: colors, style: { $0 })
  }
}
