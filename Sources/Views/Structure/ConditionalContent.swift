import WUIGeometry

/// One of two views.
@MainActor @preconcurrency
public struct _ConditionalContent<First, Second> {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, PrimitiveView where First: View, Second: View {
  /// The view has no body: the toolkit lowers it itself.
  public typealias Body = Never

  package func makeElement(in context: ElementContext) -> Element {
    ConditionalElement(self, context)
  }
}

/// The element of one of two views, each with an identity of its own.
private final class ConditionalElement<First: View, Second: View>:
  DynamicElement<_ConditionalContent<First, Second>>
{
  override init(_ view: _ConditionalContent<First, Second>, _ context: ElementContext) {
    super.init(view, context)
    setItems([item])
  }

  override func viewDidChange(from old: _ConditionalContent<First, Second>) { setItems([item]) }

  private var item: DynamicParts.Item {
    switch view.storage {
    case .first(let view): .of(view, key: true)
    case .second(let view): .of(view, key: false)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Never called: the toolkit draws the wrapped view itself.
  public var body: Never { fatalError("an optional view has no body") }
}

extension Optional: PrimitiveView where Wrapped: View {
  package func makeElement(in context: ElementContext) -> Element {
    OptionalElement(self, context)
  }
}

/// The element of a view that may be there.
private final class OptionalElement<Wrapped: View>: DynamicElement<Wrapped?> {
  override init(_ view: Wrapped?, _ context: ElementContext) {
    super.init(view, context)
    setItems(items)
  }

  override func viewDidChange(from old: Wrapped?) { setItems(items) }

  private var items: [DynamicParts.Item] { view.map { [.of($0, key: 0)] } ?? [] }
}
