import WUIGeometry
import WUISceneGraph

/// A movement of the pointer with the button down that a view can react to.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells of itself.
  associatedtype Value

  /// The type of the gestures this one is made of.
  associatedtype Body: Gesture

  /// The gestures this one is made of.
  var body: Body { get }

  /// How the gesture is recognised. It is the toolkit's own; apps leave it alone.
  var _recognition: _GestureRecognition<Value> { get }
}

extension Never: Gesture {
  /// What the gesture reports.
  public typealias Value = Never
}

/// A gesture that the toolkit recognises itself.
package protocol PrimitiveGesture: Gesture where Body == Never {
  /// Makes the recogniser.
  func makeRecognizer() -> Recognizer<Value>
  /// Gives the present closures and parameters to a recogniser made by an earlier value.
  func update(_ recognizer: Recognizer<Value>)
}

extension Gesture where Body == Never {
  /// Never called: the toolkit recognises the gesture itself.
  public var body: Never { fatalError("\(Self.self) is recognised by the toolkit and has no body") }
}

/// A gesture without the types of its parts; the toolkit's own.
public struct _GestureRecognition<Value> {
  let make: () -> Recognizer<Value>
  let update: (Recognizer<Value>) -> Void
}

extension Gesture {
  /// A gesture is what its body is.
  public var _recognition: _GestureRecognition<Value> {
    guard let inner = body._recognition as? _GestureRecognition<Value> else {
      preconditionFailure(
        "the body of the gesture \(Self.self) must have its value, \(Value.self)")
    }
    return inner
  }
}

extension PrimitiveGesture {
  /// A gesture of the toolkit has a recogniser of its own.
  public var _recognition: _GestureRecognition<Value> {
    _GestureRecognition(make: { makeRecognizer() }, update: { update($0) })
  }
}

/// Which gestures a view follows where it has one of its own.
nonisolated public struct GestureMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// None.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Follows a gesture on this view; gestures of views inside come first.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    recognizing(gesture, .normal, mask)
  }

  /// Follows a gesture on this view; it comes before those of views inside.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  {
    recognizing(gesture, .high, mask)
  }

  /// Follows a gesture on this view beside those of views inside.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  {
    recognizing(gesture, .simultaneous, mask)
  }

  /// Follows a gesture on this view while it is enabled; gestures of views inside come first.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Follows a gesture on this view while it is enabled; it comes before those of views inside.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Follows a gesture on this view while it is enabled, beside those of views inside.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  private func recognizing<T: Gesture>(
    _ gesture: T, _ priority: PressPriority, _ mask: GestureMask
  ) -> SlotModified<SlotModified<Self, NodeModifier<HitTestingNode>>, GestureModifier<T>> {
    inside(HitTestingNode.init(scene:scope:)) { node, _ in
      node.keepsPressesFromInside = !mask.contains(.subviews)
    }
    .wrapped(GestureModifier(gesture: gesture, priority: priority, mask: mask))
  }
}

/// Puts a node that follows a gesture around each view of its content.
package struct GestureModifier<G> {
  let gesture: G
  let priority: PressPriority
  let mask: GestureMask
}

extension GestureModifier: SlotModifier where G: Gesture {
  package func makeNode(in context: ElementContext) -> GestureNode {
    GestureNode(scene: context.scene, scope: context.scope)
  }

  package func updateNode(_ node: GestureNode, in environment: EnvironmentValues) {
    let recognition = gesture._recognition
    if let recognizer = node.recognizer as? Recognizer<G.Value> {
      recognition.update(recognizer)
    } else {
      let recognizer = recognition.make()
      node.setRecognizer(
        recognizer, handle: { recognizer.handle($0).map { _ in } },
        deadline: { recognizer.deadline }, waitsForMovement: { recognizer.waitsForMovement })
    }
    node.pressPriority = priority
    node.isEnabled = environment.isEnabled && mask.contains(.gesture)
  }
}
