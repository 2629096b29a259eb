import Testing
import WUIGeometry
import WUISceneGraph

@Suite struct ZStackLayoutTests {
  @Test func l8_theUnionOfItsViewsIsItsSize() {
    let wide = StubItem.box(100, 20)
    let tall = StubItem.box(30, 80)
    let stack = zstack(.center, wide, tall)
    stack.layOut(400, 600)
    #expect(stack.frame?.size == CGSize(width: 100, height: 80))
    #expect(wide.frame == rect(0, 30, 100, 20))
    #expect(tall.frame == rect(35, 0, 30, 80))
  }

  @Test func l8_leadingLeavesTheVerticalCentre() {
    let color = StubItem.color()
    let box = StubItem.box(10, 10)
    zstack(.leading, color, box).layOut(100, 60)
    #expect(color.frame == rect(0, 0, 100, 60))
    #expect(box.frame == rect(0, 25, 10, 10))
  }

  @Test func l8_onlyTheHighestPriorityDecidesTheSize() {
    let large = StubItem.box(200, 200)
    let small = StubItem.box(50, 40).with(priority: 1)
    let stack = zstack(.bottomTrailing, large, small)
    stack.layOut(400, 600)
    #expect(stack.frame?.size == CGSize(width: 50, height: 40))
    #expect(large.frame == rect(-150, -160, 200, 200))
    #expect(small.frame == rect(0, 0, 50, 40))
  }

  @Test func l8_explicitGuidesShiftAgainstEachOther() {
    let first = StubItem.box(100, 10)
    let second = StubItem.box(20, 10).with(.leading, at: -30)
    let stack = zstack(.topLeading, first, second)
    stack.layOut(400, 600)
    #expect(second.frame?.minX == 30)
    #expect(stack.frame?.width == 100)
  }
}
