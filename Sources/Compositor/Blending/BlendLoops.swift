import WUIGeometry

// The loops are written so that the compiler makes vector code of them, even for plain SSE2: raw
// pointers, operators that do not trap, 32-bit lanes whose numbers it can see to fit into 16.

extension BlendMode {
  /// Blends a row of premultiplied pixels by the formulas of W3C Compositing Level 1,
  /// Cr = (1 − αb)·Cs + αb·B(Cb, Cs), or by that of plus darker.
  ///
  /// Each channel is exactly the formula's, rounded to the nearest. A transparent source leaves every
  /// pixel as it is.
  ///
  /// - Precondition: The mode is one of whole numbers, see `needsFractions`, and none of Porter and
  ///   Duff's, which are pixman's.
  func blendRow(
    _ source: UnsafePointer<UInt32>, onto backdrop: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    switch self {
    case .multiply: mixChannels(source, backdrop, count) { s, _, d, _ in s &* d }
    case .screen:
      mixChannels(source, backdrop, count) { s, sa, d, da in s &* da &+ d &* sa &- s &* d }
    case .darken:
      mixChannels(source, backdrop, count) { s, sa, d, da in min(s &* da, d &* sa) }
    case .lighten:
      mixChannels(source, backdrop, count) { s, sa, d, da in max(s &* da, d &* sa) }
    case .difference:
      mixChannels(source, backdrop, count) { s, sa, d, da in
        let difference = s &* da &- d &* sa
        return max(difference, 0 &- difference)
      }
    case .exclusion:
      mixChannels(source, backdrop, count) { s, sa, d, da in
        s &* da &+ d &* sa &- 2 &* (s &* d)
      }
    case .hardLight:
      mixChannels(source, backdrop, count) { s, sa, d, da in
        let (multiplied, screened) = contrast(s, sa, d, da)
        return 2 &* s <= sa ? multiplied : screened
      }
    case .overlay:
      mixChannels(source, backdrop, count) { s, sa, d, da in
        let (multiplied, screened) = contrast(s, sa, d, da)
        return 2 &* d <= da ? multiplied : screened
      }
    case .plusDarker: addDarkness(source, backdrop, count)
    case .colorDodge, .colorBurn, .softLight, .hue, .saturation, .color, .luminosity,
      .normal, .sourceAtop, .destinationOver, .destinationOut, .plusLighter:
      preconditionFailure("\(self) has no loop of whole numbers")
    }
  }
}

/// The two halves of hard light and of overlay: twice the product, and its counterpart.
@inline(__always)
private func contrast(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> (Int32, Int32) {
  (2 &* (s &* d), sa &* da &- 2 &* ((da &- d) &* (sa &- s)))
}

/// A pixel's channels, 0…255.
struct PixelLanes {
  let alpha: Int32
  let red: Int32
  let green: Int32
  let blue: Int32

  @inline(__always)
  init(_ pixel: UInt32) {
    alpha = Int32(bitPattern: pixel >> 24)
    red = Int32(bitPattern: pixel >> 16 & 255)
    green = Int32(bitPattern: pixel >> 8 & 255)
    blue = Int32(bitPattern: pixel & 255)
  }

  /// The alpha of this pixel over another one's, times 255.
  @inline(__always)
  func unionAlpha(_ other: PixelLanes) -> Int32 {
    alpha &* 255 &+ other.alpha &* (alpha ^ 255)
  }
}

/// The pixel whose channels are numbers 0…255² divided by 255, each rounded to the nearest.
@inline(__always)
func pixel255(_ alpha: Int32, _ red: Int32, _ green: Int32, _ blue: Int32) -> UInt32 {
  // Two channels at a time; (x + 128 + (x + 128) / 256) / 256 is exact for these numbers.
  let high = UInt32(bitPattern: alpha &<< 16 | green) &+ 0x80_0080
  let low = UInt32(bitPattern: red &<< 16 | blue) &+ 0x80_0080
  return (high &+ (high &>> 8 & 0xFF_00FF)) & 0xFF00_FF00
    | (low &+ (low &>> 8 & 0xFF_00FF)) &>> 8 & 0xFF_00FF
}

/// Blends channel by channel.
///
/// - Parameter blend: B times both alphas, from premultiplied source and backdrop: all 0…255, the
///   result 0…255².
@inline(__always)
private func mixChannels(
  _ source: UnsafePointer<UInt32>, _ backdrop: UnsafeMutablePointer<UInt32>, _ count: Int,
  _ blend: (_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32
) {
  for index in 0..<count {
    let (s, d) = (PixelLanes(source[index]), PixelLanes(backdrop[index]))
    // 255 − x as x ^ 255: so the compiler sees that it is not negative.
    let (sourceRest, backdropRest) = (s.alpha ^ 255, d.alpha ^ 255)
    @inline(__always)
    func mix(_ a: Int32, _ b: Int32) -> Int32 {
      a &* backdropRest &+ b &* sourceRest &+ blend(a, s.alpha, b, d.alpha)
    }
    backdrop[index] = pixel255(
      s.unionAlpha(d), mix(s.red, d.red), mix(s.green, d.green), mix(s.blue, d.blue))
  }
}

/// Plus darker: alpha = min(1, αs + αd), colour = max(0, alpha − (αs − S) − (αd − D)).
///
/// Where both are opaque this is max(0, 1 − ((1 − D) + (1 − S))); measuring the darkness from the
/// pixel's own alpha instead of from 1 makes a transparent source leave the backdrop as it is.
@inline(__always)
private func addDarkness(
  _ source: UnsafePointer<UInt32>, _ backdrop: UnsafeMutablePointer<UInt32>, _ count: Int
) {
  for index in 0..<count {
    let (s, d) = (PixelLanes(source[index]), PixelLanes(backdrop[index]))
    let alpha = min(255, s.alpha &+ d.alpha)
    let rest = alpha &- s.alpha &- d.alpha
    @inline(__always)
    func darken(_ a: Int32, _ b: Int32) -> UInt32 { UInt32(bitPattern: max(0, rest &+ a &+ b)) }
    backdrop[index] =
      UInt32(bitPattern: alpha) << 24 | darken(s.red, d.red) << 16
      | darken(s.green, d.green) << 8 | darken(s.blue, d.blue)
  }
}
