import WUIGeometry
import WUISceneGraph

extension ViewGraph {
  /// What a finished frame must not leave behind, in words for a test's message; empty when all is well.
  package var unfinishedWork: [String] {
    var result = scene.unfinishedWork
    if needsFrame, !scene.isAnimating { result.append("a frame is asked for") }
    forEachElement { element in
      if !element.isMounted { result.append("\(type(of: element)) is unmounted, but in the tree") }
    }
    return result
  }

  /// What the window holds at the moment; tests compare it with that of another window.
  package var inventory: [String: Int] {
    var result = scene.inventory
    var elements = 0
    forEachElement { _ in elements += 1 }
    result["elements"] = elements
    result["preference readers"] = preferenceReaders.count
    return result
  }

  /// Visits all elements, live and leaving, parents first.
  package func forEachElement(_ body: (Element) -> Void) {
    func visit(_ element: Element) {
      body(element)
      element.forEachChild(visit)
      element.forEachDeparting(visit)
    }
    visit(root)
  }
}
