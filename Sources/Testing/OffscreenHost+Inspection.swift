import Foundation
import WUICompositor
import WUIGeometry
import WUIHost
import WUISceneGraph
import WUIViews

extension OffscreenHost {
  /// The pixels as they are shown.
  public func snapshot() -> Snapshot { Snapshot(scene.bitmap()) }

  /// The colour shown at a point of the window: that of the device pixel whose corner is nearest to the
  /// upper left of the point.
  public func pixel(x: CGFloat, y: CGFloat) -> PixelColor {
    let pixels = scene.host.pixelSize
    let (column, row) = (Int(x * scale), Int(y * scale))
    precondition(
      (0..<pixels.width).contains(column) && (0..<pixels.height).contains(row),
      "the point (\(x), \(y)) is outside of the window")
    return PixelColor(premultiplied: scene[column, row])
  }

  /// Whether a view of an accessibility identifier is there, live or leaving.
  public func exists(_ identifier: String) -> Bool { node(identifier) != nil }

  /// The frame of the view of an accessibility identifier, in points of the window, as the model has it.
  ///
  /// Traps where there is no such view, with a list of those that are there.
  public func frame(of identifier: String) -> CGRect {
    guard let node = node(identifier) else {
      let known = identifiers.sorted().joined(separator: ", ")
      preconditionFailure(
        "no view has the accessibility identifier \"\(identifier)\"; there are: \(known)")
    }
    return node.windowFrame
  }

  /// The accessibility identifiers of the views that are there.
  public var identifiers: [String] {
    var result: [String] = []
    scene.host.graph.scene.root.forEachInSubtree { node in
      if let identifier = (node as? AccessibilityNode)?.properties.identifier {
        result.append(identifier)
      }
    }
    return result
  }

  /// The identifier of the innermost identified view with the keyboard focus inside; nil where there is
  /// none.
  public var focusedIdentifier: String? {
    guard let focused = scene.host.graph.scene.focus.focused else { return nil }
    var inner: String?
    focused.forEachInSubtree { node in
      if inner == nil { inner = (node as? AccessibilityNode)?.properties.identifier }
    }
    var current: Node? = focused
    while inner == nil, let node = current {
      inner = (node as? AccessibilityNode)?.properties.identifier
      current = node.parent
    }
    return inner
  }

  /// The accessibility value of the view of an identifier.
  public func accessibilityValue(of identifier: String) -> String? {
    guard let node = node(identifier) else { return nil }
    var value: String?
    node.forEachInSubtree { inner in
      if value == nil { value = (inner as? AccessibilityNode)?.properties.value }
    }
    return value ?? around(node).lazy.compactMap(\.properties.value).first
  }

  /// The accessibility traits of the view of an identifier.
  public func accessibilityTraits(of identifier: String) -> AccessibilityTraits {
    guard let node = node(identifier) else { return [] }
    var traits: AccessibilityTraits = []
    for properties in ([node] + around(node)).map(\.properties) {
      traits.formUnion(AccessibilityTraits(names: properties.traits))
      traits.subtract(AccessibilityTraits(names: properties.removedTraits))
    }
    return traits
  }

  /// What modifiers further out say about a view: they are nodes around each other.
  private func around(_ node: Node) -> [AccessibilityNode] {
    var (result, inner): ([AccessibilityNode], Node) = ([], node)
    while let outer = inner.parent {
      // A view with layers is the same view; one of several in a container is not.
      guard outer.children.count == 1 || (outer as? LayeredNode)?.primary === inner else { break }
      if let outer = outer as? AccessibilityNode { result.append(outer) }
      inner = outer
    }
    return result
  }

  private func node(_ identifier: String) -> AccessibilityNode? {
    var result: AccessibilityNode?
    scene.host.graph.scene.root.forEachInSubtree { node in
      if result == nil, let node = node as? AccessibilityNode,
        node.properties.identifier == identifier
      {
        result = node
      }
    }
    return result
  }
}
