import WUIGeometry

/// A view for each element of a collection, known by the element's identity.
@MainActor @preconcurrency
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content

  fileprivate let id: (Data.Element) -> ID
}

extension ForEach where Content: View {
  /// Views for elements that have an identity of their own.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
    id = { $0.id }
  }

  /// Views for elements whose identity a key path finds.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Views for the numbers of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    id = { $0 }
  }
}

extension ForEach {
  /// Views for bindings to the elements of a bound collection.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == [Binding<C.Element>], C: MutableCollection, C: RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID, Content: View
  {
    self.data = data.wrappedValue.indices.map { index in
      Binding(get: { data.wrappedValue[index] }, set: { data.wrappedValue[index] = $0 })
    }
    self.content = content
    id = { $0.wrappedValue.id }
  }

  /// Views for bindings to the elements of a bound collection, whose identity a key path finds.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == [Binding<C.Element>], C: MutableCollection, C: RandomAccessCollection, Content: View
  {
    self.data = data.wrappedValue.indices.map { index in
      Binding(get: { data.wrappedValue[index] }, set: { data.wrappedValue[index] = $0 })
    }
    self.content = content
    self.id = { $0.wrappedValue[keyPath: id] }
  }
}

extension ForEach: View where Content: View {
  /// Never called: the toolkit lowers the elements' views itself.
  public var body: Never { fatalError("ForEach has no body") }
}

extension ForEach: PrimitiveView where Content: View {
  package func makeElement(in context: ElementContext) -> Element {
    ForEachElement(self, context)
  }
}

private final class ForEachElement<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  DynamicElement<ForEach<Data, ID, Content>>
{
  override init(_ view: ForEach<Data, ID, Content>, _ context: ElementContext) {
    super.init(view, context)
    rebuild()
  }

  override func viewDidChange(from old: ForEach<Data, ID, Content>) { rebuild() }

  override func rebuild() { setItems(observing { items }) }

  // Loops and keys without types: what a chain of `map` and the like works with would be made at run time for
  // each collection and view.
  private var items: [DynamicParts.Item] {
    var items: [DynamicParts.Item] = []
    items.reserveCapacity(view.data.count)
    var seen = Set<AnyHashable>()
    for element in view.data {
      let key = AnyHashable(view.id(element))
      if seen.insert(key).inserted {
        items.append(.of(view.content(element), key: key))
      } else {
        OnceLog.standard.report(
          "ForEach<\(Data.self)>: the id \(view.id(element)) occurs more than once; only the first view"
            + " is shown. Give every element an id of its own.")
      }
    }
    return items
  }
}
