import Testing
import WUIGeometry
import WUISceneGraph

private enum Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
  fileprivate static let middle = VerticalAlignment(Middle.self)
}

@Suite struct AlignmentGuideTests {
  @Test func rowsMeetOnTheirBaselines() {
    let large = StubItem.box(40, 50).with(.firstTextBaseline, at: 40)
    let text = StubItem.text(30)
    let row = hstack(.firstTextBaseline, spacing: 0, large, text)
    row.layOut(400, 600)
    #expect(large.frame?.minY == 0)
    #expect(text.frame == rect(40, 28, 30, 16))
    #expect(row.frame?.height == 50)
    // A view without text stands on the baseline.
    let box = StubItem.box(10, 20)
    hstack(.firstTextBaseline, spacing: 0, box, large).layOut(400, 600)
    #expect(box.frame?.minY == 20)
  }

  @Test func theExtentIsTheUnionOfShiftedViews() {
    let first = StubItem.box(10, 20).with(VerticalAlignment.center, at: -10)
    let row = hstack(.center, spacing: 0, first, .box(10, 20))
    row.layOut(400, 600)
    // One guide 10 above its view, the other 10 below the top: shifted by 20.
    #expect(row.frame?.height == 40)
    #expect(first.frame?.minY == 20)
  }

  @Test func customGuidesWorkLikeBuiltInOnes() {
    let plain = StubItem.box(10, 30)
    let explicit = StubItem.box(10, 30).with(.middle, at: 25)
    hstack(.middle, spacing: 0, plain, explicit).layOut(400, 600)
    #expect(plain.frame?.minY == 15)
    #expect(explicit.frame?.minY == 0)
  }

  @Test func stacksMergeTheirViewsGuides() {
    let column = vstack(spacing: 4, .text(30), .box(5, 5), .text(50))
    let dimensions = column.dimensions(in: .unspecified)
    #expect(dimensions[.firstTextBaseline] == 12)
    // 16 + 4 + 5 + 4 above the last text.
    #expect(dimensions[.lastTextBaseline] == 41)
    #expect(dimensions[explicit: VerticalAlignment.top] == nil)
    let averaged = zstack(
      .topLeading, .box(30, 30).with(.middle, at: 4), .box(30, 30).with(.middle, at: 10))
    #expect(averaged.dimensions(in: .unspecified)[.middle] == 7)
  }

  @Test func modifiersCarryGuidesAlong() {
    let text = StubItem.text(30).inside(PaddingLayout(EdgeInsets(10)))
      .inside(FrameLayout(height: 56))
    #expect(text.dimensions(in: .unspecified)[.firstTextBaseline] == 32)
  }

  @Test func alignmentGuideOverridesOneGuide() {
    let box = StubItem.box(20, 10)
    let guided = box.inside(AlignmentGuideLayout(.leading) { $0[.trailing] + 5 })
    let column = vstack(.leading, spacing: 0, .box(50, 10), guided)
    column.layOut(400, 600)
    #expect(box.absoluteFrame == rect(0, 10, 20, 10))
    #expect(column.frame?.width == 75)
    #expect(guided.dimensions(in: .unspecified)[explicit: HorizontalAlignment.trailing] == nil)
    // The stack's own leading guide is now its view's.
    #expect(column.dimensions(in: .unspecified)[.leading] == 25)
  }

  @Test func bothAxesMayUseOneIdentity() {
    let horizontal = HorizontalAlignment(Middle.self)
    let item = StubItem.box(10, 30).with(horizontal, at: 2)
    let dimensions = item.dimensions(in: .unspecified)
    #expect(dimensions[horizontal] == 2)
    #expect(dimensions[.middle] == 10)
  }
}
