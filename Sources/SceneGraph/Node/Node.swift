import WUIGeometry
import WUIMotion

/// A part of the retained tree: it takes part in layout, is drawn, and may be hit.
///
/// A plain node hands everything through to its only child. Coordinates are points of the window in
/// which rendering effects (rotation, scale) are not yet applied; inside a geometry group they count
/// from the group's corner.
package class Node: LayoutItem, AnimationClient {
  package let id: Int
  package let scene: SceneTree
  package let scope: TransactionScope

  /// Not weak: that would give every node a side table, and every retain and release a slow path.
  nonisolated(unsafe) package internal(set) unowned(unsafe) var parent: Node?
  /// The live children in the order of declaration.
  package internal(set) var children: [Node] = []
  /// Children that are being removed, in the order of removal.
  package internal(set) var departing: [Node] = []

  /// The place in the drawing order among siblings.
  package var zIndex = 0.0 {
    didSet { if zIndex != oldValue { parent?.childOrderChanged() } }
  }
  /// The rank that a modifier gives the view in a stack; nil takes that of the view inside.
  package var ownPriority: Double? {
    didSet { if ownPriority != oldValue { invalidateLayout() } }
  }
  /// What the view tells custom layouts around it.
  package internal(set) var layoutValues: [ObjectIdentifier: Any] = [:]
  /// Whether children are placed from right to left.
  package var isMirrored = false {
    didSet { if isMirrored != oldValue { invalidateLayout() } }
  }
  /// The node that animates this one in and out, where it is the root of an inserted view.
  package weak var transition: TransitionNode?

  /// The model frame; see the type for its space.
  package internal(set) var origin = CGPoint.zero
  package internal(set) var size = CGSize.zero
  var proposal = ProposedViewSize.unspecified
  var isPlaced = false
  var needsLayout = true
  var sizeCache = SizeCache()
  /// Whether it is to be found out if the node's sizes are others now.
  var isSizeStale = false
  /// Whether the node waits to be placed while those around it may not.
  var waitsApart = false

  private var geometry = Attribute<FrameVector>()
  private var cachedPaintOrder: [Node]?
  /// Whether the node, or a node below it, draws something else than what was last recorded.
  private(set) var needsRecording = true
  /// The node's place in the paint order of its parent.
  private(set) var paintPosition = 0
  /// What was last recorded of several children.
  private var recordings = ChildRecordings()

  package init(scene: SceneTree, scope: TransactionScope) {
    self.scene = scene
    self.scope = scope
    id = scene.nextNodeID()
  }

  deinit {
    for child in children + departing where child.parent === self { child.parent = nil }
  }

  /// The name that dumps and messages show.
  package var name: String { String(describing: Self.self) }

  // MARK: Layout

  /// Whether the node draws or transforms by its own frame, which then animates.
  package var usesFrame: Bool { false }

  /// Whether the node stands for its one child in the layout.
  package var isUnary: Bool { true }

  package final var layoutPriority: Double {
    ownPriority ?? (isUnary ? children.first?.layoutPriority ?? defaultPriority : defaultPriority)
  }

  var defaultPriority: Double { 0 }

  package var spacing: ViewSpacing { children.first?.spacing ?? ViewSpacing() }

  /// Computes the answer to a proposal; callers use ``sizeThatFits(_:)``, which remembers it.
  func measure(_ proposal: ProposedViewSize) -> CGSize {
    children.first?.sizeThatFits(proposal) ?? .zero
  }

  /// The alignment guides the node sets itself, in points from its own top-left corner.
  func explicitGuides(_ proposal: ProposedViewSize) -> [AlignmentKey: CGFloat] {
    children.first?.dimensions(in: proposal).guides ?? [:]
  }

  /// Places the children of a node that has just been placed.
  func placeChildren() {
    children.first?.setFrame(origin: contentOrigin, proposal: proposal)
  }

  /// Whether the node places what is below it anyway, so that nobody above needs to know.
  var absorbsInvalidation: Bool { false }

  /// Called when remembered sizes below have become void.
  func layoutInvalidated() {}

  /// Where the children's coordinates start.
  var contentOrigin: CGPoint { origin }

  /// Called when the geometry group around the node has moved, which places nothing inside anew.
  func spaceMoved() {}

  // MARK: Presentation

  /// The model frame.
  package final var frame: CGRect { CGRect(origin: origin, size: size) }

  /// The frame shown at the time of the scene.
  package final var shownFrame: CGRect {
    guard var rect = geometry.value(at: scene.time).map(\.rect) else {
      return frame
    }
    rect.size.width = max(rect.width, 0)
    rect.size.height = max(rect.height, 0)
    return rect
  }

  /// Reacts to a new model frame.
  func frameChanged() {
    guard usesFrame else { return }
    switch scene.placing {
    case .animated:
      if geometry.request(FrameVector(scene.aligned(frame))) { scene.requestCommit(self) }
    case .moving:
      geometry.snap(to: FrameVector(frame))
      invalidatePaint()
    case .settling:
      geometry.snap(to: FrameVector(scene.aligned(frame)))
      invalidatePaint()
    }
  }

  package func valuesWillChange() { invalidatePaint() }

  package func commit(_ context: CommitContext) { geometry.commit(context) }

  package func advance(to time: Double) -> Bool {
    _ = geometry.value(at: time)
    return geometry.isAnimating
  }

  /// Ends the motion of the frame, and in subclasses that of everything else.
  package func settle() { geometry.settle() }

  package final func removal(of batch: Batch.ID) -> Removal? {
    firstRemoval { $0.batch == batch }
  }

  /// Whether the node is inside a view that is being removed.
  package final var isLeaving: Bool { firstRemoval { _ in true } != nil }

  /// The innermost removal around the node that passes a test: one may go on inside another.
  private func firstRemoval(where passes: (Removal) -> Bool) -> Removal? {
    var node: Node? = self
    while let current = node {
      if let removal = (current as? TransitionNode)?.ownRemoval, passes(removal) {
        return removal
      }
      node = current.parent
    }
    return nil
  }

  /// Says that the node draws something else than what was recorded of it.
  package final func invalidatePaint() {
    var node = self
    // Above a node that waits, everything waits that shows it.
    while !node.needsRecording {
      node.needsRecording = true
      guard let parent = node.parent else { break }
      parent.recordings.forget(node.paintPosition)
      node = parent
    }
    scene.invalidatePaint()
  }

  /// Has everything below recorded anew.
  final func recordAnew() {
    forEachInSubtree {
      $0.needsRecording = true
      $0.recordings.forgetAll()
    }
  }

  /// Records the node and what is below it.
  package final func record(into context: inout PaintContext) {
    needsRecording = false
    paint(&context)
  }

  /// Records what the node draws, then, or in between, its children with ``record(into:)``.
  package func paint(_ context: inout PaintContext) {
    let order = paintOrder
    if order.count > 1 {
      recordings.record(order, id: id, into: &context)
    } else {
      order.first?.record(into: &context)
    }
  }

  /// All children from back to front: those being removed first, then the live ones, by zIndex
  /// (components.md Z3).
  package final var paintOrder: [Node] {
    if let cachedPaintOrder { return cachedPaintOrder }
    var order = departing + children
    if order.contains(where: { $0.zIndex != 0 || paintLevel(of: $0) != 0 }) {
      // Swift's sort is not promised to be stable, so the place in the list breaks ties.
      let places = order.enumerated().map { place, node in
        (level: paintLevel(of: node), zIndex: node.zIndex, place: place, node: node)
      }
      order = places.sorted { ($0.level, $0.zIndex, $0.place) < ($1.level, $1.zIndex, $1.place) }
        .map(\.node)
    }
    for (position, node) in order.enumerated() { node.paintPosition = position }
    cachedPaintOrder = order
    return order
  }

  /// The level of a child in the drawing order; zIndex orders children of one level only.
  func paintLevel(of child: Node) -> Int { 0 }

  final func childOrderChanged() {
    cachedPaintOrder = nil
    recordings.forgetAll()
    invalidatePaint()
  }

  /// Whether the node itself covers a rectangle with opaque pixels.
  func isOpaque(over rect: CGRect) -> Bool { false }

  /// Whether the node may show less of its children than they draw.
  var mayHideChildren: Bool { false }

  // MARK: Hit testing

  /// What is fainter than this is not hit, whether by its colour or by an effect.
  nonisolated package static let leastHitOpacity = 0.001

  /// The responders under a point, innermost first; nil where nothing is hit.
  package func hitTest(_ point: CGPoint) -> [Node]? {
    for child in paintOrder.reversed() {
      if let path = child.hitTest(point) { return isResponder ? path + [self] : path }
    }
    return nil
  }

  /// A point of the node's own coordinates in those of its children.
  package func pointForChildren(_ point: CGPoint) -> CGPoint { point }

  /// Whether the node wants the events of what is hit below it.
  package var isResponder: Bool { false }

  // MARK: Lifetime

  /// Called when the node has left the tree for good.
  package var onDetach: (() -> Void)?

  func didDetach() {}
}
