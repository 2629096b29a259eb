import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// O09 of field-cases.md: a hole by `destinationOut` reaches as far as its group.
@Suite struct HoleFieldTests {
  /// The colours inside of the hole and beside it.
  private func colours<V: View>(scale: CGFloat = 1, @ViewBuilder _ view: () -> V) -> [PixelColor] {
    let host = OffscreenHost(width: 100, height: 100, scale: scale) {
      ZStack {
        Color.white
        view()
      }
    }
    return [host.pixel(x: 50, y: 50), host.pixel(x: 10, y: 10)]
  }

  private var hole: some View {
    Circle().frame(width: 50, height: 50).blendMode(.destinationOut)
  }

  private var dimmed: some View {
    ZStack {
      Color.black.opacity(0.5)
      hole
    }
  }

  private let grey = PixelColor(128, 128, 128)

  private func check(_ colours: [PixelColor], hole: PixelColor) {
    #expect(colours[0].isClose(to: hole), "in the hole: \(colours[0])")
    #expect(colours[1].isClose(to: grey), "beside it: \(colours[1])")
  }

  @Test(arguments: [1, 1.5, 2] as [CGFloat]) func o09_aGroupShowsThePageThroughTheHole(
    scale: CGFloat
  ) {
    check(colours(scale: scale) { dimmed.compositingGroup() }, hole: .white)
    check(colours(scale: scale) { dimmed.drawingGroup() }, hole: .white)
  }

  @Test func o09_withoutAGroupThePageIsErased() {
    check(colours { dimmed }, hole: PixelColor(0, 0, 0, 0))
  }

  /// Other groups: an opacity of the container, a clip, a mask.
  @Test func o09_everyGroupHoldsTheHole() {
    check(colours { dimmed.clipShape(Rectangle()) }, hole: .white)
    check(colours { dimmed.mask { Color.black } }, hole: .white)
    check(
      colours {
        ZStack {
          Color.black
          hole
        }.opacity(0.5)
      }, hole: .white)
  }

  /// Containers are no groups: the hole goes through to the page.
  @Test func o09_stacksDoNotHoldTheHole() {
    check(
      colours {
        ZStack {
          Color.black.opacity(0.5)
          VStack { HStack { hole } }.padding(4)
        }
      }, hole: PixelColor(0, 0, 0, 0))
  }

  @Test func o09_aGroupInAGroup() {
    // The inner group holds nothing but the hole: it has nothing to erase.
    check(
      colours {
        ZStack {
          Color.black.opacity(0.5)
          ZStack { hole }.compositingGroup()
        }.compositingGroup()
      }, hole: grey)
  }

  @Test func o09_aFaintHoleTakesItsShare() {
    // 0.4 of the black of 0.5 is left out: 0.3 remains.
    check(
      colours {
        ZStack {
          Color.black.opacity(0.5)
          hole.opacity(0.4)
        }.compositingGroup()
      }, hole: PixelColor(179, 179, 179))
  }

  @Test func o09_anEmptyHoleErasesNothing() {
    let seen = colours {
      ZStack {
        Color.black.opacity(0.5)
        Circle().frame(width: 0, height: 0).blendMode(.destinationOut)
      }.compositingGroup()
    }
    check(seen, hole: grey)
  }

  @Test func o09_theHoleMovesWithItsView() {
    let isRight = Remote(false)
    let host = OffscreenHost(width: 200, height: 100) {
      WithState(isRight) { isRight in
        ZStack(alignment: .leading) {
          Color.black
          Color.white.frame(width: 50).blendMode(.destinationOut)
            .offset(x: isRight.wrappedValue ? 150 : 0)
            .animation(.linear(duration: 1), value: isRight.wrappedValue)
        }
        .compositingGroup()
      }
    }
    host.perform { isRight.value = true }
    host.advance(milliseconds: 500)
    #expect(host.span(of: .white, over: .black, y: 50) == Span(start: 75, end: 125))
    host.advance(milliseconds: 501)
    #expect(host.span(of: .white, over: .black, y: 50) == Span(start: 150, end: 200))
  }
}
