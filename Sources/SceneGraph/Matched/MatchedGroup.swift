import WUIGeometry
import WUIMotion

/// One shared geometry: its members, and the rectangle, in points of the window, that moves from source to
/// source.
final class MatchedGroup: AnimationClient {
  let key: MatchedKey
  /// Counts the groups of a window in the order in which they came.
  let number: Int
  /// In the order in which they came.
  var members: [MatchedNode] = []
  /// Whether the members are shown in the rectangle instead of in their places.
  var isMoving = false
  private var rectangle = Attribute<FrameVector>()
  private weak var lastSource: MatchedNode?
  /// The last source's scope, whose animation moves the rectangle (components.md G3).
  private(set) var scope = TransactionScope(parent: nil)

  init(key: MatchedKey, number: Int) {
    self.key = key
    self.number = number
  }

  func add(_ node: MatchedNode) {
    if !members.contains(where: { $0 === node }) { members.append(node) }
  }

  /// The member whose geometry the others take: the latest live one that offers it.
  ///
  /// A view that is being removed is never the source (components.md G4).
  var source: MatchedNode? { members.last { $0.parameters.isSource && !$0.isLeaving } }

  var sourceHasChanged: Bool { source !== lastSource }

  var isAnimating: Bool { rectangle.isAnimating }

  /// Sends the rectangle to the place of the source.
  func followSource(in scene: SceneTree) {
    let isNew = sourceHasChanged
    lastSource = source
    guard let source else { return }
    warnOfRivals(of: source)
    scope = source.scope
    let place =
      scene.placing == .moving ? source.windowFrame : scene.aligned(source.windowFrame)
    if scene.placing == .animated || isNew {
      guard rectangle.request(FrameVector(place)) else { return }
      rectangle.commit(scene.context(for: self))
    } else {
      // A geometry around this one moves: what is on its way inside goes along.
      rectangle.carry(to: FrameVector(place))
    }
    isMoving = rectangle.isAnimating
    if isMoving { scene.animating.insert(self) }
    scene.invalidatePaint()
  }

  /// Two sources at once leave it to chance whose geometry the others take (components.md G4).
  private func warnOfRivals(of source: MatchedNode) {
    #if DEBUG
      let rivals = members.filter { $0.parameters.isSource && !$0.isLeaving }
      guard rivals.count > 1 else { return }
      OnceLog.standard.report(
        "matchedGeometryEffect: \(rivals.count) views are sources of the id \(key.id) at once ("
          + rivals.map(\.contentName).joined(separator: ", ")
          + "); the last one counts. Give isSource: false to the others.")
    #endif
  }

  /// Forgets where the last source was, when nobody is left that came from there: another source does
  /// not come from that place.
  func forgetUnsourcedRectangle() {
    guard !isMoving, !members.contains(where: \.parameters.isSource) else { return }
    rectangle.settle()
    rectangle = Attribute()
  }

  func placeMembers(in scene: SceneTree) {
    let source = source
    let shared = rectangle.value(at: scene.time).map(\.rect)
    for node in members {
      if let shared, isMoving || (source != nil && node !== source) {
        node.place(in: shared)
      } else {
        node.placeNaturally()
      }
    }
  }

  /// Has the members' content placed again even where its frames stay.
  func placeContentAnew() {
    for node in members {
      for child in node.children { child.placeAnew() }
    }
  }

  func removal(of batch: Batch.ID) -> Removal? { nil }

  // The members' content is placed, and tells of it.
  func valuesWillChange() {}

  func commit(_ context: CommitContext) {}

  func advance(to time: Double) -> Bool {
    _ = rectangle.value(at: time)
    return rectangle.isAnimating
  }

  func settle() {
    rectangle.settle()
    isMoving = false
  }
}
