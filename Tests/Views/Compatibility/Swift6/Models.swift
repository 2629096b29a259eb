import WaylandUI

@Observable
final class Account {
  var name = "Ada"
  var isOnline = true
  var tags: [String: Bool] = [:]
}

@MainActor @Observable
final class Store {
  var items: [Item] = [Item(title: "a"), Item(title: "b")]
  var isLoading = false

  func load() async {
    isLoading = true
    await Task.yield()
    items.append(Item(title: "c"))
    isLoading = false
  }
}

struct Item: Identifiable, Hashable {
  let id = UUID()
  var title: String
  var isDone = false
}

private struct AccountEditor: View {
  @Bindable var account: Account

  var body: some View {
    Button(account.name) { account.isOnline.toggle() }
    OnlineDot(isOnline: $account.isOnline, isTagged: $account.tags["x"])
  }
}

private struct OnlineDot: View {
  @Binding var isOnline: Bool
  @Binding var isTagged: Bool?

  var body: some View {
    Circle()
      .fill(isOnline ? .green : .red)
      .frame(width: 16, height: 16)
      .onTapGesture { isTagged = true }
  }
}

private struct ItemRow: View {
  @Binding var item: Item
  @Environment(Account.self) private var account
  @Environment(Store.self) private var store: Store?

  var body: some View {
    @Bindable var account = account
    HStack {
      Text(item.title)
      OnlineDot(isOnline: $account.isOnline, isTagged: .constant(nil))
      Button("Done") { item.isDone = true }
    }
  }
}

struct ModelsView: View {
  @State private var account = Account()
  @State private var store = Store()
  @State private var pressed: [Int: Bool] = [:]
  @State private var path: (x: Int, y: Int) = (0, 0)

  var body: some View {
    VStack {
      AccountEditor(account: account)
      ForEach($store.items) { $item in ItemRow(item: $item) }
      ForEach(store.items, id: \.title) { item in Text(item.title) }
      if store.isLoading { Text("…") }
      Toggle(isOn: $account.isOnline) { Text("Online") }
      PressedRow(isPressed: $pressed[3])
      PressedRow(isPressed: Binding($pressed, key: 4))
    }
    .environment(account)
    .environment(store)
    .task { await store.load() }
    .task(id: account.name) { await store.load() }
    .onChange(of: store.items.count) { old, new in print(old, new) }
  }
}

private struct PressedRow: View {
  @Binding var isPressed: Bool?

  var body: some View { Text(isPressed == true ? "pressed" : "not") }
}

extension Binding {
  /// A dictionary's entry, as an app would write it.
  init<Key: Hashable, Entry>(_ dictionary: Binding<[Key: Entry]>, key: Key)
  where Value == Entry? {
    self.init(
      get: { dictionary.wrappedValue[key] }, set: { dictionary.wrappedValue[key] = $0 })
  }

  init(_ optional: Binding<Value?>, default value: Value) {
    self.init(
      get: { optional.wrappedValue ?? value },
      set: { newValue, transaction in
        optional.transaction(transaction).wrappedValue = newValue
      })
  }
}
