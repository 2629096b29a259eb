import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// components.md §4.6, B1: what a blend mode sees.
@Suite struct BlendingRuleTests {
  private func center<V: View>(@ViewBuilder _ view: () -> V) -> PixelColor {
    OffscreenHost(width: 40, height: 40, content: view).pixel(x: 20, y: 20)
  }

  /// White in difference over red: (0, 196, 207).
  private let inverse = PixelColor(0, 196, 207)
  private var mark: some View { Color.white.frame(width: 20, height: 20).blendMode(.difference) }

  @Test func b1_seesEverythingBeneathInTheNearestGroup() {
    #expect(
      center {
        ZStack {
          Color.red
          mark
        }
      }.isClose(to: inverse))
    // Containers make no group.
    #expect(
      center {
        ZStack {
          Color.red
          HStack { VStack { mark } }.padding(2)
        }
      }.isClose(to: inverse))
  }

  @Test func b1_groupsIsolate() {
    #expect(
      center {
        ZStack {
          Color.red
          ZStack { mark }.compositingGroup()
        }
      }.isClose(to: .white))
    #expect(
      center {
        ZStack {
          Color.red
          mark.clipShape(Circle())
        }
      }.isClose(to: .white))
    #expect(
      center {
        ZStack {
          Color.red
          mark.mask { Color.black }
        }
      }.isClose(to: .white))
  }

  @Test func b1_translucentContainersAreGroups() {
    let seen = center {
      ZStack {
        Color.red
        ZStack {
          Color.white
          mark
        }.opacity(0.5)
      }
    }
    // White over white in difference is black; half of it over red.
    #expect(seen.isClose(to: PixelColor.black.over(.systemRed, opacity: 0.5)))
  }

  @Test func b1_aGroupHoldsItsOwnBackdrop() {
    // Inside the group the mark sees green, not the red below.
    let seen = center {
      ZStack {
        Color.red
        ZStack {
          Color.green
          mark
        }.compositingGroup()
      }
    }
    #expect(seen.isClose(to: PixelColor(203, 56, 166)))
  }

  /// O08: backdrop, then the three layers in white.
  @Test func o08_threeLayersFollowTheFormulas() {
    let table: [(backdrop: PixelColor, result: PixelColor)] = [
      (.white, .black), (.systemBlue, .white), (.black, .white),
      (PixelColor(230, 230, 230), PixelColor(51, 51, 51)),
    ]
    for (backdrop, result) in table { checkLayers(over: backdrop, give: result) }
  }

  private func checkLayers(over backdrop: PixelColor, give result: PixelColor) {
    let host = OffscreenHost(width: 40, height: 40) {
      ZStack {
        Color(
          red: Double(backdrop.red) / 255, green: Double(backdrop.green) / 255,
          blue: Double(backdrop.blue) / 255)
        Color.white.frame(width: 20, height: 20).blendMode(.difference)
          .overlay(Color.white.blendMode(.hue))
          .overlay(Color.white.blendMode(.overlay))
      }
    }
    #expect(host.pixel(x: 20, y: 20).isClose(to: result, tolerance: 3))
    #expect(host.pixel(x: 5, y: 5) == backdrop)
  }
}
