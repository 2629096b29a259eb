import Testing
import WUIGeometry
import WUISceneGraph

@testable import WUIViews

/// What elements keep for the nodes of their content: a value for each node, wherever it stands.
@Suite struct PerNodeTests {
  private let scene = SceneTree(size: CGSize(width: 10, height: 10), scale: 1)
  private let nodes: [Node]

  init() {
    let scene = scene
    nodes = (0..<4).map { _ in Node(scene: scene, scope: scene.root.scope) }
  }

  /// Gives the nodes of some numbers to a list whose values are numbers too: new ones count up.
  private func update(
    _ list: inout PerNode<Int>, _ numbers: [Int], made: inout Int, shown: Set<Int> = []
  ) -> [Int] {
    // Another element's slot comes before.
    var slots = [Slot(node: scene.root)] + numbers.map { Slot(node: nodes[$0]) }
    var next = made
    var places: [Int] = []
    list = list.updated(
      &slots, from: 1,
      make: { _ in
        next += 1
        return next
      },
      replace: { slot, value in
        slot.zIndex = Double(value)
        places.append(value)
      },
      isShown: { shown.contains($0) })
    made = next
    #expect(slots.map(\.zIndex) == [nil] + places.map(Double.init))
    return places
  }

  @Test func valuesFollowTheirNodes() {
    var (list, made) = (PerNode<Int>(), 0)
    #expect(update(&list, [0, 1, 2], made: &made) == [1, 2, 3])
    #expect(update(&list, [0, 1, 2], made: &made) == [1, 2, 3])
    #expect(update(&list, [2, 0, 1], made: &made) == [3, 1, 2])
    #expect(update(&list, [2, 3, 0, 1], made: &made) == [3, 4, 1, 2])
    #expect(made == 4 && list.count == 4 && list.liveCount == 4)
  }

  @Test func whatIsShownMayComeBack() {
    var (list, made) = (PerNode<Int>(), 0)
    _ = update(&list, [0, 1, 2, 3], made: &made)
    // The third is still to be seen on its way out, the second and the fourth are not.
    #expect(update(&list, [0], made: &made, shown: [3]) == [1])
    #expect((0..<list.count).map { list[$0] } == [1, 3] && list.liveCount == 1)
    #expect(update(&list, [0], made: &made, shown: [3]) == [1])
    #expect(list.count == 2)
    #expect(update(&list, [1, 2, 0], made: &made) == [5, 3, 1])
    #expect(list.count == 3 && list.liveCount == 3)
    #expect(update(&list, [], made: &made) == [])
    #expect(list.count == 0)
  }

  @Test func whatIsGoneIsForgotten() {
    var (list, made) = (PerNode<Int>(), 0)
    _ = update(&list, [0, 1, 2], made: &made)
    _ = update(&list, [0, 1], made: &made, shown: [3])
    list.remove(ObjectIdentifier(nodes[2]))
    #expect(list.count == 2 && list.liveCount == 2)
    list.remove(ObjectIdentifier(nodes[0]))
    #expect(list.count == 1 && list.liveCount == 1 && list[0] == 2)
    list.remove(ObjectIdentifier(nodes[0]))
    #expect(list.value(of: ObjectIdentifier(nodes[1])) == 2)
    #expect(list.value(of: ObjectIdentifier(nodes[0])) == nil)
    #expect(update(&list, [0, 1], made: &made) == [4, 2])
  }
}
