import WUICompositor
import WUIGeometry

/// The books of a window's buffers of one size: which the compositor still reads, and which pixels
/// of each are not those of the last frame.
///
/// Damage is kept per buffer and not as an age: whatever order the compositor gives buffers back
/// in, `stale` says exactly what a buffer missed.
nonisolated struct BufferLedger<ID: Hashable> {
  private struct Entry {
    var isBusy = false
    var stale: Region
    /// The frame in which the buffer was shown last.
    var lastFrame: Int
  }

  /// The most buffers that are held at a time; beyond it rendering waits for a release.
  static var limit: Int { 4 }
  /// Frames after which a buffer that was not needed is given up.
  static var idleFrames: Int { 60 }

  /// All pixels of a buffer.
  let bounds: PixelRect
  private var entries: [ID: Entry] = [:]
  private var frame = 0

  init(width: Int, height: Int) {
    bounds = PixelRect(x: 0, y: 0, width: width, height: height)
  }

  /// Whether one more buffer may be added.
  var hasRoom: Bool { entries.count < Self.limit }

  /// The buffers that the compositor reads.
  var busy: [ID] { entries.filter(\.value.isBusy).map(\.key) }

  /// The free buffer that missed the least, if any is free.
  var youngestFree: ID? {
    entries.filter { !$0.value.isBusy }.max { $0.value.lastFrame < $1.value.lastFrame }?.key
  }

  /// What must be painted so that the buffer shows the last frame; empty for one not of this size.
  func stale(_ id: ID) -> Region {
    entries[id]?.stale ?? Region()
  }

  /// Takes in a new buffer, all of which is stale.
  mutating func add(_ id: ID) {
    entries[id] = Entry(stale: Region(bounds), lastFrame: frame)
  }

  /// The buffer was painted in full accord with the frame and handed over; every other one has
  /// missed `damage`.
  mutating func commit(_ id: ID, damage: Region) {
    frame += 1
    entries = entries.mapValues { entry in
      var entry = entry
      entry.stale = entry.stale.union(damage).simplified()
      return entry
    }
    entries[id] = Entry(isBusy: true, stale: Region(), lastFrame: frame)
  }

  /// The compositor gave the buffer back; false where it is not of this size.
  mutating func release(_ id: ID) -> Bool {
    guard entries[id] != nil else { return false }
    entries[id]?.isBusy = false
    return true
  }

  /// Takes out the free buffers that have long not been needed.
  mutating func removeIdle() -> [ID] {
    let idle = entries.filter {
      !$0.value.isBusy && frame - $0.value.lastFrame > Self.idleFrames
    }.map(\.key)
    for id in idle {
      entries[id] = nil
    }
    return idle
  }
}
