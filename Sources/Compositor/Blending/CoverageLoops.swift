// Coverage applied to rows of pixels; as to their style see `BlendLoops`.

/// Sets each pixel to a premultiplied colour times its coverage, rounded to the nearest.
func coverRow(
  _ color: UInt32, by coverage: UnsafePointer<UInt8>, into result: UnsafeMutablePointer<UInt32>,
  count: Int
) {
  let color = PixelLanes(color)
  for index in 0..<count {
    result[index] = scaled(color, Int32(coverage[index]))
  }
}

/// Sets each pixel to one of an image times its coverage, rounded to the nearest.
func coverRow(
  _ image: UnsafePointer<UInt32>, by coverage: UnsafePointer<UInt8>,
  into result: UnsafeMutablePointer<UInt32>, count: Int
) {
  for index in 0..<count {
    result[index] = scaled(PixelLanes(image[index]), Int32(coverage[index]))
  }
}

@inline(__always)
private func scaled(_ pixel: PixelLanes, _ coverage: Int32) -> UInt32 {
  pixel255(
    pixel.alpha &* coverage, pixel.red &* coverage, pixel.green &* coverage,
    pixel.blue &* coverage)
}
