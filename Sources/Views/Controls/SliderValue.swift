import WUIGeometry

/// The value of a slider as a fraction of its range, whatever number type it has.
struct SliderValue {
  /// The value as a number.
  private let read: () -> Double
  private let write: (Double) -> Void
  private let lower: Double
  private let upper: Double
  private let step: Double?

  init<V: BinaryFloatingPoint>(_ value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride?)
  where V.Stride: BinaryFloatingPoint {
    read = { Double(value.wrappedValue) }
    write = { value.wrappedValue = V($0) }
    lower = Double(bounds.lowerBound)
    upper = Double(bounds.upperBound)
    self.step = step.map { Double($0) }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Where the value is in its range, 0…1; writing keeps to the steps and writes changes only.
  var fraction: Double {
    get { upper > lower ? min(max((read() - lower) / (upper - lower), 0), 1) : 0 }
    nonmutating set { set(lower + min(max(newValue, 0), 1) * (upper - lower)) }
  }

  /// Moves the value by a number of steps, or of twentieths of the range.
  func move(by steps: Double) { set(read() + steps * (step ?? (upper - lower) / 20)) }

  /// Steps count from the lower end; the upper end can always be reached.
  private func set(_ value: Double) {
    var new = min(max(value, lower), upper)
    if let step, new < upper {
      let stepped = lower + ((new - lower) / step).rounded() * step
      new = min(stepped, upper)
    }
    if new != read() { write(new) }
  }

  /// The value for assistive technology.
  var description: String { "\((fraction * 100).rounded() / 100 * (upper - lower) + lower)" }
}
