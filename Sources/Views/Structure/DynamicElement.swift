import WUIGeometry
import WUIMotion
import WUISceneGraph

/// The element of a view whose parts come and go: it keeps identities, and lets parts that leave live
/// on until their transitions have ended.
class DynamicElement<V>: ViewElement<V> {
  /// One part with its identity.
  private struct Entry {
    let key: AnyHashable
    let element: Element
    /// The transitions around the part's nodes, by the nodes they wrap; also those of nodes that are
    /// on their way out while the part stays.
    var slots: [ObjectIdentifier: TransitionSlot] = [:]
    /// Whether no node has left for good since the part was removed. A part that has lost one cannot
    /// come back: what it showed is torn down.
    var isWhole = true
  }

  /// What a part should be.
  struct Item {
    let key: AnyHashable
    let make: (ElementContext) -> Element
    let update: (Element) -> Void
  }

  private var live: [Entry] = []
  private var departing: [Entry] = []
  /// The batch in which the first parts came. Whatever comes in it is simply there, also where a
  /// preference brings it in a later round.
  private var birth: Batch.ID?

  /// Makes the parts those of the items, in order: known keys are updated, new ones made, missing ones
  /// sent on their way.
  final func setItems(_ items: [Item]) {
    var old = Dictionary(live.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let before = live.map(\.key)
    live = items.map { item in
      if let entry = old.removeValue(forKey: item.key) {
        item.update(entry.element)
        return entry
      }
      if let place = departing.firstIndex(where: { $0.key == item.key && $0.isWhole }) {
        return revive(at: place, with: item)
      }
      return Entry(key: item.key, element: item.make(childContext()))
    }
    for key in before {
      if let entry = old[key] { dismiss(entry) }
    }
    if live.map(\.key) != before { slotsDidChange() }
  }

  private func revive(at place: Int, with item: Item) -> Entry {
    let entry = departing.remove(at: place)
    for slot in entry.slots.values { slot.isDiscarded = false }
    setEnvironment(of: entry)
    item.update(entry.element)
    return entry
  }

  private func dismiss(_ entry: Entry) {
    for slot in entry.slots.values { slot.isDiscarded = true }
    if entry.slots.values.contains(where: { $0.node.parent != nil }) {
      departing.append(entry)
    } else {
      entry.element.unmount()
    }
  }

  /// The node of a part has left; when it was the last one of a part that leaves, the part is gone.
  private func slotErased(_ key: ObjectIdentifier, _ slot: TransitionSlot) {
    if let place = live.firstIndex(where: { $0.slots[key] === slot }) {
      live[place].slots[key] = nil
    } else if let place = departing.firstIndex(where: { $0.slots[key] === slot }) {
      departing[place].slots[key] = nil
      departing[place].isWhole = false
      guard departing[place].slots.isEmpty else { return }
      departing.remove(at: place).element.unmount()
    }
  }

  override func environmentDidChange() { live.forEach(setEnvironment) }

  private func setEnvironment(of entry: Entry) {
    entry.element.setEnvironment(environment)
    for slot in entry.slots.values { slot.setEnvironment(environment) }
  }

  override func forEachChild(_ body: (Element) -> Void) {
    for entry in live { body(entry.element) }
  }

  override func forEachDeparting(_ body: (Element) -> Void) {
    for entry in departing { body(entry.element) }
  }

  override func collect(into slots: inout [Slot]) {
    birth = birth ?? graph.scene.currentBatch.id
    for index in live.indices {
      var used: [ObjectIdentifier: TransitionSlot] = [:]
      for slot in live[index].element.slots {
        let key = ObjectIdentifier(slot.node)
        let wrapper = live[index].slots[key] ?? makeTransition(around: slot, key: key)
        wrapper.update(slot)
        used[key] = wrapper
        var outer = slot
        outer.node = wrapper.node
        outer.transitionSlots.append(wrapper)
        slots.append(outer)
      }
      // A node that leaves the part keeps its transition: it may come back.
      live[index].slots = used.merging(live[index].slots.filter { $0.value.node.parent != nil }) {
        new, _ in new
      }
    }
  }

  private func makeTransition(around slot: Slot, key: ObjectIdentifier) -> TransitionSlot {
    let isNew =
      birth != graph.scene.currentBatch.id && slot.node.transition?.phase != .willAppear
    let animates = isNew && graph.transaction(in: scope).animation != nil
    return TransitionSlot(slot, childContext(), appears: animates) { [weak self] slot in
      self?.slotErased(key, slot)
    }
  }
}
