import SeededNumbers
import Testing
import WUICompositor
import WUIGeometry
import WUIHost
import WUISceneGraph
import WUIViews
import WaylandUI

/// What must hold after any edits of any tree (design.md §6.2).
@Suite struct EnginePropertyTests {
  nonisolated static let seeds: ClosedRange<UInt64> = 1...24

  @Test(arguments: seeds) func settledTreeIsTheTreeFromScratch(seed: UInt64) {
    let driver = EngineDriver(seed: seed, scale: [1, 1.5, 2][Int(seed % 3)])
    for round in 0..<8 {
      for _ in 0..<4 {
        driver.edit()
        driver.pass()
      }
      driver.settle()
      let fresh = driver.fromScratch()
      #expect(driver.scene.drawing == fresh.drawing, "seed \(seed), round \(round)")
      #expect(driver.graph.inventory == fresh.host.graph.inventory, "seed \(seed), round \(round)")
      #expect(driver.leaked == [], "seed \(seed), round \(round)")
    }
  }

  @Test(arguments: seeds) func noFrameLeavesWorkBehind(seed: UInt64) {
    let driver = EngineDriver(seed: 100 + seed, scale: [1, 1.5, 2][Int(seed % 3)])
    for round in 0..<20 {
      driver.edit()
      #expect(driver.graph.unfinishedWork == [], "seed \(seed), round \(round)")
      driver.pass()
      #expect(driver.graph.unfinishedWork == [], "seed \(seed), round \(round)")
    }
    driver.settle()
    #expect(!driver.graph.needsFrame)
    var asked = 0
    driver.scene.host.onNeedsFrame = { asked += 1 }
    driver.scene.advance(by: 1)
    #expect(asked == 0)
    #expect(driver.scene.lastDamage.isEmpty)
  }

  @Test(arguments: seeds) func damagedRedrawIsTheFullRedraw(seed: UInt64) {
    let driver = EngineDriver(seed: 200 + seed, scale: [1, 1.5, 2][Int(seed % 3)])
    for round in 0..<12 {
      driver.edit()
      #expect(driver.looksLikeFullRedraw, "seed \(seed), round \(round), edited")
      driver.pass()
      #expect(driver.looksLikeFullRedraw, "seed \(seed), round \(round), moving")
    }
  }

  @Test(arguments: seeds) func resizingAndRescalingIsLikeStartingThatWay(seed: UInt64) {
    let driver = EngineDriver(seed: 300 + seed, scale: 1)
    for round in 0..<8 {
      driver.edit()
      driver.pass()
      driver.scene.resize(
        to: CGSize(width: driver.numbers.number(80..<200), height: driver.numbers.number(60..<160)),
        scale: [1, 1.25, 1.5, 2][driver.numbers.number(0..<4)])
      driver.pass()
      driver.settle()
      #expect(
        driver.scene.drawing == driver.fromScratch().drawing, "seed \(seed), round \(round)")
    }
  }

  @Test func nothingOfAnEmptiedWindowStays() {
    let before = LifeProbe.alive
    let driver = EngineDriver(seed: 7, scale: 1)
    for _ in 0..<30 {
      driver.edit()
      driver.pass()
    }
    var numbers = SeededNumbers(seed: 0)
    driver.write(EngineModel(count: 0, using: &numbers), animation: .linear(duration: 0.2))
    driver.settle()
    #expect(LifeProbe.alive == before)
    #expect(driver.graph.inventory["leaving nodes"] == 0)
    #expect(driver.leaked == [])
  }

  @Test func aClosedWindowIsFreed() {
    weak var graph: ViewGraph?
    weak var tree: SceneTree?
    weak var root: Node?
    do {
      let driver = EngineDriver(seed: 8, scale: 1)
      for _ in 0..<5 { driver.edit() }
      graph = driver.graph
      tree = driver.graph.scene
      root = driver.graph.scene.root
      #expect(graph != nil && tree != nil && root != nil)
    }
    #expect(graph == nil)
    #expect(tree == nil)
    #expect(root == nil)
  }
}
