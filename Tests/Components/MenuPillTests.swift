import Testing
import ViewProbes
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

/// The pill of the selected row: the line D27 of components.md §6.1.
@Suite struct MenuPillTests {
  private let scene = MenuScene()

  /// D27: the pill slides, and titles are recoloured exactly where it covers them.
  @Test func d27_thePillRecoloursWhatItCovers() {
    let host = scene.host(user: false)
    let width = Int(host.frame(of: "list").width)
    host.perform { scene.selection.value = .home }
    host.advance(milliseconds: 3000)
    host.perform { scene.selection.value = .archive }
    for _ in 0..<20 {
      let column = host.span(of: .menuPill, over: .white, x: 10)
      guard let column, column.length > 40 else {
        Issue.record("no pill")
        return
      }
      let picture = host.snapshot()
      for y in 0..<160 {
        let isInside = CGFloat(y) > column.start + 2 && CGFloat(y) < column.end - 2
        let isOutside = CGFloat(y) < column.start - 2 || CGFloat(y) > column.end + 2
        // The round corners at the ends of a row are left out.
        for x in 20..<(width - 14) {
          let seen = picture.pixel(x: x, y: y)
          if isInside { #expect(!seen.isClose(to: .menuText)) }
          if isOutside { #expect(!seen.isClose(to: .menuSelected)) }
        }
      }
      host.advance(milliseconds: 1000.0 / 60)
    }
  }

  @Test("D27: the pill has corners of 13") func pillCorners() {
    let host = scene.host(user: false)
    host.perform { scene.selection.value = .home }
    host.run(milliseconds: 3000)
    let width = host.frame(of: "list").width
    let wanted = OffscreenHost(width: 400, height: 400) {
      RoundedRectangle(cornerRadius: 13, style: .continuous)
        .fill(Color(red: 226.0 / 255, green: 233.0 / 255, blue: 225.0 / 255))
        .frame(width: width, height: 48)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    // All that lies left of the icon.
    let area = CGRect(x: 0, y: 0, width: 12, height: 48)
    #expect(
      host.snapshot().cropped(to: area).differences(
        from: wanted.snapshot().cropped(to: area), tolerance: 3) == 0)
  }

  @Test("D27: a deselected pill fades where it is") func pillFades() {
    let host = scene.host(user: false)
    host.perform { scene.selection.value = .home }
    host.run(milliseconds: 3000)
    let span = host.span(of: .menuPill, over: .white, x: 4)
    // The pill is not hit: the row below it is.
    host.tap(x: 24, y: 24)
    #expect(scene.selection.value == nil)
    host.advance(milliseconds: 100)
    let faint = PixelColor.menuPill.over(.white, opacity: 1 - 0.3577)
    #expect(host.pixel(x: 4, y: 24).isClose(to: faint, tolerance: 1))
    let fading = host.span(of: faint, over: .white, x: 4)
    #expect(isNear(fading?.start, span?.start ?? 0) && isNear(fading?.end, span?.end ?? 0))
    host.run(milliseconds: 3000)
    #expect(host.pixel(x: 4, y: 24) == .white)
  }
}
