/// Animation clients, each once, in the order in which they came.
///
/// The order matters: clients may cause evaluations and completions, and two runs of the same changes
/// must do the same things in the same order.
struct ClientList {
  private var members: [(any AnimationClient)?] = []
  private var places: [ObjectIdentifier: Int] = [:]

  var isEmpty: Bool { places.isEmpty }

  var count: Int { places.count }

  /// The clients in order; a snapshot, so that they may come and go while it is gone through.
  var all: [any AnimationClient] { members.compactMap(\.self) }

  mutating func insert(_ client: any AnimationClient) {
    let key = ObjectIdentifier(client)
    guard places[key] == nil else { return }
    places[key] = members.count
    members.append(client)
  }

  mutating func remove(_ client: any AnimationClient) {
    guard let place = places.removeValue(forKey: ObjectIdentifier(client)) else { return }
    members[place] = nil
    if places.isEmpty {
      members.removeAll(keepingCapacity: true)
    } else if members.count > 2 * places.count + 16 {
      compact()
    }
  }

  /// Takes all clients out.
  mutating func removeAll() -> [any AnimationClient] {
    defer { self = ClientList() }
    return all
  }

  private mutating func compact() {
    members = all
    for (place, client) in members.enumerated() {
      if let client { places[ObjectIdentifier(client)] = place }
    }
  }
}
