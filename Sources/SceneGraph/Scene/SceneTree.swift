import WUICompositor
import WUIGeometry
import WUIMotion

/// The retained tree of one window, and the passes that run over it.
///
/// It has no clock: the host hands the time in with every frame. The passes live in extensions, one
/// file each.
package final class SceneTree {
  package private(set) var root: RootNode!

  /// The time of the current frame, in seconds.
  package internal(set) var time = 0.0
  /// The window's size in points.
  package private(set) var size: CGSize
  private var displayScale: DisplayScale

  /// Called when something has changed that only a new frame will show.
  package var onNeedsFrame: () -> Void = {}

  // State of the layout pass.
  var needsLayout = true
  var detachedLayouts: [Node] = []
  var staleSizes: [Node] = []
  /// How frames are shown that are placed now.
  var placing = Placing.animated

  // State of the passes that start and run animations.
  var commits = ClientList()
  var animating = ClientList()
  var removals: [ObjectIdentifier: TransitionNode] = [:]
  package var currentBatch = Batch(id: 0, transaction: Transaction())

  // State of the paint pass.
  package internal(set) var needsPaint = true
  /// The mark of the focused view, as the last paint pass found it.
  var focusRing: FocusRing?

  /// How long after a click the next one makes a double click, in seconds.
  package var doubleClickInterval = SceneTree.standardDoubleClickInterval
  package static let standardDoubleClickInterval = 0.35

  /// Views that were rendered once at the start of their transition and now move to their places.
  var appearing: [TransitionNode] = []

  let matched = MatchedGroups()
  package private(set) lazy var pointer = PointerRouter(scene: self)
  package private(set) lazy var focus = FocusManager(scene: self)
  /// What each pass did since the last frame; printed by the debug switch and asserted by tests.
  package internal(set) var statistics = FrameStatistics()
  /// Tells the time in seconds, for the statistics; nil where nobody measures.
  package var stopwatch: (() -> Double)?
  private var lastNodeID = 0

  /// - Parameters:
  ///   - size: The window's size in points.
  ///   - scale: Device pixels per point, of which the nearest 120th is taken, as Wayland does.
  package init(size: CGSize, scale: CGFloat) {
    self.size = size
    displayScale = DisplayScale(scale)
    root = RootNode(scene: self, scope: TransactionScope(parent: nil))
  }

  /// Takes the tree apart: nodes know the tree and the tree knows its root, so without this neither
  /// would ever be freed.
  package func end() {
    root.detach()
    root = nil
  }

  func nextNodeID() -> Int {
    lastNodeID += 1
    return lastNodeID
  }

  /// Device pixels per point.
  package var scale: CGFloat { displayScale.factor }

  /// The window's size in device pixels; at least one each way.
  package var pixelSize: PixelRect {
    PixelRect(
      x: 0, y: 0, width: max(displayScale.pixels(size.width), 1),
      height: max(displayScale.pixels(size.height), 1))
  }

  /// Gives the window another size or scale.
  package func resize(to size: CGSize, scale: CGFloat) {
    let scale = DisplayScale(scale)
    guard size != self.size || scale != displayScale else { return }
    let rescales = scale != displayScale
    self.size = size
    displayScale = scale
    root.needsLayout = true
    // Another scale has other pixels to align to, even where no frame changes.
    if rescales {
      root.measureAnew()
      root.recordAnew()
    }
    invalidatePaint()
    requestLayout()
  }

  /// Says that the display list has to be recorded anew.
  package func invalidatePaint() {
    guard !needsPaint else { return }
    needsPaint = true
    onNeedsFrame()
  }

  func requestLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    onNeedsFrame()
  }

  /// Lays a leaving subtree out, which its parent no longer does.
  func layoutDetached(_ node: Node) {
    if !detachedLayouts.contains(where: { $0 === node }) { detachedLayouts.append(node) }
    onNeedsFrame()
  }

  /// Has the layout pass find out whether a node's sizes are others now.
  func settleSizeLater(_ node: Node) {
    node.isSizeStale = true
    staleSizes.append(node)
    requestLayout()
  }

  /// Asks for a call of the client's `commit` in the pass that starts animations.
  package func requestCommit(_ client: any AnimationClient) {
    commits.insert(client)
    client.valuesWillChange()
    invalidatePaint()
  }

  /// Whether a node hangs below the root, possibly in a subtree that is leaving.
  func isAttached(_ node: Node) -> Bool {
    var current: Node? = node
    while let parent = current?.parent { current = parent }
    return current === root
  }

  /// Drops all references to a node that has left the tree.
  func forget(_ node: Node) {
    forgetClient(node)
    if let node = node as? TransitionNode {
      removals[ObjectIdentifier(node)] = nil
      appearing.removeAll { $0 === node }
    } else if let node = node as? MatchedNode {
      matched.remove(node, from: self)
    }
    detachedLayouts.removeAll { $0 === node }
    staleSizes.removeAll { $0 === node }
    pointer.forget(node)
    invalidatePaint()
  }

  /// The rectangle whose edges lie on device pixels nearest to the given one (components.md L13).
  func aligned(_ rect: CGRect) -> CGRect {
    let snap = displayScale.aligned
    let (left, top) = (snap(rect.minX), snap(rect.minY))
    return CGRect(x: left, y: top, width: snap(rect.maxX) - left, height: snap(rect.maxY) - top)
  }

  /// The length nearest to one, in points, that is a whole number of device pixels; at least one.
  func wholePixels(_ length: CGFloat) -> CGFloat { max(displayScale.aligned(length), 1 / scale) }

  /// Drops a client; whoever waits for the end of its animations does not wait any longer.
  package func forgetClient(_ client: any AnimationClient) {
    commits.remove(client)
    animating.remove(client)
    client.settle()
  }

  /// Whether something has asked for the layout pass.
  package var needsLayoutPass: Bool { needsLayout || !detachedLayouts.isEmpty }

  /// Whether something has asked for the pass that starts animations.
  package var needsCommitPass: Bool { !commits.isEmpty }

  package func countBody() { statistics.evaluatedBodies += 1 }

  func countMeasurement() { statistics.measurements += 1 }

  func countLayout() { statistics.placedNodes += 1 }
}
