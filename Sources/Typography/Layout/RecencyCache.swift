/// A dictionary that forgets what has not been used for long.
///
/// Two generations stand in for a list ordered by use: when the young one is full it becomes the old one,
/// and what the old one still held is forgotten. An entry lives through at least `capacity` insertions
/// after its last use and at most twice as many.
struct RecencyCache<Key: Hashable, Value> {
  let capacity: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  init(capacity: Int) { self.capacity = capacity }

  subscript(key: Key) -> Value? {
    mutating get {
      if let value = young[key] { return value }
      guard let value = old[key] else { return nil }
      self[key] = value
      return value
    }
    set {
      if young.count >= capacity {
        old = young
        young = [:]
      }
      young[key] = newValue
    }
  }
}
