import WUIGeometry
import WUISceneGraph

/// An item without a view behind it: a size by proposal, counted questions, and the frame it got.
class StubItem: LayoutItem {
  var layoutPriority = 0.0
  var spacing = ViewSpacing()
  var guides: [AlignmentKey: CGFloat] = [:]
  var values: [ObjectIdentifier: Any] = [:]

  /// The frame in the parent's space, once placed.
  private(set) var frame: CGRect?
  /// The proposal of the last placement.
  private(set) var placedProposal: ProposedViewSize?
  /// Strong, so that wrappers without a variable of their own live as long as their content.
  var parent: StubItem?

  private let measure: (ProposedViewSize) -> CGSize
  private var answers: [ProposedViewSize: ViewDimensions] = [:]

  init(measure: @escaping (ProposedViewSize) -> CGSize = { _ in .zero }) { self.measure = measure }

  /// The proposals that were really measured.
  var proposals: Set<ProposedViewSize> { Set(answers.keys) }

  /// The frame in the root's space.
  var absoluteFrame: CGRect {
    guard let frame else { return .null }
    guard let parent, parent.frame != nil else { return frame }
    return frame.offsetBy(dx: parent.absoluteFrame.minX, dy: parent.absoluteFrame.minY)
  }

  func measured(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: measure(proposal), guides: guides)
  }

  func placeContent(in size: CGSize, proposal: ProposedViewSize) {}

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { dimensions(in: proposal).size }

  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    if let known = answers[proposal] { return known }
    let answer = measured(proposal)
    answers[proposal] = answer
    return answer
  }

  func place(at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    let size = dimensions(in: proposal).size
    frame = CGRect(
      origin: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height),
      size: size)
    placedProposal = proposal
    placeContent(in: size, proposal: proposal)
  }

  func layoutValue(for key: ObjectIdentifier) -> Any? { values[key] }

  /// Lays the item out as the only content of a window.
  func layOut(in proposal: ProposedViewSize) {
    place(at: .zero, anchor: .topLeading, proposal: proposal)
  }

  func layOut(_ width: CGFloat?, _ height: CGFloat?) {
    layOut(in: ProposedViewSize(width: width, height: height))
  }
}

/// An item that arranges others by a layout, as a container node does.
final class StubContainer: StubItem {
  let engine: LayoutEngine

  init<L: Layout>(_ layout: L, _ items: [StubItem]) {
    engine = LayoutEngine(layout, items: items)
    super.init()
    for item in items { item.parent = self }
    spacing = engine.spacing
  }

  override func measured(_ proposal: ProposedViewSize) -> ViewDimensions {
    engine.dimensions(in: proposal)
  }

  override func placeContent(in size: CGSize, proposal: ProposedViewSize) {
    engine.place(in: CGRect(origin: .zero, size: size), proposal: proposal)
  }
}

extension StubItem {
  /// A box of one size.
  static func box(_ width: CGFloat, _ height: CGFloat) -> StubItem {
    StubItem { _ in CGSize(width: width, height: height) }
  }

  /// A colour: whatever is proposed, else 10.
  static func color() -> StubItem { StubItem { $0.replacingUnspecifiedDimensions() } }

  static func spacer(_ axis: Axis?, minLength: CGFloat? = nil) -> StubItem {
    let item = StubItem { LeafSizing.spacer($0, minLength: minLength, orientation: axis) }
    item.spacing = .zero
    item.layoutPriority = LeafSizing.spacerPriority
    return item
  }

  /// One paragraph that breaks into lines 16 high, with baselines 12 below the top of a line.
  static func text(_ width: CGFloat) -> StubItem { StubText(width: width) }

  /// A view whose length stays within limits on both axes.
  static func flexible(_ limits: ClosedRange<CGFloat>, ideal: CGFloat) -> StubItem {
    func length(_ proposal: CGFloat?) -> CGFloat {
      min(max(proposal ?? ideal, limits.lowerBound), limits.upperBound)
    }
    return StubItem { CGSize(width: length($0.width), height: length($0.height)) }
  }

  func with(priority: Double) -> Self {
    layoutPriority = priority
    return self
  }

  func with(_ guide: HorizontalAlignment, at position: CGFloat) -> Self {
    guides[guide.key] = position
    return self
  }

  func with(_ guide: VerticalAlignment, at position: CGFloat) -> Self {
    guides[guide.key] = position
    return self
  }

  /// The item inside a layout of one subview.
  func inside<L: Layout>(_ layout: L) -> StubItem {
    let container = StubContainer(layout, [self])
    container.layoutPriority = layoutPriority
    return container
  }
}

private final class StubText: StubItem {
  private let width: CGFloat

  init(width: CGFloat) {
    self.width = width
    super.init()
  }

  override func measured(_ proposal: ProposedViewSize) -> ViewDimensions {
    let offered = max(10, min(width, proposal.width ?? width))
    let lines = (width / offered).rounded(.up)
    return ViewDimensions(
      size: CGSize(width: offered, height: 16 * lines),
      guides: [
        VerticalAlignment.firstTextBaseline.key: 12,
        VerticalAlignment.lastTextBaseline.key: 16 * lines - 4,
      ])
  }
}

func hstack(
  _ alignment: VerticalAlignment, spacing: CGFloat? = nil, _ items: StubItem...
) -> StubItem {
  StubContainer(HStackLayout(alignment: alignment, spacing: spacing), items)
}

func hstack(spacing: CGFloat? = nil, _ items: StubItem...) -> StubItem {
  StubContainer(HStackLayout(spacing: spacing), items)
}

func vstack(
  _ alignment: HorizontalAlignment, spacing: CGFloat? = nil, _ items: StubItem...
) -> StubItem {
  StubContainer(VStackLayout(alignment: alignment, spacing: spacing), items)
}

func vstack(spacing: CGFloat? = nil, _ items: StubItem...) -> StubItem {
  StubContainer(VStackLayout(spacing: spacing), items)
}

func zstack(_ alignment: Alignment, _ items: StubItem...) -> StubItem {
  StubContainer(ZStackLayout(alignment: alignment), items)
}

/// A rectangle in the order x, y, width, height.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
