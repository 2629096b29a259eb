import WaylandUI
import WaylandUIComponents

/// A page under a drawer: the menu chooses what is seen, and a `switch` shows it.
struct DrawerPage: View {
  let model: DemoModel

  var body: some View {
    Drawer(isOpened: model.binding(\.isMenuOpened)) {
      DemoMenu(
        items: WorkspaceItem.allCases, selection: model.binding(\.menuSelection),
        chosenScheme: model.binding(\.chosenScheme), onLogout: model.logOut)
    } content: {
      ZStack {
        if model.isLoggedIn {
          Workspace(item: model.menuSelection)
        } else {
          LoggedOutPage(logIn: { model.isLoggedIn = true })
        }
      }
      .animation(.easeInOut(duration: 0.25), value: model.isLoggedIn)
    }
  }
}

/// What lies under the drawer: a heading and the page of the chosen row.
private struct Workspace: View {
  let item: WorkspaceItem?

  @Environment(\.drawerPresentationMode) private var drawer
  @Environment(\.theme) private var theme
  @Environment(\.demoLayout) private var layout

  var body: some View {
    VStack(alignment: .leading, spacing: layout.gap) {
      heading
      ZStack { content }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .animation(.easeInOut(duration: 0.25), value: item)
    }
    .padding(layout.pagePadding)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  @ViewBuilder private var content: some View {
    switch item {
    case .workloadSheet: WorkloadPage()
    case .dashboard: DashboardPage()
    case .projects: TileGrid(tiles: Tile.projects)
    case .departments: TileGrid(tiles: Tile.departments)
    case .employees: TileGrid(tiles: Tile.employees)
    case .notifications: RowsCard(title: "Today", rows: CardRow.notifications)
    case .performanceReview: ReviewPage()
    case .archive: RowsCard(title: "Documents", rows: CardRow.documents)
    case nil: EmptyPage()
    }
  }

  private var heading: some View {
    HStack(spacing: 16) {
      VStack(alignment: .leading, spacing: 4) {
        Text(item?.title ?? "Nothing selected")
          .font(.system(size: layout.titleSize, weight: .bold))
          .foregroundColor(theme.text)
          .lineLimit(1)
        if !layout.isNarrow && !layout.isShort {
          Text(item?.summary ?? "Choose a row of the menu")
            .font(.system(size: 15))
            .foregroundColor(theme.secondaryText)
            .lineLimit(1)
        }
      }
      Spacer()
      Button {
        drawer.wrappedValue.open()
      } label: {
        HStack(spacing: 8) {
          Image(systemName: "line.3.horizontal")
          Text(layout.isNarrow ? "Menu" : "Open the drawer")
        }
      }
      .buttonStyle(ProminentButtonStyle())
    }
  }
}

/// What is seen while no row is selected.
private struct EmptyPage: View {
  @Environment(\.theme) private var theme

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "tray")
        .font(.system(size: 32))
      Text("A row that is pressed twice is deselected again")
        .font(.system(size: 15))
        .lineLimit(1)
    }
    .foregroundColor(theme.secondaryText)
  }
}

/// What is seen after the menu's last row was pressed.
private struct LoggedOutPage: View {
  let logIn: () -> Void
  @Environment(\.theme) private var theme

  var body: some View {
    VStack(spacing: 16) {
      Text("You are logged out")
        .font(.system(size: 24, weight: .bold))
        .foregroundColor(theme.text)
      Text("See you soon, \(User.sample.firstName)")
        .font(.system(size: 15))
        .foregroundColor(theme.secondaryText)
      Button("Log in again", action: logIn)
        .buttonStyle(ProminentButtonStyle())
    }
    .padding(40)
    .card()
  }
}
