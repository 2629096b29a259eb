import WUIGeometry

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
