/// A colour as the formulas of the non-separable modes see it, in any unit.
struct ColorLanes {
  var red: Float
  var green: Float
  var blue: Float

  @inline(__always)
  init(red: Float, green: Float, blue: Float) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  @inline(__always)
  init(_ pixel: PixelLanes) {
    self.init(red: Float(pixel.red), green: Float(pixel.green), blue: Float(pixel.blue))
  }

  @inline(__always) var least: Float { min(red, min(green, blue)) }
  @inline(__always) var greatest: Float { max(red, max(green, blue)) }
  @inline(__always) var saturation: Float { greatest - least }
  @inline(__always) var luminosity: Float { 0.3 * red + 0.59 * green + 0.11 * blue }

  @inline(__always)
  static func * (color: ColorLanes, factor: Float) -> ColorLanes {
    ColorLanes(red: color.red * factor, green: color.green * factor, blue: color.blue * factor)
  }

  /// The colour with its channels spread from 0 to a range; black for a grey.
  @inline(__always)
  func withSaturation(_ target: Float) -> ColorLanes {
    let (least, range) = (least, saturation)
    let factor = range > 0 ? target / range : 0
    return ColorLanes(
      red: (red - least) * factor, green: (green - least) * factor, blue: (blue - least) * factor)
  }

  /// The colour made lighter or darker, then drawn towards grey until it lies within 0…alpha.
  @inline(__always)
  func withLuminosity(_ target: Float, alpha: Float) -> ColorLanes {
    let shift = target - luminosity
    let (low, high) = (least + shift, greatest + shift)
    // The channels span at most alpha, so that they leave the range at one end only.
    let room = low < 0 ? target : alpha - target
    let reach = low < 0 ? target - low : max(high - target, room)
    let factor = reach > 0 ? room / reach : 0
    @inline(__always)
    func channel(_ value: Float) -> Float { target + (value + shift - target) * factor }
    return ColorLanes(red: channel(red), green: channel(green), blue: channel(blue))
  }
}
