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
}
