import CPixman
import Testing
import WUIGeometry

@testable import WUICompositor

/// Our own loops against the formulas of W3C's compositing-1 and against pixman.
@Suite struct BlendLoopTests {
  /// The modes that have loops, and pixman's operators of the same meaning.
  nonisolated static let modes: [(mode: BlendMode, op: pixman_op_t?)] = [
    (.multiply, PIXMAN_OP_MULTIPLY), (.screen, PIXMAN_OP_SCREEN), (.overlay, PIXMAN_OP_OVERLAY),
    (.darken, PIXMAN_OP_DARKEN), (.lighten, PIXMAN_OP_LIGHTEN),
    (.colorDodge, PIXMAN_OP_COLOR_DODGE), (.colorBurn, PIXMAN_OP_COLOR_BURN),
    (.softLight, PIXMAN_OP_SOFT_LIGHT), (.hardLight, PIXMAN_OP_HARD_LIGHT),
    (.difference, PIXMAN_OP_DIFFERENCE), (.exclusion, PIXMAN_OP_EXCLUSION),
    (.hue, PIXMAN_OP_HSL_HUE), (.saturation, PIXMAN_OP_HSL_SATURATION),
    (.color, PIXMAN_OP_HSL_COLOR), (.luminosity, PIXMAN_OP_HSL_LUMINOSITY), (.plusDarker, nil),
  ]

  private static let count = 100_489
  private static let source = argb(seed: 17)
  private static let backdrop = argb(seed: 18)
  private static let coverage = {
    var random = RandomPixels(seed: 19)
    return random.coverage(count)
  }()

  private static func argb(seed: UInt64) -> [UInt32] {
    var random = RandomPixels(seed: seed)
    return random.pixels(count).map(\.argb)
  }

  /// What a mode's loop makes of rows of pixels.
  private func blended(
    _ mode: BlendMode, _ source: [UInt32], by coverage: [UInt8]? = nil, onto backdrop: [UInt32]
  ) -> [UInt32] {
    var result = backdrop
    let coverage = coverage ?? [UInt8](repeating: 255, count: source.count)
    if mode.needsFractions {
      mode.blendRow(source, by: coverage, onto: &result, count: source.count)
    } else {
      mode.blendRow(covered(source, by: coverage), onto: &result, count: source.count)
    }
    return result
  }

  private func covered(_ source: [UInt32], by coverage: [UInt8]) -> [UInt32] {
    var result = source
    coverRow(source, by: coverage, into: &result, count: source.count)
    return result
  }

  /// Whole numbers give the formula's nearest number for every pixel; fractions miss it by 1 where it
  /// lies in the middle between two, which is one pixel in a thousand at most.
  @Test(arguments: modes.map(\.mode)) func everyPixelIsTheFormulas(mode: BlendMode) {
    let result = blended(mode, Self.source, by: Self.coverage, onto: Self.backdrop)
    // The loops of whole numbers are given a source that is rounded under its coverage.
    let source =
      mode.needsFractions ? Self.source : covered(Self.source, by: Self.coverage)
    var (off, worst) = (0, 0)
    for index in result.indices {
      let exact = BlendFormula.result(
        mode, source: Channels(source[index]),
        coverage: mode.needsFractions ? Double(Self.coverage[index]) / 255 : 1,
        backdrop: Channels(Self.backdrop[index]))
      let distance = exact.distance(Channels(result[index]))
      if distance > 0 { off += 1 }
      worst = max(worst, distance)
    }
    #expect(worst <= (mode.needsFractions ? 1 : 0))
    #expect(off <= (mode.needsFractions ? Self.count / 1000 : 0))
  }

  /// pixman rounds two products apart, and three where multiply meets translucent pixels.
  @Test(arguments: modes.filter { $0.op != nil })
  func pixmanAgrees(mode: BlendMode, op: pixman_op_t?) throws {
    let op = try #require(op)
    let (from, onto) = (surface(Self.source), surface(Self.backdrop))
    pixman_image_composite32(
      op, from.image, nil, onto.image, 0, 0, 0, 0, 0, 0, Int32(onto.width), Int32(onto.height))
    let (theirs, ours) = (
      onto.makeBitmap().pixels, blended(mode, Self.source, onto: Self.backdrop)
    )
    let worst = ours.indices.map { Channels(ours[$0]).distance(Channels(theirs[$0])) }.max() ?? 255
    #expect(worst <= (mode == .multiply ? 2 : 1))
  }

