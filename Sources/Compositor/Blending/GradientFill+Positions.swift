import WUIGeometry

extension GradientFill {
  /// Computes where on the gradient the centres of a row of pixels lie, 0…1 and beyond.
  ///
  /// Each position depends on the pixel's place alone; the loops are such that the compiler turns them
  /// into vector code.
  func locate(x: Int, y: Int, _ positions: UnsafeMutablePointer<Float>, _ count: Int) {
    let (rowX, rowY) = (
      Float(toShape.c * (CGFloat(y) + 0.5) + toShape.tx),
      Float(toShape.d * (CGFloat(y) + 0.5) + toShape.ty)
    )
    let (a, b, first, count) = (
      Float(toShape.a), Float(toShape.b), Int32(truncatingIfNeeded: x),
      Int32(truncatingIfNeeded: count)
    )
    switch shape {
    case .linear:
      for index in 0..<count {
        positions[Int(index)] = rowX + a * (Float(first &+ index) + 0.5)
      }
    case .radial(let start, let end):
      let scale = end == start ? 1e9 : 1 / (end - start)
      for index in 0..<count {
        let column = Float(first &+ index) + 0.5
        let (px, py) = (rowX + a * column, rowY + b * column)
        positions[Int(index)] = ((px * px + py * py).squareRoot() - start) * scale
      }
    case .angular(let turns):
      let sweep = AngularSweep(turns)
      for index in 0..<count {
        let column = Float(first &+ index) + 0.5
        positions[Int(index)] = sweep.position(rowX + a * column, rowY + b * column)
      }
    }
  }
}

/// How the positions of an angular gradient follow from directions.
///
/// Half of what the sweep leaves over shows the last colour and half the first, so that the seam lies
/// opposite of the sweep's middle.
private struct AngularSweep {
  /// 1 where the gradient turns from +x towards +y, −1 where it turns the other way.
  private let direction: Float
  /// The turn at which the last colour gives way to the first.
  private let seam: Float
  private let scale: Float

  init(_ turns: Float) {
    let sweep = abs(turns)
    direction = turns < 0 ? -1 : 1
    seam = sweep >= 1 ? 2 : (1 + sweep) / 2
    scale = 1 / max(sweep, 1e-9)
  }

  @inline(__always)
  func position(_ x: Float, _ y: Float) -> Float {
    var turn = AngularSweep.turn(x, y * direction)
    turn = turn < 0 ? turn + 1 : turn
    return turn > seam ? 0 : turn * scale
  }

  /// The direction of a vector as a fraction of a turn, −½…½, to within 2·10⁻⁶.
  @inline(__always)
  private static func turn(_ x: Float, _ y: Float) -> Float {
    let (width, height) = (abs(x), abs(y))
    let t = min(width, height) / max(max(width, height), 1e-30)
    let square = t * t
    // A minimax polynomial of the arc tangent on 0…1.
    var series = -0.0117212 * square + 0.05265332
    series = series * square - 0.11643287
    series = series * square + 0.19354346
    series = series * square - 0.33262347
    series = series * square + 0.99997726
    var angle = series * t / (2 * .pi)
    angle = height > width ? 0.25 - angle : angle
    angle = x < 0 ? 0.5 - angle : angle
    return y < 0 ? -angle : angle
  }
}
