import SeededNumbers

/// Premultiplied pixels at random, many of them at the ends of the ranges, where formulas branch.
struct RandomPixels {
  private var generator: SeededNumbers

  init(seed: UInt64) { generator = SeededNumbers(seed: seed) }

  /// Pixels whose alphas are drawn from a list.
  mutating func pixels(
    _ count: Int, alphas: [UInt64] = [255, 255, 200, 128, 64, 16, 1, 0]
  ) -> [Channels] {
    (0..<count).map { _ in
      var bits = generator.next()
      let alpha = alphas[Int(bits & 0xFFFF) % alphas.count]
      bits >>= 16
      func channel() -> Int {
        let value = min(max(Int(bits & 511) * 336 / 512 - 40, 0), 255)
        bits >>= 9
        return (value * Int(alpha) + 127) / 255
      }
      return Channels(channel(), channel(), channel(), Int(alpha))
    }
  }

  /// Coverage 0…255.
  mutating func coverage(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in
      let bits = generator.next()
      return bits & 3 == 0 ? 255 : UInt8(truncatingIfNeeded: bits >> 8)
    }
  }
}
