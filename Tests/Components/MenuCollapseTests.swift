import Testing
import ViewProbes
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

/// D23 of components.md §6.1 against rule T7: a list at the trailing side of 400 points folds. Its icons
/// travel; each title leaves by its own width from where it stood, and does not ride along.
@Suite struct MenuCollapseTests {
  private let isCompact = Remote(false)
  private let spring = ReferenceSpring(response: 0.5, dampingFraction: 1)
  /// The titles of menu_appearance_animation.gif are 62 and 90 points wide.
  private static let widths: [CGFloat] = [62, 90]

  // Icon box 48 and gap 24: the list is 162 points wide, or 48. Icons are 24 points in the middle of
  // their box.
  private let iconWay: (full: CGFloat, compact: CGFloat) = (400 - 162 + 12, 400 - 48 + 12)
  private let titleBase: CGFloat = 400 - 162 + 72

  private func host() -> OffscreenHost {
    OffscreenHost(width: 520, height: 104) {
      WithState(isCompact) { isCompact in
        VStack(alignment: .leading, spacing: 8) {
          ForEach(Self.widths, id: \.self) { width in
            Label {
              Title(width: width)
            } icon: {
              Color(red: 0, green: 1, blue: 0).frame(width: 24, height: 24)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
          }
        }
        .labelStyle(.menuLabel)
        .fixedSize(horizontal: true, vertical: false)
        .menuAppearance(isCompact.wrappedValue ? .compact : .default)
        .frame(width: 400, alignment: .trailing)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
  }

  private struct Title: View {
    let width: CGFloat
    @State private var count = 0

    var body: some View {
      Color(red: 1, green: 0, blue: 0).frame(width: width, height: 20)
        .onTapGesture { count += 1 }
        .accessibilityIdentifier("\(Int(width)): \(count)")
    }
  }

  private func fold(_ host: OffscreenHost, _ folds: Bool) {
    host.perform { withAnimation(.spring()) { isCompact.value = folds } }
  }

  /// Compares a picture with a share of the fold, 0 unfolded … 1 folded.
  private func expect(_ share: CGFloat, _ host: OffscreenHost, _ what: String) {
    let iconStart = iconWay.full + (iconWay.compact - iconWay.full) * share
    for (row, width) in Self.widths.enumerated() {
      // Above the titles, which are 20 points high, lies only the icon.
      let top = CGFloat(row) * 56 + 13
      let icon = host.span(of: .pureGreen, over: .white, y: top)
      #expect(isNear(icon?.start, iconStart, within: 0.3), "\(what), icon of row \(row)")
      #expect(isNear(icon?.length, 24, within: 0.3))
      guard share > 0.02, share < 0.9 else { continue }
      // Right of the icon, the title: by its own width out, and as faint.
      let faint = PixelColor.pureRed.over(.white, opacity: 1 - share)
      let columns = Int(iconStart.rounded(.up) + 26)..<519
      let title = host.span(
        ofRedness: faint, y: CGFloat(row) * 56 + 24, within: columns)
      let end = titleBase + width * share + width
      #expect(isNear(title?.end, end, within: 0.5), "\(what), end of title \(row)")
      let start = titleBase + width * share
      if start > CGFloat(columns.lowerBound) {
        #expect(isNear(title?.start, start, within: 0.5), "\(what), start of title \(row)")
      }
    }
  }

  @Test("D23: titles leave and enter by their own width from a fixed base") func leavesAndEnters() {
    let host = host()
    expect(0, host, "unfolded")
    for folds in [true, false] {
      fold(host, folds)
      let start = host.milliseconds
      // components.md §5.1, the row of spring .5/1.
      for (ms, progress) in [
        (50, 0.1313), (100, 0.3577), (150, 0.5620), (200, 0.7154), (250, 0.8210), (300, 0.8900),
      ] as [(Double, CGFloat)] {
        host.advance(milliseconds: start + ms - host.milliseconds)
        expect(folds ? progress : 1 - progress, host, "\(folds) at \(ms) ms")
      }
      host.run(milliseconds: 3000)
      expect(folds ? 1 : 0, host, "\(folds) at rest")
    }
  }

  @Test(
    "D23: turned round at any moment, nothing jumps, and the end is the same",
    arguments: stride(from: 5, through: 50, by: 5).map { $0 })
  func turnedRound(frames: Int) {
    let untouched = MenuCollapseTests().host().snapshot()
    let host = host()
    host.tap("62: 0")
    fold(host, true)
    host.run(milliseconds: Double(frames) * 1000 / 120, framesPerSecond: 120)
    let turn = spring.state(after: Double(frames) / 120, distance: -1, velocity: 0)
    expect(CGFloat(1 + turn.distance), host, "before the turn")
    fold(host, false)
    expect(CGFloat(1 + turn.distance), host, "at the turn")
    for frame in 1...15 {
      host.advance(milliseconds: 1000.0 / 120)
      let share = spring.state(
        after: Double(frame) / 120, distance: 1 + turn.distance, velocity: turn.velocity
      ).distance
      expect(CGFloat(share), host, "\(frame) frames after")
    }
    host.run(milliseconds: 3000)
    #expect(host.snapshot().differences(from: untouched) == 0)
    // The title had not gone: it is the same one.
    #expect(host.exists("62: 1"))
  }

  @Test("a title that has gone starts anew") func stateEnds() {
    let host = host()
    host.tap("62: 0")
    fold(host, true)
    host.run(milliseconds: 3000)
    fold(host, false)
    #expect(host.exists("62: 0"))
  }
}

extension OffscreenHost {
  /// Where a tint of red lies in a part of a row over white, at scale 1.
  fileprivate func span(ofRedness color: PixelColor, y: CGFloat, within columns: Range<Int>)
    -> Span?
  {
    let picture = snapshot()
    let way = CGFloat(255 - color.green)
    let shares = columns.map { CGFloat(255 - picture.pixel(x: $0, y: Int(y)).green) / way }
    guard let first = shares.firstIndex(where: { $0 > 0.05 }),
      let last = shares.lastIndex(where: { $0 > 0.05 })
    else { return nil }
    let base = CGFloat(columns.lowerBound)
    return Span(
      start: base + CGFloat(first) + 1 - min(1, shares[first]),
      end: base + CGFloat(last) + min(1, shares[last]))
  }
}
