/// A dictionary that forgets what was not asked for longest once its cost exceeds a limit.
struct LeastRecentlyUsed<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var cost: Int
    var lastUse: Int
  }

  private var entries: [Key: Entry] = [:]
  private var clock = 0
  private(set) var usage: CacheUsage

  var count: Int { entries.count }
  private var costLimit: Int { usage.costLimit }
  private var cost: Int {
    get { usage.cost }
    set { usage.cost = newValue }
  }

  init(costLimit: Int) { usage = CacheUsage(costLimit: costLimit) }

  /// The value of a key, which counts as used.
  subscript(key: Key) -> Value? {
    mutating get {
      usage.requests += 1
      guard let index = entries.index(forKey: key) else { return nil }
      usage.hits += 1
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

/// How well a cache does.
package struct CacheUsage: Sendable {
  /// How often something was asked for.
  package var requests = 0
  /// How often it was there.
  package var hits = 0
  /// What is kept costs so much; bytes, unless the cache counts otherwise.
  package var cost = 0
  /// The cost beyond which the older half goes.
  package let costLimit: Int

  init(costLimit: Int) { self.costLimit = costLimit }
}
