import WUIGeometry
import WUISceneGraph

/// A change to a view, described as a view around a placeholder.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View

  /// The placeholder for the view that is changed.
  typealias Content = _ViewModifier_Content<Self>

  /// The changed view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The placeholder for the view that a modifier changes.
@MainActor @preconcurrency
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  // The source is the element around: its body's views must not keep it alive in turn.
  unowned let source: any ModifierContentSource

  package func makeElement(in context: ElementContext) -> Element {
    ModifierContentElement(self, context)
  }
}

/// A view and what changes it.
@MainActor @preconcurrency
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The change.
  public var modifier: Modifier

  /// A view and what changes it.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Never called: the toolkit evaluates the modifier.
  public var body: Never { fatalError("ModifiedContent has no body") }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  package func makeElement(in context: ElementContext) -> Element {
    ModifiedElement(self, context)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// One change after the other.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// Changes the view.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// This change and then another.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that passes its content on.
@MainActor @preconcurrency
public struct EmptyModifier: ViewModifier {
  /// A modifier without effect.
  public init() {}

  /// The content with the modification applied.
  public func body(content: Content) -> some View { content }
}

/// Who knows the view that a placeholder stands for.
protocol ModifierContentSource: AnyObject {
  /// Makes an element of the view for one placeholder.
  func makeContent(in context: ElementContext) -> Element
  /// Gives the present view to an element made before.
  func updateContent(_ element: Element)
  func register(_ placeholder: any Element & ModifierPlaceholder)
}

/// An element that stands for a modifier's content.
protocol ModifierPlaceholder: AnyObject {
  func contentDidChange()
}

private final class ModifiedElement<Content: View, Modifier: ViewModifier>:
  ViewElement<ModifiedContent<Content, Modifier>>, ModifierContentSource
{
  private var properties = PropertyStorage(of: Modifier.self)
  private var child: ViewElement<Modifier.Body>!
  private var animator: (any ValueAnimator<Modifier>)?
  private var placeholders: [WeakPlaceholder] = []

  private struct WeakPlaceholder {
    weak var element: (any Element & ModifierPlaceholder)?
  }

  override init(_ view: ModifiedContent<Content, Modifier>, _ context: ElementContext) {
    super.init(view, context)
    animator = makeAnimator(for: view.modifier, of: self)
    child = makeElement(evaluate(), childContext())
  }

  override func viewDidChange(from old: ModifiedContent<Content, Modifier>) {
    animator?.request(view.modifier)
    if !isIdentical(old.modifier, view.modifier) { invalidate() }
    placeholders.removeAll { $0.element == nil }
    for placeholder in placeholders { placeholder.element?.contentDidChange() }
  }

  override func environmentDidChange() {
    if properties.readsEnvironment { invalidate() }
    child.setEnvironment(environment)
  }

  override func rebuild() { child.update(evaluate()) }

  override func forEachChild(_ body: (Element) -> Void) { if let child { body(child) } }

  override func didUnmount() {
    properties.unmount()
    animator?.stop()
  }

  private func evaluate() -> Modifier.Body {
    var installed = view.modifier
    animator?.apply(to: &installed)
    properties.install(in: &installed, element: self)
    return observing {
      installed.body(content: _ViewModifier_Content(source: self))
    }
  }

  func makeContent(in context: ElementContext) -> Element {
    makeElement(view.content, context)
  }

  func updateContent(_ element: Element) {
    (element as? ViewElement<Content>)?.update(view.content)
  }

  func register(_ placeholder: any Element & ModifierPlaceholder) {
    placeholders.append(WeakPlaceholder(element: placeholder))
  }
}

private final class ModifierContentElement<Modifier: ViewModifier>:
  ViewElement<_ViewModifier_Content<Modifier>>, ModifierPlaceholder
{
  private var child: Element!

  override init(_ view: _ViewModifier_Content<Modifier>, _ context: ElementContext) {
    super.init(view, context)
    child = view.source.makeContent(in: childContext())
    view.source.register(self)
  }

  func contentDidChange() { if isMounted { view.source.updateContent(child) } }

  override func forEachChild(_ body: (Element) -> Void) { if let child { body(child) } }
}
