import WaylandUI

/// One arc of the ring: shown, it covers its share of the circle; hidden, it has shrunk to its end.
struct ArcSegment: View {
  let index: Int
  let count: Int
  let color: Color
  let isShowing: Bool

  var body: some View {
    Circle()
      .trim(from: isShowing ? start : end, to: end)
      .stroke(color, lineWidth: ArcSelectionView.lineWidth)
      .animation(.linear(duration: 0.4), value: isShowing)
  }

  /// Where the arc begins and ends, as fractions of the circle clockwise from three o'clock.
  private var start: CGFloat { CGFloat(index) / CGFloat(count) }
  private var end: CGFloat { CGFloat(index + 1) / CGFloat(count) }
}

/// The thin line outside the ring that marks the arc which the keyboard would pick.
struct ArcHighlight: View {
  let index: Int
  let count: Int
  let color: Color

  var body: some View {
    Circle()
      .trim(from: inset / turn, to: (1 / CGFloat(count)) - inset / turn)
      .stroke(color, style: StrokeStyle(lineWidth: thickness, lineCap: .round))
      .frame(width: radius * 2, height: radius * 2)
      .rotationEffect(.degrees(360 * Double(index) / Double(count)))
      .allowsHitTesting(false)
  }

  private let thickness: CGFloat = 4
  /// Six points of air between the ring's outer edge and the line.
  private var radius: CGFloat {
    (ArcSelectionView.diameter + ArcSelectionView.lineWidth) / 2 + 6 + thickness / 2
  }
  private var turn: CGFloat { 2 * .pi * radius }
  /// How much shorter than its arc the line is at either end, in points along the circle.
  private let inset: CGFloat = 8
}
