/// What animations do in every frame. The generic operators of nested pairs ask Swift's runtime for types at each
/// step, which takes hundreds of times as long as the arithmetic; most values are doubles one after the other.
extension VectorArithmetic {
  /// Moves the value by a fraction of the way to another.
  mutating func move(towards other: Self, by fraction: Double) {
    guard Self._isMadeOfDoubles else {
      var way = other - self
      way.scale(by: fraction)
      self += way
      return
    }
    withMutableDoubles { values in
      other.withDoubles { others in
        for index in values.indices {
          values[index] += (others[index] - values[index]) * fraction
        }
      }
    }
  }

  /// Adds another value as many times as a factor says.
  mutating func add(_ other: Self, times factor: Double) {
    guard Self._isMadeOfDoubles else {
      self += other.scaled(by: factor)
      return
    }
    withMutableDoubles { values in
      other.withDoubles { others in
        for index in values.indices { values[index] += others[index] * factor }
      }
    }
  }

  private mutating func withMutableDoubles(_ body: (UnsafeMutableBufferPointer<Double>) -> Void) {
    withUnsafeMutableBytes(of: &self) { body($0.assumingMemoryBound(to: Double.self)) }
  }

  private func withDoubles(_ body: (UnsafeBufferPointer<Double>) -> Void) {
    withUnsafeBytes(of: self) { body($0.assumingMemoryBound(to: Double.self)) }
  }
}
