import WaylandUI

/// The tasks of a project. Pressing one moves it to the next status.
struct BoardView: View {
  let tasks: [ProjectTask]
  let style: BoardStyle
  let color: Color
  let advance: (ProjectTask) -> Void

  @Environment(\.theme) private var theme

  var body: some View {
    GeometryReader { proxy in
      let layout = BoardLayout(style: style, tasks: tasks, size: proxy.size)
      ZStack(alignment: .topLeading) {
        ForEach(ProjectTask.Status.allCases, id: \.self) { status in
          heading(status, in: layout.heading(of: status))
            .opacity(style == .board ? 1 : 0)
        }
        ForEach(tasks) { task in
          let frame = layout.frame(of: task)
          Button {
            advance(task)
          } label: {
            TaskCard(
              task: task, color: color, isLow: frame.height < 60, isSlim: frame.width < 180)
          }
          .buttonStyle(BareButtonStyle(cornerRadius: 14))
          .frame(width: frame.width, height: frame.height)
          // What goes from a card, such as its date, rides along with it.
          .geometryGroup()
          .offset(x: frame.minX, y: frame.minY)
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height, alignment: .topLeading)
      .animation(.spring(duration: 0.5, bounce: 0.18), value: style)
      .animation(.spring(duration: 0.5, bounce: 0.18), value: tasks)
    }
  }

  private func heading(_ status: ProjectTask.Status, in frame: CGRect) -> some View {
    HStack(spacing: 8) {
      Text(status.title)
        .font(.system(size: 14, weight: .semibold))
        .foregroundColor(theme.text)
      Text("\(tasks.filter { $0.status == status }.count)")
        .font(.system(size: 13, weight: .medium))
        .foregroundColor(theme.secondaryText)
    }
    .lineLimit(1)
    .padding(.leading, 4)
    .frame(width: frame.width, height: frame.height, alignment: .leading)
    .offset(x: frame.minX, y: frame.minY)
  }
}

/// A task: its title, who does it, and how far it has come in the project's colour.
private struct TaskCard: View {
  let task: ProjectTask
  let color: Color
  /// Whether there is no room for more than one line.
  let isLow: Bool
  /// Whether there is room for the title alone.
  let isSlim: Bool
  @Environment(\.theme) private var theme

  var body: some View {
    HStack(spacing: isSlim ? 7 : 12) {
      Capsule().fill(color.opacity(share)).frame(width: 4)
      VStack(alignment: .leading, spacing: 6) {
        Text(task.title)
          .font(.system(size: isSlim ? 12 : isLow ? 13 : 15, weight: .medium))
          .foregroundColor(task.status == .done ? theme.secondaryText : theme.text)
          .lineLimit(isLow && !isSlim ? 1 : 2)
          .multilineTextAlignment(.leading)
        if !isLow {
          Text(task.due)
            .font(.system(size: 13))
            .foregroundColor(theme.secondaryText)
            .lineLimit(1)
        }
      }
      Spacer(minLength: 0)
      if !isSlim { owner }
    }
    .padding(.horizontal, isSlim ? 9 : 14)
    .padding(.vertical, isLow ? 4 : 14)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background {
      RoundedRectangle(cornerRadius: 14, style: .continuous).fill(theme.card)
    }
    .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
    .overlay {
      RoundedRectangle(cornerRadius: 14, style: .continuous)
        .strokeBorder(theme.border, lineWidth: 1)
    }
    .contentShape(Rectangle())
  }

  private var owner: some View {
    Text(task.owner)
      .font(.system(size: isLow ? 10 : 11, weight: .semibold, design: .rounded))
      .foregroundColor(theme.secondaryText)
      .lineLimit(1)
      .fixedSize()
      .frame(width: isLow ? 22 : 30, height: isLow ? 22 : 30)
      .background(Circle().fill(theme.well))
  }

  private var share: Double {
    switch task.status {
    case .toDo: 0.25
    case .doing: 0.6
    case .done: 1
    }
  }
}
