import WaylandUI

/// Reaches states of views from outside.
final class SwitchControls {
  var first: Binding<Bool>?
  var second: Binding<Bool>?
  var number: Binding<Int>?
  var log: [String] = []
}

/// Shows content that depends on two flags and a number, which controls reach.
struct Switches<Content: View>: View {
  let controls: SwitchControls
  @ViewBuilder let content: (Bool, Bool, Int) -> Content
  @State private var first: Bool
  @State private var second: Bool
  @State private var number = 0

  init(
    _ controls: SwitchControls, first: Bool = false, second: Bool = false,
    @ViewBuilder content: @escaping (Bool, Bool, Int) -> Content
  ) {
    self.controls = controls
    self.content = content
    _first = State(initialValue: first)
    _second = State(initialValue: second)
  }

  var body: some View {
    controls.first = $first
    controls.second = $second
    controls.number = $number
    return content(first, second, number)
  }
}