  private func surface(_ pixels: [UInt32]) -> Surface {
    let surface = Surface(width: 317, height: pixels.count / 317)
    surface.pixels.update(from: pixels, count: pixels.count)
    return surface
  }

  /// Every pair of channels of opaque pixels.
  @Test(
    arguments: modes.map(\.mode).filter {
      ![.hue, .saturation, .color, .luminosity].contains($0)
    })
  func everyPairOfOpaqueChannels(mode: BlendMode) {
    func grey(_ value: Int) -> UInt32 { Channels(value, value, value).argb }
    let source = (0..<65536).map { grey($0 & 255) }
    let backdrop = (0..<65536).map { grey($0 >> 8) }
    let result = blended(mode, source, onto: backdrop)
    let wrong = result.indices.filter {
      let exact = BlendFormula.result(
        mode, source: Channels(source[$0]), backdrop: Channels(backdrop[$0]))
      // In the middle between two numbers, single precision may choose the other one.
      return exact.distance(Channels(result[$0])) > (mode.needsFractions ? 1 : 0)
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(3).map { ($0 & 255, $0 >> 8, result[$0]) })")
  }

  @Test(arguments: modes.map(\.mode)) func transparentOrUncoveredChangesNothing(mode: BlendMode) {
    let nothing = [UInt32](repeating: 0, count: Self.count)
    #expect(blended(mode, nothing, onto: Self.backdrop) == Self.backdrop)
    let uncovered = [UInt8](repeating: 0, count: Self.count)
    #expect(blended(mode, Self.source, by: uncovered, onto: Self.backdrop) == Self.backdrop)
  }

  /// Vector code takes several pixels at a time and the rest one by one: all lengths and alignments
  /// must give what single pixels do, and leave the neighbours alone.
  @Test(arguments: modes.map(\.mode)) func everyLengthAndStart(mode: BlendMode) {
    let single = (0..<80).map { index in
      blended(
        mode, [Self.source[index]], by: [Self.coverage[index]], onto: [Self.backdrop[index]])[0]
    }
    for start in 0..<4 {
      for count in 0...67 {
        var row = Array(Self.backdrop[0..<80])
        let range = start..<(start + count)
        let part = blended(
          mode, Array(Self.source[range]), by: Array(Self.coverage[range]),
          onto: Array(Self.backdrop[range]))
        row.withUnsafeMutableBufferPointer { row in
          Self.source.withUnsafeBufferPointer { source in
            Self.coverage.withUnsafeBufferPointer { coverage in
              let (s, m) = (source.baseAddress! + start, coverage.baseAddress! + start)
              if mode.needsFractions {
                mode.blendRow(s, by: m, onto: row.baseAddress! + start, count: count)
              } else {
                let covered = covered(Array(Self.source[range]), by: Array(Self.coverage[range]))
                mode.blendRow(covered, onto: row.baseAddress! + start, count: count)
              }
            }
          }
        }
        let expected =
          Array(Self.backdrop[0..<start]) + single[range] + Self.backdrop[range.upperBound..<80]
        #expect(row == expected, "start \(start), count \(count)")
        #expect(part == Array(single[range]), "start \(start), count \(count)")
      }
    }
  }

  /// A colour or an image times coverage is the nearest number, for every pair.
  @Test func coverageIsRoundedOnce() {
    let coverage = (0..<65536).map { UInt8($0 & 255) }
    let image = (0..<65536).map { UInt32($0 >> 8) &* 0x0101_0101 }
    let expected = (0..<65536).map { index in
      UInt32((Double(index & 255) * Double(index >> 8) / 255).rounded()) &* 0x0101_0101
    }
    #expect(covered(image, by: coverage) == expected)
    for value in 0..<256 {
      var row = [UInt32](repeating: 1, count: 256)
      coverRow(UInt32(value) &* 0x0101_0101, by: coverage, into: &row, count: 256)
      #expect(row == Array(expected[value * 256..<(value + 1) * 256]))
    }
  }
}
