import CWayland
import WUIGeometry

extension PointerEvent {
  /// Points for one detent of a wheel: three lines of 16 points, the usual three lines of desktops.
  static let pointsPerDetent = 48.0

  /// The event of the shim's struct; nil for a button that has no name here.
  init?(_ event: wui_pointer_event) {
    guard let kind = Kind(event) else { return nil }
    var button = PointerButton.primary
    if event.kind == WUI_POINTER_BUTTON {
      guard let named = PointerButton(code: event.button) else { return nil }
      button = named
    }
    func distance(_ steps: Double, _ points: Double) -> Double {
      steps != 0 ? steps * Self.pointsPerDetent : points
    }
    self.init(
      kind: kind, location: CGPoint(x: event.x, y: event.y), button: button,
      modifiers: EventModifiers(bits: event.modifiers),
      scrollDelta: CGSize(
        width: distance(event.steps_x, event.scroll_x),
        height: distance(event.steps_y, event.scroll_y)),
      time: event.time, isTouch: event.touch)
  }
}

extension PointerEvent.Kind {
  fileprivate init?(_ event: wui_pointer_event) {
    switch event.kind {
    case WUI_POINTER_ENTER: self = .enter
    case WUI_POINTER_LEAVE: self = .leave
    case WUI_POINTER_MOTION: self = .motion
    case WUI_POINTER_BUTTON: self = event.pressed ? .down : .up
    case WUI_POINTER_SCROLL: self = .scroll
    case WUI_POINTER_CANCEL: self = .cancel
    default: return nil
    }
  }
}

extension PointerButton {
  /// By evdev's codes: BTN_LEFT, BTN_RIGHT, BTN_MIDDLE.
  fileprivate init?(code: UInt32) {
    switch code {
    case 0x110: self = .primary
    case 0x111: self = .secondary
    case 0x112: self = .middle
    default: return nil
    }
  }
}
