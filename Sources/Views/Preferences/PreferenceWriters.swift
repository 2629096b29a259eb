import WUIGeometry
import WUISceneGraph

/// Content that gives a value under a key.
package struct PreferenceWriter<Content, Key: PreferenceKey> {
  let content: Content
  /// Makes the value from what the content gives and from its frame.
  let make: (Key.Value?, CGRect) -> Key.Value
}

extension PreferenceWriter: View, PrimitiveView where Content: View {
  package typealias Body = Never

  package func makeElement(in context: ElementContext) -> Element {
    PreferenceWriterElement(self, context)
  }
}

private final class PreferenceWriterElement<Content: View, Key: PreferenceKey>:
  ViewElement<PreferenceWriter<Content, Key>>
{
  private var child: ViewElement<Content>!

  override init(_ view: PreferenceWriter<Content, Key>, _ context: ElementContext) {
    super.init(view, context)
    child = makeElement(view.content, childContext())
  }

  override func viewDidChange(from old: PreferenceWriter<Content, Key>) {
    child.update(view.content)
  }

  override func forEachChild(_ body: (Element) -> Void) { if let child { body(child) } }

  override func collectPreferences(into collector: inout PreferenceCollector) {
    guard collector.key == ObjectIdentifier(Key.self) else {
      return super.collectPreferences(into: &collector)
    }
    let inner = child.preference(Key.self)
    let frame = child.slots.first?.node.windowFrame ?? .zero
    let make = view.make
    collector.add { make(inner, frame) }
  }
}

extension View {
  /// Gives a value to the views around, in place of what this view gives itself.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    PreferenceWriter<Self, K>(content: self) { _, _ in value }
  }

  /// Changes the value that this view gives to the views around.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    PreferenceWriter<Self, K>(content: self) { inner, _ in
      var value = inner ?? K.defaultValue
      callback(&value)
      return value
    }
  }

  /// Gives a value made from a place in this view to the views around.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    PreferenceWriter<Self, K>(content: self) { _, frame in transform(value.make(frame)) }
  }

  /// Changes the value this view gives to the views around by a place in it.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    PreferenceWriter<Self, K>(content: self) { inner, frame in
      var result = inner ?? K.defaultValue
      transform(&result, value.make(frame))
      return result
    }
  }
}
