import CPixman
import WUIGeometry

/// A set of device pixels, kept as rectangles that do not overlap.
package struct Region: Sendable {
  let storage: Storage

  /// pixman's region, never changed once a `Region` holds it.
  final class Storage: @unchecked Sendable {
    let pointer = UnsafeMutablePointer<pixman_region32_t>.allocate(capacity: 1)

    init() { pixman_region32_init(pointer) }

    deinit {
      pixman_region32_fini(pointer)
      pointer.deallocate()
    }
  }

  private init(_ storage: Storage) { self.storage = storage }

  /// No pixels.
  package init() { storage = Storage() }

  /// The pixels of one rectangle.
  package init(_ rect: PixelRect) {
    storage = Storage()
    if rect.isEmpty { return }
    pixman_region32_init_rect(
      storage.pointer, Int32(rect.x), Int32(rect.y), UInt32(rect.width), UInt32(rect.height))
  }

  /// The pixels of rectangles that may overlap.
  package init(_ rects: [PixelRect]) {
    storage = Storage()
    let boxes = rects.compactMap { $0.isEmpty ? nil : $0.box }
    if boxes.isEmpty { return }
    // A region without rectangles, as it is now, holds no memory.
    pixman_region32_init_rects(storage.pointer, boxes, Int32(boxes.count))
  }

  package var isEmpty: Bool { pixman_region32_not_empty(storage.pointer) == 0 }

  /// The smallest rectangle around the pixels.
  package var extents: PixelRect { PixelRect(pixman_region32_extents(storage.pointer).pointee) }

  /// Rectangles that make up the region, from top to bottom, left to right.
  package var rects: [PixelRect] {
    var count: Int32 = 0
    guard let boxes = pixman_region32_rectangles(storage.pointer, &count) else { return [] }
    return (0..<Int(count)).map { PixelRect(boxes[$0]) }
  }

  /// Visits the parts of the region's rectangles that lie in a rectangle.
  func forEachRect(in rect: PixelRect, _ body: (PixelRect) -> Void) {
    var count: Int32 = 0
    guard let boxes = pixman_region32_rectangles(storage.pointer, &count) else { return }
    for index in 0..<Int(count) {
      let part = PixelRect(boxes[index]).intersection(rect)
      if !part.isEmpty { body(part) }
    }
  }

  package func union(_ other: Region) -> Region {
    combined(with: other, by: pixman_region32_union)
  }

  package func union(_ rect: PixelRect) -> Region { union(Region(rect)) }

  package func intersection(_ other: Region) -> Region {
    combined(with: other, by: pixman_region32_intersect)
  }

  package func intersection(_ rect: PixelRect) -> Region { intersection(Region(rect)) }

  package func subtracting(_ other: Region) -> Region {
    combined(with: other, by: pixman_region32_subtract)
  }

  package func offset(dx: Int, dy: Int) -> Region {
    let result = Storage()
    pixman_region32_copy(result.pointer, storage.pointer)
    pixman_region32_translate(result.pointer, Int32(dx), Int32(dy))
    return Region(result)
  }

  package func intersects(_ rect: PixelRect) -> Bool {
    var box = rect.box
    return pixman_region32_contains_rectangle(storage.pointer, &box) != PIXMAN_REGION_OUT
  }

  /// The region itself, or its extents if it has more rectangles than `limit`.
  package func limited(to limit: Int) -> Region {
    pixman_region32_n_rects(storage.pointer) > Int32(limit) ? Region(extents) : self
  }

  /// The region itself, or its extents where drawing those is cheaper: each rectangle costs every drawing
  /// operation a little, as much as some hundred pixels.
  package func simplified() -> Region {
    let count = Int(pixman_region32_n_rects(storage.pointer))
    if count <= 16 { return self }
    guard count <= 128 else { return Region(extents) }
    var area = 0
    forEachRect(in: extents) { area += $0.width * $0.height }
    return area + count * Region.pixelsPerRect < extents.width * extents.height
      ? self : Region(extents)
  }

  /// How many pixels could be drawn in the time that one more rectangle takes.
  static let pixelsPerRect = 512

  private func combined(
    with other: Region,
    by operation: (
      UnsafeMutablePointer<pixman_region32_t>?, UnsafePointer<pixman_region32_t>?,
      UnsafePointer<pixman_region32_t>?
    ) -> pixman_bool_t
  ) -> Region {
    let result = Storage()
    _ = operation(result.pointer, storage.pointer, other.storage.pointer)
    return Region(result)
  }
}

extension Region: Equatable {
  package static func == (lhs: Region, rhs: Region) -> Bool {
    pixman_region32_equal(lhs.storage.pointer, rhs.storage.pointer) != 0
  }
}

extension PixelRect {
  init(_ box: pixman_box32_t) {
    self.init(
      x: Int(box.x1), y: Int(box.y1), width: Int(box.x2 - box.x1), height: Int(box.y2 - box.y1))
  }

  var box: pixman_box32_t {
    pixman_box32_t(x1: Int32(x), y1: Int32(y), x2: Int32(maxX), y2: Int32(maxY))
  }
}
