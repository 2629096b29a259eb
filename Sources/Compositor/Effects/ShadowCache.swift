import WUIGeometry

/// Blurred shadows, kept while they are in use: a blur costs more than all else in a frame.
final class ShadowCache {
  struct Key: Hashable {
    var group: DisplayGroup
    /// The transform to device space without the whole pixels of its translation.
    var transform: CGAffineTransform
    /// The device pixels that the shadow may cover, before the offset.
    var rect: PixelRect
  }

  private var shadows = LeastRecentlyUsed<Key, Mask>(costLimit: 8 << 20)

  /// How many shadows are kept.
  var count: Int { shadows.count }
  var usage: CacheUsage { shadows.usage }

  /// The shadow of a key, made by a closure if it is not known.
  func shadow(_ key: Key, make: () -> Mask) -> Mask {
    if let mask = shadows[key] { return mask }
    let mask = make()
    shadows.insert(mask, for: key, cost: mask.byteCount + 1024)
    return mask
  }
}
