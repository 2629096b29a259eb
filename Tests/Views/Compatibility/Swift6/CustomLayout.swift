import WaylandUI

private struct RankKey: LayoutValueKey {
  static let defaultValue = 0
}

/// Puts its views around a circle.
struct RingLayout: Layout {
  var radius: CGFloat
  var turn: Angle = .zero

  struct Cache {
    var sizes: [CGSize] = []
  }

  var animatableData: AnimatablePair<CGFloat, Double> {
    get { AnimatablePair(radius, turn.radians) }
    set {
      radius = newValue.first
      turn.radians = newValue.second
    }
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let widest = cache.sizes.map(\.width).max() ?? 0
    return CGSize(width: radius * 2 + widest, height: radius * 2 + widest)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for (index, subview) in subviews.enumerated() {
      let place = Double(index + subview[RankKey.self]) / Double(subviews.count)
      let angle = turn.radians + place * 2 * .pi
      subview.place(
        at: CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle)),
        anchor: .center, proposal: .unspecified)
    }
  }
}

/// The simplest layout: no cache.
struct EqualWidths: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return CGSize(
      width: (sizes.map(\.width).max() ?? 0) * CGFloat(subviews.count),
      height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let width = bounds.width / CGFloat(max(subviews.count, 1))
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + width * CGFloat(index), y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}

struct LayoutsView: View {
  @State private var isRing = true

  var body: some View {
    let layout = isRing ? AnyLayout(RingLayout(radius: 40)) : AnyLayout(HStackLayout(spacing: 4))
    VStack {
      layout {
        ForEach(0..<5) { Text("\($0)").layoutValue(key: RankKey.self, value: 1) }
      }
      EqualWidths {
        Text("a")
        Text("longer")
      }
      .onTapGesture { withAnimation { isRing.toggle() } }
      HStack(alignment: .middleOfTitle) {
        Text("x").alignmentGuide(.middleOfTitle) { $0[VerticalAlignment.center] }
        Text("y").layoutPriority(1)
        Spacer(minLength: 0)
      }
    }
  }
}

extension VerticalAlignment {
  private struct MiddleOfTitle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
  }

  static let middleOfTitle = VerticalAlignment(MiddleOfTitle.self)
}
