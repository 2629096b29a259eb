import WaylandUI
import WaylandUIComponents

/// A piece of work with a board of tasks.
nonisolated enum Project: String, CaseIterable, MenuItem {
  case atlas = "Atlas"
  case juniper = "Juniper"
  case saffron = "Saffron"

  var id: Self { self }
  var title: String { rawValue }

  var systemImage: String {
    switch self {
    case .atlas: "map"
    case .juniper: "leaf"
    case .saffron: "book"
    }
  }

  var subtitle: String {
    switch self {
    case .atlas: "A walking map of the archipelago"
    case .juniper: "A garden that reminds you to water it"
    case .saffron: "Recipes, by what is in the cupboard"
    }
  }

  /// The tasks that a new board holds.
  var tasks: [ProjectTask] {
    let titles: [String]
    switch self {
    case .atlas:
      titles = [
        "Draw the northern islands", "Ferry times", "Huts and shelters", "Tide tables",
        "Bird cliffs", "Offline tiles", "Compass", "Night colours", "Depth lines", "Coastlines",
        "Search by name", "First sketch",
      ]
    case .juniper:
      titles = [
        "Photograph the seedlings", "Rain sensor", "Frost warning", "Compost log", "Bee hotel",
        "Calendar of sowing", "Shade map", "Names in Latin", "Seed swap", "Watering plan",
        "Soil types", "Moodboard",
      ]
    case .saffron:
      titles = [
        "Weigh in grams", "Shopping list", "Left-overs", "Spice rack", "Menu of the week",
        "Step timer", "Pantry scan", "Servings", "Allergies", "Photographs", "Seasons",
        "Forty recipes",
      ]
    }
    return titles.enumerated().map { index, title in
      ProjectTask(
        id: index, title: title, status: index < 5 ? .toDo : index < 9 ? .doing : .done,
        owner: ["MS", "DR", "НВ", "JE"][(index + rawValue.count) % 4],
        due: ["Next week", "Thursday", "Tomorrow", "Friday", "Today"][(index * 2) % 5])
    }
  }
}

/// Something to be done.
nonisolated struct ProjectTask: Identifiable, Equatable {
  let id: Int
  let title: String
  var status: Status
  /// The initials of who does it.
  let owner: String
  /// When it is to be done.
  let due: String

  /// How far a task has come.
  enum Status: Int, CaseIterable {
    case toDo, doing, done

    var title: String {
      switch self {
      case .toDo: "To do"
      case .doing: "In progress"
      case .done: "Done"
      }
    }

    /// The status after this one; after the last comes the first.
    var next: Status { Status(rawValue: (rawValue + 1) % 3) ?? .toDo }
  }
}

/// How a board lays its tasks out.
nonisolated enum BoardStyle: String, CaseIterable, Identifiable {
  case board = "Board"
  case list = "List"
  case wall = "Wall"

  var id: Self { self }
}
