import WUIGeometry

extension DisplayList {
  /// Where the first thing in the list has its own origin; nil for an empty list.
  var firstCorner: CGPoint? {
    guard let item = items.first else { return nil }
    switch item.content {
    case .fragment(let fragment): return fragment.list.firstCorner
    case .group(let group): return group.list.firstCorner?.applying(item.transform)
    case .fill, .stroke, .text, .image: return CGPoint.zero.applying(item.transform)
    }
  }

  /// The list moved by a distance, fragments dissolved: two recordings of the same things in two places,
  /// each moved back, are equal.
  ///
  /// - Parameter precision: Steps per point to which places are rounded.
  func moved(by distance: CGSize, precision: CGFloat) -> DisplayList {
    DisplayList(items: flattened.map { $0.moved(by: distance, precision: precision) })
  }
}

extension DisplayItem {
  fileprivate func moved(by distance: CGSize, precision: CGFloat) -> DisplayItem {
    var result = self
    // Groups that only move hand the distance down: their items are recorded in points of the window.
    if case .group(let group) = content, transform.isTranslation {
      let inner = CGSize(
        width: distance.width + transform.tx, height: distance.height + transform.ty)
      result.transform = .identity
      result.content = .group(group.moved(by: inner, precision: precision))
    } else {
      result.transform = transform.moved(by: distance, precision: precision)
    }
    return result
  }
}

extension DisplayGroup {
  /// The group with all that is in it moved by a distance, see `DisplayList`.
  func moved(by distance: CGSize, precision: CGFloat) -> DisplayGroup {
    var result = self
    result.list = list.moved(by: distance, precision: precision)
    result.mask = mask?.moved(by: distance, precision: precision)
    for index in clips.indices {
      result.clips[index].transform = clips[index].transform.moved(
        by: distance, precision: precision)
    }
    return result
  }
}

extension CGAffineTransform {
  fileprivate func moved(by distance: CGSize, precision: CGFloat) -> CGAffineTransform {
    func round(_ value: CGFloat) -> CGFloat { (value * precision).rounded() / precision }
    var result = self
    (result.tx, result.ty) = (round(tx + distance.width), round(ty + distance.height))
    return result
  }
}
