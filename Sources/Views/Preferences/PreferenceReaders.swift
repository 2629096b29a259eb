import WUIGeometry
import WUISceneGraph

/// Content on which a layer lies that is made from a preference of the content.
package struct PreferenceLayer<Content, Key: PreferenceKey, Layer> {
  let content: Content
  let alignment: Alignment
  let isOver: Bool
  let transform: (Key.Value) -> Layer
}

extension PreferenceLayer: View, PrimitiveView where Content: View, Layer: View {
  package typealias Body = Never

  package func makeElement(in context: ElementContext) -> Element {
    PreferenceLayerElement(self, context)
  }
}

/// Marks the content whose preferences a reader collects.
package struct PreferenceSource<Content> {
  let content: Content
  fileprivate let handle: PreferenceHandle
}

extension PreferenceSource: View, PrimitiveView where Content: View {
  package typealias Body = Never

  package func makeElement(in context: ElementContext) -> Element {
    PreferenceSourceElement(self, context)
  }
}

private final class PreferenceHandle {
  weak var element: Element?
}

private final class PreferenceSourceElement<Content: View>: ViewElement<PreferenceSource<Content>> {
  private var child: ViewElement<Content>!

  override init(_ view: PreferenceSource<Content>, _ context: ElementContext) {
    super.init(view, context)
    child = makeElement(view.content, childContext())
    view.handle.element = child
  }

  override func viewDidChange(from old: PreferenceSource<Content>) { child.update(view.content) }

  override func forEachChild(_ body: (Element) -> Void) { if let child { body(child) } }
}

/// A layer that is described when the preference is known, which is after the first layout.
package struct AwaitedLayer<Layer> {
  let layer: Layer?
}

extension AwaitedLayer: View, PrimitiveView where Layer: View {
  package typealias Body = Never

  package func makeElement(in context: ElementContext) -> Element {
    AwaitedLayerElement(self, context)
  }
}

private final class AwaitedLayerElement<Layer: View>: ViewElement<AwaitedLayer<Layer>> {
  private var child: ViewElement<Layer>?

  override init(_ view: AwaitedLayer<Layer>, _ context: ElementContext) {
    super.init(view, context)
    child = view.layer.map { makeElement($0, childContext()) }
  }

  override func viewDidChange(from old: AwaitedLayer<Layer>) {
    guard let layer = view.layer else { return }
    if let child { return child.update(layer) }
    child = makeElement(layer, childContext())
    slotsDidChange()
  }

  override func forEachChild(_ body: (Element) -> Void) { if let child { body(child) } }
}

private final class PreferenceLayerElement<Content: View, Key: PreferenceKey, Layer: View>:
  ViewElement<PreferenceLayer<Content, Key, Layer>>, PreferenceReader
{
  private let handle = PreferenceHandle()
  /// The value the layer was last made from; nil before the first reading.
  private var value: Key.Value?
  private var child: ViewElement<Layered<PreferenceSource<Content>, AwaitedLayer<Layer>>>!

  override init(_ view: PreferenceLayer<Content, Key, Layer>, _ context: ElementContext) {
    super.init(view, context)
    child = makeElement(described(), childContext())
    graph.register(self)
  }

  override func viewDidChange(from old: PreferenceLayer<Content, Key, Layer>) { rebuild() }

  override func rebuild() { child.update(described()) }

  private func described() -> Layered<PreferenceSource<Content>, AwaitedLayer<Layer>> {
    Layered(
      content: PreferenceSource(content: view.content, handle: handle),
      layer: AwaitedLayer(layer: value.map { value in observing { view.transform(value) } }),
      alignment: view.alignment, place: view.isOver ? .over : .under)
  }

  private var preference: Key.Value { handle.element?.preference(Key.self) ?? Key.defaultValue }

  func makeAwaitedLayer() -> Bool {
    guard value == nil else { return false }
    value = preference
    // At once: readers further out, whose turn is next, count what the layer gives.
    rebuild()
    return true
  }

  func readPreferences(round: Int) {
    let new = preference
    guard let old = value, !isIdentical(new, old) else { return }
    // Values that cannot be compared look new at every reading; nobody could tell when to stop.
    guard round < 3 || new is any Equatable else { return }
    value = new
    invalidate()
  }

  override func forEachChild(_ body: (Element) -> Void) { if let child { body(child) } }

  override func didUnmount() { graph.unregister(self) }
}

/// Content with an action for changes of a preference.
package struct PreferenceObserver<Content, Key: PreferenceKey> where Key.Value: Equatable {
  let content: Content
  let action: (Key.Value) -> Void
}

extension PreferenceObserver: View, PrimitiveView where Content: View {
  package typealias Body = Never

  package func makeElement(in context: ElementContext) -> Element {
    PreferenceObserverElement(self, context)
  }
}

private final class PreferenceObserverElement<Content: View, Key: PreferenceKey>:
  ViewElement<PreferenceObserver<Content, Key>>, PreferenceReader
where Key.Value: Equatable {
  private var value: Key.Value?
  /// The value that the action was last called with.
  private var reported: Key.Value?
  private var reactions = (frame: 0, count: 0)
  private var child: ViewElement<Content>!

  override init(_ view: PreferenceObserver<Content, Key>, _ context: ElementContext) {
    super.init(view, context)
    child = makeElement(view.content, childContext())
    graph.register(self)
  }

  override func viewDidChange(from old: PreferenceObserver<Content, Key>) {
    child.update(view.content)
  }

  func readPreferences(round: Int) {
    let new = child.preference(Key.self) ?? Key.defaultValue
    guard new != value, mayReact() else { return }
    value = new
    graph.runAfterUpdate { [weak self] in self?.report() }
  }

  private func report() {
    // Several rounds may have brought several values; the action learns of the last one.
    guard isMounted, let value, value != reported else { return }
    reported = value
    view.action(value)
  }

  override func forEachChild(_ body: (Element) -> Void) { if let child { body(child) } }

  override func didUnmount() { graph.unregister(self) }

  /// Whether the action may run again in this frame. One that changes what it is told of would never
  /// end; it is heard again when something else changes.
  private func mayReact() -> Bool {
    if reactions.frame != graph.frameCount { reactions = (graph.frameCount, 0) }
    reactions.count += 1
    if reactions.count <= ViewGraph.roundLimit { return true }
    OnceLog.standard.report(
      "onPreferenceChange(\(Key.self)): the value changed \(ViewGraph.roundLimit) times in one frame,"
        + " each time because of the action; it is left at that. The action must not change what the"
        + " preference is made of.")
    return false
  }
}

extension View {
  /// Puts a layer over this view that is made from a preference of the view.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayer<Self, K, V>(
      content: self, alignment: alignment, isOver: true, transform: transform)
  }

  /// Puts a layer beneath this view that is made from a preference of the view.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayer<Self, K, V>(
      content: self, alignment: alignment, isOver: false, transform: transform)
  }

  /// Calls an action with the value of a preference, at first and whenever it changes.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    PreferenceObserver<Self, K>(content: self, action: action)
  }
}
