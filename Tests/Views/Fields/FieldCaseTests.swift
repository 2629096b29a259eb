import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// Cases of field-cases.md about transitions, animation and matched geometry. Colours are pure sRGB.
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

  // MARK: O06, O07

  /// Titles of different widths; the pill is around the third in the first frame.
  @Test func o06_thePillIsRightInTheFirstFrame() {
    let titles = Remote(["One", "Longer", "The longest"])
    let host = OffscreenHost(width: 400, height: 100) {
      WithState(titles) { titles in
        TitlePicker(titles: titles.wrappedValue, selection: 2).padding(20)
      }
    }
    #expect(host.frame(of: "pill") == host.frame(of: "title 2"))
    #expect(!host.isAnimating)
    let first = host.snapshot()
    for _ in 0..<5 {
      host.advance(milliseconds: 16)
      #expect(first.differences(from: host.snapshot()) == 0)
    }
    host.perform { titles.value[1] = "A much longer text" }
    #expect(host.frame(of: "pill") == host.frame(of: "title 2"))
    let fresh = OffscreenHost(width: 400, height: 100) {
      TitlePicker(titles: ["One", "A much longer text", "The longest"], selection: 2).padding(20)
    }
    #expect(host.snapshot().differences(from: fresh.snapshot()) == 0)
  }

  /// Four segments of 60 points; the second tap comes half-way.
  @Test func o07_aSecondTapContinuesFromThePresentPlace() {
    let selection = Remote(0)
    let host = OffscreenHost(width: 240, height: 40) {
      WithState(selection) { selection in
        Slots(selection: selection.wrappedValue, animation: .linear(duration: 1))
      }
    }
    func start() -> CGFloat { host.span(of: .pureRed, over: .white, y: 20)?.start ?? -1 }
    host.perform { selection.value = 3 }
    host.advance(milliseconds: 500)
    #expect(isNear(start(), 90))
    host.perform { selection.value = 1 }
    #expect(isNear(start(), 90))
    var last = start()
    for _ in 0..<62 {
      host.advance(milliseconds: 16)
      #expect(abs(start() - last) < 6)
      last = start()
    }
    host.advance(milliseconds: 16)
    #expect(start() == 60)
    #expect(!host.isAnimating)
  }

  /// Both runs go on (components.md A5: old + new·(target − old)).
  @Test func o07_interruptedLinearRunsAddUp() {
    let selection = Remote(0)
    let host = OffscreenHost(width: 240, height: 40) {
      WithState(selection) { selection in
        Slots(selection: selection.wrappedValue, animation: .linear(duration: 1))
      }
    }
    func start() -> CGFloat? { host.span(of: .pureRed, over: .white, y: 20)?.start }
    host.perform { selection.value = 3 }
    host.advance(milliseconds: 500)
    host.perform { selection.value = 1 }
    host.advance(milliseconds: 250)
    #expect(isNear(start(), 135 + 0.25 * (60 - 135)))
    host.advance(milliseconds: 250)
    #expect(isNear(start(), 120))
    host.advance(milliseconds: 501)
    #expect(start() == 60)
  }

  // MARK: O13

  @Test func o13_aRetargetedSpringKeepsItsVelocity() {
    let x = Remote(CGFloat(0))
    let host = OffscreenHost(width: 200, height: 40) {
      WithState(x) { x in
        Self.red.frame(width: 40, height: 40).offset(x: x.wrappedValue)
          .animation(.spring(response: 0.5, dampingFraction: 1), value: x.wrappedValue)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    func place() -> CGFloat? { host.span(of: .pureRed, over: .white, y: 20)?.start }
    host.perform { x.value = 100 }
    host.advance(milliseconds: 100)
    #expect(isNear(place(), 35.8, within: 0.5))
    host.perform { x.value = 0 }
    #expect(isNear(place(), 35.8, within: 0.5))
    host.advance(milliseconds: 20)
    #expect(isNear(place(), 41.8, within: 0.5))
    host.advance(milliseconds: 20)
    #expect(isNear(place(), 43.4, within: 0.5))
    host.advance(milliseconds: 860)
    #expect(isNear(place(), 0, within: 0.1))
  }

  @Test func o13_twoTargetsWithinOneFrameAreOne() {
    let x = Remote(CGFloat(0))
    let host = OffscreenHost(width: 200, height: 40) {
      WithState(x) { x in
        Self.red.frame(width: 40, height: 40).offset(x: x.wrappedValue)
          .animation(.spring(response: 0.5, dampingFraction: 1), value: x.wrappedValue)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    host.perform { x.value = -50 }
    host.perform { x.value = 100 }
    host.advance(milliseconds: 100)
    #expect(isNear(host.span(of: .pureRed, over: .white, y: 20)?.start, 35.8, within: 0.5))
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

private struct TitlePicker: View {
  let titles: [String]
  let selection: Int
  @Namespace private var space

  var body: some View {
    HStack(spacing: 10) {
      ForEach(Array(titles.indices), id: \.self) { index in
        Text(titles[index]).padding(8)
          .background {
            if index == selection {
              Color.yellow.accessibilityIdentifier("pill").matchedGeometryEffect(
                id: "pill", in: space)
            }
          }
          .accessibilityIdentifier("title \(index)")
      }
    }
    .animation(.linear(duration: 1), value: selection)
  }
}

private struct Slots: View {
  let selection: Int
  let animation: Animation
  @Namespace private var space

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<4) { index in
        Color.clear.frame(width: 60)
          .background {
            if index == selection {
              Color(red: 1, green: 0, blue: 0).transition(.offset())
                .matchedGeometryEffect(id: "pill", in: space)
            }
          }
      }
    }
    .animation(animation, value: selection)
  }
}
