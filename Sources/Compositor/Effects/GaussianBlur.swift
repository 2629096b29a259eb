import WUIGeometry

/// A Gaussian blur of 8-bit channels.
///
/// A wide blur is carried out on means of `factor` × `factor` pixels, at positions that are multiples
/// of `factor` in device space, and read back bilinearly: the result at a pixel depends only on pixels
/// nearer than ``reach``, wherever the drawing begins.
struct GaussianBlur {
  /// The standard deviation in device pixels.
  let sigma: Double
  /// Pixels per cell in both directions, a power of two.
  private let factor: Int
  /// The weights of neighbouring cells, the own cell in the middle; they sum to 1.
  private let kernel: [Float]

  /// Blurs wider than this in pixels are not told apart.
  private static let maximumSigma = 1000.0

  init(sigma: Double) {
    self.sigma = sigma.isFinite ? max(0, min(GaussianBlur.maximumSigma, sigma)) : 0
    var factor = 1
    while self.sigma / Double(factor * 2) >= 1.5 { factor *= 2 }
    self.factor = factor
    // Averaging over a cell adds a variance of 1/12 and bilinear reading 1/6, in cells.
    let cells = self.sigma / Double(factor)
    let own = max(1e-3, cells * cells - (factor > 1 ? 0.25 : 0)).squareRoot()
    let radius = Int((3 * own).rounded(.up))
    let weights = (-radius...radius).map { exp(-Double($0 * $0) / (2 * own * own)) }
    let sum = weights.reduce(0, +)
    kernel = weights.map { Float($0 / sum) }
  }

  /// Whether the blur changes anything.
  var isVisible: Bool { sigma > 0.05 }

  /// How far a pixel spreads, in pixels.
  var reach: Int { isVisible ? (kernel.count / 2 + 2) * factor : 0 }

  /// Blurs a buffer in place; what lies outside counts as zero.
  ///
  /// - Parameters:
  ///   - channels: Bytes per pixel, blurred each on its own.
  ///   - rect: The place of the buffer in device space.
  func apply(
    to bytes: UnsafeMutablePointer<UInt8>, stride: Int, channels: Int, rect: PixelRect
  ) {
    guard isVisible, !rect.isEmpty else { return }
    let radius = kernel.count / 2
    // Cells that the buffer touches, and a margin of zeros as wide as the kernel and the bilinear
    // reading need.
    let (left, top) = (floorDivide(rect.x) - radius - 1, floorDivide(rect.y) - radius - 1)
    var plane = BlurPlane(
      width: floorDivide(rect.maxX - 1) + radius + 2 - left,
      height: floorDivide(rect.maxY - 1) + radius + 2 - top, channels: channels)
    let pixels = BlurPlane.Pixels(
      bytes: bytes, stride: stride, width: rect.width, height: rect.height, factor: factor,
      offsetX: rect.x - left * factor, offsetY: rect.y - top * factor)
    plane.setMeans(of: pixels)
    plane.convolve(kernel)
    plane.write(to: pixels)
  }

  private func floorDivide(_ position: Int) -> Int {
    Int((Double(position) / Double(factor)).rounded(.down))
  }
}
