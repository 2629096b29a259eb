import CWayland
import WUICompositor
import WUIGeometry

extension WaylandWindow {
  /// The most rectangles of damage sent one by one.
  private static let damageLimit = 16
  /// Seconds after which a frame is tried again for which there was no memory.
  private static let memoryPatience = 0.25

  /// The end of a turn: renders if a frame is due, and answers the compositor if it asked.
  func present() {
    guard let pointer else { return }
    sendRequests(pointer)
    if pacer.isDue {
      render(pointer)
    } else if !pacer.mustAnswer {
      // With a new size due, an empty commit would publish the old size under the new serial.
      acknowledge(pointer)
      commitState(pointer)
    }
    if hasChanged, isHidden {
      advanceUnseen(connection.now)
      // What it asked for is a picture, which nobody would see.
      hasChanged = false
    }
    watchForHiding()
  }

  /// Whether nothing of the window can be seen: the compositor says so, or it shows no frames.
  private var isHidden: Bool {
    pacer.callbackSince != nil && configuration?.isSuspended == true
      || pacer.isHidden(at: connection.now)
  }

  /// Wakes up for a change that no frame may ever show: a hidden window gets no callbacks.
  func watchForHiding() {
    guard hasChanged, let hiddenFrom = pacer.hiddenFrom, !wakeUp.isSet else { return }
    wakeUp.set(after: isHidden ? 0 : hiddenFrom - connection.now)
  }

  private func render(_ pointer: OpaquePointer) {
    guard let configuration else { return }
    let size = configuration.pixelSize
    buffers.resize(width: size.width, height: size.height)
    switch buffers.acquire() {
    case .buffer(let buffer):
      render(configuration, into: buffer, pointer)
    case .exhausted:
      pacer.starve()
    case .outOfMemory:
      // The frame stays due.
      wakeUp.set(after: Self.memoryPatience)
    }
  }

  private func render(
    _ configuration: WindowConfiguration, into buffer: SharedBuffer, _ pointer: OpaquePointer
  ) {
    let time = connection.now
    pacer.begin()
    hasChanged = false
    wakeUp.cancel()
    isDrawing = true
    defer { isDrawing = false }
    let changed = draw(
      WindowBuffer(
        pixels: buffer.data, width: buffers.bounds.width, height: buffers.bounds.height,
        stride: buffer.stride, stale: buffers.stale(buffer)), time)
    // `draw` may have closed the window.
    guard self.pointer != nil else { return }
    guard isAsBig(as: configuration, self.configuration) else {
      // It has set limits that this size does not keep to: a frame of the right size follows.
      return connection.scheduleTurn()
    }
    // Limits that `draw` has set take effect with this commit.
    sendRequests(pointer)
    let damage =
      isAsBig(as: configuration, shown)
      ? changed.intersection(buffers.bounds) : Region(buffers.bounds)
    if damage.isEmpty {
      skip(pointer, at: time)
    } else {
      commit(buffer, damage: damage, of: configuration, to: pointer, at: time)
    }
  }

  private func isAsBig(as configuration: WindowConfiguration, _ other: WindowConfiguration?)
    -> Bool
  {
    configuration.size == other?.size && configuration.scale == other?.scale
  }

  private func commit(
    _ buffer: SharedBuffer, damage: Region, of configuration: WindowConfiguration,
    to pointer: OpaquePointer, at time: Double
  ) {
    acknowledge(pointer)
    // Each rectangle is a request of 24 bytes, and libwayland's send buffer holds 4096.
    let rects = damage.limited(to: Self.damageLimit).rects.map {
      wui_rect(
        x: Int32($0.x), y: Int32($0.y), width: Int32($0.width), height: Int32($0.height))
    }
    rects.withUnsafeBufferPointer { rects in
      var commit = wui_commit(
        buffer: buffer.pointer, width: Int32(configuration.size.width),
        height: Int32(configuration.size.height), scale: Int32(configuration.scale.numerator),
        opaque: isOpaque, damage: rects.baseAddress, damage_count: rects.count)
      wui_window_commit(pointer, &commit)
    }
    needsCommit = false
    buffers.commit(buffer, damage: damage)
    pacer.commit(at: time)
    shown = configuration
  }

  /// Nothing new to show; but who asked for another frame still waits for the compositor's time.
  private func skip(_ pointer: OpaquePointer, at time: Double) {
    acknowledge(pointer)
    if pacer.isRequested {
      needsCommit = false
      wui_window_commit_state(pointer, true)
      pacer.commit(at: time)
    } else {
      commitState(pointer)
    }
  }

  /// Answers the newest configure, if one waits. An answer takes effect with a commit.
  private func acknowledge(_ pointer: OpaquePointer) {
    guard let serial = unacknowledged else { return }
    unacknowledged = nil
    wui_window_ack(pointer, serial)
    needsCommit = true
  }

  /// Puts requests in force where the picture stays as it is; before the first picture it does that.
  private func commitState(_ pointer: OpaquePointer) {
    guard needsCommit, shown != nil else { return }
    needsCommit = false
    wui_window_commit_state(pointer, false)
  }
}
