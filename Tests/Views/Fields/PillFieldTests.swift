import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// O06 and O07 of field-cases.md, about matched geometry, as they were asked.
@Suite struct PillFieldTests {
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
