import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// O01…O04 of field-cases.md, about transitions and animation, as they were asked. Colours are pure sRGB.
@Suite struct FieldCaseTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let green = Color(red: 0, green: 1, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  // MARK: O01

  private func panel(_ isOpen: Remote<Bool>, zIndex: Double?) -> OffscreenHost {
    OffscreenHost(width: 300, height: 200) {
      WithState(isOpen) { isOpen in
        ZStack(alignment: .leading) {
          Color.white
          if isOpen.wrappedValue {
            if let zIndex {
              Self.red.frame(width: 100, height: 200).accessibilityIdentifier("panel")
                .transition(.move(edge: .leading)).zIndex(zIndex)
            } else {
              Self.red.frame(width: 100, height: 200).accessibilityIdentifier("panel")
                .transition(.move(edge: .leading))
            }
          }
        }
        .animation(.linear(duration: 1), value: isOpen.wrappedValue)
      }
    }
  }

  @Test func o01_aRemovedPanelStaysAboveWithAZIndex() {
    let isOpen = Remote(false)
    let host = panel(isOpen, zIndex: 1)
    host.perform { isOpen.value = true }
    host.advance(milliseconds: 1100)
    host.perform { isOpen.value = false }
    var last: CGFloat = 101
    for _ in 0..<5 {
      let end = host.span(of: .pureRed, over: .white, y: 100)?.end ?? 0
      #expect(end < last)
      last = end
      host.advance(milliseconds: 100)
    }
    #expect(host.pixel(x: 25, y: 100) == .pureRed)
    #expect(host.pixel(x: 75, y: 100) == .white)
    #expect(isNear(host.span(of: .pureRed, over: .white, y: 100)?.end, 50))
    host.advance(milliseconds: 501)
    #expect(host.count(of: .pureRed) == 0)
    #expect(!host.exists("panel"))
  }

  @Test func o01_withoutAZIndexItHidesBehindThePage() {
    let isOpen = Remote(true)
    let host = panel(isOpen, zIndex: nil)
    host.perform { isOpen.value = false }
    host.advance(milliseconds: 500)
    #expect(host.count(of: .pureRed) == 0)
    #expect(host.exists("panel"))
    host.advance(milliseconds: 501)
    #expect(!host.exists("panel"))
  }

  // MARK: O02

  private func asymmetric(_ isShown: Remote<Bool>, _ log: Journal) -> OffscreenHost {
    OffscreenHost(width: 100, height: 200) {
      WithState(isShown) { isShown in
        ZStack(alignment: .top) {
          Color.clear
          if isShown.wrappedValue {
            Self.blue.frame(width: 100, height: 100)
              .transition(.asymmetric(insertion: .move(edge: .bottom), removal: .opacity))
              .onDisappear { log.add("gone") }
          }
        }
      }
    }
  }

  @Test func o02_nothingAnimatesWithoutATransaction() {
    let (isShown, log) = (Remote(false), Journal())
    let host = asymmetric(isShown, log)
    host.perform { isShown.value = true }
    #expect(host.pixel(x: 50, y: 50) == .pureBlue)
    host.perform { isShown.value = false }
    #expect(host.pixel(x: 50, y: 50) == .white)
    #expect(log.entries == ["gone"])
  }

  @Test func o02_onDisappearFollowsTheTransition() {
    let (isShown, log) = (Remote(false), Journal())
    let host = asymmetric(isShown, log)
    host.perform { withAnimation(.linear(duration: 1)) { isShown.value = true } }
    host.advance(milliseconds: 500)
    #expect(isNear(host.span(of: .pureBlue, over: .white, x: 50)?.start, 50))
    host.advance(milliseconds: 500)
    host.perform { withAnimation(.linear(duration: 1)) { isShown.value = false } }
    host.advance(milliseconds: 500)
    #expect(host.pixel(x: 50, y: 50).isClose(to: PixelColor.pureBlue.over(.white, opacity: 0.5)))
    #expect(log.entries.isEmpty)
    host.advance(milliseconds: 501)
    #expect(log.entries == ["gone"])
    host.advance(milliseconds: 500)
    #expect(log.entries == ["gone"])
  }

  // MARK: O03

  @Test func o03_aContainersAnimationDoesNotLeakIntoItsContent() {
    let (flag, isOpen) = (Remote(false), Remote(false))
    let host = OffscreenHost(width: 100, height: 150) {
      WithState(isOpen) { isOpen in
        WithState(flag) { flag in
          (flag.wrappedValue ? Self.red : Self.green).frame(width: 100, height: 100)
            .offset(y: isOpen.wrappedValue ? 0 : 50)
            .animation(.linear(duration: 1), value: isOpen.wrappedValue)
            .frame(maxHeight: .infinity, alignment: .top)
        }
      }
    }
    host.perform { flag.value = true }
    #expect(host.pixel(x: 50, y: 75) == .pureRed)
    host.advance(milliseconds: 100)
    #expect(host.pixel(x: 50, y: 75) == .pureRed)
    host.perform { isOpen.value = true }
    host.advance(milliseconds: 500)
    #expect(isNear(host.span(of: .pureRed, over: .white, x: 50)?.start, 25))
  }

  @Test func o03_theFormWithoutAValueLeaksAndNilStopsIt() {
    for isStopped in [false, true] {
      let flag = Remote(false)
      let host = OffscreenHost(width: 100, height: 100) {
        WithState(flag) { flag in
          Leaking(color: flag.wrappedValue ? Self.red : Self.green, isStopped: isStopped)
        }
      }
      host.perform { flag.value = true }
      host.advance(milliseconds: 500)
      let seen = host.pixel(x: 50, y: 50)
      #expect(seen.isClose(to: isStopped ? .pureRed : PixelColor(128, 128, 0)))
    }
  }

  // MARK: O04

  @Test func o04_childrenThatReceiveValuesAnimateToo() {
    let p = Remote(0.0)
    let host = OffscreenHost(width: 300, height: 60) {
      WithState(p) { p in
        VStack(alignment: .leading, spacing: 0) {
          Bar(progress: p.wrappedValue)
          BoundBar(progress: p)
          NestedBar(value: BarValue(progress: p.wrappedValue))
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    func widths() -> [CGFloat] {
      [10, 30, 50].map { host.span(of: .pureRed, over: .white, y: $0)?.end ?? 0 }
    }
    host.perform { withAnimation(.linear(duration: 1)) { p.value = 1 } }
    host.advance(milliseconds: 500)
    for width in widths() { #expect(isNear(width, 100)) }
    host.advance(milliseconds: 600)
    host.perform { p.value = 0 }
    host.advance(milliseconds: 16)
    #expect(widths() == [0, 0, 0])
    #expect(!host.isAnimating)
  }
}

private struct Leaking: View {
  let color: Color
  let isStopped: Bool

  @available(*, deprecated)
  var body: some View {
    if isStopped {
      color.animation(nil).animation(.linear(duration: 1))
    } else {
      color.animation(.linear(duration: 1))
    }
  }
}

private struct Bar: View {
  let progress: Double

  var body: some View { Color(red: 1, green: 0, blue: 0).frame(width: 200 * progress, height: 20) }
}

private struct BoundBar: View {
  @Binding var progress: Double

  var body: some View { Bar(progress: progress) }
}

private struct BarValue { let progress: Double }

private struct NestedBar: View {
  let value: BarValue

  var body: some View { Group { Bar(progress: value.progress) } }
}
