import Testing
import WUIGeometry
import WUIMotion
import WUISceneGraph

/// Steps down to the right; a subview may ask for a larger step. Counts how often it made a cache.
private struct Staircase: Layout {
  struct Cache {
    var made = 0
    var updates = 0
  }

  func makeCache(subviews: Subviews) -> Cache { Cache(made: 1) }

  func updateCache(_ cache: inout Cache, subviews: Subviews) { cache.updates += 1 }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    CGSize(width: CGFloat(subviews.count) * 10, height: CGFloat(cache.made + cache.updates))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var point = bounds.origin
    for subview in subviews.dropLast() {
      point.x += subview[Step.self]
      point.y += subview[Step.self]
      subview.place(at: point, anchor: .bottomTrailing, proposal: .unspecified)
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    guide == .firstTextBaseline ? 3 : nil
  }
}

private enum Step: LayoutValueKey {
  static let defaultValue: CGFloat = 10
}

@Suite struct CustomLayoutTests {
  private let items = [StubItem.box(4, 4), .box(4, 4), .box(4, 6)]

  @Test func placesByAnchorAndValue() {
    items[1].values[ObjectIdentifier(Step.self)] = CGFloat(30)
    StubContainer(Staircase(), items).layOut(100, 100)
    #expect(items[0].frame == rect(6, 6, 4, 4))
    #expect(items[1].frame == rect(36, 36, 4, 4))
  }

  @Test func unplacedSubviewsStandInTheMiddle() {
    StubContainer(Staircase(), items).layOut(100, 100)
    // The container is 30×1.
    #expect(items[2].frame == rect(13, -2.5, 4, 6))
  }

  @Test func theCacheIsUpdatedAfterAChange() {
    let engine = LayoutEngine(Staircase(), items: items)
    #expect(engine.sizeThatFits(.zero).height == 1)
    engine.invalidate()
    #expect(engine.sizeThatFits(.zero).height == 2)
    engine.items = []
    #expect(engine.sizeThatFits(.zero) == CGSize(width: 0, height: 3))
    engine.layout = AnyLayout(ZStackLayout())
    #expect(engine.sizeThatFits(.zero) == .zero)
  }

  @Test func setsItsOwnGuides() {
    let container = StubContainer(Staircase(), items)
    #expect(container.dimensions(in: .unspecified)[.firstTextBaseline] == 3)
  }

  @Test func anyLayoutKeepsItsOrientation() {
    let engine = LayoutEngine(AnyLayout(AnyLayout(VStackLayout(spacing: 1))), items: items)
    #expect(engine.orientation == .vertical)
    #expect(engine.sizeThatFits(.unspecified) == CGSize(width: 4, height: 16))
    engine.layout = AnyLayout(HStackLayout(spacing: 2))
    #expect(engine.orientation == .horizontal)
    #expect(engine.sizeThatFits(.unspecified) == CGSize(width: 16, height: 6))
  }

  @Test func changedItemsAreMeasuredAgain() {
    var width: CGFloat = 10
    let engine = LayoutEngine(HStackLayout(), items: [Resizable { width }])
    #expect(engine.sizeThatFits(.unspecified).width == 10)
    width = 25
    engine.invalidate()
    #expect(engine.sizeThatFits(.unspecified).width == 25)
  }

  @Test func sizesAreNeverNegativeOrNaN() {
    let wild = StubItem { _ in CGSize(width: CGFloat.nan, height: -5) }
    #expect(wild.inside(FixedSizeLayout()).sizeThatFits(.zero) == .zero)
  }
}

/// An item that remembers nothing.
private final class Resizable: LayoutItem {
  let layoutPriority = 0.0
  let spacing = ViewSpacing()
  private let width: () -> CGFloat

  init(width: @escaping () -> CGFloat) { self.width = width }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: width(), height: 1) }

  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal))
  }

  func place(at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {}

  func layoutValue(for key: ObjectIdentifier) -> Any? { nil }
}
