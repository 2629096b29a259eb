import WUIGeometry

/// Which operations on pixels are split into bands of rows, for two threads to take in turn.
///
/// That shortens a frame and saves no work: memory is read and written by two processors at once, for one more
/// wake-up.
struct Bands: Sendable {
  /// Operations on no more pixels than this stay whole.
  ///
  /// Those of a screen of 1920 × 1080, which one processor fills in time; splitting them costs a twentieth more.
  var largestWhole = 1920 * 1080
  /// About how many pixels a band has: few enough that a thread that is late, or interrupted, leaves its share to
  /// the other one.
  var size = 1 << 19

  /// The bands of a rectangle, from top to bottom.
  func split(_ rect: PixelRect) -> [PixelRect] {
    guard !rect.isEmpty else { return [] }
    let height = max(1, size / rect.width)
    return stride(from: rect.y, to: rect.maxY, by: height).map { y in
      PixelRect(x: rect.x, y: y, width: rect.width, height: min(height, rect.maxY - y))
    }
  }
}
