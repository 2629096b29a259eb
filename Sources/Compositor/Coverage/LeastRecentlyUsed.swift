/// A dictionary that forgets what was not asked for longest once its cost exceeds a limit.
struct LeastRecentlyUsed<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var cost: Int
    var lastUse: Int
  }

  private var entries: [Key: Entry] = [:]
  private var cost = 0
  private var clock = 0
  private let costLimit: Int

  init(costLimit: Int) { self.costLimit = costLimit }

  /// The value of a key, which counts as used.
  subscript(key: Key) -> Value? {
    mutating get {
      guard let index = entries.index(forKey: key) else { return nil }
      clock += 1
      entries.values[index].lastUse = clock
      return entries.values[index].value
    }
  }

  mutating func insert(_ value: Value, for key: Key, cost newCost: Int) {
    clock += 1
    if let old = entries.updateValue(
      Entry(value: value, cost: newCost, lastUse: clock), forKey: key)
    {
      cost -= old.cost
    }
    cost += newCost
    if cost > costLimit { shrink() }
  }

  /// Drops the older half by use, so that sorting is paid for rarely.
  private mutating func shrink() {
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard cost > costLimit / 2 else { return }
      // What was put in last stays, even if it exceeds the limit alone.
      guard entry.lastUse != clock else { return }
      entries[key] = nil
      cost -= entry.cost
    }
  }
}
