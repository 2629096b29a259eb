/// What is shown while a frame's cost is measured.
enum Workload: String, CaseIterable {
  /// W1: a panel slides over a page of cards while a scrim fades.
  case drawer
  /// W2: four arcs grow, turn and fade.
  case arc
  /// W3: a selection slides under blended titles.
  case segments
  /// W4: a page at rest.
  case idle
  /// W6: one of many rows changes in every frame.
  case rows

  /// Of one movement, in seconds.
  static let motion = 0.6

  /// How long it takes from the start of one movement to that of the next, in seconds; 0 where nothing
  /// ever happens.
  var period: Double {
    switch self {
    case .drawer, .arc, .segments: 1
    case .rows: 1.0 / 60
    case .idle: 0
    }
  }

  /// How much of a period something moves, in seconds.
  var motion: Double {
    switch self {
    case .drawer, .arc, .segments: Self.motion
    case .rows: 1.0 / 60
    case .idle: 0
    }
  }

  /// The movements after which everything looks as before: there and back, or a second of rows.
  var movementsInCycle: Int {
    switch self {
    case .drawer, .arc, .segments: 2
    case .rows: 60
    case .idle: 1
    }
  }
}
