import WUIGeometry
import WUISceneGraph

/// Where the keyboard focus is among some views, or whether it is in one.
@propertyWrapper
@MainActor @preconcurrency
public struct FocusState<Value: Hashable>: InstallableProperty {
  private var box: FocusBox<Value>
  private let initial: Value

  /// Whether the focus is in a view; false at first.
  public init() where Value == Bool {
    initial = false
    box = FocusBox(false)
  }

  /// The view that has the focus, of those that are known by values; nil at first.
  public init<T: Hashable>() where Value == T? {
    initial = nil
    box = FocusBox(nil)
  }

  /// The value; writing moves the focus.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.set(newValue) }
  }

  /// Access for `focused`.
  public var projectedValue: Binding { Binding(box: box) }

  /// Access to a focus state.
  @propertyWrapper
  public struct Binding {
    fileprivate let box: FocusBox<Value>

    /// The value; writing moves the focus.
    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  package mutating func install(memory: inout AnyObject?, element: Element) {
    let kept = memory as? FocusBox<Value> ?? FocusBox(initial)
    kept.connect(to: element.graph)
    memory = kept
    box = kept
  }
}

/// The value of a focus state, and the views that it knows.
final class FocusBox<Value: Hashable>: UnmountablePropertyMemory {
  private let rest: Value
  private var state: StateBox<Value>
  private weak var graph: ViewGraph?
  private var nodes: [Value: WeakNode] = [:]
  /// A value that was set when no view had it; a view that appears with it gets the focus.
  private var requested: Value?

  private struct WeakNode {
    weak var node: FocusBindingNode?
  }

  init(_ rest: Value) {
    self.rest = rest
    state = StateBox(rest, graph: nil)
  }

  func connect(to graph: ViewGraph) {
    guard self.graph == nil else { return }
    self.graph = graph
    state = StateBox(rest, graph: graph)
  }

  var value: Value { state.value }

  func set(_ value: Value) {
    guard value != state.value || requested != nil else { return }
    state.value = value
    requested = value
    graph?.enqueue {}
    graph?.runAfterUpdate { [weak self] in self?.moveFocus() }
  }

  /// Gives the focus to the view that was asked for, if it is there by now.
  private func moveFocus() {
    guard let value = requested, let graph else { return }
    if value == rest {
      requested = nil
      let current = nodes.values.compactMap(\.node).first { node in
        graph.scene.focus.isInside(node)
      }
      if current != nil { graph.scene.focus.giveBack() }
    } else if let node = nodes[value]?.node, let target = node.target {
      requested = nil
      // A view inside that was asked for by a state of its own keeps the focus.
      if graph.scene.focus.isInside(node) { return }
      graph.scene.focus.focus(target, byKeyboard: graph.scene.focus.showsRing)
    }
  }

  /// Knows a view by a value.
  func register(_ node: FocusBindingNode, for value: Value) {
    nodes = nodes.filter { $0.value.node != nil && $0.value.node !== node }
    nodes[value] = WeakNode(node: node)
    node.onFocusChange = { [weak self] isFocused in self?.focusChanged(isFocused, value: value) }
    if requested == value { graph?.runAfterUpdate { [weak self] in self?.moveFocus() } }
  }

  private func focusChanged(_ isFocused: Bool, value: Value) {
    if isFocused {
      state.value = value
    } else if state.value == value {
      state.value = rest
    }
  }

  func unmount() { graph = nil }
}

extension View {
  /// Ties whether the focus is in this view to a state.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    inside(FocusBindingNode.init(scene:scope:)) { node, _ in
      condition.box.register(node, for: true)
    }
  }

  /// Ties whether the focus is in this view to a state having a value.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
    -> some View
  {
    inside(FocusBindingNode.init(scene:scope:)) { node, _ in
      binding.box.register(node, for: value)
    }
  }

  /// Lets the view have the keyboard focus.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    FocusableView(content: self, isFocusable: isFocusable)
  }

  /// Sets whether views inside draw the focus ring; without it they should show their focus themselves.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isFocusEffectEnabled, !disabled)
  }
}

extension EnvironmentValues {
  /// Whether focused views draw the focus ring. The default is true.
  public package(set) var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// The colour of the focus ring around a view with these values.
  var focusRingColor: Color.Resolved { Color.accentColor.opacity(0.9).resolve(in: self) }
}

private enum FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }

/// Content that can have the focus, and learns of it from its environment; or content whose controls
/// cannot have it.
package struct FocusableView<Content: View>: View {
  let content: Content
  let isFocusable: Bool
  @State private var isFocused = false

  package var body: some View {
    content
      .transformEnvironment(\.allowsFocus) { $0 = $0 && isFocusable }
      .environment(\.isFocused, isFocused)
      .inside(FocusNode.init(scene:scope:)) { node, environment in
        node.isFocusable = isFocusable && environment.isEnabled && environment.allowsFocus
        node.showsRing = environment.isFocusEffectEnabled
        node.ringColor = environment.focusRingColor
        node.onFocusChange = { isFocused = $0 }
      }
  }
}

extension EnvironmentValues {
  /// Whether controls can have the focus. The default is true.
  var allowsFocus: Bool {
    get { self[AllowsFocusKey.self] }
    set { self[AllowsFocusKey.self] = newValue }
  }
}

private enum AllowsFocusKey: EnvironmentKey { static var defaultValue: Bool { true } }
