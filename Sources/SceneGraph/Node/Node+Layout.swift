import WUIGeometry

extension Node {
  package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let known = sizeCache.size(for: proposal) { return known }
    scene.countMeasurement()
    let size = measure(proposal)
    sizeCache.store(size, for: proposal)
    return size
  }

  package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    if let known = sizeCache.dimensions(for: proposal) { return known }
    let dimensions = ViewDimensions(
      size: sizeThatFits(proposal), guides: explicitGuides(proposal))
    sizeCache.store(dimensions, for: proposal)
    return dimensions
  }

  package final func layoutValue(for key: ObjectIdentifier) -> Any? { layoutValues[key] }

  /// Takes what the view tells custom layouts around it; equal values change nothing.
  package final func setLayoutValues(_ values: [ObjectIdentifier: Any]) {
    if values.isEmpty, layoutValues.isEmpty { return }
    let isSame =
      values.count == layoutValues.count
      && values.allSatisfy { key, value in
        guard let old = layoutValues[key] as? any Equatable else { return false }
        return areEqual(old, value)
      }
    layoutValues = values
    if !isSame { invalidateLayout() }
  }

  private func areEqual<T: Equatable>(_ a: T, _ b: Any) -> Bool { (b as? T) == a }

  /// Places the node in its parent, in the parent's space as it reads from left to right.
  package final func place(at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    var corner = CGPoint(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
    guard let parent else { return setFrame(origin: corner, proposal: proposal) }
    if parent.isMirrored { corner.x = parent.size.width - corner.x - size.width }
    let base = parent.contentOrigin
    setFrame(origin: CGPoint(x: base.x + corner.x, y: base.y + corner.y), proposal: proposal)
  }

  /// Gives the node its frame and places what is below it, unless nothing has changed.
  final func setFrame(origin: CGPoint, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    let moved = !isPlaced || origin != self.origin || size != self.size
    guard moved || needsLayout || proposal != self.proposal else { return }
    let oldProposal = self.proposal
    self.origin = origin
    self.size = size
    self.proposal = proposal
    isPlaced = true
    needsLayout = false
    waitsApart = false
    scene.countLayout()
    if moved { frameChanged() }
    // What is drawn may depend on the proposal alone: text is broken into lines by it.
    if usesFrame, proposal != oldProposal { invalidatePaint() }
    placeChildren()
  }

  /// Has every live node below placed again at the next layout.
  final func placeAnew() {
    needsLayout = true
    isPlaced = false
    for child in children { child.placeAnew() }
  }

  /// Has every live node below measured and placed again at the next layout.
  final func measureAnew() {
    sizeCache.clear()
    layoutInvalidated()
    needsLayout = true
    isPlaced = false
    for child in children { child.measureAnew() }
  }

  /// Says that sizes or places below have to be found anew.
  package final func invalidateLayout() {
    var current: Node? = self
    while let node = current {
      if node.absorbsInvalidation { return }
      node.sizeCache.clear()
      node.layoutInvalidated()
      // Above a node that already waits, everything waits, unless it waits apart.
      if node.needsLayout, node.isPlaced, !node.waitsApart, node !== self { break }
      node.needsLayout = true
      if node.parent?.departing.contains(where: { $0 === node }) == true {
        scene.layoutDetached(node)
        return
      }
      current = node.parent
    }
    scene.requestLayout()
  }

  /// Says that the node may answer proposals with other sizes, and nothing else that concerns those
  /// around it. Where its answers turn out to be the same, only the node itself is placed again.
  package final func invalidateSize() {
    if !isPlaced || needsLayout || isPlacedElsewhere { return invalidateLayout() }
    if !isSizeStale { scene.settleSizeLater(self) }
  }

  /// Whether a node around places what is below it in other ways than by the layout of its parent.
  private var isPlacedElsewhere: Bool {
    var current = self
    while let parent = current.parent {
      if parent.absorbsInvalidation || parent is MatchedNode { return true }
      if parent.departing.contains(where: { $0 === current }) { return true }
      current = parent
    }
    return false
  }

  /// Answers all proposals again to which the answers are known. Returns whether they are the same.
  final func keepsSizes() -> Bool {
    let old = sizeCache
    sizeCache.clear()
    layoutInvalidated()
    return !old.hasForgotten && sizeThatFits(proposal) == size
      && old.entries.allSatisfy { entry in
        if let known = entry.dimensions { return dimensions(in: entry.proposal) == known }
        return sizeThatFits(entry.proposal) == entry.size
      }
  }
}
