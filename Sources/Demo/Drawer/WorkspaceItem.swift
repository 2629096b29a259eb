import WaylandUIComponents

/// A row of the drawer's menu.
nonisolated enum WorkspaceItem: Int, CaseIterable, MenuItem {
  case workloadSheet, dashboard, projects, departments, employees, notifications
  case performanceReview, archive

  var id: Self { self }

  var title: String {
    switch self {
    case .workloadSheet: "Workload Sheet"
    case .dashboard: "Dashboard"
    case .projects: "Projects"
    case .departments: "Departments"
    case .employees: "Employees"
    case .notifications: "Notifications"
    case .performanceReview: "Performance Review"
    case .archive: "Archive"
    }
  }

  /// One line about the row's page.
  var summary: String {
    switch self {
    case .workloadSheet: "Who works how much on which day"
    case .dashboard: "Numbers at a glance, and what happened lately"
    case .projects: "What we are at, and how far"
    case .departments: "Who belongs together"
    case .employees: "Everybody, by name"
    case .notifications: "What wants your attention"
    case .performanceReview: "How it is going"
    case .archive: "What is over, but not forgotten"
    }
  }

  var systemImage: String {
    switch self {
    case .workloadSheet: "house"
    case .dashboard: "square.grid.2x2"
    case .projects: "folder"
    case .departments: "building.2"
    case .employees: "person.2"
    case .notifications: "bell"
    case .performanceReview: "chart.bar"
    case .archive: "archivebox"
    }
  }
}

extension User {
  /// The user of the demo's menus.
  static let sample = User(name: "Ada Lindqvist", position: "Team lead", isOnline: true)

  var firstName: String { name.split(separator: " ").first.map(String.init) ?? name }
}
