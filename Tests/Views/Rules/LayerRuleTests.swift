import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// components.md L9 and L11: what lies over or under a view, and what only moves it, leaves the guides and
/// the spacing that the layout around it sees alone.
@Suite struct LayerRuleTests {
  @Test func l9_layersFollowTheGuidesOfTheirView() {
    let host = OffscreenHost(width: 400, height: 300) {
      Color.red.frame(width: 100, height: 40).alignmentGuide(.top) { _ in 15 }
        .overlay(alignment: .topLeading) {
          Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("over")
        }
        .background(alignment: .topTrailing) {
          Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("under")
        }
        .mask(alignment: .topLeading) {
          Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("mask")
        }
    }
    #expect(host.frame(of: "over") == CGRect(x: 150, y: 145, width: 10, height: 10))
    #expect(host.frame(of: "under") == CGRect(x: 240, y: 145, width: 10, height: 10))
    #expect(host.frame(of: "mask") == CGRect(x: 150, y: 145, width: 10, height: 10))
  }

  /// A colour has no baseline, so its bottom counts, whatever lies on it.
  @Test func l9_onlyTheViewsOwnGuidesCount() {
    let host = OffscreenHost(width: 400, height: 300) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Color.red.frame(width: 40, height: 40).overlay(alignment: .top) { Text("a") }
          .accessibilityIdentifier("layered")
        Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("plain")
      }
    }
    #expect(host.frame(of: "layered").maxY == host.frame(of: "plain").maxY)
  }

  /// Spacers want no space around them (L7), nor does one with something over it.
  @Test func l9_onlyTheViewsOwnSpacingCounts() {
    let host = OffscreenHost(width: 400, height: 300) {
      VStack {
        Color.red.frame(width: 40, height: 40).accessibilityIdentifier("above")
        Spacer().frame(height: 16).overlay { Color.green.frame(width: 10, height: 10) }
        Color.red.frame(width: 40, height: 40).accessibilityIdentifier("below")
      }
    }
    #expect(host.frame(of: "below").minY - host.frame(of: "above").maxY == 16)
  }

  @Test func l11_anOffsetLeavesTheGuidesAlone() {
    let host = OffscreenHost(width: 400, height: 300) {
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(width: 50, height: 50).alignmentGuide(.top) { _ in 10 }
          .accessibilityIdentifier("moved").offset(x: 7, y: -40)
        Color.blue.frame(width: 50, height: 50).accessibilityIdentifier("still")
      }
      .accessibilityIdentifier("row")
    }
    #expect(host.frame(of: "row") == CGRect(x: 150, y: 120, width: 100, height: 60))
    #expect(host.frame(of: "moved") == CGRect(x: 157, y: 80, width: 50, height: 50))
    #expect(host.frame(of: "still") == CGRect(x: 200, y: 130, width: 50, height: 50))
  }
}
