import WUIGeometry
import WUISceneGraph

/// The track of a slider with its knob.
package struct SliderTrack: View {
  let value: SliderValue
  let onEditingChanged: (Bool) -> Void

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var layoutDirection
  @State private var isDragging = false
  /// How far from the middle of the knob it was grabbed, in points.
  @State private var grip: CGFloat = 0

  /// In points, as on iOS 17 in the proportions of a desktop's controls.
  private static let knob: CGFloat = 20
  private static let thickness: CGFloat = 4

  package var body: some View {
    GeometryReader { proxy in
      let room = max(proxy.size.width - Self.knob, 0)
      let place = room * CGFloat(value.fraction)
      ZStack(alignment: .leading) {
        Capsule().fill(Color.primary.opacity(0.14)).frame(height: Self.thickness)
        Capsule().fill(.tint).frame(width: place + Self.knob / 2, height: Self.thickness)
        knob.padding(.leading, place)
      }
      .frame(width: proxy.size.width, height: proxy.size.height, alignment: .leading)
      .contentShape(Rectangle())
      .gesture(drag(over: room))
    }
    .frame(minWidth: 60, idealWidth: 160, maxWidth: .infinity)
    .frame(height: Self.knob + 2)
    .opacity(isEnabled ? 1 : 0.5)
    .focusable()
    .onKeyPress(phases: [.down, .repeat]) { press($0.key) }
  }

  private var knob: some View {
    Circle()
      .fill(.white)
      .overlay(Circle().strokeBorder(Color.black.opacity(0.08), lineWidth: 0.5))
      .shadow(color: .black.opacity(isDragging ? 0.32 : 0.24), radius: isDragging ? 3 : 2, y: 1)
      .frame(width: Self.knob, height: Self.knob)
  }

  private func drag(over room: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { drag in
        let isMirrored = layoutDirection == .rightToLeft
        let x = (isMirrored ? room + Self.knob - drag.location.x : drag.location.x) - Self.knob / 2
        if !isDragging {
          isDragging = true
          // Grabbed at the knob, the knob stays under the pointer; elsewhere it comes there.
          let distance = x - room * CGFloat(value.fraction)
          grip = abs(distance) <= Self.knob / 2 ? distance : 0
          onEditingChanged(true)
        }
        value.fraction = room > 0 ? Double((x - grip) / room) : 0
      }
      .onEnded { _ in
        isDragging = false
        onEditingChanged(false)
      }
  }

  private func press(_ key: KeyEquivalent) -> KeyPress.Result {
    let forward = layoutDirection == .rightToLeft ? -1.0 : 1
    switch key {
    case .rightArrow: edit { value.move(by: forward) }
    case .leftArrow: edit { value.move(by: -forward) }
    case .home: edit { value.fraction = 0 }
    case .end: edit { value.fraction = 1 }
    default: return .ignored
    }
    return .handled
  }

  private func edit(_ change: () -> Void) {
    onEditingChanged(true)
    change()
    onEditingChanged(false)
  }
}
