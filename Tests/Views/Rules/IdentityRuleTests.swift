import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// components.md §4.3, T3 and T8: which view is the same one, and how long it lives.
@Suite struct IdentityRuleTests {
  private let isShown = Remote(false)

  /// A red view of 40 × 40 in the middle of 200 × 200, under an animation of one second.
  private func host<V: View>(@ViewBuilder _ view: @escaping () -> V) -> OffscreenHost {
    OffscreenHost(width: 200, height: 200) {
      WithState(isShown) { isShown in
        ZStack { if isShown.wrappedValue { view() } }
          .animation(.linear(duration: 1), value: isShown.wrappedValue)
      }
    }
  }

  private func set(_ shown: Bool, _ host: OffscreenHost) { host.perform { isShown.value = shown } }

  @Test func t3_reinsertionKeepsStateAndReturnsFromWhereItIs() {
    let host = host { Counter().transition(.move(edge: .leading)) }
    set(true, host)
    host.advance(milliseconds: 1000)
    host.tap("counter 0")
    #expect(host.exists("counter 1"))
    set(false, host)
    host.advance(milliseconds: 500)
    let before = host.span(of: .systemRed, over: .white, y: 100)
    #expect(isNear(before?.start, 80 - 20))
    set(true, host)
    #expect(host.span(of: .systemRed, over: .white, y: 100) == before)
    #expect(host.exists("counter 1"))
    host.advance(milliseconds: 1000)
    #expect(host.span(of: .systemRed, over: .white, y: 100) == Span(start: 80, end: 120))
    #expect(!host.isAnimating)
  }

  @Test func t3_aViewThatHasLeftComesBackAnew() {
    let host = host { Counter().transition(.move(edge: .leading)) }
    set(true, host)
    host.advance(milliseconds: 1000)
    host.tap("counter 0")
    set(false, host)
    host.advance(milliseconds: 1001)
    #expect(!host.exists("counter 1"))
    set(true, host)
    #expect(host.exists("counter 0"))
  }

  @Test func t3_removalWhileAppearingGoesBackFromThere() {
    let host = host { Color.red.frame(width: 40, height: 40).transition(.move(edge: .leading)) }
    set(true, host)
    host.advance(milliseconds: 250)
    let before = host.span(of: .systemRed, over: .white, y: 100)
    #expect(isNear(before?.start, 80 - 30))
    set(false, host)
    #expect(host.span(of: .systemRed, over: .white, y: 100) == before)
    host.advance(milliseconds: 1001)
    #expect(host.count(of: .systemRed) == 0)
  }

  @Test func t8_branchesAreTwoIdentities() {
    let flag = Remote(false)
    let host = OffscreenHost(width: 200, height: 200) {
      WithState(flag) { flag in
        ZStack {
          if flag.wrappedValue { Counter(color: .red) } else { Counter(color: .red) }
        }
        .animation(.linear(duration: 1), value: flag.wrappedValue)
      }
    }
    host.tap("counter 0")
    host.perform { flag.value = true }
    #expect(host.exists("counter 1") && host.exists("counter 0"))
    host.advance(milliseconds: 1001)
    #expect(!host.exists("counter 1") && host.exists("counter 0"))
  }

  @Test func t8_anotherIdIsAnotherView() {
    let id = Remote(1)
    let host = OffscreenHost(width: 200, height: 200) {
      WithState(id) { id in Counter(color: .red).id(id.wrappedValue) }
    }
    host.tap("counter 0")
    #expect(host.exists("counter 1"))
    host.perform { id.value = 2 }
    #expect(!host.exists("counter 1") && host.exists("counter 0"))
  }

  @Test func t8_anotherParameterIsTheSameView() {
    let color = Remote(Color.red)
    let host = OffscreenHost(width: 200, height: 200) {
      WithState(color) { color in Counter(color: color.wrappedValue) }
    }
    host.tap("counter 0")
    host.perform { color.value = .green }
    #expect(host.exists("counter 1"))
    #expect(host.pixel(x: 100, y: 100) == .systemGreen)
  }
}
