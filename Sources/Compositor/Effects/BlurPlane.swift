/// Channels as floating-point numbers, on which a blur is carried out.
struct BlurPlane {
  private let width: Int
  private let height: Int
  private let channels: Int
  private var values: [Float]

  init(width: Int, height: Int, channels: Int) {
    (self.width, self.height, self.channels) = (width, height, channels)
    values = [Float](repeating: 0, count: width * height * channels)
  }

  /// Adds each pixel to the mean of the cell in which it lies.
  ///
  /// - Parameter offsetX: The buffer's first column, counted in pixels from the plane's left edge.
  mutating func addMeans(
    of bytes: UnsafePointer<UInt8>, stride: Int, width: Int, height: Int, factor: Int, offsetX: Int,
    offsetY: Int
  ) {
    let (channels, row) = (channels, self.width * channels)
    let share = 1 / Float(factor * factor)
    values.withUnsafeMutableBufferPointer { values in
      guard let base = values.baseAddress else { return }
      for y in 0..<height {
        let source = bytes + y &* stride
        let cells = base + (y &+ offsetY) / factor &* row
        var (cell, left) = (offsetX / factor &* channels, factor &- offsetX % factor)
        for x in 0..<width {
          for channel in 0..<channels {
            cells[cell &+ channel] += Float(source[x &* channels &+ channel])
          }
          left &-= 1
          if left == 0 { (cell, left) = (cell &+ channels, factor) }
        }
      }
      for index in values.indices { values[index] *= share }
    }
  }

  /// Convolves rows, then columns, with a symmetric kernel of odd length.
  mutating func convolve(_ kernel: [Float]) {
    let (radius, row, height, edge) = (
      kernel.count / 2, width * channels, height, kernel.count / 2 * channels
    )
    var sum = [Float](repeating: 0, count: values.count)
    // Both passes add whole rows scaled by a weight, which the compiler turns into vector code.
    sum.withUnsafeMutableBufferPointer { sum in
      values.withUnsafeMutableBufferPointer { values in
        guard let from = values.baseAddress, let to = sum.baseAddress else { return }
        for y in 0..<height {
          for (tap, weight) in kernel.enumerated() {
            BlurPlane.add(
              from + (y * row + tap * channels), weight, to: to + (y * row + edge),
              count: row - 2 * edge)
          }
        }
        from.update(repeating: 0, count: values.count)
        for y in radius..<(height - radius) {
          for (tap, weight) in kernel.enumerated() {
            BlurPlane.add(to + (y - radius + tap) * row, weight, to: from + y * row, count: row)
          }
        }
      }
    }
  }

  @inline(__always)
  private static func add(
    _ source: UnsafePointer<Float>, _ weight: Float, to target: UnsafeMutablePointer<Float>,
    count: Int
  ) {
    for index in 0..<count { target[index] += source[index] * weight }
  }

  /// Reads the plane bilinearly at the centre of each pixel.
  func write(
    to bytes: UnsafeMutablePointer<UInt8>, stride: Int, width: Int, height: Int, factor: Int,
    offsetX: Int, offsetY: Int
  ) {
    let (channels, row) = (channels, self.width * channels)
    let columns = (0..<width).map { Sample(pixel: $0 + offsetX, factor: factor) }
    var line = [Float](repeating: 0, count: row)
    values.withUnsafeBufferPointer { values in
      line.withUnsafeMutableBufferPointer { line in
        columns.withUnsafeBufferPointer { columns in
          guard let base = values.baseAddress, let line = line.baseAddress else { return }
          for y in 0..<height {
            let sample = Sample(pixel: y + offsetY, factor: factor)
            let (upper, lower) = (base + sample.cell * row, base + (sample.cell + 1) * row)
            for index in 0..<row {
              line[index] = upper[index] + (lower[index] - upper[index]) * sample.weight
            }
            let target = bytes + y &* stride
            for x in 0..<width {
              let column = columns[x]
              let cell = line + column.cell &* channels
              for channel in 0..<channels {
                let (a, b) = (cell[channel], cell[channel &+ channels])
                target[x &* channels &+ channel] = UInt8(
                  max(0, min(255, a + (b - a) * column.weight + 0.5)))
              }
              if channels == 4 { BlurPlane.limitToAlpha(target + x &* 4) }
            }
          }
        }
      }
    }
  }

  /// Undoes what rounding may add: a premultiplied colour is at most its alpha.
  @inline(__always)
  private static func limitToAlpha(_ pixel: UnsafeMutablePointer<UInt8>) {
    pixel.withMemoryRebound(to: UInt32.self, capacity: 1) { word in
      let alpha = word.pointee >> 24
      func limit(_ shift: UInt32) -> UInt32 { min(alpha, word.pointee >> shift & 255) << shift }
      word.pointee = alpha << 24 | limit(16) | limit(8) | limit(0)
    }
  }

  /// The two cells between whose centres a pixel's centre lies.
  private struct Sample {
    var cell: Int
    /// The share of the second cell, 0…1.
    var weight: Float

    init(pixel: Int, factor: Int) {
      let position = (Float(pixel) + 0.5) / Float(factor) - 0.5
      cell = Int(position.rounded(.down))
      weight = position - position.rounded(.down)
    }
  }
}
