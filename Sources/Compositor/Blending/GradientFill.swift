import WUIGeometry

/// A gradient ready to be evaluated at device pixels.
///
/// pixman's gradients step along each row from where drawing starts, so that a partial redraw could
/// round differently; these depend on the pixel's position only, and are faster.
struct GradientFill {
  /// Premultiplied colours at evenly spaced positions 0…1.
  private let table: [UInt32]
  let shape: Shape
  /// Maps the centres of device pixels to the gradient's own space, see `Shape`.
  let toShape: CGAffineTransform

  enum Shape {
    /// The position is x.
    case linear
    /// The position is a linear function of the distance from the origin.
    case radial(start: Float, end: Float)
    /// The position is a fraction of the turn from +x towards +y, scaled.
    case angular(turns: Float)
  }

  private static let size = 1024

  /// Whether every colour is opaque.
  let isOpaque: Bool

  /// A gradient paint; nil for a colour and for a gradient that has no room.
  init?(_ paint: Paint, transform: CGAffineTransform, opacity: Double) {
    let stops: ResolvedGradient
    let toDevice: CGAffineTransform
    switch paint {
    case .color: return nil
    case .linearGradient(let gradient, let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      // A line without length shows its last colour everywhere, as radii without distance do.
      let isPoint = dx == 0 && dy == 0
      shape = .linear
      stops = gradient
      toDevice = CGAffineTransform(
        a: isPoint ? 1e-6 : dx, b: isPoint ? 0 : dy, c: isPoint ? 0 : -dy,
        d: isPoint ? 1e-6 : dx, tx: isPoint ? -1e6 : start.x, ty: start.y
      ).concatenating(transform)
    case .radialGradient(let gradient, let center, let startRadius, let endRadius):
      shape = .radial(start: Float(startRadius), end: Float(endRadius))
      stops = gradient
      toDevice = CGAffineTransform(translationX: center.x, y: center.y).concatenating(transform)
    case .angularGradient(let gradient, let center, let start, let end):
      let sweep = end.radians - start.radians
      shape = .angular(turns: Float(sweep / (2 * .pi)))
      stops = gradient
      toDevice = CGAffineTransform(rotationAngle: start.radians)
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
        .concatenating(transform)
    }
    guard let table = stops.table(size: GradientFill.size, opacity: opacity),
      toDevice.a * toDevice.d != toDevice.b * toDevice.c
    else { return nil }
    self.table = table
    isOpaque = table.allSatisfy { $0 >> 24 == 255 }
    toShape = toDevice.inverted()
  }

  /// Replaces the pixels of a rectangle by the gradient.
  func fill(_ canvas: Canvas, rect: PixelRect) {
    canvas.inBands(rect) { fillRows($0, rect: rect) }
  }

  private func fillRows(_ canvas: Canvas, rect: PixelRect) {
    var positions = [Float](repeating: 0, count: rect.width)
    table.withUnsafeBufferPointer { table in
      positions.withUnsafeMutableBufferPointer { positions in
        guard let colors = table.baseAddress, let positions = positions.baseAddress else { return }
        canvas.forEachRow(in: rect) { x, y, pixels, count in
          locate(x: x, y: y, positions, count)
          let last = Float(GradientFill.size - 1)
          for index in 0..<count {
            // 2²³ more moves the nearest whole number into the lowest bits.
            let step = max(0, min(1, positions[index])) * last + 8_388_608
            pixels[index] = colors[Int(step.bitPattern & 1023)]
          }
        }
      }
    }
  }
}
