import WUIGeometry

/// Pixels that changed, as a short list of rectangles that may overlap.
///
/// Each rectangle becomes a request of 24 bytes to the compositor, and libwayland's send buffer
/// holds 4096 bytes, so a long list becomes its bounding box.
package nonisolated struct DamageRegion: Hashable, Sendable {
  /// The most rectangles kept apart.
  package static let limit = 16

  package private(set) var rects: [PixelRect] = []

  package init(_ rects: [PixelRect] = []) {
    for rect in rects {
      insert(rect)
    }
  }

  package var isEmpty: Bool { rects.isEmpty }

  /// The smallest rectangle that holds all of it.
  package var extents: PixelRect {
    rects.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) }
  }

  /// Adds a rectangle; one that is empty or covered already changes nothing.
  package mutating func insert(_ rect: PixelRect) {
    guard !rect.isEmpty, !rects.contains(where: { $0.contains(rect) }) else { return }
    rects.removeAll { rect.contains($0) }
    rects.append(rect)
    if rects.count > Self.limit {
      rects = [extents]
    }
  }

  /// Adds all of `other`.
  package mutating func formUnion(_ other: DamageRegion) {
    for rect in other.rects {
      insert(rect)
    }
  }

  /// The part inside `bounds`.
  package func clipped(to bounds: PixelRect) -> DamageRegion {
    DamageRegion(rects.map { $0.intersection(bounds) })
  }
}
