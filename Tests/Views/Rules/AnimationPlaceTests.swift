import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// A modifier between two animations, and what it changes.
nonisolated private enum Modifier: CaseIterable, Sendable {
  case opacity, rotation, scale, corner
  case offset, padding, frame, position

  /// Whether it draws; the others only hand geometry down.
  var isRendering: Bool {
    switch self {
    case .opacity, .rotation, .scale, .corner: true
    case .offset, .padding, .frame, .position: false
    }
  }
}

/// A red leaf with an animation of one second around it, a modifier, and one of two seconds around that.
private struct Between: View {
  let modifier: Modifier
  let isOn: Bool

  var body: some View {
    modified.animation(.linear(duration: 2), value: isOn)
      .frame(width: 200, height: 200, alignment: .topLeading)
  }

  private var leaf: some View {
    Color(red: 1, green: 0, blue: 0).animation(.linear(duration: 1), value: isOn)
  }

  @ViewBuilder private var modified: some View {
    switch modifier {
    case .opacity: leaf.frame(width: 40, height: 40).opacity(isOn ? 1 : 0.2)
    case .rotation:
      leaf.frame(width: 100, height: 10).frame(width: 200, height: 10, alignment: .trailing)
        .rotationEffect(.degrees(isOn ? 80 : 0)).frame(width: 200, height: 200)
    case .scale: leaf.frame(width: 40, height: 40).scaleEffect(isOn ? 3 : 1, anchor: .topLeading)
    case .corner: leaf.frame(width: 200, height: 200).cornerRadius(isOn ? 80 : 0)
    case .offset: leaf.frame(width: 40, height: 40).offset(x: isOn ? 80 : 0)
    case .padding: leaf.frame(width: 40, height: 40).padding(.leading, isOn ? 80 : 0)
    case .frame: leaf.frame(width: isOn ? 120 : 40, height: 40)
    case .position: leaf.frame(width: 40, height: 40).position(x: isOn ? 100 : 20, y: 20)
    }
  }
}

/// components.md A4 for each kind of modifier: what draws animates where it stands, what only hands geometry
/// down animates at the leaf.
@Suite struct AnimationPlaceTests {
  private let isOn = Remote(false)

  /// How far a modifier has come, 0…1.
  private func progress(_ host: OffscreenHost, _ modifier: Modifier) -> CGFloat {
    func span(y: CGFloat = 20) -> Span? { host.span(of: .pureRed, over: .white, y: y) }
    switch modifier {
    case .opacity: return (CGFloat(255 - host.pixel(x: 20, y: 20).green) / 255 - 0.2) / 0.8
    case .rotation:
      let angles = stride(from: -10.0, through: 90, by: 0.25).filter {
        host.polar($0, radius: 80, middle: CGPoint(x: 100, y: 100)).green < 128
      }
      return CGFloat((angles.first ?? 0) + (angles.last ?? 0)) / 2 / 80
    case .scale: return ((span()?.end ?? 0) - 40) / 80
    // In the uppermost row, a round corner begins one radius from the side, less what is nearly flat.
    case .corner: return (span(y: 0)?.start ?? 0) / 80
    case .offset, .padding, .position: return (span()?.start ?? 0) / 80
    case .frame: return ((span()?.length ?? 0) - 40) / 80
    }
  }

  @Test(arguments: Modifier.allCases) fileprivate func a4_eachModifierInItsPlace(
    _ modifier: Modifier
  ) {
    let host = OffscreenHost(width: 200, height: 200) {
      WithState(isOn) { isOn in Between(modifier: modifier, isOn: isOn.wrappedValue) }
    }
    host.perform { isOn.value = true }
    for ms in [250.0, 500, 750] {
      host.advance(milliseconds: 250)
      let expected = CGFloat(ms) / (modifier.isRendering ? 2000 : 1000)
      let tolerance: CGFloat = modifier == .corner ? 0.13 : 0.01
      #expect(isNear(progress(host, modifier), expected, within: tolerance), "at \(ms)")
    }
    host.advance(milliseconds: 251)
    // The leaf rests after its second, and nothing invisible goes on around it.
    #expect(host.isAnimating == modifier.isRendering)
    host.advance(milliseconds: 1000)
    #expect(!host.isAnimating)
  }

  /// A nil inside keeps the leaf still; what draws around it goes on with the outer animation.
  @Test func a4_nilInsideStopsTheLeafOnly() {
    let host = OffscreenHost(width: 200, height: 40) {
      WithState(isOn) { isOn in
        let isOn = isOn.wrappedValue
        Color(red: 1, green: 0, blue: 0).animation(nil, value: isOn)
          .frame(width: 40).offset(x: isOn ? 80 : 0).opacity(isOn ? 1 : 0.2)
          .animation(.linear(duration: 1), value: isOn)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    host.perform { isOn.value = true }
    host.advance(milliseconds: 500)
    let faint = PixelColor.pureRed.over(.white, opacity: 0.6)
    #expect(host.span(of: faint, over: .white, y: 20) == Span(start: 80, end: 120))
    #expect(host.pixel(x: 100, y: 20).isClose(to: faint))
  }
}
