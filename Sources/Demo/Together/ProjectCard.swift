import WaylandUI

/// What a project is, with its sign in the middle, which opens the ring of colours.
struct ProjectCard: View {
  let project: Project
  let tasks: [ProjectTask]
  @Binding var color: Color
  @Binding var isArcShowing: Bool

  @Environment(\.theme) private var theme
  @Environment(\.demoLayout) private var layout

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ArcHost(color: $color, isShowing: $isArcShowing) {
        Image(systemName: project.systemImage)
          .font(.system(size: 36, weight: .medium))
      }
      .frame(maxWidth: .infinity, minHeight: 350, maxHeight: .infinity)
      Text(project.title)
        .font(.system(size: 26, weight: .bold))
        .foregroundColor(theme.text)
      Text(project.subtitle)
        .font(.system(size: 14))
        .foregroundColor(theme.secondaryText)
        .lineLimit(1)
        .padding(.top, 4)
      HStack {
        Text("\(doneCount) of \(tasks.count) done")
        Spacer()
        Text("\(Int((fraction * 100).rounded())) %")
      }
      .font(.system(size: 14))
      .foregroundColor(theme.secondaryText)
      .padding(.top, 24)
      ProgressLine(fraction: fraction, color: color)
        .animation(.spring(duration: 0.5), value: tasks)
        .padding(.top, 8)
    }
    .padding(layout.cardPadding)
    .frame(width: 396)
    .frame(maxHeight: .infinity)
    .card()
  }

  private var doneCount: Int { tasks.filter { $0.status == .done }.count }
  private var fraction: CGFloat { CGFloat(doneCount) / CGFloat(max(1, tasks.count)) }
}
