import WUIGeometry
import WUIMotion

/// The geometries that views of a window share.
final class MatchedGroups {
  private var groups: [MatchedKey: MatchedGroup] = [:]
  /// The groups of which a member was placed in this layout, in that order.
  private var touched: [MatchedKey] = []
  private var checksSources = false
  private var lastNumber = 0

  /// The number of groups that have a member.
  var count: Int { groups.count }

  /// Notes that a member has its place in the layout.
  func enter(_ node: MatchedNode) {
    let key = node.parameters.key
    let group = groups[key] ?? makeGroup(key)
    group.add(node)
    touch(key)
  }

  private func makeGroup(_ key: MatchedKey) -> MatchedGroup {
    lastNumber += 1
    let group = MatchedGroup(key: key, number: lastNumber)
    groups[key] = group
    return group
  }

  private func touch(_ key: MatchedKey) { if !touched.contains(key) { touched.append(key) } }

  func remove(_ node: MatchedNode, from scene: SceneTree) {
    remove(node, key: node.parameters.key, from: scene)
  }

  func remove(_ node: MatchedNode, key: MatchedKey, from scene: SceneTree) {
    guard let group = groups[key] else { return }
    group.members.removeAll { $0 === node }
    if group.members.isEmpty {
      groups[key] = nil
      scene.forgetClient(group)
    } else {
      group.forgetUnsourcedRectangle()
      checksSources = true
    }
  }

  /// Says that a member may not be a source any more, or be one again, though nothing places it anew:
  /// a view around it begins to leave, or comes back.
  func sourcesMayHaveChanged() { checksSources = !groups.isEmpty }

  /// Gives every touched group the geometry of its source, under the source's transaction, and places
  /// the members' content.
  func resolve(in scene: SceneTree) {
    if checksSources {
      checksSources = false
      for (key, group) in inOrder where group.sourceHasChanged { touch(key) }
    }
    // Members inside members can chase each other; the bound ends that.
    var budget = 4 * groups.count + 4
    while let key = touched.first, budget > 0 {
      budget -= 1
      touched.removeFirst()
      guard let group = groups[key] else { continue }
      let wasMoving = group.isMoving
      group.followSource(in: scene)
      place(group, settles: wasMoving && !group.isMoving, in: scene)
    }
    touched.removeAll()
  }

  /// Places the content of moving groups at the time of the scene.
  func follow(in scene: SceneTree) {
    for (_, group) in inOrder where group.isMoving {
      group.isMoving = group.isAnimating
      place(group, settles: !group.isMoving, in: scene)
      group.forgetUnsourcedRectangle()
    }
  }

  /// Places the content of a group, and that of groups with members inside, which move along.
  private func place(_ group: MatchedGroup, settles: Bool, in scene: SceneTree) {
    let others = touched
    touched.removeAll()
    // On the way, content stands between device pixels; where it comes to rest it must not.
    if settles { group.placeContentAnew() }
    scene.placing(settles ? .settling : group.isMoving ? .moving : .animated) {
      group.placeMembers(in: scene)
      if !touched.isEmpty { resolve(in: scene) }
    }
    touched = others
  }

  private var inOrder: [(MatchedKey, MatchedGroup)] {
    groups.map { ($0, $1) }.sorted { $0.1.number < $1.1.number }
  }
}
