import WaylandUI
import WaylandUIComponents

/// What the demo shows.
@Observable final class DemoModel {
  var page: Page = .drawer
  /// What was chosen in the demo; nil follows the desktop.
  var chosenScheme: ColorScheme?

  // The drawer's page.
  var isMenuOpened = false
  var menuSelection: WorkspaceItem? = .dashboard
  var isLoggedIn = true

  // The arc's page.
  var isArcShowing = false
  var arcColor: Color = .blue
  var isReactionShowing = false
  var reaction: Reaction = .heart

  // The page of the segmented controls.
  var delivery: Delivery = .courier
  var period: Period = .week
  var weather: Weather = .sun
  var blendMode: BlendMode = .difference

  // The page of all three together.
  var isProjectsOpened = false
  var isProjectArcShowing = false
  var project: Project? = .atlas
  var boardStyle: BoardStyle = .board
  var projectColors: [Project: Color] = [.atlas: .blue, .juniper: .green, .saffron: .red]
  var tasks = Dictionary(uniqueKeysWithValues: Project.allCases.map { ($0, $0.tasks) })

  /// A binding to one of the properties.
  func binding<Value>(_ keyPath: ReferenceWritableKeyPath<DemoModel, Value>) -> Binding<Value> {
    Binding(get: { self[keyPath: keyPath] }, set: { self[keyPath: keyPath] = $0 })
  }

  /// Opens or closes the drawer of the page, if it has one.
  func toggleDrawer() {
    switch page {
    case .drawer: isMenuOpened.toggle()
    case .together: isProjectsOpened.toggle()
    case .arc, .segments: break
    }
  }

  /// Leaves the workspace and closes its drawer.
  func logOut() {
    isLoggedIn = false
    isMenuOpened = false
  }

  /// Moves a task to its next status.
  func advance(_ task: ProjectTask, of project: Project) {
    guard let index = tasks[project]?.firstIndex(where: { $0.id == task.id }) else { return }
    tasks[project]?[index].status = task.status.next
  }
}

/// A page of the demo.
nonisolated enum Page: Int, CaseIterable, Identifiable {
  case drawer, arc, segments, together

  var id: Self { self }

  var title: String {
    switch self {
    case .drawer: "Drawer"
    case .arc: "Arc"
    case .segments: "Segments"
    case .together: "Together"
    }
  }

  var systemImage: String {
    switch self {
    case .drawer: "line.3.horizontal"
    case .arc: "paintpalette"
    case .segments: "rectangle.split.3x1"
    case .together: "square.grid.2x2"
    }
  }
}
