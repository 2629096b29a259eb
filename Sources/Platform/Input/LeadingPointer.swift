import CWayland

/// Which of several mice and fingers over a window its views follow: they know one pointer only.
///
/// The device that presses keeps the lead until it lets go; at other times it is the one that did
/// something last.
nonisolated struct LeadingPointer {
  private struct Device: Hashable {
    var seat: UInt32
    var isTouch: Bool
  }

  private var leader: Device?
  /// The buttons that the leader holds, by evdev's codes.
  private var buttons: Set<UInt32> = []

  /// Whether an event of a seat's is for the views.
  mutating func admits(_ event: wui_pointer_event, seat: UInt32) -> Bool {
    let device = Device(seat: seat, isTouch: event.touch)
    if device != leader {
      guard buttons.isEmpty, event.takesLead else { return false }
      leader = device
    }
    switch event.kind {
    case WUI_POINTER_BUTTON where event.pressed: buttons.insert(event.button)
    case WUI_POINTER_BUTTON: buttons.remove(event.button)
    case WUI_POINTER_CANCEL, WUI_POINTER_LEAVE: buttons = []
    default: break
    }
    return true
  }
}

extension wui_pointer_event {
  /// Whether the event is one of a device that is at work on the window, and not done with it.
  fileprivate nonisolated var takesLead: Bool {
    switch kind {
    case WUI_POINTER_LEAVE, WUI_POINTER_CANCEL: false
    case WUI_POINTER_BUTTON: pressed
    default: true
    }
  }
}
