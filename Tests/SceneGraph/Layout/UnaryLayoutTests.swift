import Testing
import WUIGeometry
import WUISceneGraph

@Suite struct UnaryLayoutTests {
  @Test func l10_paddingInsetsTheOfferAndGrowsTheAnswer() {
    let color = StubItem.color()
    let padded = color.inside(
      PaddingLayout(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
    padded.layOut(100, 50)
    #expect(padded.frame?.size == CGSize(width: 100, height: 50))
    #expect(color.frame == rect(2, 1, 94, 46))
    #expect(padded.sizeThatFits(.unspecified) == CGSize(width: 16, height: 14))
    #expect(padded.sizeThatFits(.zero) == CGSize(width: 6, height: 4))
    #expect(padded.sizeThatFits(.infinity).width == CGFloat.infinity)
  }

  @Test func l10_negativePaddingReachesOut() {
    let color = StubItem.color()
    color.inside(PaddingLayout(EdgeInsets(-10))).layOut(100, 50)
    #expect(color.frame == rect(-10, -10, 120, 70))
    #expect(StubItem.box(5, 5).inside(PaddingLayout(EdgeInsets(-10))).sizeThatFits(.zero) == .zero)
  }

  @Test(arguments: [
    (ContentMode.fit, CGSize(width: 100, height: 50)),
    (ContentMode.fill, CGSize(width: 160, height: 80)),
  ])
  func aspectRatioOffersItsRatio(mode: ContentMode, size: CGSize) {
    let scaled = StubItem.color().inside(AspectRatioLayout(2, contentMode: mode))
    #expect(scaled.sizeThatFits(.init(width: 100, height: 80)) == size)
    #expect(
      scaled.sizeThatFits(.init(width: 100, height: nil)) == CGSize(width: 100, height: 50))
    #expect(scaled.sizeThatFits(.init(width: nil, height: 80)) == CGSize(width: 160, height: 80))
    #expect(scaled.sizeThatFits(.infinity).height == CGFloat.infinity)
    #expect(scaled.sizeThatFits(.zero) == .zero)
  }

  @Test func aspectRatioDefaultsToTheContentsIdeal() {
    let picture = StubItem { $0.replacingUnspecifiedDimensions(by: CGSize(width: 30, height: 10)) }
    let scaled = picture.inside(AspectRatioLayout(contentMode: .fit))
    #expect(scaled.sizeThatFits(.init(width: 90, height: 90)) == CGSize(width: 90, height: 30))
    #expect(scaled.sizeThatFits(.unspecified) == CGSize(width: 30, height: 10))
    let flat = StubItem.box(30, 0).inside(AspectRatioLayout(contentMode: .fit))
    #expect(flat.sizeThatFits(.init(width: 90, height: 90)) == CGSize(width: 30, height: 0))
  }

  @Test func l11_positionTakesAllAndCentresAtThePoint() {
    let box = StubItem.box(20, 10)
    let positioned = box.inside(PositionLayout(CGPoint(x: 50, y: 5)))
    positioned.layOut(100, 80)
    #expect(positioned.frame?.size == CGSize(width: 100, height: 80))
    #expect(box.frame == rect(40, 0, 20, 10))
    #expect(positioned.sizeThatFits(.unspecified) == CGSize(width: 20, height: 10))
  }
}
