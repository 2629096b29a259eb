import Testing
import WUIGeometry
import WUISceneGraph

@Suite struct ViewSpacingTests {
  @Test func l7_ordinaryViewsStandEightApart() {
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
    #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .horizontal) == 0)
    #expect(ViewSpacing().distance(to: .zero, along: .vertical) == 0)
  }

  @Test func l7_theLargerPreferenceWins() {
    var wide = ViewSpacing.zero
    wide[.bottom] = 20
    #expect(wide.distance(to: .zero, along: .vertical) == 20)
    #expect(wide.distance(to: .zero, along: .horizontal) == 0)
    #expect(wide.union(.zero)[.bottom] == 20)
    #expect(wide.union(ViewSpacing())[.top] == nil)
    #expect(wide.union(ViewSpacing())[.bottom] == 20)
    #expect(wide.union(ViewSpacing(), edges: .top)[.leading] == 0)
  }

  @Test func l7_aFramedSpacerHasNoSpacing() {
    // components.md L7: header centre to first row centre = 24 + 16 + 24.
    let header = StubItem.box(200, 48)
    let gap = StubItem.spacer(.vertical).inside(FrameLayout(height: 16))
    let rows = [StubItem.box(200, 48), .box(200, 48)]
    vstack(header, gap, rows[0], rows[1]).layOut(200, 600)
    #expect(rows[0].frame!.midY - header.frame!.midY == 64)
    #expect(rows[1].frame!.minY - rows[0].frame!.minY == 56)
    #expect(gap.frame?.size == CGSize(width: 0, height: 16))
  }

  @Test func l7_paddingRestoresTheDefault() {
    let spacer = StubItem.spacer(.vertical).inside(
      PaddingLayout(EdgeInsets(5, edges: .bottom)))
    #expect(spacer.spacing[.top] == 0)
    #expect(spacer.spacing[.bottom] == nil)
  }

  @Test func l7_stacksShowTheSpacingOfTheirEnds() {
    let column = vstack(.spacer(.vertical), .box(1, 1))
    #expect(column.spacing[.top] == 0)
    #expect(column.spacing[.bottom] == nil)
    #expect(column.spacing[.leading] == nil)
  }

  @Test func l7_explicitSpacingReplacesPreferences() {
    let items = [StubItem.spacer(.vertical, minLength: 0), .box(5, 5), .box(5, 5)]
    let stack = StubContainer(VStackLayout(spacing: 3), items)
    #expect(stack.sizeThatFits(.zero).height == 16)
  }
}
