import WUIGeometry

extension DisplayList {
  /// The device pixels that may differ between drawing an old list and this one.
  ///
  /// Items are the same thing at two times if they have the same id, or, where an id occurs more than
  /// once, the same place among its occurrences. What a changed item covered or covers is damaged; so
  /// is an item that changed its place in the order. Of a group of which only the items differ, only
  /// their damage counts, grown by what the group's blur and shadow spread.
  package func damage(from old: DisplayList, scale: CGFloat, size: PixelRect) -> Region {
    if self == old { return Region() }
    let differences = rects(changedFrom: old, CGAffineTransform(scaleX: scale, y: scale))
    return Region(differences.map { $0.intersection(size) }).simplified()
  }

  fileprivate func rects(changedFrom old: DisplayList, _ transform: CGAffineTransform)
    -> [PixelRect]
  {
    let pairing = Pairing(old: old.items, new: items)
    var result: [PixelRect] = []
    for index in pairing.removed { result.append(old.items[index].deviceBounds(transform)) }
    for index in pairing.added { result.append(items[index].deviceBounds(transform)) }
    for (before, after) in pairing.kept where old.items[before] != items[after] {
      result += items[after].rects(changedFrom: old.items[before], transform)
    }
    for (before, after) in pairing.moved {
      result.append(old.items[before].deviceBounds(transform))
      result.append(items[after].deviceBounds(transform))
    }
    return result
  }
}

extension DisplayItem {
  fileprivate func rects(changedFrom old: DisplayItem, _ transform: CGAffineTransform)
    -> [PixelRect]
  {
    if case .group(let group) = content, case .group(let before) = old.content,
      isDrawnLike(old), group.hasEffects(of: before)
    {
      let toDevice = self.transform.concatenating(transform)
      return group.list.rects(changedFrom: before.list, toDevice)
        .map { group.spread($0, toDevice) }
    }
    return [old.deviceBounds(transform), deviceBounds(transform)]
  }

  /// Whether both are the same but for their content.
  private func isDrawnLike(_ other: DisplayItem) -> Bool {
    transform == other.transform && opacity == other.opacity && blendMode == other.blendMode
  }
}

extension DisplayGroup {
  /// Whether both are the same but for their items.
  fileprivate func hasEffects(of other: DisplayGroup) -> Bool {
    clips == other.clips && mask == other.mask && colorMultiply == other.colorMultiply
      && blurRadius == other.blurRadius && shadow == other.shadow
  }
}
