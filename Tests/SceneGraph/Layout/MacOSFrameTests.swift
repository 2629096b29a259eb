import Testing
import WUIGeometry
import WUISceneGraph

/// Frames that SwiftUI gave on macOS, in a window of 400×600 points.
///
/// Source of the numbers: codelynx/SwiftOpenUI, Tests/LayoutParityTests/Fixtures (MIT), captured
/// 2026-04-18. Texts are stand-ins of the captured sizes; they have no spacing between each other
/// there, so it is given here where the scene leaves it out.
@Suite struct MacOSFrameTests {
  private func label(_ width: CGFloat) -> StubItem { .box(width, 16) }

  @Test func zstackBottomTrailing() {
    let text = label(87.5)
    let root = zstack(
      .bottomTrailing, StubItem.color().inside(FrameLayout(width: 200, height: 200)), text)
    root.layOut(400, 600)
    #expect(root.frame?.size == CGSize(width: 200, height: 200))
    #expect(text.frame == rect(112.5, 184, 87.5, 16))
  }

  @Test func mixedFixedFlexibleHstack() {
    let texts = [label(32.5), label(23.5)]
    let color = StubItem.color()
    hstack(
      spacing: 0, texts[0].inside(FrameLayout(width: 80)), color, .spacer(.horizontal),
      texts[1].inside(FrameLayout(width: 60))
    ).layOut(400, 600)
    #expect(color.frame == rect(80, 0, 252, 600))
    // Captured as 24 and 358.5: there, positions are rounded to half points.
    #expect(texts.map { $0.absoluteFrame.minX } == [23.75, 358.25])
    #expect(texts[0].absoluteFrame.minY == 292)
  }

  @Test func unequalFlexSpacers() {
    let texts = [label(22.5), label(22.5), label(44.5)]
    let spacers = (0..<3).map { _ in StubItem.spacer(.vertical) }
    vstack(texts[0], spacers[0], texts[1], spacers[1], spacers[2], texts[2]).layOut(400, 600)
    #expect(texts.map { $0.frame?.minY } == [0, 200, 584])
  }

