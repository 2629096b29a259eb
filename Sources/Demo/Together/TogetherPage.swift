import WaylandUI
import WaylandUIComponents

/// A small app made of all three components: projects in a drawer, a colour for each from the
/// ring, and three layouts of their tasks.
struct TogetherPage: View {
  let model: DemoModel

  var body: some View {
    Drawer(isOpened: model.binding(\.isProjectsOpened)) {
      DemoMenu(
        items: Project.allCases, selection: model.binding(\.project),
        chosenScheme: model.binding(\.chosenScheme))
    } content: {
      if let project = model.project {
        ProjectView(model: model, project: project)
      } else {
        EmptyProjectView()
      }
    }
  }
}

/// What is seen while no project is chosen.
private struct EmptyProjectView: View {
  @Environment(\.drawerPresentationMode) private var drawer
  @Environment(\.theme) private var theme

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "folder")
        .foregroundColor(theme.secondaryText)
      Text("No project chosen")
        .font(.system(size: 18, weight: .semibold))
        .foregroundColor(theme.text)
      Button("Choose a project") { drawer.wrappedValue.open() }
        .buttonStyle(ProminentButtonStyle())
    }
  }
}

/// A project: its card beside its board or, in a small window, the board alone.
private struct ProjectView: View {
  let model: DemoModel
  let project: Project

  @Environment(\.theme) private var theme
  @Environment(\.demoLayout) private var layout

  var body: some View {
    HStack(spacing: layout.gap) {
      if hasCard {
        ProjectCard(
          project: project, tasks: tasks, color: color,
          isArcShowing: model.binding(\.isProjectArcShowing)
        )
        .zIndex(1)
      }
      VStack(spacing: layout.gap) {
        ProjectBar(
          model: model, project: project, color: color.wrappedValue, hasCard: hasCard)
        BoardView(
          tasks: tasks, style: model.boardStyle, color: color.wrappedValue,
          advance: { model.advance($0, of: project) })
      }
    }
    .padding(layout.pagePadding)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .overlay {
      if !hasCard {
        ZStack {
          Circle()
            .fill(theme.panel)
            .frame(width: 360, height: 360)
            .opacity(model.isProjectArcShowing ? 0.94 : 0)
            .animation(.linear(duration: 0.3), value: model.isProjectArcShowing)
            .allowsHitTesting(false)
          ArcSelectionView(isShowing: model.binding(\.isProjectArcShowing), curColor: color)
        }
        .scaleEffect(min(1, (layout.pageHeight - 16) / 360))
      }
    }
  }

  private var hasCard: Bool { layout.isWide && layout.pageHeight >= 600 }
  private var tasks: [ProjectTask] { model.tasks[project] ?? [] }

  private var color: Binding<Color> {
    Binding(
      get: { model.projectColors[project] ?? .blue }, set: { model.projectColors[project] = $0 })
  }
}

/// The way to the other projects, the project's colour where no card shows it, and the layouts.
private struct ProjectBar: View {
  let model: DemoModel
  let project: Project
  let color: Color
  let hasCard: Bool

  @Environment(\.drawerPresentationMode) private var drawer
  @Environment(\.theme) private var theme
  @Environment(\.demoLayout) private var layout

  var body: some View {
    HStack(spacing: 12) {
      Button {
        drawer.wrappedValue.open()
      } label: {
        Image(systemName: "line.3.horizontal")
      }
      .buttonStyle(IconButtonStyle())
      if !hasCard {
        Button {
          model.isProjectArcShowing.toggle()
        } label: {
          RoundedRectangle(cornerRadius: 11, style: .continuous)
            .fill(color)
            .frame(width: 38, height: 38)
        }
        .buttonStyle(BareButtonStyle(cornerRadius: 11))
      }
      if !layout.isNarrow {
        Text(hasCard ? "Tasks" : project.title)
          .font(.system(size: 22, weight: .bold))
          .foregroundColor(theme.text)
          .lineLimit(1)
      }
      Spacer(minLength: 0)
      BoardStylePicker(selection: model.binding(\.boardStyle), color: color)
    }
  }
}

/// The choice of a board's layout, in the project's colour.
private struct BoardStylePicker: View {
  @Binding var selection: BoardStyle
  let color: Color

  var body: some View {
    CustomizableSegmentedControl(selection: $selection, options: BoardStyle.allCases) {
      RoundedRectangle(cornerRadius: 8, style: .continuous).fill(Color.white)
    } segmentContent: { style, isSelected, isPressed in
      // Not blended: the ground takes any colour of the ring, also those on which blending fails.
      Text(style.rawValue)
        .font(.system(size: 14, weight: .semibold))
        .foregroundColor(
          isSelected ? .black : color == .yellow ? Color.black.opacity(0.75) : .white
        )
        .opacity(isPressed ? 0.7 : 1)
        .lineLimit(1)
        .padding(.horizontal, 16)
        .frame(height: 32)
    }
    .insets(.all, 3)
    .segmentedControlSlidingAnimation(.spring(duration: 0.5, bounce: 0.18))
    .background(color)
    .clipShape(RoundedRectangle(cornerRadius: 11, style: .continuous))
    .contentShape(.focusEffect, RoundedRectangle(cornerRadius: 11, style: .continuous))
  }
}
