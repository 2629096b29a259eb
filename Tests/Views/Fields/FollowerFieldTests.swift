import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// A red source, moved along an axis by a distance, and a green circle that follows it from a slot.
private struct Chase: View {
  let axis: Axis
  var side: CGFloat = 100
  let push: CGFloat
  var isFixed = false
  @Namespace private var space

  var body: some View {
    let layout =
      axis == .horizontal
      ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
    layout {
      Color.clear.frame(
        width: axis == .horizontal ? push : 1, height: axis == .horizontal ? 1 : push)
      Color.red.frame(width: side, height: side).matchedGeometryEffect(id: "a", in: space)
      if isFixed {
        circle.frame(width: 30, height: 30).accessibilityIdentifier("circle")
          .matchedGeometryEffect(id: "a", in: space, isSource: false)
      } else {
        circle.accessibilityIdentifier("circle")
          .matchedGeometryEffect(id: "a", in: space, isSource: false)
          .frame(width: 30, height: 30).accessibilityIdentifier("slot")
      }
      Spacer(minLength: 0)
    }
    .animation(.linear(duration: 1), value: push)
  }

  private var circle: some View { Circle().fill(.green) }
}

/// O05 of field-cases.md on both axes, in both directions, at other scales and sizes.
@Suite struct FollowerFieldTests {
  private let push = Remote(CGFloat(0))

  private func host(
    _ axis: Axis, side: CGFloat = 100, isFixed: Bool = false, scale: CGFloat = 1,
    direction: LayoutDirection = .leftToRight
  ) -> OffscreenHost {
    OffscreenHost(
      width: axis == .horizontal ? 400 : 100, height: axis == .horizontal ? 100 : 400,
      scale: scale, layoutDirection: direction
    ) {
      WithState(push) { push in
        Chase(axis: axis, side: side, push: push.wrappedValue, isFixed: isFixed)
      }
    }
  }

  /// Where green is along the axis through the middle.
  private func green(_ host: OffscreenHost, _ axis: Axis) -> Span? {
    let picture = host.snapshot()
    let count = axis == .horizontal ? picture.width : picture.height
    let places = (0..<count).filter {
      picture.pixel(
        x: axis == .horizontal ? $0 : picture.width / 2,
        y: axis == .horizontal ? picture.height / 2 : $0
      ).isClose(to: .systemGreen, tolerance: 40)
    }
    guard let first = places.first, let last = places.last else { return nil }
    return Span(start: CGFloat(first) / host.scale, end: CGFloat(last + 1) / host.scale)
  }

  @Test(arguments: [Axis.horizontal, .vertical], [1, 1.5] as [CGFloat])
  func o05_aSlotAfterTheEffectStaysEmpty(_ axis: Axis, scale: CGFloat) {
    let host = host(axis, scale: scale)
    #expect(isNear(green(host, axis)?.start, 0, within: 0.7))
    #expect(isNear(green(host, axis)?.end, 100, within: 0.7))
    let slot = host.frame(of: "slot")
    #expect(slot.size == CGSize(width: 30, height: 30))
    #expect((axis == .horizontal ? slot.minX : slot.minY) == 100)
    #expect(host.frame(of: "circle") == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test(arguments: [Axis.horizontal, .vertical], [1, 1.5] as [CGFloat])
  func o05_aFrameBeforeTheEffectIsKept(_ axis: Axis, scale: CGFloat) {
    let host = host(axis, isFixed: true, scale: scale)
    #expect(isNear(green(host, axis)?.middle, 50, within: 0.7))
    #expect(isNear(green(host, axis)?.length, 30, within: 1))
    host.perform { push.value = 80 }
    #expect(isNear(green(host, axis)?.middle, 50, within: 0.7))
    host.advance(milliseconds: 500)
    #expect(isNear(green(host, axis)?.middle, 90, within: 0.7))
    #expect(isNear(green(host, axis)?.length, 30, within: 1))
    host.advance(milliseconds: 501)
    #expect(isNear(green(host, axis)?.middle, 130, within: 0.7))
  }

  @Test func o05_mirroredRightToLeft() {
    let host = host(.horizontal, isFixed: true, direction: .rightToLeft)
    #expect(isNear(green(host, .horizontal)?.middle, 350, within: 0.5))
    host.perform { push.value = 80 }
    host.advance(milliseconds: 500)
    #expect(isNear(green(host, .horizontal)?.middle, 310, within: 0.5))
  }

  /// A source of no size gives none.
  @Test func o05_anEmptySource() {
    #expect(green(host(.horizontal, side: 0), .horizontal) == nil)
    let fixed = host(.horizontal, side: 0, isFixed: true)
    #expect(fixed.frame(of: "circle") == CGRect(x: -15, y: 35, width: 30, height: 30))
  }

  /// Sent elsewhere on its way, the source goes on from where it is, and the follower on it.
  @Test(arguments: [Axis.horizontal, .vertical]) func o05_interrupted(_ axis: Axis) {
    let host = host(axis, isFixed: true)
    host.perform { push.value = 80 }
    host.advance(milliseconds: 500)
    host.perform { push.value = 0 }
    #expect(isNear(green(host, axis)?.middle, 90, within: 0.5))
    host.advance(milliseconds: 500)
    // Both runs: 80 reached below, half of the way back from there (A5).
    #expect(isNear(green(host, axis)?.middle, 50 + 80 * 0.5, within: 0.5))
    host.advance(milliseconds: 501)
    #expect(isNear(green(host, axis)?.middle, 50, within: 0.5))
    #expect(!host.isAnimating)
  }
}
