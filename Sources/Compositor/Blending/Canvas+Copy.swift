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
func copy(
  _ source: UnsafePointer<UInt32>, to destination: UnsafeMutablePointer<UInt32>, count: Int,
  under tint: UInt32
) {
  let rest = UInt16(255 - tint >> 24)
  // Bytes and nothing but wrapping arithmetic: the compiler makes vector code of it.
  source.withMemoryRebound(to: UInt8.self, capacity: count * 4) { source in
    destination.withMemoryRebound(to: UInt8.self, capacity: count * 4) { destination in
      for index in 0..<(count &* 4) {
        let product = UInt16(source[index]) &* rest &+ 128
        destination[index] = UInt8(truncatingIfNeeded: (product &+ product &>> 8) &>> 8)
      }
    }
  }
  // The row is still in the nearest cache. Premultiplied, no channel overflows.
  for index in 0..<count { destination[index] &+= tint }
}
