import Synchronization
import WUIGeometry

/// Items that one part of the interface recorded, kept from frame to frame while nothing in it changes.
///
/// They are drawn as if they stood in the list themselves. That they are one object makes it cheap to
/// see that they are the same as before, and to pass them over where they lie outside of what is drawn.
package final class DisplayFragment: Sendable {
  package let list: DisplayList
  /// Outside of this the items change nothing.
  let reach: DisplayReach
  /// Whether no item looks at what is beneath it.
  let blendsNormally: Bool
  /// How many items there are, those of fragments inside counted and groups counted as one.
  let itemCount: Int
  private let knownBounds = Mutex<(transform: CGAffineTransform, bounds: PixelRect)?>(nil)

  package var isEmpty: Bool { list.items.isEmpty }

  package init(items: [DisplayItem]) {
    list = DisplayList(items: items)
    var (reach, blendsNormally, count) = (DisplayReach.nothing, true, 0)
    for item in items {
      reach.formUnion(item.reach)
      if case .fragment(let inner) = item.content {
        blendsNormally = blendsNormally && inner.blendsNormally
        count += inner.itemCount
      } else {
        blendsNormally = blendsNormally && item.blendMode == .normal
        count += 1
      }
    }
    (self.reach, self.blendsNormally, itemCount) = (reach, blendsNormally, count)
  }

  /// The device pixels outside of which the items change nothing; it may be more than need be.
  func deviceReach(_ transform: CGAffineTransform) -> PixelRect { reach.pixels(transform) }

  /// The device pixels outside of which the items change nothing, exactly; computed once for a transform.
  func deviceBounds(_ transform: CGAffineTransform) -> PixelRect {
    if let known = knownBounds.withLock({ $0 }), known.transform == transform {
      return known.bounds
    }
    let bounds = list.deviceBounds(transform)
    knownBounds.withLock { $0 = (transform, bounds) }
    return bounds
  }
}

extension DisplayFragment: Hashable {
  package static func == (lhs: DisplayFragment, rhs: DisplayFragment) -> Bool {
    lhs === rhs || lhs.list == rhs.list
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(list) }
}

extension DisplayItem {
  /// A part of a long row of items that another fragment holds; it has no identity of its own, and
  /// other items may be in it next time.
  ///
  /// - Parameter number: Its place among the parts.
  package static func chunk(_ number: Int, _ fragment: DisplayFragment) -> DisplayItem {
    DisplayItem(id: -1 - number, content: .fragment(fragment))
  }

  var isChunk: Bool { id < 0 }
}
