/// Channels as floating-point numbers, one for each cell of a grid, on which a blur is carried out.
///
/// The inner loops run along rows of plain numbers, so that the compiler turns them into vector code.
struct BlurPlane {
  private let width: Int
  private let height: Int
  private let channels: Int
  private var values: [Float]

  /// A buffer of bytes and where it lies on the grid.
  struct Pixels {
    var bytes: UnsafeMutablePointer<UInt8>
    var stride: Int
    var width: Int
    var height: Int
    /// Pixels per cell in both directions.
    var factor: Int
    /// The buffer's first column and row, counted in pixels from the grid's corner.
    var offsetX: Int
    var offsetY: Int
  }

  /// A grid of zeros.
  init(width: Int, height: Int, channels: Int) {
    (self.width, self.height, self.channels) = (width, height, channels)
    values = [Float](repeating: 0, count: width * height * channels)
  }

  /// Sets each cell to the mean of its pixels; pixels outside of the buffer are zero.
  mutating func setMeans(of pixels: Pixels) {
    let (factor, channels, row) = (pixels.factor, channels, width * channels)
    let count = pixels.width * channels
    var sums = [UInt32](repeating: 0, count: count)
    values.withUnsafeMutableBufferPointer { values in
      sums.withUnsafeMutableBufferPointer { sums in
        guard let base = values.baseAddress, let sums = sums.baseAddress else { return }
        for y in 0..<pixels.height {
          let source = pixels.bytes + y * pixels.stride
          for index in 0..<count { sums[index] &+= UInt32(source[index]) }
          let isLast = (y + pixels.offsetY + 1).isMultiple(of: factor) || y == pixels.height - 1
          guard isLast else { continue }
          let cells = base + (y + pixels.offsetY) / factor * row
          BlurPlane.gather(sums, into: cells, pixels, channels: channels)
          sums.update(repeating: 0, count: count)
        }
      }
    }
  }

  /// Adds up the columns of each cell in a row of sums, and divides by the number of a cell's pixels.
  private static func gather(
    _ sums: UnsafePointer<UInt32>, into cells: UnsafeMutablePointer<Float>, _ pixels: Pixels,
    channels: Int
  ) {
    let factor = pixels.factor
    let share = 1 / Float(factor * factor)
    var (cell, left) = (pixels.offsetX / factor * channels, factor - pixels.offsetX % factor)
    var x = 0
    while x < pixels.width {
      let end = min(x &+ left, pixels.width)
      for channel in 0..<channels {
        var sum: UInt32 = 0
        for column in x..<end { sum &+= sums[column &* channels &+ channel] }
        cells[cell &+ channel] = Float(sum) * share
      }
      (x, cell, left) = (end, cell &+ channels, factor)
    }
  }

  /// Convolves rows, then columns, with a symmetric kernel of odd length.
  mutating func convolve(_ kernel: [Float]) {
    let (radius, row, height, edge) = (
      kernel.count / 2, width * channels, height, kernel.count / 2 * channels
    )
    var sum = [Float](repeating: 0, count: values.count)
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
  func write(to pixels: Pixels) {
    let columns = (0..<pixels.width).map {
      Sample(pixel: $0 + pixels.offsetX, factor: pixels.factor)
    }
    // Two rows of cells at the width of the buffer, between which rows of pixels lie.
    let count = pixels.width * channels
    var lines = [Float](repeating: 0, count: 2 * count)
    var cellOfLines = -2
    values.withUnsafeBufferPointer { values in
      lines.withUnsafeMutableBufferPointer { lines in
        guard let base = values.baseAddress, let upper = lines.baseAddress else { return }
        let (lower, row) = (upper + count, width * channels)
        for y in 0..<pixels.height {
          let sample = Sample(pixel: y + pixels.offsetY, factor: pixels.factor)
          if sample.cell == cellOfLines + 1 {
            upper.update(from: lower, count: count)
          } else if sample.cell != cellOfLines {
            expand(base + sample.cell * row, into: upper, columns)
          }
          if sample.cell != cellOfLines {
            expand(base + (sample.cell + 1) * row, into: lower, columns)
          }
          cellOfLines = sample.cell
          BlurPlane.mix(
            upper, lower, sample.weight, into: pixels.bytes + y * pixels.stride, count: count)
        }
      }
    }
  }

  /// Reads a row of cells at the columns of the buffer.
  private func expand(
    _ cells: UnsafePointer<Float>, into line: UnsafeMutablePointer<Float>, _ columns: [Sample]
  ) {
    let channels = channels
    columns.withUnsafeBufferPointer { columns in
      for x in columns.indices {
        let (cell, weight) = (cells + columns[x].cell &* channels, columns[x].weight)
        for channel in 0..<channels {
          let (a, b) = (cell[channel], cell[channel &+ channels])
          line[x &* channels &+ channel] = a + (b - a) * weight
        }
      }
    }
  }

  @inline(__always)
  private static func mix(
    _ upper: UnsafePointer<Float>, _ lower: UnsafePointer<Float>, _ weight: Float,
    into bytes: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    for index in 0..<count {
      let value = upper[index] + (lower[index] - upper[index]) * weight
      // 2²³ more moves the nearest whole number into the lowest bits.
      bytes[index] = UInt8(
        truncatingIfNeeded: (max(0, min(255, value)) + 8_388_608).bitPattern)
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
