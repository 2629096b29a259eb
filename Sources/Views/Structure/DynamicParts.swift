import WUIGeometry
import WUIMotion
import WUISceneGraph

/// The parts of a view that come and go: it keeps identities, and lets parts that leave live on until their
/// transitions have ended.
///
/// It knows nothing of the view's type, which would make all of it slower.
final class DynamicParts {
  /// One part with its identity.
  private struct Entry {
    let key: AnyHashable
    let element: Element
    /// The transitions around the part's nodes; also those of nodes that are on their way out while the
    /// part stays.
    var slots = PerNode<TransitionSlot>()
    /// Whether no node has left for good since the part was removed. A part that has lost one cannot
    /// come back: what it showed is torn down.
    var isWhole = true
  }

  /// What a part should be.
  struct Item {
    let key: AnyHashable
    let make: (ElementContext) -> Element
    let update: (Element) -> Void

    /// The part that shows a view.
    static func of<Part: View>(_ view: Part, key: AnyHashable) -> Self {
      Self(
        key: key, make: { WUIViews.makeElement(view, $0) },
        update: { element in (element as? ViewElement<Part>)?.update(view) })
    }
  }

  private unowned let owner: Element
  private var live: [Entry] = []
  private var departing: [Entry] = []
  /// The batch in which the first parts came. Whatever comes in it is simply there, also where a
  /// preference brings it in a later round.
  private var birth: Batch.ID?

  init(of owner: Element) { self.owner = owner }

  // Nothing in it needs the main actor to end.
  nonisolated deinit {}

  /// Makes the parts those of the items, in order: known keys are updated, new ones made, missing ones
  /// sent on their way.
  func setItems(_ items: [Item]) {
    if hasKeys(of: items) {
      for (item, entry) in zip(items, live) { item.update(entry.element) }
      return
    }
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
      return Entry(key: item.key, element: item.make(owner.childContext()))
    }
    for key in before {
      if let entry = old[key] { dismiss(entry) }
    }
    owner.slotsDidChange()
  }

  /// Whether the items are those of the last time, in the same order.
  private func hasKeys(of items: [Item]) -> Bool {
    guard items.count == live.count else { return false }
    for (item, entry) in zip(items, live) where item.key != entry.key { return false }
    return true
  }

  private func revive(at place: Int, with item: Item) -> Entry {
    let entry = departing.remove(at: place)
    for place in 0..<entry.slots.count { entry.slots[place].isDiscarded = false }
    setEnvironment(of: entry)
    item.update(entry.element)
    return entry
  }

  private func dismiss(_ entry: Entry) {
    var isShown = false
    for place in 0..<entry.slots.count {
      entry.slots[place].isDiscarded = true
      if entry.slots[place].node.parent != nil { isShown = true }
    }
    if isShown {
      departing.append(entry)
    } else {
      entry.element.unmount()
    }
  }

  /// The node of a part has left; when it was the last one of a part that leaves, the part is gone.
  private func slotErased(_ node: ObjectIdentifier, _ slot: TransitionSlot) {
    if let place = live.firstIndex(where: { $0.slots.value(of: node) === slot }) {
      live[place].slots.remove(node)
    } else if let place = departing.firstIndex(where: { $0.slots.value(of: node) === slot }) {
      departing[place].slots.remove(node)
      departing[place].isWhole = false
      guard departing[place].slots.count == 0 else { return }
      departing.remove(at: place).element.unmount()
    }
  }

  func environmentDidChange() {
    for entry in live { setEnvironment(of: entry) }
  }

  private func setEnvironment(of entry: Entry) {
    entry.element.setEnvironment(owner.environment)
    for place in 0..<entry.slots.count {
      entry.slots[place].setEnvironment(owner.environment)
    }
  }

  func forEachLive(_ body: (Element) -> Void) {
    for entry in live { body(entry.element) }
  }

  func forEachDeparting(_ body: (Element) -> Void) {
    for entry in departing { body(entry.element) }
  }

  /// Adds the parts' nodes, each in its transition.
  func collect(into slots: inout [Slot]) {
    birth = birth ?? owner.graph.scene.currentBatch.id
    for index in live.indices {
      let start = slots.count
      live[index].element.collect(into: &slots)
      // A node that leaves the part keeps its transition: it may come back.
      live[index].slots = live[index].slots.updated(
        &slots, from: start, make: makeTransition,
        replace: { slot, wrapper in
          wrapper.update(slot)
          slot.node = wrapper.node
          slot.transitionSlots.append(wrapper)
        }, isShown: { $0.node.parent != nil })
    }
  }

  private func makeTransition(around slot: Slot) -> TransitionSlot {
    let isNew =
      birth != owner.graph.scene.currentBatch.id && slot.node.transition?.phase != .willAppear
    let animates = isNew && owner.graph.transaction(in: owner.scope).animation != nil
    let key = ObjectIdentifier(slot.node)
    return TransitionSlot(slot, owner.childContext(), appears: animates) { [weak self] slot in
      self?.slotErased(key, slot)
    }
  }
}
