import CWayland
import WUIGeometry

/// By what the user did something: compositors ask for it before they let a window come forward.
nonisolated struct InputSerial {
  /// The window in which it was done.
  let window: UInt32
  let seat: UInt32
  let serial: UInt32

  /// The serial of a press; nil for all other events, which are no wish of the user.
  init?(_ event: wui_event) {
    switch event.type {
    case WUI_EVENT_KEY where event.key.pressed:
      serial = event.key.serial
    case WUI_EVENT_POINTER
    where event.pointer.kind == WUI_POINTER_BUTTON && event.pointer.pressed:
      serial = event.pointer.serial
    default:
      return nil
    }
    window = event.window
    seat = event.seat
  }
}
