import Testing
import WUICompositor
import WUIGeometry

/// 100,000 random pixels for each mode (components.md B2 and B3) against the formulas of W3C's
/// compositing-1, written in doubles in `BlendFormula`.
@Suite struct BlendPixelTests {
  private static let side = 317
  private static let source = pixels(seed: 7)
  private static let backdrop = pixels(seed: 8)

  private static func pixels(seed: UInt64) -> [Channels] {
    var random = RandomPixels(seed: seed)
    return random.pixels(side * side)
  }

  private func item(_ pixels: [Channels], opacity: Double = 1, mode: BlendMode = .normal)
    -> DisplayItem
  {
    let bitmap = Bitmap(width: Self.side, height: Self.side, pixels: pixels.map(\.argb))
    return DisplayItem(
      id: 0, opacity: opacity, blendMode: mode,
      content: .image(
        ImageReference(BitmapProvider(bitmap)),
        CGRect(x: 0, y: 0, width: Self.side, height: Self.side), tint: nil))
  }

  private func draw(_ items: [DisplayItem]) -> [UInt32] {
    Scene.draw(items, width: CGFloat(Self.side), height: CGFloat(Self.side)).pixels
  }

  /// The pixel that is farthest from the formula, and by how much.
  private func worst(
    _ mode: BlendMode, _ result: [UInt32], source: [Channels], coverage: Double = 1
  ) -> (distance: Int, what: String) {
    var worst = (distance: 0, index: 0)
    for index in source.indices {
      let exact = BlendFormula.result(
        mode, source: source[index], coverage: coverage, backdrop: Self.backdrop[index])
      let distance = exact.distance(Channels(result[index]))
      if distance > worst.distance { worst = (distance, index) }
    }
    let index = worst.index
    return (
      worst.distance,
      "\(source[index]) on \(Self.backdrop[index]) gave \(Channels(result[index]))"
    )
  }

  /// Within 1 of 255, for the operators of pixman and the modes that need fractions.
  @Test(arguments: BlendMode.allCases) func b2_everyModeFollowsItsFormula(mode: BlendMode) {
    let result = draw([item(Self.backdrop), item(Self.source, mode: mode)])
    let worst = worst(mode, result, source: Self.source)
    #expect(worst.distance <= 1, "\(worst.what)")
  }

  /// An item of opacity 0.6, which is 153 of 255: at most one more rounding, that of the source under
  /// its opacity.
  @Test(arguments: BlendMode.allCases) func b2_opacityScalesTheSource(mode: BlendMode) {
    let result = draw([item(Self.backdrop), item(Self.source, opacity: 0.6, mode: mode)])
    let worst = worst(mode, result, source: Self.source, coverage: 0.6)
    #expect(worst.distance <= 2, "\(worst.what)")
  }

  /// A group under a mask of 0.4, which is 102 of 255: the same, whichever way the mask is applied.
  @Test(arguments: BlendMode.allCases) func b2_masksScaleTheSource(mode: BlendMode) {
    let mask = [Scene.rect(0, 0, 317, 317, Color.Resolved(0, 0, 0, 0.4))]
    let result = draw([
      item(Self.backdrop), Scene.group([item(Self.source)], mode: mode, mask: mask),
    ])
    let worst = worst(mode, result, source: Self.source, coverage: 0.4)
    #expect(worst.distance <= 2, "\(worst.what)")
  }

  @Test(arguments: BlendMode.allCases) func b2_nothingChangesNothing(mode: BlendMode) {
    let nothing = [Channels](repeating: Channels(0, 0, 0, 0), count: Self.backdrop.count)
    let result = draw([item(Self.backdrop), item(nothing, mode: mode)])
    let changed = Self.backdrop.indices.filter { Self.backdrop[$0].argb != result[$0] }
    #expect(changed.isEmpty, "\(changed.prefix(3).map { Self.backdrop[$0] })")
  }

  /// On an empty backdrop every mode but those that need one shows its source.
  @Test(arguments: BlendMode.allCases) func b2_anEmptyBackdropShowsTheSource(mode: BlendMode) {
    let result = draw([item(Self.source, mode: mode)])
    let needsBackdrop = [.sourceAtop, .destinationOut].contains(mode)
    let wrong = Self.source.indices.filter {
      let expected = needsBackdrop ? Channels(0, 0, 0, 0) : Self.source[$0]
      return Channels(result[$0]).distance(expected) > 1
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(3).map { (Self.source[$0], Channels(result[$0])) })")
  }
}
