import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// Four segments of 60 points along an axis, and a red pill behind the selected one.
private struct Segments: View {
  let axis: Axis
  let selection: Int
  let animation: Animation
  @Namespace private var space

  var body: some View {
    let layout =
      axis == .horizontal
      ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
    layout {
      ForEach(0..<4) { index in
        Color.clear.frame(width: 60, height: 60).accessibilityIdentifier("\(index)")
          .background {
            if index == selection {
              Color(red: 1, green: 0, blue: 0).accessibilityIdentifier("pill")
                .transition(.offset()).matchedGeometryEffect(id: "pill", in: space)
            }
          }
      }
    }
    .padding(20)
    .animation(animation, value: selection)
  }
}

/// O06 and O07 of field-cases.md on plain views: a selection's mark that slides.
@Suite struct SlidingFieldTests {
  private let selection = Remote(0)

  private func host(
    _ axis: Axis, _ animation: Animation = .linear(duration: 1), scale: CGFloat = 1,
    direction: LayoutDirection = .leftToRight
  ) -> OffscreenHost {
    let isRow = axis == .horizontal
    return OffscreenHost(
      width: isRow ? 280 : 100, height: isRow ? 100 : 280, scale: scale,
      layoutDirection: direction
    ) {
      WithState(selection) { selection in
        Segments(axis: axis, selection: selection.wrappedValue, animation: animation)
      }
    }
  }

  /// The near end of the pill, counted from the first segment.
  private func place(_ host: OffscreenHost, _ axis: Axis) -> CGFloat {
    let span =
      axis == .horizontal
      ? host.span(of: .pureRed, over: .white, y: 50)
      : host.span(of: .pureRed, over: .white, x: 50)
    return (span?.start ?? -1) - 20
  }

  @Test(
    arguments: [1, 1.5] as [CGFloat], [LayoutDirection.leftToRight, .rightToLeft])
  func o06_thePillIsInPlaceInTheFirstFrame(scale: CGFloat, direction: LayoutDirection) {
    for axis in [Axis.horizontal, .vertical] {
      let picked = Remote(2)
      let host = OffscreenHost(
        width: 300, height: 300, scale: scale, layoutDirection: direction
      ) {
        WithState(picked) { picked in
          Segments(axis: axis, selection: picked.wrappedValue, animation: .linear(duration: 1))
        }
      }
      #expect(host.frame(of: "pill") == host.frame(of: "2"))
      #expect(host.count(of: .pureRed) == Int(60 * scale * 60 * scale))
      #expect(!host.isAnimating)
      let first = host.snapshot()
      host.advance(milliseconds: 500)
      #expect(first.differences(from: host.snapshot()) == 0)
    }
  }

  /// Inside of what is built when its size is known, and of an empty window.
  @Test func o06_alsoInsideAGeometryReader() {
    let host = OffscreenHost(width: 300, height: 100) {
      GeometryReader { _ in
        Segments(axis: .horizontal, selection: 3, animation: .linear(duration: 1))
      }
    }
    #expect(host.frame(of: "pill") == CGRect(x: 200, y: 20, width: 60, height: 60))
    #expect(host.pixel(x: 230, y: 50) == .pureRed)
    #expect(!host.isAnimating)
  }

  /// From the first to the last, and half-way to the second: both runs add up (A5).
  @Test(arguments: [Axis.horizontal, .vertical], [1, 1.5] as [CGFloat])
  func o07_theSecondTapContinues(_ axis: Axis, scale: CGFloat) {
    let host = host(axis, scale: scale)
    host.perform { selection.value = 3 }
    host.advance(milliseconds: 500)
    host.perform { selection.value = 1 }
    #expect(isNear(place(host, axis), 90, within: 0.4))
    host.advance(milliseconds: 250)
    #expect(isNear(place(host, axis), 116.25, within: 0.4))
    host.advance(milliseconds: 250)
    #expect(isNear(place(host, axis), 120, within: 0.4))
    host.advance(milliseconds: 501)
    #expect(isNear(place(host, axis), 60, within: 0.4))
    #expect(!host.isAnimating)
  }

  @Test func o07_theOtherWayAndMirrored() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let selection = Remote(3)
      let host = OffscreenHost(width: 280, height: 100, layoutDirection: direction) {
        WithState(selection) { selection in
          Segments(
            axis: .horizontal, selection: selection.wrappedValue, animation: .linear(duration: 1))
        }
      }
      func place() -> CGFloat {
        let start = self.place(host, .horizontal)
        return direction == .leftToRight ? start : 180 - start
      }
      host.perform { selection.value = 0 }
      host.advance(milliseconds: 500)
      #expect(isNear(place(), 90, within: 0.4))
      host.perform { selection.value = 2 }
      #expect(isNear(place(), 90, within: 0.4))
      host.advance(milliseconds: 500)
      #expect(isNear(place(), 60, within: 0.4))
      host.advance(milliseconds: 501)
      #expect(isNear(place(), 120, within: 0.4))
    }
  }

  /// A spring keeps its velocity: the speed between frames of 1 ms does not jump at the second tap.
  @Test(arguments: [Axis.horizontal, .vertical]) func o07_aSpringHasNoKink(_ axis: Axis) {
    let spring = ReferenceSpring(response: 0.5, dampingFraction: 0.825)
    let host = host(axis, .spring(response: 0.5, dampingFraction: 0.825))
    host.perform { selection.value = 3 }
    host.advance(milliseconds: 100)
    let turn = spring.state(after: 0.1, distance: -180, velocity: 0)
    #expect(isNear(place(host, axis), CGFloat(180 + turn.distance), within: 0.4))
    host.perform { selection.value = 1 }
    for ms in [10.0, 20, 50, 100, 200, 400] {
      host.advance(milliseconds: 100 + ms - host.milliseconds)
      let way = spring.state(
        after: ms / 1000, distance: 120 + turn.distance, velocity: turn.velocity)
      #expect(isNear(place(host, axis), CGFloat(60 + way.distance), within: 0.4), "\(ms) ms after")
    }
  }

  /// Tapped to and fro within one frame, it goes where the last tap sent it.
  @Test func o07_twoTapsInOneFrame() {
    let host = host(.horizontal)
    host.perform {
      selection.value = 3
      selection.value = 1
    }
    host.advance(milliseconds: 500)
    #expect(isNear(place(host, .horizontal), 30, within: 0.4))
  }
}
