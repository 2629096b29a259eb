import Testing
import WUIGeometry
import WUISceneGraph

@Suite struct StackLayoutTests {
  @Test func l7_boxesStandApartByTheDefaultSpacing() {
    // OpenSwiftUI's ZIndexTests: two boxes of 100 in a column, 8 apart.
    let items = [StubItem.box(100, 100), .box(100, 100)]
    let stack = StubContainer(VStackLayout(), items)
    stack.layOut(400, 600)
    #expect(stack.frame?.size == CGSize(width: 100, height: 208))
    #expect(items.map(\.frame) == [rect(0, 0, 100, 100), rect(0, 108, 100, 100)])
  }

  @Test func l6_anEmptyStackHasNoSize() {
    #expect(hstack().sizeThatFits(.init(width: 400, height: 600)) == .zero)
    #expect(zstack(.center).sizeThatFits(.unspecified) == .zero)
  }

  @Test func l6_equallyFlexibleViewsShareEqually() {
    let colors = [StubItem.color(), .color(), .color()]
    let stack = StubContainer(HStackLayout(spacing: 10), colors)
    stack.layOut(320, 50)
    #expect(
      colors.map(\.frame) == [rect(0, 0, 100, 50), rect(110, 0, 100, 50), rect(220, 0, 100, 50)])
  }

  @Test func l6_theLeastFlexibleViewIsServedFirst() {
    // 300 offered: the view up to 50 leaves the colour 250 and not 150, wherever it stands.
    let color = StubItem.color()
    let narrow = StubItem.flexible(20...50, ideal: 30)
    hstack(spacing: 0, color, narrow).layOut(300, 50)
    #expect(color.frame?.width == 250)
    #expect(narrow.frame == rect(250, 0, 50, 50))
  }

  @Test func l6_textsOfUnequalLengthShareByFlexibility() {
    let long = StubItem.text(300)
    let short = StubItem.text(100)
    hstack(.top, spacing: 0, long, short).layOut(200, 600)
    #expect(short.frame == rect(100, 0, 100, 16))
    #expect(long.frame == rect(0, 0, 100, 48))
  }

  @Test func l6_equalFlexibilityKeepsTheOrder() {
    // 100 for two texts of 80: the first is offered half, and the rest goes to the second.
    let first = StubItem.text(80)
    let second = StubItem.text(80)
    hstack(spacing: 0, first, second).layOut(101, 600)
    #expect(first.placedProposal?.width == 50.5)
    #expect(second.placedProposal?.width == 50.5)
  }

  @Test func l6_higherPriorityTakesAllButTheOthersMinimum() {
    let low = StubItem.flexible(30...200, ideal: 100)
    let high = StubItem.text(260).with(priority: 1)
    hstack(spacing: 10, low, high).layOut(250, 40)
    // 240 to share; 30 are reserved.
    #expect(high.placedProposal?.width == 210)
    #expect(low.frame?.width == 30)
  }

  @Test func l6_lowerPrioritiesShareWhatIsLeft() {
    let high = StubItem.box(60, 10).with(priority: 2)
    let middle = StubItem.flexible(10...40, ideal: 20).with(priority: 1)
    let low = StubItem.color()
    hstack(spacing: 0, low, middle, high).layOut(300, 10)
    #expect(middle.frame?.width == 40)
    #expect(low.frame == rect(0, 0, 200, 10))
    #expect(high.frame == rect(240, 0, 60, 10))
  }

  @Test func l6_overflowingContentKeepsItsSize() {
    let items = [StubItem.box(80, 10), .box(80, 10), .color()]
    let stack = StubContainer(HStackLayout(spacing: 5), items)
    stack.layOut(100, 20)
    #expect(stack.frame?.width == 170)
    #expect(items[2].frame == rect(170, 0, 0, 20))
  }

  @Test func l6_nothingOfferedMeansTheIdealOfEach() {
    let items = [StubItem.color(), .flexible(5...90, ideal: 40), .text(70)]
    let stack = StubContainer(HStackLayout(spacing: 1), items)
    #expect(stack.sizeThatFits(.unspecified) == CGSize(width: 122, height: 40))
    stack.layOut(nil, 30)
    #expect(items.map { $0.frame?.width } == [10, 40, 70])
    #expect(items[0].frame?.height == 30)
  }

  @Test func l6_endlessOffersGiveNoNaN() {
    let stack = vstack(spacing: 8, .color(), .spacer(.vertical), .box(10, 10), .color())
    let size = stack.sizeThatFits(.infinity)
    #expect(size == CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
    #expect(
      stack.sizeThatFits(.init(width: .infinity, height: 100))
        == CGSize(width: CGFloat.infinity, height: 100))
    #expect(
      zstack(.center, .color(), .box(3, 3)).sizeThatFits(.infinity).width == CGFloat.infinity)
  }

  @Test func l6_nothingLeftMeansZeroForEach() {
    let items = [StubItem.color(), .color()]
    StubContainer(HStackLayout(spacing: 20), items).layOut(10, 10)
    #expect(items.map { $0.frame?.width } == [0, 0])
  }

  @Test func l6_theOtherAxisIsPassedOn() {
    let color = StubItem.color()
    let stack = vstack(spacing: 0, color, .box(20, 20))
    stack.layOut(90, 100)
    #expect(color.frame == rect(0, 0, 90, 80))
    #expect(stack.frame?.width == 90)
  }

  @Test func l6_rowsGrowToTheWidest() {
    // components.md L4 and L6: the menu shrinks to its widest row, and every row fills it.
    let fill = FlexibleFrameLayout(maxWidth: .infinity, alignment: .leading)
    let texts = [StubItem.text(60), .text(130), .text(90)]
    let rows = texts.map { $0.inside(fill) }
    let menu = StubContainer(VStackLayout(alignment: .leading), rows)
    let fixed = menu.inside(FixedSizeLayout(horizontal: true, vertical: false))
    fixed.layOut(400, 600)
    #expect(fixed.frame?.width == 130)
    #expect(rows.map { $0.frame?.width } == [130, 130, 130])
    #expect(texts.map { $0.absoluteFrame.minX } == [0, 0, 0])
    #expect(rows.map { $0.frame?.minY } == [0, 24, 48])
  }

  @Test func l6_nestedStacksShareInTurn() {
    let inner = [StubItem.color(), .color()]
    let column = StubContainer(VStackLayout(spacing: 4), inner)
    let side = StubItem.box(40, 30)
    let row = hstack(spacing: 10, side, column)
    row.layOut(150, 104)
    #expect(inner.map(\.absoluteFrame) == [rect(50, 0, 100, 50), rect(50, 54, 100, 50)])
    #expect(side.frame == rect(0, 37, 40, 30))
  }

  @Test func l7_aSpacerPushesApartAndShrinksToItsMinimum() {
    let items = [StubItem.box(30, 10), .spacer(.horizontal), .box(30, 10)]
    let stack = StubContainer(HStackLayout(), items)
    stack.layOut(200, 50)
    #expect(items[1].frame == rect(30, 5, 140, 0))
    #expect(items[2].frame?.minX == 170)
    #expect(stack.sizeThatFits(.unspecified).width == 68)
    #expect(stack.sizeThatFits(.zero).width == 68)
  }
}
