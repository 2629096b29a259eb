import WUIGeometry

extension Color.Resolved {
  /// The colour as premultiplied 8-bit ARGB, its opacity multiplied by a factor.
  func premultiplied(opacity factor: Double = 1) -> UInt32 {
    let alpha = max(0, min(1, Double(opacity) * factor))
    func byte(_ component: Float, _ shift: UInt32) -> UInt32 {
      UInt32((max(0, min(1, Double(component))) * alpha * 255).rounded()) << shift
    }
    return UInt32((alpha * 255).rounded()) << 24 | byte(red, 16) | byte(green, 8) | byte(blue, 0)
  }
}

extension UInt32 {
  /// A premultiplied colour whose channels are all multiplied by `factor`/255.
  func scaled(by factor: UInt8) -> UInt32 {
    if factor == 255 { return self }
    func byte(_ shift: UInt32) -> UInt32 {
      multiply255(self >> shift & 255, UInt32(factor)) << shift
    }
    return byte(24) | byte(16) | byte(8) | byte(0)
  }
}

/// x·y/255, rounded, for numbers 0…255.
@inline(__always)
func multiply255(_ x: UInt32, _ y: UInt32) -> UInt32 {
  let product = x &* y &+ 128
  return (product &+ (product >> 8)) >> 8
}
