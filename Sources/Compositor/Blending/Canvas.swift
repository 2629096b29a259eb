import CPixman
import WUIGeometry

/// A surface to draw on, with its place in device space and the pixels that may change.
struct Canvas {
  let surface: Surface
  /// The device pixel at the surface's top-left corner.
  let originX: Int
  let originY: Int
  /// The device pixels that may change.
  let region: Region
  /// The region's extents.
  let extents: PixelRect
  /// All device pixels that can be seen, whatever is redrawn now: decisions that change a pixel's
  /// rounding may depend on this and not on `region`, so that a partial redraw equals a full one.
  let visible: PixelRect
  /// Which operations are split.
  let bands: Bands

  init(
    surface: Surface, originX: Int = 0, originY: Int = 0, region: Region, visible: PixelRect,
    bands: Bands = Bands()
  ) {
    self.surface = surface
    self.originX = originX
    self.originY = originY
    self.region = region.intersection(surface.bounds.offset(dx: originX, dy: originY))
    extents = self.region.extents
    self.visible = visible
    self.bands = bands
  }

  /// The same surface with fewer pixels that may change.
  func clipped(to rect: PixelRect) -> Canvas {
    Canvas(
      surface: surface, originX: originX, originY: originY, region: region.intersection(rect),
      visible: visible.intersection(rect), bands: bands)
  }

  /// The same surface without the pixels of a rectangle.
  func excluding(_ rect: PixelRect) -> Canvas {
    Canvas(
      surface: surface, originX: originX, originY: originY,
      region: region.subtracting(Region(rect)), visible: visible, bands: bands)
  }

  /// The part of a rectangle that can change, as its extents.
  func reach(_ rect: PixelRect) -> PixelRect {
    let part = rect.intersection(extents)
    return !part.isEmpty && region.intersects(part) ? part : .empty
  }

  /// The rows of pixels that can change within a rectangle, each visited once.
  ///
  /// - Parameter body: Gets the device position of a row's first pixel, the pixel and the count.
  func forEachRow(
    in rect: PixelRect, _ body: (_ x: Int, _ y: Int, UnsafeMutablePointer<UInt32>, Int) -> Void
  ) {
    region.forEachRect(in: rect) { part in
      for y in part.y..<part.maxY {
        body(part.x, y, pixel(part.x, y), part.width)
      }
    }
  }

  /// The address of a device pixel.
  func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    surface.pixels + ((y - originY) * (surface.stride / 4) + (x - originX))
  }

  /// Restricts pixman to the region.
  func activateClip() {
    guard surface.clip !== region.storage || surface.clipOrigin != (originX, originY) else {
      return
    }
    let local = region.offset(dx: -originX, dy: -originY)
    pixman_image_set_clip_region32(surface.image, local.storage.pointer)
    surface.clip = region.storage
    surface.clipOrigin = (originX, originY)
  }
}
