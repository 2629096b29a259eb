import WUIGeometry

extension DisplayList {
  /// The device pixels that may differ between drawing an old list and this one.
  ///
  /// Items are the same thing at two times if they have the same id, or, where an id occurs more than
  /// once, the same place among its occurrences. What a changed item covered or covers is damaged; so
  /// is an item that changed its place in the order. Of a group of which only the items differ, only
  /// their damage counts, grown by what the group's blur and shadow spread. Fragments that are the same
  /// object cost nothing.
  package func damage(from old: DisplayList, scale: CGFloat, size: PixelRect) -> Region {
    var rects: [PixelRect] = []
    addDamage(
      from: old, CGAffineTransform(scaleX: scale, y: scale), isFaded: false, to: &rects)
    return rects.isEmpty
      ? Region() : Region(rects.map { $0.intersection(size) }).simplified()
  }

  /// - Parameter isFaded: Whether the list is in a group with an opacity, which may be that of its items.
  fileprivate func addDamage(
    from old: DisplayList, _ transform: CGAffineTransform, isFaded: Bool,
    to rects: inout [PixelRect]
  ) {
    if hasSameOrder(as: old) {
      for (before, after) in zip(old.items, items) {
        after.addDamage(from: before, transform, isFaded: isFaded, to: &rects)
      }
      return
    }
    let (old, new) = (old.expanded, expanded)
    let pairing = Pairing(old: old, new: new)
    for index in pairing.removed { rects += old[index].footprint(transform) }
    for index in pairing.added { rects += new[index].footprint(transform) }
    for (before, after) in pairing.kept {
      new[after].addDamage(from: old[before], transform, isFaded: isFaded, to: &rects)
    }
    for (before, after) in pairing.moved {
      rects += old[before].footprint(transform)
      rects += new[after].footprint(transform)
    }
  }

  /// Whether both lists hold the same things in the same order.
  ///
  /// Chunks stand for what is in them, so they are looked into where they are not the same object.
  private func hasSameOrder(as other: DisplayList) -> Bool {
    items.count == other.items.count
      && zip(items, other.items).allSatisfy { one, other in
        guard one.id == other.id else { return false }
        guard one.isChunk, case .fragment(let a) = one.content,
          case .fragment(let b) = other.content, a !== b
        else { return true }
        return a.list.hasSameOrder(as: b.list)
      }
  }

  /// The items with those of chunks in their places.
  private var expanded: [DisplayItem] {
    guard items.contains(where: \.isChunk) else { return items }
    return items.flatMap { item in
      if item.isChunk, case .fragment(let chunk) = item.content {
        chunk.list.expanded
      } else {
        [item]
      }
    }
  }
}

extension DisplayItem {
  fileprivate func addDamage(
    from old: DisplayItem, _ transform: CGAffineTransform, isFaded: Bool,
    to rects: inout [PixelRect]
  ) {
    switch (content, old.content) {
    case (.fragment(let fragment), .fragment(let before)):
      if fragment !== before {
        fragment.list.addDamage(from: before.list, transform, isFaded: isFaded, to: &rects)
      }
    case (.group(let group), .group(let before))
    where isDrawnLike(old) && group.hasEffects(of: before):
      let toDevice = self.transform.concatenating(transform)
      var inner: [PixelRect] = []
      group.list.addDamage(
        from: before.list, toDevice, isFaded: isFaded || opacity < 1, to: &inner)
      rects += group.spread(inner, toDevice)
    case _ where isFaded ? hasSameLook(as: old) : looksLike(old): break
    default:
      rects += old.footprint(transform)
      rects += footprint(transform)
    }
  }

  /// Whether both are the same but for their content.
  private func isDrawnLike(_ other: DisplayItem) -> Bool {
    transform == other.transform && opacity == other.opacity
      && blendMode == other.blendMode
  }

  /// Whether both are the same thing at the same place.
  private func hasSameLook(as other: DisplayItem) -> Bool {
    transform == other.transform && blendMode == other.blendMode && opacity == other.opacity
      && content == other.content
  }

  /// Whether both give the same pixels. Colours end as eight bits a channel, so the last part of a fade,
  /// which goes on long after it can be seen, changes nothing.
  private func looksLike(_ other: DisplayItem) -> Bool {
    guard transform == other.transform, blendMode == other.blendMode else { return false }
    func areSame(_ a: Color.Resolved, _ b: Color.Resolved) -> Bool {
      a.premultiplied(opacity: opacity) == b.premultiplied(opacity: other.opacity)
    }
    switch (content, other.content) {
    case (.fill(let a, let style, .color(let color)), .fill(let b, let before, .color(let old))):
      return areSame(color, old) && style == before && a == b
    case (
      .stroke(let a, let style, .color(let color)), .stroke(let b, let before, .color(let old))
    ):
      return areSame(color, old) && style == before && a == b
    default: return hasSameLook(as: other)
    }
  }
}

extension DisplayGroup {
  /// Whether both are the same but for their items.
  fileprivate func hasEffects(of other: DisplayGroup) -> Bool {
    clips == other.clips && mask == other.mask && colorMultiply == other.colorMultiply
      && blurRadius == other.blurRadius && shadow == other.shadow
      // A shadow is put on whole pixels by the corner of the first item: all of it moves along.
      && (shadow == nil || list.firstCorner == other.list.firstCorner)
  }
}
