import WUIGeometry
import WUIMotion

/// The geometries that views of a window share.
final class MatchedGroups {
  private var groups: [MatchedKey: MatchedGroup] = [:]
  /// The groups of which a member was placed in this layout.
  private var touched: Set<MatchedKey> = []

  /// Notes that a member has its place in the layout.
  func enter(_ node: MatchedNode) {
    let key = node.parameters.key
    let group = groups[key] ?? MatchedGroup(key: key)
    groups[key] = group
    group.add(node)
    touched.insert(key)
  }

  func remove(_ node: MatchedNode, from scene: SceneTree) {
    remove(node, key: node.parameters.key, from: scene)
  }

  func remove(_ node: MatchedNode, key: MatchedKey, from scene: SceneTree) {
    guard let group = groups[key] else { return }
    group.members.removeAll { $0 === node }
    if group.members.isEmpty {
      groups[key] = nil
      scene.animating[ObjectIdentifier(group)] = nil
    }
  }

  /// Gives every touched group the geometry of its source, under the source's transaction, and places
  /// the members' content.
  func resolve(in scene: SceneTree) {
    while let key = touched.popFirst() {
      guard let group = groups[key] else { continue }
      group.follow(source: group.source, in: scene)
      group.placeMembers(in: scene)
    }
  }

  /// Places the content of moving groups at the time of the scene.
  func follow(in scene: SceneTree) {
    for group in groups.values where group.isMoving { group.placeMembers(in: scene) }
    // Content that is placed may hold members of other groups.
    resolve(in: scene)
  }
}

/// One shared geometry: its members, and the rectangle that moves from source to source.
final class MatchedGroup: AnimationClient {
  let key: MatchedKey
  /// In the order in which they came.
  var members: [MatchedNode] = []
  private var rectangle = Attribute<CGRect.AnimatableData>()
  private(set) var isMoving = false
  /// The last source's scope, whose animation moves the rectangle (components.md G3).
  private(set) var scope = TransactionScope(parent: nil)
  let removal: Removal? = nil

  init(key: MatchedKey) { self.key = key }

  func add(_ node: MatchedNode) {
    if !members.contains(where: { $0 === node }) { members.append(node) }
  }

  /// The member whose geometry the others take: the latest live one that offers it.
  ///
  /// A view that is being removed is never the source (components.md G4).
  var source: MatchedNode? {
    members.last { $0.parameters.isSource && $0.removal == nil }
  }

  func follow(source: MatchedNode?, in scene: SceneTree) {
    guard let source else { return }
    warnOfRivals(of: source)
    scope = source.scope
    guard rectangle.request(scene.aligned(source.frame).animatableData) else { return }
    rectangle.commit(scene.context(for: self))
    isMoving = rectangle.isAnimating
    if isMoving { scene.animating[ObjectIdentifier(self)] = self }
    scene.invalidatePaint()
  }

  /// Two sources at once leave it to chance whose geometry the others take (components.md G4).
  private func warnOfRivals(of source: MatchedNode) {
    #if DEBUG
      let rivals = members.filter { $0.parameters.isSource && $0.removal == nil }
      guard rivals.count > 1 else { return }
      OnceLog.standard.report(
        "matchedGeometryEffect: \(rivals.count) views are sources of the id \(key.id) at once ("
          + rivals.map(\.contentName).joined(separator: ", ")
          + "); the last one counts. Give isSource: false to the others.")
    #endif
  }

  func placeMembers(in scene: SceneTree) {
    let value = rectangle.value(at: scene.time)
    let shared = value.map(CGRect.init(animatableData:))
    let source = source
    for node in members {
      guard let shared, source != nil || isMoving else {
        node.placeNaturally()
        continue
      }
      if node === source, !isMoving {
        node.placeNaturally()
      } else {
        scene.placingDirectly(isMoving) { node.place(in: shared) }
      }
    }
    if !rectangle.isAnimating { isMoving = false }
  }

  func commit(_ context: CommitContext) {}

  func advance(to time: Double) -> Bool {
    _ = rectangle.value(at: time)
    return rectangle.isAnimating
  }
}

extension SceneTree {
  /// Runs a closure in which frames are shown as they are placed, or not.
  func placingDirectly(_ direct: Bool, _ body: () -> Void) {
    let outer = placesDirectly
    placesDirectly = outer || direct
    body()
    placesDirectly = outer
  }
}
