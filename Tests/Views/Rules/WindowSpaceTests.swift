import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

private struct Place: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// Inside of `geometryGroup()` places count from the group's corner; whoever asks for the window's space, for
/// an anchor or for a shared geometry (components.md G2, P2) is told the truth all the same.
@Suite struct WindowSpaceTests {
  private let push = Remote(CGFloat(30))

  /// Content in a group that stands at a distance from the left, or in two of them.
  private func host<V: View>(nested: Bool = false, @ViewBuilder _ content: @escaping () -> V)
    -> OffscreenHost
  {
    OffscreenHost(width: 300, height: 40) {
      WithState(push) { push in
        HStack(spacing: 0) {
          Color.clear.frame(width: push.wrappedValue)
          if nested {
            content().padding(.leading, 10).geometryGroup().padding(.leading, 5).geometryGroup()
          } else {
            content().padding(.leading, 15).geometryGroup()
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .animation(.linear(duration: 1), value: push.wrappedValue)
      }
    }
  }

  @Test(arguments: [false, true]) func p2_readersAreToldTheWindowsPlace(nested: Bool) {
    let host = host(nested: nested) {
      GeometryReader { proxy in
        Color.red.accessibilityIdentifier(
          "\(Int(proxy.frame(in: .global).minX)) \(Int(proxy.frame(in: .named("space")).minX))")
      }
      .coordinateSpace(name: "space")
    }
    #expect(host.identifiers == ["45 0"])
    #expect(host.frame(of: "45 0").minX == 45)
    host.perform { push.value = 130 }
    #expect(host.identifiers == ["145 0"])
  }

  @Test(arguments: [false, true]) func p2_anchorsReachOutOfTheGroup(nested: Bool) {
    let host = OffscreenHost(width: 300, height: 40) {
      HStack(spacing: 0) {
        Color.clear.frame(width: 30)
        Group {
          if nested { mark.geometryGroup().geometryGroup() } else { mark.geometryGroup() }
        }
        Spacer(minLength: 0)
      }
      .overlayPreferenceValue(Place.self) { anchor in
        GeometryReader { proxy in
          if let anchor {
            Color.red.frame(width: proxy[anchor].width).offset(x: proxy[anchor].minX)
          }
        }
      }
    }
    #expect(host.span(of: .systemRed, over: .white, y: 20) == Span(start: 45, end: 65))
  }

  private var mark: some View {
    Color.white.frame(width: 20).anchorPreference(key: Place.self, value: .bounds) { $0 }
      .padding(.leading, 15)
  }

  @Test func g2_followersInAndOutOfGroups() {
    for isSourceInGroup in [false, true] {
      let push = Remote(CGFloat(30))
      let host = OffscreenHost(width: 300, height: 40) {
        WithState(push) { push in
          Pair(push: push.wrappedValue, isSourceInGroup: isSourceInGroup)
        }
      }
      func green() -> CGFloat? { host.span(of: .pureGreen, over: .white, y: 30)?.start }
      #expect(green() == 30)
      host.perform { push.value = 130 }
      #expect(green() == 30)
      host.advance(milliseconds: 500)
      #expect(isNear(green(), 80))
      host.advance(milliseconds: 501)
      #expect(green() == 130)
    }
  }

  /// From a place in one group to a place in another.
  @Test func g2_aFlightFromGroupToGroup() {
    let isRight = Remote(false)
    let host = OffscreenHost(width: 300, height: 40) {
      WithState(isRight) { isRight in Flight(isRight: isRight.wrappedValue) }
    }
    func green() -> CGFloat? { host.span(of: .pureGreen, over: .white, y: 20)?.start }
    #expect(green() == 10)
    host.perform { isRight.value = true }
    for step in 1...3 {
      host.advance(milliseconds: 250)
      #expect(isNear(green(), 10 + 250 * CGFloat(step) / 4))
    }
    host.advance(milliseconds: 251)
    #expect(green() == 260)
    #expect(!host.isAnimating)
  }
}

/// A source in the upper half that is pushed to the right, and a follower in the lower half; one of them in a
/// group.
private struct Pair: View {
  let push: CGFloat
  let isSourceInGroup: Bool
  @Namespace private var space

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.white
      if isSourceInGroup {
        source.geometryGroup().padding(.leading, push)
        follower.padding(.leading, 7)
      } else {
        source.padding(.leading, push)
        follower.geometryGroup().padding(.leading, 7)
      }
    }
    .animation(.linear(duration: 1), value: push)
  }

  private var source: some View {
    Color.clear.frame(width: 20, height: 20).matchedGeometryEffect(id: "a", in: space)
  }

  private var follower: some View {
    Color(red: 0, green: 1, blue: 0).frame(width: 20, height: 20).offset(y: 20)
      .matchedGeometryEffect(id: "a", in: space, isSource: false)
  }
}

private struct Flight: View {
  let isRight: Bool
  @Namespace private var space

  var body: some View {
    HStack(spacing: 0) {
      ZStack { if !isRight { bar } }.frame(width: 20).padding(.leading, 10).geometryGroup()
      Spacer()
      ZStack { if isRight { bar } }.frame(width: 20).padding(.trailing, 20).geometryGroup()
    }
    .animation(.linear(duration: 1), value: isRight)
  }

  private var bar: some View {
    Color(red: 0, green: 1, blue: 0).matchedGeometryEffect(id: "bar", in: space)
      .transition(.offset())
  }
}
