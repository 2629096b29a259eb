import WUIGeometry

/// A gradient ready to be evaluated at device pixels.
///
/// pixman's gradients step along each row from where drawing starts, so that a partial redraw could
/// round differently; these depend on the pixel's position only, and are faster.
struct GradientFill {
  /// Premultiplied colours at evenly spaced positions 0…1.
  private let table: [UInt32]
  private let shape: Shape
  /// Maps the centres of device pixels to the gradient's own space, see `Shape`.
  private let toShape: CGAffineTransform

  private enum Shape {
    /// The position is x.
    case linear
    /// The position is a linear function of the distance from the origin.
    case radial(start: Double, end: Double)
    /// The position is a fraction of the turn from +x towards +y, scaled.
    case angular(turns: Double)
  }

  private static let size = 1024

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
      shape = .radial(start: Double(startRadius), end: Double(endRadius))
      stops = gradient
      toDevice = CGAffineTransform(translationX: center.x, y: center.y).concatenating(transform)
    case .angularGradient(let gradient, let center, let start, let end):
      let sweep = end.radians - start.radians
      shape = .angular(turns: sweep / (2 * .pi))
      stops = gradient
      toDevice = CGAffineTransform(rotationAngle: start.radians)
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
        .concatenating(transform)
    }
    guard let table = stops.table(size: GradientFill.size, opacity: opacity),
      toDevice.a * toDevice.d != toDevice.b * toDevice.c
    else { return nil }
    self.table = table
    toShape = toDevice.inverted()
  }

  /// Fills rows of a canvas with the gradient.
  func fill(_ canvas: Canvas, rect: PixelRect) {
    table.withUnsafeBufferPointer { table in
      guard let colors = table.baseAddress else { return }
      canvas.forEachRow(in: rect) { x, y, pixels, count in
        fillRow(x: x, y: y, pixels, count, colors)
      }
    }
  }

  private func fillRow(
    x: Int, y: Int, _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int,
    _ colors: UnsafePointer<UInt32>
  ) {
    let last = Double(GradientFill.size - 1)
    let m = toShape
    let (a, b) = (Double(m.a), Double(m.b))
    let baseX = Double(m.c) * (Double(y) + 0.5) + Double(m.tx)
    let baseY = Double(m.d) * (Double(y) + 0.5) + Double(m.ty)
    @inline(__always) func color(_ position: Double) -> UInt32 {
      colors[Int(max(0, min(1, position)) * last + 0.5)]
    }
    switch shape {
    case .linear:
      for index in 0..<count {
        pixels[index] = color(baseX + a * (Double(x &+ index) + 0.5))
      }
    case .radial(let start, let end):
      let scale = end == start ? 1e9 : 1 / (end - start)
      for index in 0..<count {
        let px = baseX + a * (Double(x &+ index) + 0.5)
        let py = baseY + b * (Double(x &+ index) + 0.5)
        pixels[index] = color(((px * px + py * py).squareRoot() - start) * scale)
      }
    case .angular(let turns):
      for index in 0..<count {
        let px = baseX + a * (Double(x &+ index) + 0.5)
        let py = baseY + b * (Double(x &+ index) + 0.5)
        pixels[index] = color(angularPosition(px, py, turns: turns))
      }
    }
  }

  /// The position of a direction in a sweep of `turns`; half of what the sweep leaves over shows the
  /// last colour and half the first, so that the seam lies opposite of the sweep's middle.
  @inline(__always)
  private func angularPosition(_ x: Double, _ y: Double, turns: Double) -> Double {
    var fraction = atan2(y, x) / (2 * .pi)
    if turns < 0 { fraction = -fraction }
    if fraction < 0 { fraction += 1 }
    let sweep = abs(turns)
    if sweep >= 1 { return fraction / sweep }
    if sweep == 0 { return fraction < 0.5 ? 1 : 0 }
    return fraction > (1 + sweep) / 2 ? 0 : fraction / sweep
  }
}

extension ResolvedGradient {
  /// Premultiplied colours at evenly spaced positions from 0 to 1, interpolated premultiplied; nil
  /// without stops. Locations are clamped to 0…1 and sorted.
  func table(size: Int, opacity: Double) -> [UInt32]? {
    let sorted = stops.enumerated().sorted {
      ($0.element.clamped, $0.offset) < ($1.element.clamped, $1.offset)
    }.map(\.element)
    guard let first = sorted.first else { return nil }
    var (index, table): (Int, [UInt32]) = (0, [])
    table.reserveCapacity(size)
    var (low, high) = (first, first)
    for step in 0..<size {
      let position = CGFloat(step) / CGFloat(size - 1)
      while index < sorted.count, sorted[index].clamped <= position {
        low = sorted[index]
        index += 1
      }
      high = index < sorted.count ? sorted[index] : low
      if index == 0 { low = high }
      let distance = high.clamped - low.clamped
      let fraction = distance > 0 ? Double((position - low.clamped) / distance) : 0
      table.append(mix(low.color, high.color, max(0, fraction), opacity: opacity))
    }
    return table
  }

  private func mix(_ a: Color.Resolved, _ b: Color.Resolved, _ t: Double, opacity: Double) -> UInt32
  {
    func component(_ value: (Color.Resolved) -> Float) -> UInt32 {
      let mixed = Double(value(a)) * (1 - t) + Double(value(b)) * t
      return UInt32((max(0, min(1, mixed * opacity)) * 255).rounded())
    }
    return component(\.opacity) << 24 | component { $0.red * $0.opacity } << 16
      | component { $0.green * $0.opacity } << 8 | component { $0.blue * $0.opacity }
  }
}

extension ResolvedGradient.Stop {
  fileprivate var clamped: CGFloat { max(0, min(1, location)) }
}