  @Test func complexNested() {
    func row(_ first: CGFloat, _ second: CGFloat) -> (StubItem, [StubItem]) {
      let color = StubItem.color().inside(FrameLayout(width: 44, height: 44))
      let texts = [label(first), label(second)]
      let column = vstack(.leading, spacing: 4, texts[0], texts[1])
      let row = hstack(spacing: 12, color, column, .spacer(.horizontal))
      return (
        row.inside(PaddingLayout(EdgeInsets(16, edges: .horizontal))), [color] + texts
      )
    }
    let (top, topLeaves) = row(26.5, 47)
    let (bottom, bottomLeaves) = row(38, 69.5)
    let divider = StubItem { LeafSizing.divider($0, orientation: .vertical) }
    let root = vstack(spacing: 16, top, divider, bottom)
    root.layOut(400, 600)
    #expect(root.frame?.size == CGSize(width: 400, height: 121))
    #expect(
      topLeaves.map(\.absoluteFrame)
        == [rect(16, 0, 44, 44), rect(72, 4, 26.5, 16), rect(72, 24, 47, 16)])
    #expect(divider.frame == rect(0, 60, 400, 1))
    #expect(
      bottomLeaves.map(\.absoluteFrame)
        == [rect(16, 77, 44, 44), rect(72, 81, 38, 16), rect(72, 101, 69.5, 16)])
  }

  @Test func twoColumnHstack() {
    let color = StubItem.color().inside(FrameLayout(width: 120))
    let texts = [label(79), label(71)]
    let column = vstack(.leading, spacing: 8, texts[0], texts[1])
      .inside(FlexibleFrameLayout(maxWidth: .infinity, alignment: .leading))
      .inside(PaddingLayout(EdgeInsets(16)))
    hstack(spacing: 0, color, column).layOut(400, 600)
    #expect(color.frame == rect(0, 0, 120, 600))
    #expect(texts.map(\.absoluteFrame) == [rect(136, 280, 79, 16), rect(136, 304, 71, 16)])
  }

  @Test func sidebarDetailSplit() {
    let items = [36.5, 38, 38.5, 38.5, 38.5].map { label($0) }
    let sidebar = StubContainer(VStackLayout(alignment: .leading, spacing: 4), items)
      .inside(FrameLayout(width: 120)).inside(PaddingLayout(EdgeInsets(8, edges: .vertical)))
    let line = StubItem.color().inside(FrameLayout(width: 1))
    let detail = label(35)
    let column = vstack(.leading, detail, .spacer(.vertical))
      .inside(FlexibleFrameLayout(maxWidth: .infinity, alignment: .leading))
      .inside(PaddingLayout(EdgeInsets(12)))
    hstack(spacing: 0, sidebar, line, column).layOut(400, 600)
    #expect(items.map { $0.absoluteFrame.minY } == [252, 272, 292, 312, 332])
    // Captured as 41: rounded to half points upwards.
    #expect(items.map { $0.absoluteFrame.minX } == Array(repeating: 40.75, count: 5))
    #expect(line.frame == rect(120, 0, 1, 600))
    #expect(detail.absoluteFrame.origin == CGPoint(x: 133, y: 12))
  }

  @Test func nestedAlignmentOverride() {
    let texts = [label(9), label(8.5)]
    let row = hstack(texts[0], .spacer(.horizontal))
      .inside(FlexibleFrameLayout(maxWidth: .infinity))
    let last = texts[1].inside(FlexibleFrameLayout(maxWidth: .infinity, alignment: .trailing))
    let root = vstack(.leading, spacing: 0, row, last)
    root.layOut(400, 600)
    #expect(root.frame?.size == CGSize(width: 400, height: 32))
    #expect(texts.map(\.absoluteFrame) == [rect(0, 0, 9, 16), rect(391.5, 16, 8.5, 16)])
  }

  @Test func deeplyNestedPaddingFrame() {
    let text = label(9)
    let root = text.inside(PaddingLayout(EdgeInsets(4))).inside(FrameLayout(width: 80, height: 40))
      .inside(PaddingLayout(EdgeInsets(8))).inside(FrameLayout(width: 150, height: 80))
      .inside(PaddingLayout(EdgeInsets(12)))
    root.layOut(400, 600)
    #expect(root.frame?.size == CGSize(width: 174, height: 104))
    #expect(text.absoluteFrame == rect(82.5, 44, 9, 16))
  }

  @Test func toolbarContentLayout() {
    let texts = [label(30), label(26.5), label(32)]
    let bar = hstack(
      texts[0], .spacer(.horizontal), texts[1], .spacer(.horizontal), texts[2]
    ).inside(PaddingLayout(EdgeInsets(8))).inside(FlexibleFrameLayout(maxWidth: .infinity))
    let line = StubItem.color().inside(FrameLayout(height: 1))
    let root = vstack(spacing: 0, bar, line, .spacer(.vertical))
    root.layOut(400, 600)
    #expect(root.frame?.size == CGSize(width: 400, height: 600))
    // The middle one was captured at 186: rounded to half points.
    #expect(texts.map { $0.absoluteFrame.minX } == [8, 185.75, 360])
    #expect(texts.map { $0.absoluteFrame.minY } == [8, 8, 8])
    #expect(line.frame == rect(0, 32, 400, 1))
  }

  @Test func appHeaderContentFooter() {
    let texts = [label(44.5), label(39), label(24)]
    let header = texts[0].inside(FlexibleFrameLayout(maxWidth: .infinity, alignment: .leading))
      .inside(PaddingLayout(EdgeInsets(16, edges: .horizontal)))
      .inside(PaddingLayout(EdgeInsets(8, edges: .vertical)))
    let footer = hstack(texts[1], .spacer(.horizontal), texts[2])
      .inside(PaddingLayout(EdgeInsets(16, edges: .horizontal)))
      .inside(PaddingLayout(EdgeInsets(4, edges: .vertical)))
    vstack(spacing: 0, header, .spacer(.vertical), footer).layOut(400, 600)
    #expect(
      texts.map { $0.absoluteFrame.origin }
        == [CGPoint(x: 16, y: 8), CGPoint(x: 16, y: 580), CGPoint(x: 360, y: 580)])
  }

  @Test func frameMinMax() {
    let text = label(74)
    let root = text.inside(
      FlexibleFrameLayout(minWidth: 100, maxWidth: 300, minHeight: 50, maxHeight: 150))
    root.layOut(400, 600)
    #expect(root.frame?.size == CGSize(width: 300, height: 150))
    #expect(text.frame == rect(113, 67, 74, 16))
  }

  @Test func frameMaxWidthInfinityWithMinHeight() {
    let texts = [label(22.5), label(44.5)]
    let root = vstack(spacing: 0, texts[0], texts[1])
      .inside(FlexibleFrameLayout(maxWidth: .infinity, minHeight: 180))
    root.layOut(400, 600)
    #expect(root.frame?.size == CGSize(width: 400, height: 180))
    #expect(texts.map { $0.absoluteFrame.minY } == [74, 90])
  }

  @Test func spacerVertical() {
    let root = vstack(.spacer(.vertical))
    root.layOut(400, 600)
    #expect(root.frame?.size == CGSize(width: 0, height: 600))
  }
}
