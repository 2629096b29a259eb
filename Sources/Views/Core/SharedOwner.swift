import WUIGeometry

/// A value with dynamic properties that describes views of several windows, such as an app: its state
/// is the same in all of them, and outlives each.
package final class SharedOwner<Owner> {
  /// The value as it was last installed.
  package private(set) var value: Owner
  private var properties = PropertyStorage(of: Owner.self)

  package init(_ value: Owner) { self.value = value }

  /// Whether what the value describes may depend on the environment.
  package var readsEnvironment: Bool { properties.readsEnvironment }

  fileprivate func install(for element: Element) -> Owner {
    properties.install(in: &value, element: element)
    return value
  }
}

/// The views that a shared value describes for one window.
package struct SharedOwnerView<Owner, Content: View>: PrimitiveView {
  private let owner: SharedOwner<Owner>
  private let content: (Owner) -> Content

  package init(_ owner: SharedOwner<Owner>, @ViewBuilder content: @escaping (Owner) -> Content) {
    self.owner = owner
    self.content = content
  }

  package func makeElement(in context: ElementContext) -> Element {
    SharedOwnerElement(self, context)
  }

  fileprivate var readsEnvironment: Bool { owner.readsEnvironment }

  fileprivate func evaluate(for element: Element) -> Content {
    let value = owner.install(for: element)
    return element.observing { content(value) }
  }
}

private final class SharedOwnerElement<Owner, Content: View>:
  ViewElement<SharedOwnerView<Owner, Content>>
{
  private var child: ViewElement<Content>!

  override init(_ view: SharedOwnerView<Owner, Content>, _ context: ElementContext) {
    super.init(view, context)
    child = makeElement(view.evaluate(for: self), childContext())
  }

  override func viewDidChange(from old: SharedOwnerView<Owner, Content>) { invalidate() }

  override func environmentDidChange() {
    if view.readsEnvironment { invalidate() }
    child.setEnvironment(environment)
  }

  override func rebuild() { child.update(view.evaluate(for: self)) }

  override func forEachChild(_ body: (Element) -> Void) { if let child { body(child) } }
}
