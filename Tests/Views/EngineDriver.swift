import SeededNumbers
import Testing
import WUICompositor
import WUIGeometry
import WUIHost
import WUISceneGraph
import WUIViews
import WaylandUI

/// Edits a shown model at random and looks at what the engine makes of it.
final class EngineDriver {
  let handle = EngineHandle()
  let scene: OffscreenScene
  var numbers: SeededNumbers
  private(set) var model: EngineModel
  private var seen: [WeakObject] = []

  private struct WeakObject {
    weak var object: AnyObject?
  }

  init(seed: UInt64, scale: CGFloat) {
    numbers = SeededNumbers(seed: seed)
    model = EngineModel(count: 4, using: &numbers)
    scene = OffscreenScene(
      size: CGSize(width: 150, height: 120), scale: scale, environment: EnvironmentValues(),
      root: EngineRoot(model, handle: handle))
    remember()
  }

  var graph: ViewGraph { scene.host.graph }

  /// Changes the model one to three times in one or two batches, animated or not.
  func edit() {
    for _ in 0...numbers.number(0..<2) {
      for _ in 0...numbers.number(0..<3) { model.edit(using: &numbers) }
      write(model, animation: randomAnimation())
    }
    scene.render()
    remember()
  }

  func write(_ model: EngineModel, animation: Animation?) {
    self.model = model
    withAnimation(animation) { handle.model?.wrappedValue = model }
  }

  private func randomAnimation() -> Animation? {
    switch numbers.number(0..<6) {
    case 0, 1: nil
    case 2: .linear(duration: 0.2)
    case 3: .easeInOut(duration: 0.35)
    case 4: .spring(response: 0.4, dampingFraction: 0.7)
    default: .linear(duration: 0.1).delay(0.1)
    }
  }

  /// Shows some frames, or none.
  func pass() {
    for _ in 0..<numbers.number(0..<5) { scene.advance(by: Double(numbers.number(1..<60)) / 1000) }
  }

  /// Shows frames until nothing moves.
  func settle() {
    for _ in 0..<200 where graph.scene.isAnimating || graph.needsFrame { scene.advance(by: 0.1) }
  }

  private func remember() {
    graph.scene.root.forEachInSubtree { seen.append(WeakObject(object: $0)) }
    graph.forEachElement { seen.append(WeakObject(object: $0)) }
    seen.removeAll { $0.object == nil }
  }

  /// The nodes and elements that are alive without being part of the trees.
  var leaked: [String] {
    var present = Set<ObjectIdentifier>()
    graph.scene.root.forEachInSubtree { present.insert(ObjectIdentifier($0)) }
    graph.forEachElement { present.insert(ObjectIdentifier($0)) }
    var told = Set<ObjectIdentifier>()
    return seen.compactMap(\.object).filter {
      let key = ObjectIdentifier($0)
      return !present.contains(key) && told.insert(key).inserted
    }.map { "\(type(of: $0))" }
  }

  /// The same model in a window of its own, from scratch.
  func fromScratch() -> OffscreenScene {
    OffscreenScene(
      size: scene.host.size, scale: scene.host.scale, environment: EnvironmentValues(),
      root: EngineRoot(model, handle: EngineHandle()))
  }

  /// Whether the surface that is painted by damage looks like one that is painted anew.
  var looksLikeFullRedraw: Bool {
    let pixels = scene.host.pixelSize
    let fresh = Surface(width: pixels.width, height: pixels.height)
    scene.host.draw(into: fresh, region: nil)
    return fresh.makeBitmap().pixels == scene.bitmap().pixels
  }
}

extension OffscreenScene {
  /// What is drawn, without the numbers that tell nodes apart.
  var drawing: String {
    host.displayList.description.split(separator: "\n").map { line in
      guard let start = line.firstIndex(of: "#") else { return String(line) }
      let rest = line[line.index(after: start)...].drop { $0.isNumber }
      return line[..<start] + "#" + rest
    }.joined(separator: "\n")
  }
}
