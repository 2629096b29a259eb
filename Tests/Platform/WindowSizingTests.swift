import Testing
import WUIGeometry

@testable import WUIPlatform

@Suite struct WindowSizingTests {
  private func size(_ width: Int, _ height: Int) -> CGSize { CGSize(width: width, height: height) }

  @Test func zeroLeavesEachDimensionToUs() {
    var sizing = WindowSizing(initial: size(640, 480))
    #expect(sizing.size(proposal: .zero, bounds: .zero, isFloating: true) == size(640, 480))
    #expect(sizing.size(proposal: size(0, 300), bounds: .zero, isFloating: false) == size(640, 300))
    #expect(sizing.size(proposal: size(300, 0), bounds: .zero, isFloating: false) == size(300, 480))
  }

  @Test func theFloatingSizeComesBackAfterMaximizing() {
    var sizing = WindowSizing(initial: size(640, 480))
    _ = sizing.size(proposal: size(700, 500), bounds: .zero, isFloating: true)
    _ = sizing.size(proposal: size(1920, 1080), bounds: .zero, isFloating: false)
    #expect(sizing.size(proposal: .zero, bounds: .zero, isFloating: true) == size(700, 500))
  }

  @Test func ourOwnSizeStaysWithinTheBounds() {
    var sizing = WindowSizing(initial: size(1280, 800))
    #expect(
      sizing.size(proposal: .zero, bounds: size(1000, 0), isFloating: false) == size(1000, 800))
  }

  @Test func sizesAreWholePoints() {
    let odd = WindowSizing(initial: CGSize(width: 400.5, height: 299.4))
    #expect(odd.floating == size(401, 299))
    let absurd = WindowSizing(initial: CGSize(width: CGFloat.infinity, height: 1e9))
    #expect(absurd.floating == size(1, 16_384))
  }

  @Test func aWindowIsNeverEmpty() {
    var sizing = WindowSizing(initial: size(0, -4))
    #expect(sizing.size(proposal: .zero, bounds: .zero, isFloating: true) == size(1, 1))
  }
}
