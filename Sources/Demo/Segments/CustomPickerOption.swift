/// What the article's picker can choose among.
nonisolated protocol CustomPickerOption: Identifiable, Equatable {
  /// The words of the segment.
  var title: String { get }
  /// The symbol before the words, if any: a name for `Image(systemName:)`.
  var imageName: String? { get }
}

/// Ways to have a parcel brought.
nonisolated enum Delivery: CaseIterable, CustomPickerOption, Hashable {
  case post, courier, pickup

  var id: Self { self }

  var title: String {
    switch self {
    case .post: "By post"
    case .courier: "Courier"
    case .pickup: "Pick it up"
    }
  }

  var imageName: String? {
    switch self {
    case .post: "paperplane"
    case .courier: nil
    case .pickup: "shippingbox"
    }
  }
}

/// Stretches of time.
nonisolated enum Period: String, CaseIterable, Identifiable {
  case day = "Day"
  case week = "Week"
  case month = "Month"
  case year = "Year"

  var id: Self { self }
}

/// What the sky does.
nonisolated enum Weather: String, CaseIterable, Identifiable {
  case sun = "sun.max"
  case cloud = "cloud"
  case moon = "moon"
  case star = "star"

  var id: Self { self }
}
