import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// Something about a square of 40 that a modifier animates from outside.
nonisolated private enum Change: CaseIterable, Sendable {
  case horizontal, vertical, opacity, scale, size
}

/// A square whose colour depends on one flag and its place, size or look on another, which animates.
private struct Square: View {
  let change: Change
  let isRed: Bool
  let isMoved: Bool

  var body: some View {
    changed.animation(.linear(duration: 1), value: isMoved)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  @ViewBuilder private var changed: some View {
    switch change {
    case .horizontal: square.offset(x: isMoved ? 60 : 0)
    case .vertical: square.offset(y: isMoved ? 60 : 0)
    case .opacity: square.opacity(isMoved ? 1 : 0.5)
    case .scale: square.scaleEffect(isMoved ? 2 : 1)
    case .size: square.padding(isMoved ? 20 : 0)
    }
  }

  private var square: some View {
    Color(red: isRed ? 1 : 0, green: isRed ? 0 : 1, blue: 0).frame(width: 40, height: 40)
  }
}

/// O03 of field-cases.md: an animation around a view is for changes that come with its value.
@Suite struct LeakFieldTests {
  private let isRed = Remote(false)
  private let isMoved = Remote(false)

  private func host(
    _ change: Change, direction: LayoutDirection = .leftToRight, scale: CGFloat = 1
  ) -> OffscreenHost {
    OffscreenHost(width: 200, height: 200, scale: scale, layoutDirection: direction) {
      WithState(isMoved) { isMoved in
        WithState(isRed) { isRed in
          Square(change: change, isRed: isRed.wrappedValue, isMoved: isMoved.wrappedValue)
        }
      }
    }
  }

  @Test(arguments: Change.allCases) fileprivate func o03_anUnrelatedColourFlipsInOneFrame(
    _ change: Change
  ) {
    let host = host(change, scale: 1.5)
    let opacity = change == .opacity ? 0.5 : 1
    host.perform { isRed.value = true }
    #expect(
      host.pixel(x: 100, y: 100).isClose(to: PixelColor.pureRed.over(.white, opacity: opacity)))
    #expect(!host.isAnimating)
  }

  /// In the middle of the animation, too.
  @Test(arguments: Change.allCases) fileprivate func o03_alsoWhileTheAnimationRuns(
    _ change: Change
  ) {
    let host = host(change)
    host.perform { isMoved.value = true }
    host.advance(milliseconds: 250)
    host.perform { isRed.value = true }
    #expect(host.count(of: .pureGreen, tolerance: 60) == 0)
    host.advance(milliseconds: 250)
    if change == .horizontal {
      #expect(host.span(of: .pureRed, over: .white, y: 100) == Span(start: 110, end: 150))
    }
    host.advance(milliseconds: 501)
    #expect(!host.isAnimating)
  }

  /// What changes in the same update as the value animates with it (components.md A2).
  @Test(arguments: Change.allCases) fileprivate func o03_whatChangesTogetherAnimatesTogether(
    _ change: Change
  ) {
    let host = host(change)
    host.perform {
      isRed.value = true
      isMoved.value = true
    }
    host.advance(milliseconds: 500)
    let mixed = PixelColor(128, 128, 0).over(.white, opacity: change == .opacity ? 0.75 : 1)
    #expect(host.pixel(x: 119, y: change == .vertical ? 119 : 100).isClose(to: mixed))
  }

  /// Offsets are physical (fact 3): they are the same from right to left.
  @Test func o03_offsetsAreNotMirrored() {
    let host = host(.horizontal, direction: .rightToLeft)
    host.perform { isMoved.value = true }
    host.advance(milliseconds: 500)
    #expect(host.span(of: .pureGreen, over: .white, y: 100) == Span(start: 110, end: 150))
  }

  /// The form without a value reaches everything inside, but what is inside an inner nil.
  @Test func o03_theFormWithoutAValueReachesAllInside() {
    let host = OffscreenHost(width: 200, height: 40) {
      WithState(isRed) { isRed in Row(isRed: isRed.wrappedValue) }
    }
    host.perform { isRed.value = true }
    host.advance(milliseconds: 500)
    #expect(host.pixel(x: 50, y: 20).isClose(to: PixelColor(128, 128, 0)))
    #expect(host.pixel(x: 150, y: 20) == .pureRed)
  }
}

private struct Row: View {
  let isRed: Bool

  @available(*, deprecated)
  var body: some View {
    HStack(spacing: 0) {
      VStack { color }
      VStack { color }.animation(nil)
    }
    .animation(.linear(duration: 1))
  }

  private var color: Color { Color(red: isRed ? 1 : 0, green: isRed ? 0 : 1, blue: 0) }
}
