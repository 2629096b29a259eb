import Testing
import WUIGeometry
import WUISceneGraph

@Suite struct FrameLayoutTests {
  @Test func l3_aGivenAxisIsFixedAndTheOtherPassedOn() {
    let color = StubItem.color()
    let frame = color.inside(FrameLayout(width: 120))
    frame.layOut(400, 600)
    #expect(frame.frame?.size == CGSize(width: 120, height: 600))
    #expect(color.placedProposal == ProposedViewSize(width: 120, height: 600))
    #expect(frame.sizeThatFits(.unspecified) == CGSize(width: 120, height: 10))
  }

  @Test func l3_contentIsAlignedAndMayOverflow() {
    let box = StubItem.box(200, 10)
    box.inside(FrameLayout(width: 100, height: 50, alignment: .bottomTrailing)).layOut(400, 600)
    #expect(box.frame == rect(-100, 40, 200, 10))
  }

  @Test(arguments: [-1, CGFloat.nan, .infinity])
  func l3_lengthsThatMakeNoSenseAreIgnored(length: CGFloat) {
    let frame = StubItem.box(30, 20).inside(FrameLayout(width: length, height: 40))
    #expect(frame.sizeThatFits(.zero) == CGSize(width: 30, height: 40))
    let flexible = StubItem.box(30, 20).inside(FlexibleFrameLayout(minWidth: length))
    #expect(flexible.sizeThatFits(.unspecified) == CGSize(width: 30, height: 20))
  }

  /// One axis of a flexible frame: limits, proposal, the content's wish, and what comes out.
  struct Case: Sendable {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?
    var proposal: CGFloat?
    /// The content takes this or, if it is nil, what it is offered (10 if nothing).
    var content: CGFloat?
    var length: CGFloat
    var offered: CGFloat?
  }

  @Test(arguments: [
    // Both limits: the clamped proposal.
    Case(min: 100, max: 300, proposal: 400, content: 74, length: 300, offered: 300),
    Case(min: 100, max: 300, proposal: 50, content: 74, length: 100, offered: 100),
    Case(min: 100, max: 300, proposal: 200, content: 500, length: 200, offered: 200),
    // Only a maximum: at least the content, all of a finite proposal when unlimited.
    Case(max: .infinity, proposal: 400, content: 74, length: 400, offered: 400),
    Case(max: .infinity, proposal: 0, content: 74, length: 74, offered: 0),
    Case(max: .infinity, proposal: .infinity, content: 74, length: .infinity, offered: .infinity),
    Case(max: 60, proposal: 400, content: 74, length: 60, offered: 60),
    Case(max: 60, proposal: 30, content: 40, length: 40, offered: 30),
    // Only a minimum: at most the content, and the proposal if it lies between.
    Case(min: 50, proposal: 20, content: 74, length: 50, offered: 50),
    Case(min: 50, proposal: 60, content: 74, length: 60, offered: 60),
    Case(min: 50, proposal: 400, content: 74, length: 74, offered: 400),
    Case(min: 0, proposal: 30, content: 74, length: 30, offered: 30),
    // No proposal: the ideal, else the content, clamped.
    Case(max: .infinity, proposal: nil, content: 74, length: 74, offered: nil),
    Case(min: 100, max: 300, proposal: nil, content: 74, length: 100, offered: nil),
    Case(ideal: 90, proposal: nil, content: 74, length: 90, offered: 90),
    Case(min: 100, ideal: 90, proposal: nil, content: nil, length: 100, offered: 100),
    Case(ideal: 90, proposal: 200, content: 74, length: 74, offered: 200),
    // Limits that contradict each other: the minimum comes before the ideal, that before the maximum
    // (OpenSwiftUI's FrameLayoutTests.swift).
    Case(min: 100, max: 50, proposal: 400, content: 74, length: 100, offered: 100),
    Case(ideal: 90, max: 50, proposal: 400, content: 74, length: 90, offered: 90),
    Case(ideal: 90, max: 50, proposal: nil, content: 74, length: 90, offered: 90),
    Case(min: 100, ideal: 90, max: 50, proposal: nil, content: 74, length: 100, offered: 100),
    Case(min: 0, ideal: 0, max: 0, proposal: 400, content: 74, length: 0, offered: 0),
  ])
  func l4_flexibleFrame(_ rule: Case) {
    let content = StubItem { proposal in
      CGSize(
        width: rule.content ?? proposal.width ?? 10, height: rule.content ?? proposal.height ?? 10)
    }
    let limits = FlexibleFrameLayout(
      minWidth: rule.min, idealWidth: rule.ideal, maxWidth: rule.max, minHeight: rule.min,
      idealHeight: rule.ideal, maxHeight: rule.max)
    let frame = content.inside(limits)
    let proposal = ProposedViewSize(width: rule.proposal, height: rule.proposal)
    #expect(frame.sizeThatFits(proposal) == CGSize(width: rule.length, height: rule.length))
    if rule.length.isFinite {
      frame.layOut(in: proposal)
      #expect(content.placedProposal == ProposedViewSize(width: rule.offered, height: rule.offered))
    }
  }

  @Test func l5_fixedSizeProposesNothingOnItsAxes() {
    let text = StubItem.text(100)
    let fixed = text.inside(FixedSizeLayout(horizontal: true, vertical: false))
    fixed.layOut(40, 70)
    #expect(fixed.frame?.size == CGSize(width: 100, height: 16))
    #expect(text.placedProposal == ProposedViewSize(width: nil, height: 70))
    #expect(
      StubItem.color().inside(FixedSizeLayout()).sizeThatFits(.infinity)
        == CGSize(width: 10, height: 10))
  }
}
