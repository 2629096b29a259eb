import SeededNumbers
import Testing
import WUICompositor
import WUIGeometry
import WUIHost
import WUIViews
import WaylandUI

private final class Target {
  var value: Binding<CGFloat>?
}

private struct Mover: View {
  let target: Target
  @State private var x: CGFloat = 0

  var body: some View {
    target.value = $x
    return Color.black.frame(width: 10, height: 10).offset(x: x)
      .frame(width: 400, height: 20, alignment: .topLeading)
  }
}

/// Motion that is turned and sent elsewhere at any time (components.md A5).
@Suite struct EngineInterruptionTests {
  @Test(arguments: 1...20) func motionIsContinuousAndEndsAtTheLastTarget(seed: Int) throws {
    var numbers = SeededNumbers(seed: UInt64(seed))
    let target = Target()
    let scene = OffscreenScene(
      size: CGSize(width: 400, height: 20), scale: 1, environment: EnvironmentValues(),
      root: Mover(target: target))
    func position() throws -> CGFloat {
      try #require(scene.host.displayList.flattened.first).transform.tx
    }
    var last = try position()
    var goal: CGFloat = 0
    for _ in 0..<30 {
      let animation: Animation =
        switch numbers.number(0..<4) {
        case 0: .linear(duration: 0.4)
        case 1: .easeInOut(duration: 0.3)
        case 2: .spring(response: 0.4, dampingFraction: 0.6)
        default: .interpolatingSpring(stiffness: 120, damping: 12)
        }
      goal = CGFloat(numbers.number(0..<300))
      withAnimation(animation) { target.value?.wrappedValue = goal }
      scene.render()
      #expect(abs(try position() - last) < 0.001, "a new target moves nothing yet")
      last = try position()
      for _ in 0..<numbers.number(0..<150) {
        scene.advance(by: 0.001)
        let now = try position()
        // 300 points in at least 0.3 s, at most four motions on top of each other.
        #expect(abs(now - last) < 12, "seed \(seed): \(last) → \(now)")
        last = now
      }
    }
    for _ in 0..<100 { scene.advance(by: 0.1) }
    #expect(try position() == goal)
    #expect(!scene.host.graph.needsFrame)
  }
}
