import CWayland

/// Which of several mice and fingers over a window its views follow: they know one pointer only.
///
/// The device that presses keeps the lead until it lets go; at other times it is the one that did
/// something last. One that pressed while another led does not lead before it has let go, so that the
/// views see no release without its press.
nonisolated struct LeadingPointer {
  private struct Device: Hashable {
    var seat: UInt32
    var isTouch: Bool
  }

  private var leader: Device?
  /// The buttons that devices hold, by evdev's codes; of those of a device that does not lead the views
  /// know nothing.
  private var buttons: [Device: Set<UInt32>] = [:]

  /// Whether an event of a seat's is for the views.
  mutating func admits(_ event: wui_pointer_event, seat: UInt32) -> Bool {
    let device = Device(seat: seat, isTouch: event.touch)
    if device != leader, !isHeld(leader), !isHeld(device), event.takesLead {
      leader = device
    }
    return follow(event, of: device) && device == leader
  }

  private func isHeld(_ device: Device?) -> Bool {
    device.flatMap { buttons[$0] } != nil
  }

  /// Keeps account of what a device holds; false for the release of a button that it does not.
  private mutating func follow(_ event: wui_pointer_event, of device: Device) -> Bool {
    switch event.kind {
    case WUI_POINTER_BUTTON where event.pressed:
      buttons[device, default: []].insert(event.button)
    case WUI_POINTER_BUTTON:
      guard buttons[device]?.remove(event.button) != nil else { return false }
      if buttons[device] == [] { buttons[device] = nil }
    case WUI_POINTER_CANCEL, WUI_POINTER_LEAVE: buttons[device] = nil
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
