import Testing
import ViewProbes
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

/// The label of a menu's rows: the lines D17, D23 and D24 of components.md §6.1.
@Suite struct MenuLabelTests {
  @Test func d17_oneLabelOfIconGapAndTitle() {
    let host = OffscreenHost(width: 400, height: 100) {
      Label {
        Color.red.frame(width: 60, height: 20).accessibilityIdentifier("title")
      } icon: {
        Color.green.frame(width: 24, height: 24).accessibilityIdentifier("icon")
      }
      .labelStyle(.menuLabel)
      .accessibilityIdentifier("label")
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    // A box of 48 × 48, 24 between, then the title.
    #expect(host.frame(of: "icon") == CGRect(x: 12, y: 12, width: 24, height: 24))
    #expect(host.frame(of: "title") == CGRect(x: 72, y: 14, width: 60, height: 20))
    #expect(host.frame(of: "label") == CGRect(x: 0, y: 0, width: 132, height: 48))
  }

  @Test func d17_compactShowsOnlyTheIcon() {
    let host = OffscreenHost(width: 400, height: 100) {
      Label {
        Color.red.frame(width: 60, height: 20).accessibilityIdentifier("title")
      } icon: {
        Color.green.frame(width: 24, height: 24)
      }
      .labelStyle(.menuLabel).menuAppearance(.compact).accessibilityIdentifier("label")
    }
    #expect(host.frame(of: "label").size == CGSize(width: 48, height: 48))
    #expect(!host.exists("title"))
  }

  /// T7: each title leaves by its own width from its own place, and fades.
  @Test func d23_titlesLeaveByTheirOwnWidth() {
    let isCompact = Remote(false)
    let host = OffscreenHost(width: 400, height: 120) {
      WithState(isCompact) { isCompact in
        VStack(alignment: .leading, spacing: 8) {
          ForEach([60, 100], id: \.self) { width in
            Label {
              Color.red.frame(width: CGFloat(width), height: 20)
            } icon: {
              Color.green.frame(width: 24, height: 24)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
          }
        }
        .labelStyle(.menuLabel)
        .fixedSize(horizontal: true, vertical: false)
        .menuAppearance(isCompact.wrappedValue ? .compact : .default)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    host.perform { withAnimation(.linear(duration: 1)) { isCompact.value = true } }
    host.advance(milliseconds: 250)
    let faint = PixelColor.systemRed.over(.white, opacity: 0.75)
    for (y, width) in [(24.0, 60.0), (80, 100)] {
      let title = host.span(of: faint, over: .white, x: 72 + width * 0.25 + 1)
      #expect(title != nil)
      #expect(host.pixel(x: 72 + width * 0.25 - 1, y: y) == .white)
      #expect(host.pixel(x: 72 + width * 0.25 + 1, y: y).isClose(to: faint))
      #expect(host.pixel(x: 72 + width * 1.25 - 1, y: y).isClose(to: faint))
      #expect(host.pixel(x: 72 + width * 1.25 + 1, y: y) == .white)
    }
  }

  @Test func d24_theAppearanceReachesLabelsInButtonStyles() {
    let host = OffscreenHost(width: 400, height: 100) {
      Button {
      } label: {
        Label {
          Color.red.frame(width: 60, height: 20).accessibilityIdentifier("title")
        } icon: {
          Color.green.frame(width: 24, height: 24)
        }
      }
      .buttonStyle(MenuItemButtonStyle(isSelected: false))
      .labelStyle(.menuLabel)
      .menuAppearance(.compact)
    }
    #expect(!host.exists("title"))
    #expect(EnvironmentValues().menuAppearance == .default)
  }
}
