import WUIGeometry

/// Items that one part of the interface recorded, kept from frame to frame while nothing in it changes.
///
/// They are drawn as if they stood in the list themselves. That they are one object makes it cheap to
/// see that they are the same as before, and to pass them over where they lie outside of what is drawn.
package final class DisplayFragment: Sendable {
  package let list: DisplayList
  /// A rectangle, in points of the list's space, outside of which the items change nothing: it may be
  /// larger than need be.
  let reach: CGRect
  /// Whether no item looks at what is beneath it.
  let blendsNormally: Bool
  /// How many items there are, those of fragments inside counted and groups counted as one.
  let itemCount: Int

  package var isEmpty: Bool { list.items.isEmpty }

  package init(items: [DisplayItem]) {
    list = DisplayList(items: items)
    var (reach, blendsNormally, count) = (CGRect.null, true, 0)
    for item in items {
      reach = reach.union(item.reach)
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
  func deviceReach(_ transform: CGAffineTransform) -> PixelRect {
    reach.isNull ? .empty : PixelRect(covering: reach.applying(transform), margin: 1)
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

  /// A rectangle, in points of the space that holds the item, outside of which it changes nothing.
  fileprivate var reach: CGRect {
    switch content {
    case .fill(let path, _, _): path.controlBounds.applying(transform)
    case .stroke(let path, let style, _): path.strokeBounds(style).applying(transform)
    case .text(let layout, _): layout.inkBounds.applying(transform)
    case .image(_, let rect, _): rect.standardized.applying(transform)
    case .group(let group): group.reach.applying(transform)
    case .fragment(let fragment): fragment.reach
    }
  }
}

extension DisplayGroup {
  /// A rectangle, in points of the group's space, outside of which the group changes nothing.
  fileprivate var reach: CGRect {
    var result = list.items.reduce(CGRect.null) { $0.union($1.reach) }
    if blurRadius > 0 { result = result.spread(by: blurRadius) }
    for clip in clips { result = result.intersection(clip.path.controlBounds) }
    if let shadow {
      let shadowed = result.spread(by: shadow.radius)
        .offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      result = result.union(shadowed)
    }
    return result
  }
}

extension CGRect {
  /// The rectangle grown by what a blur reaches at most, whatever the scale: five deviations, and the
  /// cells of an average.
  fileprivate func spread(by radius: CGFloat) -> CGRect {
    isNull ? self : insetBy(dx: -5 * radius - 8, dy: -5 * radius - 8)
  }
}
