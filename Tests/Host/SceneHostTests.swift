import Observation
import Testing
import WUICompositor
import WUIGeometry
import WUIMotion
import WUISceneGraph
import WUIViews

@testable import WUIHost

/// When a window asks for frames, and what of it each frame changes.
@Suite struct SceneHostTests {
  private struct Slider: View {
    let model: Model

    var body: some View {
      Rectangle().frame(width: 20, height: 20)
        .offset(x: model.isAside ? 100 : 0)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
  }

  @Observable final class Model {
    var isAside = false
  }

  private let model = Model()

  private func makeHost() -> SceneHost {
    SceneHost(
      size: CGSize(width: 200, height: 100), scale: 1, environment: EnvironmentValues(),
      root: Slider(model: model))
  }

  @Test func aFrameLeavesNothingToDo() {
    let host = makeHost()
    var requests = 0
    host.onNeedsFrame = { requests += 1 }
    _ = host.update(to: 0)
    #expect(!host.graph.needsFrame)
    requests = 0
    model.isAside = true
    #expect(requests > 0)
    requests = 0
    #expect(!host.update(to: 1).isEmpty)
    #expect(!host.graph.needsFrame)
    #expect(requests == 0, "a frame does not ask for one more like it")
    #expect(host.update(to: 2).isEmpty)
  }

  @Test func onlyAnimationsGoOnByThemselves() {
    let host = makeHost()
    _ = host.update(to: 0)
    withAnimation(.linear(duration: 1)) { model.isAside = true }
    _ = host.update(to: 1)
    #expect(host.graph.needsFrame)
    _ = host.update(to: 1.5)
    #expect(host.graph.needsFrame)
    _ = host.update(to: 2)
    #expect(!host.graph.needsFrame)
  }

  @Test func anotherSizeOrScaleDamagesEverything() {
    let host = makeHost()
    let everything = Region(PixelRect(x: 0, y: 0, width: 200, height: 100))
    #expect(host.update(to: 0) == everything)
    #expect(host.update(to: 0).isEmpty)
    host.resize(to: CGSize(width: 100, height: 50), scale: 2)
    #expect(host.update(to: 0) == everything)
    #expect(host.update(to: 0).isEmpty)
  }

  @Test func aModelMayOutliveItsWindow() {
    weak var graph: ViewGraph?
    do {
      let host = makeHost()
      _ = host.update(to: 0)
      graph = host.graph
    }
    #expect(graph == nil)
    model.isAside = true
  }

  @Test func aStopwatchTimesThePassesThatRan() {
    let host = makeHost()
    var ticks = 0.0
    host.graph.scene.stopwatch = {
      ticks += 1
      return ticks
    }
    _ = host.update(to: 0)
    let first = host.graph.scene.takeStatistics()
    #expect(Set(first.seconds.keys) == [.animate, .update, .layout, .start, .record, .damage])
    #expect(first.seconds[.record] == 1)
    #expect(first.placedNodes > 0)
    _ = host.update(to: 1)
    #expect(host.graph.scene.takeStatistics().placedNodes == 0)
  }

  @Test func theMinimumSizeIsThatOfTheContent() {
    let host = makeHost()
    _ = host.update(to: 0)
    #expect(host.minimumSize == CGSize(width: 20, height: 20))
  }
}
