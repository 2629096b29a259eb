import CPixman
import WUIGeometry

/// Lends temporary layers and keeps their memory for the next one.
final class LayerPool {
  private var free: [PixelMemory] = []
  private var lent: [PixelMemory] = []
  let solids = SolidImages()
  /// Which operations on the layers are split.
  private let bands: Bands

  /// Free memory beyond this is given back to the system, in pixels.
  private static let keptCapacity = 4 << 20

  init(bands: Bands = Bands()) { self.bands = bands }

  /// A layer over a rectangle of device space, to be given back.
  ///
  /// - Parameters:
  ///   - region: The device pixels that are transparent and can be drawn on; nil for all. What the others
  ///     hold is not to be looked at.
  ///   - visible: The layer's device pixels that can be seen, see `Canvas`.
  func layer(_ rect: PixelRect, region: Region? = nil, visible: PixelRect) -> Canvas {
    let memory = take(rect.width * rect.height)
    lent.append(memory)
    let surface = Surface(memory, width: rect.width, height: rect.height)
    let layer = Canvas(
      surface: surface, originX: rect.x, originY: rect.y, region: region ?? Region(rect),
      visible: visible, bands: bands)
    layer.clear(to: 0)
    return layer
  }

  /// Takes a layer back; its pixels must not be used any more.
  func giveBack(_ layer: Canvas) {
    guard let index = lent.lastIndex(where: { $0.pixels == layer.surface.pixels }) else { return }
    free.append(lent.remove(at: index))
    free.sort { $0.capacity < $1.capacity }
    while free.count > 1, free.reduce(0, { $0 + $1.capacity }) > LayerPool.keptCapacity {
      free.removeFirst()
    }
  }

  /// Gives all free memory back to the system.
  func trim() { free = [] }

  private func take(_ count: Int) -> PixelMemory {
    if let index = free.firstIndex(where: { $0.capacity >= count }) {
      return free.remove(at: index)
    }
    // A little more, so that a layer that grows while it moves finds room again.
    return PixelMemory(capacity: count + count / 4)
  }
}

/// pixman's images of one colour, which would otherwise be allocated for every item.
final class SolidImages {
  private struct Key: Hashable {
    var color: UInt32
    var masksChannels: Bool
  }

  private var images: [Key: OpaquePointer] = [:]

  deinit { clear() }

  /// An image of one premultiplied colour without edges.
  ///
  /// - Parameter maskingChannels: Whether the image, as a mask, covers each channel by its own value
  ///   instead of all by its alpha.
  func image(_ color: UInt32, maskingChannels: Bool = false) -> OpaquePointer {
    let key = Key(color: color, masksChannels: maskingChannels)
    if let image = images[key] { return image }
    if images.count >= 256 { clear() }
    var value = pixman_color_t(color)
    guard let image = pixman_image_create_solid_fill(&value) else {
      fatalError("out of memory for a colour")
    }
    if maskingChannels { pixman_image_set_component_alpha(image, 1) }
    images[key] = image
    return image
  }

  private func clear() {
    for image in images.values { pixman_image_unref(image) }
    images = [:]
  }
}
