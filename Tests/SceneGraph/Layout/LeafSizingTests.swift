import Testing
import WUIGeometry
import WUISceneGraph

@Suite struct LeafSizingTests {
  @Test func l2_geometryReadersTakeTheOfferElseTen() {
    let partial = ProposedViewSize(width: 40, height: nil)
    #expect(LeafSizing.geometryReader(partial) == CGSize(width: 40, height: 10))
    #expect(LeafSizing.geometryReader(.unspecified) == CGSize(width: 10, height: 10))
  }

  @Test func l7_spacersGrowAlongTheirStackOnly() {
    let offer = ProposedViewSize(width: 40, height: 30)
    #expect(LeafSizing.spacer(offer, orientation: .horizontal) == CGSize(width: 40, height: 0))
    #expect(LeafSizing.spacer(offer, orientation: .vertical) == CGSize(width: 0, height: 30))
    #expect(LeafSizing.spacer(offer, orientation: nil) == CGSize(width: 40, height: 30))
    #expect(LeafSizing.spacer(.zero, orientation: .vertical).height == 8)
    #expect(LeafSizing.spacer(.zero, minLength: 0, orientation: .vertical).height == 0)
    #expect(LeafSizing.spacer(.unspecified, minLength: 30, orientation: .vertical).height == 30)
  }

  @Test func dividersCrossTheirStack() {
    let offer = ProposedViewSize(width: 40, height: 30)
    #expect(LeafSizing.divider(offer, orientation: .horizontal) == CGSize(width: 1, height: 30))
    #expect(LeafSizing.divider(offer, orientation: .vertical) == CGSize(width: 40, height: 1))
    #expect(LeafSizing.divider(offer, orientation: nil) == CGSize(width: 40, height: 1))
  }
}
