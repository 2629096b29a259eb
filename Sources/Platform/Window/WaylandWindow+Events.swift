import CWayland
import WUIGeometry

extension WaylandWindow {
  func handle(_ event: wui_event) {
    switch event.type {
    case WUI_EVENT_CONFIGURE:
      configure(event.configure)
    case WUI_EVENT_SCALE:
      rescale(DisplayScale(numerator: Int(event.scale)))
    case WUI_EVENT_OUTPUT_ENTER:
      showSignOfLife()
    case WUI_EVENT_FRAME:
      pacer.callback()
      wakeUp.cancel()
    case WUI_EVENT_CLOSE:
      onCloseRequest()
    case WUI_EVENT_POINTER:
      handlePointer(event)
    default:
      break
    }
  }

  /// Whether the buffer was one of this window's.
  func release(_ buffer: UInt32) -> Bool {
    guard buffers.release(buffer) else { return false }
    pacer.feed()
    return true
  }

  func seatEntered(_ seat: UInt32) {
    showSignOfLife()
    focusedSeats.insert(seat)
    if focusedSeats.count == 1 {
      onFocusChange(true)
    }
  }

  /// Focus is lost when the last seat leaves; what a seat held is lost with it.
  func seatLeft(_ seat: UInt32) {
    guard focusedSeats.remove(seat) != nil else { return }
    onKeysLost()
    if focusedSeats.isEmpty {
      onFocusChange(false)
    }
  }

  private func handlePointer(_ event: wui_event) {
    if event.pointer.kind == WUI_POINTER_ENTER {
      showSignOfLife()
    }
    guard leadingPointer.admits(event.pointer, seat: event.seat) else { return }
    if event.pointer.kind == WUI_POINTER_BUTTON, event.pointer.pressed {
      lastPress = PointerPress(seat: event.seat, serial: event.pointer.serial)
    }
    if let event = PointerEvent(event.pointer) {
      onPointer(event)
    }
  }

  /// The compositor attends to the window: a callback that is long overdue will not come. The next
  /// commit asks for another one in its place.
  private func showSignOfLife() {
    pacer.giveUpLostCallback(at: connection.now)
  }
}

// MARK: - Configuration

extension WaylandWindow {
  private func configure(_ configure: wui_configure) {
    guard let pointer else { return }
    showSignOfLife()
    unacknowledged = configure.serial
    let scale = DisplayScale(numerator: Int(wui_window_scale(pointer)))
    var new = WindowConfiguration(size: .zero, scale: scale, configure: configure)
    new.size = sizing.size(
      proposal: CGSize(width: Int(configure.width), height: Int(configure.height)),
      bounds: CGSize(
        width: Int(configure.bounds_width), height: Int(configure.bounds_height)),
      isFloating: new.isFloating)
    apply(new)
  }

  private func rescale(_ scale: DisplayScale) {
    // Before the first configure there is no size that it could be the scale of.
    guard var new = configuration else { return }
    showSignOfLife()
    new.scale = scale
    apply(new)
  }

  /// Brings a window whose size is its own within its limits.
  func keepToLimits() {
    guard var new = configuration, new.isFloating else { return }
    new.size = sizing.size(proposal: new.size, bounds: .zero, isFloating: true)
    apply(new)
  }

  private func apply(_ new: WindowConfiguration) {
    let old = configuration
    guard new != old else { return }
    configuration = new
    if new.size != old?.size || new.scale != old?.scale {
      pacer.resize(isDragged: new.isResizing)
    } else if !new.isResizing {
      pacer.endDrag()
    }
    onConfigure(new)
  }
}
