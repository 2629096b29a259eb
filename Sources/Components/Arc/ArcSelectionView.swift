import WaylandUI

/// A ring of coloured arcs around a view, of which one is picked.
///
/// Lay it over its host with `.overlay`. It is always there, and transparent to everything while
/// it is not showing; it grows from nothing, turning half a circle, in 0.5 s. The ring is 300
/// points across and its stroke 30 points wide, whatever the size of the host.
///
/// While it shows, the ring takes the keyboard: Left and Up walk to the arc before, Right and
/// Down to the one after, Return or Space picks, Escape leaves things as they are. A thin line
/// outside the ring marks the arc that Return would pick.
public struct ArcSelectionView: View {
  @Binding private var isShowing: Bool
  @Binding private var curColor: Color
  private let colors: [Color]

  /// The arc that the keyboard would pick; nil where the host's colour is not in the ring.
  @State private var highlighted: Int?
  @FocusState private var isFocused: Bool

  /// A ring that writes the picked colour to `curColor` and hides itself through `isShowing`.
  ///
  /// - Parameter colors: The arcs' colours, clockwise; the first begins at three o'clock.
  public init(
    isShowing: Binding<Bool>, curColor: Binding<Color>,
    colors: [Color] = [.blue, .red, .green, .yellow]
  ) {
    _isShowing = isShowing
    _curColor = curColor
    self.colors = colors
  }

  /// The arcs.
  public var body: some View {
    ZStack {
      ForEach(colors.indices, id: \.self) { index in
        ArcSegment(index: index, count: colors.count, color: colors[index], isShowing: isShowing)
          .onTapGesture { pick(index) }
      }
      if isFocused, let highlighted {
        ArcHighlight(index: highlighted, count: colors.count, color: colors[highlighted])
      }
    }
    .frame(width: Self.diameter, height: Self.diameter)
    .rotationEffect(.degrees(isShowing ? 0 : 180))
    .opacity(isShowing ? 1 : 0)
    .animation(.linear(duration: 0.5), value: isShowing)
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
      highlighted = colors.firstIndex(of: curColor)
      isFocused = true
    }
  }

  private func pick(_ index: Int) {
    curColor = colors[index]
    isShowing = false
  }

  private func walk(by step: Int) -> KeyPress.Result {
    guard isShowing, !colors.isEmpty else { return .ignored }
    let start = highlighted ?? (step > 0 ? -1 : colors.count)
    highlighted = (start + step + colors.count) % colors.count
    return .handled
  }

  private func pickHighlighted() -> KeyPress.Result {
    guard isShowing, let highlighted else { return .ignored }
    pick(highlighted)
    return .handled
  }

  static let diameter: CGFloat = 300
  static let lineWidth: CGFloat = 30
}
