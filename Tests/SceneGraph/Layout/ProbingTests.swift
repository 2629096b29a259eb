import Testing
import WUIGeometry
import WUISceneGraph

@Suite struct ProbingTests {
  @Test func aStackAsksEachViewAtMostThreeTimes() {
    let items = [
      StubItem.color(), .text(80), .spacer(.horizontal), .box(30, 30), .text(300),
    ]
    StubContainer(HStackLayout(), items).layOut(400, 600)
    #expect(items.map(\.proposals.count).max()! <= 3)
    #expect(items.allSatisfy { $0.frame != nil })
  }

  @Test func aLoneViewIsAskedOnce() {
    let text = StubItem.text(80)
    vstack(text).layOut(400, 600)
    #expect(text.proposals.count == 1)
  }

  @Test func nestingDoesNotMultiplyTheQuestions() {
    // Twelve stacks in each other, turning at every level; 3^12 would be half a million.
    var item = StubItem.text(40)
    var all = [item]
    for level in 0..<12 {
      let neighbours = [StubItem.color(), .text(30)]
      let items = [neighbours[0], item, neighbours[1]]
      item =
        level.isMultiple(of: 2)
        ? StubContainer(HStackLayout(), items) : StubContainer(VStackLayout(), items)
      all += neighbours + [item]
    }
    item.layOut(1000, 800)
    #expect(all.map(\.proposals.count).max()! <= 16)
    #expect(all.map(\.proposals.count).reduce(0, +) <= 37 * 10)
  }

  @Test func fixedFramesShieldTheirContent() {
    let color = StubItem.color()
    let frame = color.inside(FrameLayout(width: 20, height: 20))
    hstack(frame, .text(50), .color()).layOut(400, 600)
    #expect(color.proposals == [ProposedViewSize(width: 20, height: 20)])
  }
}
