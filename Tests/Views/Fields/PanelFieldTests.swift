import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// A page of 300 × 200, and a red panel of 100 points that slides over it from an edge.
private struct Panel: View {
  let edge: Edge
  let isOpen: Bool
  var zIndex = 1.0
  var length: CGFloat = 100

  var body: some View {
    ZStack(alignment: alignment) {
      Color.white
      if isOpen {
        Color(red: 1, green: 0, blue: 0)
          .frame(width: isHorizontal ? length : nil, height: isHorizontal ? nil : length)
          .accessibilityIdentifier("panel")
          .transition(.move(edge: edge)).zIndex(zIndex)
      }
    }
    .animation(.linear(duration: 1), value: isOpen)
  }

  private var isHorizontal: Bool { edge == .leading || edge == .trailing }

  private var alignment: Alignment {
    switch edge {
    case .leading: .leading
    case .trailing: .trailing
    case .top: .top
    case .bottom: .bottom
    }
  }
}

/// O01 of field-cases.md on every edge, in both directions, and what may come between.
@Suite struct PanelFieldTests {
  private let isOpen = Remote(false)

  private func host(
    _ edge: Edge, direction: LayoutDirection = .leftToRight, scale: CGFloat = 1, zIndex: Double = 1,
    length: CGFloat = 100
  ) -> OffscreenHost {
    OffscreenHost(width: 300, height: 200, scale: scale, layoutDirection: direction) {
      WithState(isOpen) { isOpen in
        Panel(edge: edge, isOpen: isOpen.wrappedValue, zIndex: zIndex, length: length)
      }
    }
  }

  /// Where the panel is seen, across its edge.
  private func span(_ host: OffscreenHost, _ edge: Edge) -> Span? {
    edge == .leading || edge == .trailing
      ? host.span(of: .pureRed, over: .white, y: 100)
      : host.span(of: .pureRed, over: .white, x: 150)
  }

  /// Where a panel is of which a part is in.
  private func place(_ edge: Edge, _ direction: LayoutDirection, part: CGFloat) -> Span {
    let isAtStart = edge == .top || (edge == .leading) == (direction == .leftToRight)
    let size: CGFloat = edge == .top || edge == .bottom ? 200 : 300
    return edge != .bottom && isAtStart
      ? Span(start: 0, end: 100 * part) : Span(start: size - 100 * part, end: size)
  }

  private func isNear(_ span: Span?, _ other: Span) -> Bool {
    ViewProbes.isNear(span?.start, other.start) && ViewProbes.isNear(span?.end, other.end)
  }

  @Test(
    arguments: [Edge.leading, .trailing, .top, .bottom],
    [LayoutDirection.leftToRight, .rightToLeft])
  func o01_onEveryEdge(_ edge: Edge, direction: LayoutDirection) {
    for scale in [1, 1.5] as [CGFloat] {
      let host = host(edge, direction: direction, scale: scale)
      host.perform { isOpen.value = true }
      for part in [0.25, 0.5, 0.75, 1] {
        host.advance(milliseconds: 250)
        #expect(isNear(span(host, edge), place(edge, direction, part: part)), "in by \(part)")
      }
      host.perform { isOpen.value = false }
      for part in [0.75, 0.5, 0.25] {
        host.advance(milliseconds: 250)
        #expect(isNear(span(host, edge), place(edge, direction, part: part)), "out to \(part)")
      }
      host.advance(milliseconds: 251)
      #expect(span(host, edge) == nil)
      #expect(!host.exists("panel"))
    }
  }

  @Test(arguments: [Edge.leading, .trailing, .top, .bottom])
  func o01_withoutAZIndexItHidesOnEveryEdge(_ edge: Edge) {
    let host = host(edge, zIndex: 0)
    host.perform { isOpen.value = true }
    host.advance(milliseconds: 500)
    #expect(isNear(span(host, edge), place(edge, .leftToRight, part: 0.5)))
    host.advance(milliseconds: 501)
    host.perform { isOpen.value = false }
    #expect(span(host, edge) == nil)
    #expect(host.exists("panel"))
    host.advance(milliseconds: 1001)
    #expect(!host.exists("panel"))
  }

  @Test(arguments: [Edge.leading, .trailing, .top, .bottom], [0, 1.0])
  func o01_reopenedOnItsWay(_ edge: Edge, zIndex: Double) {
    let host = host(edge, zIndex: zIndex)
    host.perform { isOpen.value = true }
    host.advance(milliseconds: 1100)
    host.perform { isOpen.value = false }
    host.advance(milliseconds: 400)
    host.perform { isOpen.value = true }
    // Live again, it is in front whatever its zIndex, where it was.
    #expect(isNear(span(host, edge), place(edge, .leftToRight, part: 0.6)))
    host.advance(milliseconds: 1001)
    #expect(isNear(span(host, edge), place(edge, .leftToRight, part: 1)))
    #expect(!host.isAnimating)
  }

  /// Nothing moves by no size, so nothing waits for it (T6).
  @Test(arguments: [Edge.leading, .trailing, .top, .bottom])
  func o01_anEmptyPanelLeavesAtOnce(_ edge: Edge) {
    let host = host(edge, length: 0)
    host.perform { isOpen.value = true }
    #expect(host.exists("panel") && !host.isAnimating)
    host.perform { isOpen.value = false }
    #expect(!host.exists("panel"))
  }

  /// The zIndex counts in its own container only; a group is none.
  @Test func o01_nestedInAContainerOfItsOwn() {
    for isGroup in [false, true] {
      let isOpen = Remote(true)
      let host = OffscreenHost(width: 300, height: 200) {
        WithState(isOpen) { isOpen in
          Nest(isOpen: isOpen.wrappedValue, isGroup: isGroup)
            .animation(.linear(duration: 1), value: isOpen.wrappedValue)
        }
      }
      host.perform { isOpen.value = false }
      host.advance(milliseconds: 500)
      let seen = host.span(of: .pureRed, over: .white, y: 100)?.end
      #expect(isGroup ? ViewProbes.isNear(seen, 50) : seen == nil)
    }
  }
}

/// A panel inside of a stack, or of a group, that lies beneath the page.
private struct Nest: View {
  let isOpen: Bool
  let isGroup: Bool

  var body: some View {
    ZStack(alignment: .leading) {
      if isGroup { Group { panel } } else { ZStack { panel } }
      Color.white
    }
  }

  @ViewBuilder private var panel: some View {
    if isOpen {
      Color(red: 1, green: 0, blue: 0).frame(width: 100).transition(.move(edge: .leading)).zIndex(1)
    }
  }
}
