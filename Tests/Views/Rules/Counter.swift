import WaylandUI

/// Counts its taps, 40 × 40.
struct Counter: View {
  var color = Color.red
  var name = "counter"
  @State private var count = 0

  var body: some View {
    color.frame(width: 40, height: 40)
      .accessibilityIdentifier("\(name) \(count)")
      .onTapGesture { count += 1 }
  }
}
