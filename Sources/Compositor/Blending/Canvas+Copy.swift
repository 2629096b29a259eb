import WUIGeometry

extension Canvas {
  /// Replaces the pixels that can change by those of a surface of the same place.
  ///
  /// - Parameter tint: A translucent premultiplied colour to lay over them; nil for none. That is one pass
  ///   over the memory where copying and blending would be two.
  func copy(_ source: Surface, under tint: UInt32?) {
    inBands(extents) { band in
      band.forEachRow(in: band.extents) { x, y, pixels, count in
        let row = source.pixels + y * (source.stride / 4) + x
        if let tint {
          WUICompositor.copy(row, to: pixels, count: count, under: tint)
        } else {
          pixels.update(from: row, count: count)
        }
      }
    }
    surface.isOpaque = source.isOpaque
  }
}

/// Copies premultiplied pixels with a premultiplied colour over them: c + p·(255 − α)/255, rounded as
/// pixman does.
///
/// The quotient is exact: with 2¹⁶·(255 − α)/255 rounded to a whole number, the product of a channel is off
/// by less than what parts any p·(255 − α)/255 from a half.
func copy(
  _ source: UnsafePointer<UInt32>, to destination: UnsafeMutablePointer<UInt32>, count: Int,
  under tint: UInt32
) {
  let rest = 255 - tint >> 24
  // All of what is beneath would be 2¹⁶.
  guard rest < 255 else { return destination.update(from: source, count: count) }
  let factor = PixelHalves.Lanes(
    repeating: UInt16(truncatingIfNeeded: (rest &* 65536 &+ 127) / 255))
  let tints = unsafeBitCast(SIMD4(repeating: tint), to: PixelHalves.Lanes.self)
  let (from, to) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(destination))
  var offset = 0
  while offset &+ 16 <= count &* 4 {
    let pixels = from.loadUnaligned(fromByteOffset: offset, as: PixelHalves.Lanes.self)
    to.storeBytes(
      of: PixelHalves.scaled(pixels, factor) &+ tints, toByteOffset: offset,
      as: PixelHalves.Lanes.self)
    offset &+= 16
  }
  while offset < count &* 4 {
    let pixel = from.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
    let pixels = unsafeBitCast(SIMD4(pixel, 0, 0, 0), to: PixelHalves.Lanes.self)
    let tinted = PixelHalves.scaled(pixels, factor) &+ tints
    to.storeBytes(
      of: unsafeBitCast(tinted, to: SIMD4<UInt32>.self)[0], toByteOffset: offset, as: UInt32.self)
    offset &+= 4
  }
}

/// Four pixels as eight halves of a word, two channels in each.
private enum PixelHalves {
  typealias Lanes = SIMD8<UInt16>
  private typealias Wide = SIMD8<UInt32>

  /// Each channel times `factor` in 1/2¹⁶, rounded. The high half of a product of 16 bits is one instruction
  /// that the compiler finds here.
  @inline(__always)
  static func scaled(_ pixels: Lanes, _ factor: Lanes) -> Lanes {
    let top = Lanes(repeating: 0xff00)
    let low = high(pixels &<< 8, factor)
    return low &>> 8 | high(pixels & top, factor) & top
  }

  @inline(__always)
  private static func high(_ lanes: Lanes, _ factor: Lanes) -> Lanes {
    Lanes(
      truncatingIfNeeded: (Wide(truncatingIfNeeded: lanes) &* Wide(truncatingIfNeeded: factor))
        &>> 16)
      &+ Lanes(repeating: 128)
  }
}
