import WaylandUI

/// One option's share of the ring. Angles are in degrees, clockwise from three o'clock.
struct Arc<Option: Hashable>: Identifiable {
  /// An option, and which of its occurrences among the options this is.
  struct ID: Hashable {
    let option: Option
    let occurrence: Int
  }

  let id: ID
  let start: Double
  let end: Double

  var option: Option { id.option }

  /// The place on the ring's middle line halfway between the ends, seen from the ring's middle.
  func middle(radius: CGFloat) -> CGSize {
    let angle = (start + end) / 2 * .pi / 180
    return CGSize(width: radius * CGFloat(cos(angle)), height: radius * CGFloat(sin(angle)))
  }

  /// Divides the ring among options; each may occur more than once.
  static func ring(of options: [Option]) -> [Arc] {
    var occurrences: [Option: Int] = [:]
    let share = 360 / Double(max(options.count, 1))
    return options.enumerated().map { index, option in
      defer { occurrences[option, default: 0] += 1 }
      return Arc(
        id: ID(option: option, occurrence: occurrences[option, default: 0]),
        start: Double(index) * share, end: Double(index + 1) * share)
    }
  }
}

/// A part of a circle that has grown backwards from its end, in degrees clockwise from three
/// o'clock.
nonisolated struct ArcShape: Shape {
  var start: Double
  var end: Double
  /// How much of it is there; a spring may ask for less than nothing or more than all.
  var grown: Double

  var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>> {
    get { AnimatablePair(start, AnimatablePair(end, grown)) }
    set {
      start = newValue.first
      end = newValue.second.first
      grown = newValue.second.second
    }
  }

  func path(in rect: CGRect) -> Path {
    Circle().path(in: rect).trimmedPath(from: max(start, end - grown) / 360, to: end / 360)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { Circle().sizeThatFits(proposal) }
}

/// The middle part of an arc, which leaves some of it free at either end.
nonisolated struct ArcMark: Shape {
  /// In degrees clockwise from three o'clock.
  let start: Double
  let end: Double
  /// How much shorter than the arc the mark is at either end, in points along the circle.
  let inset: CGFloat

  func path(in rect: CGRect) -> Path {
    let turn = Double(.pi * min(rect.width, rect.height))
    let left = min(Double(inset) / max(turn, 1) * 360, (end - start) / 4)
    return Circle().path(in: rect).trimmedPath(from: (start + left) / 360, to: (end - left) / 360)
  }
}
