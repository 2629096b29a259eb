import WaylandUI

/// Where the tasks of a board lie, in the board's coordinates.
struct BoardLayout {
  let style: BoardStyle
  let tasks: [ProjectTask]
  let size: CGSize

  static let headerHeight: CGFloat = 30
  private let gap: CGFloat = 10

  /// The frame of a column's heading.
  func heading(of status: ProjectTask.Status) -> CGRect {
    CGRect(
      x: CGFloat(status.rawValue) * (columnWidth + gap), y: 0, width: columnWidth,
      height: Self.headerHeight)
  }

  /// The frame of a task.
  func frame(of task: ProjectTask) -> CGRect {
    let index = tasks.firstIndex(of: task) ?? 0
    switch style {
    case .board:
      let above = tasks.prefix(index).filter { $0.status == task.status }.count
      return CGRect(
        x: CGFloat(task.status.rawValue) * (columnWidth + gap),
        y: Self.headerHeight + gap + CGFloat(above) * (boardHeight + gap), width: columnWidth,
        height: boardHeight)
    case .list:
      let place = tasks.filter { comesBefore($0, task) }.count
      return CGRect(
        x: 0, y: CGFloat(place) * (listHeight + 6), width: size.width, height: listHeight)
    case .wall:
      return CGRect(
        x: CGFloat(index % 3) * (columnWidth + gap), y: CGFloat(index / 3) * (wallHeight + gap),
        width: columnWidth, height: wallHeight)
    }
  }

  private var columnWidth: CGFloat { max(0, (size.width - 2 * gap) / 3) }

  /// A card's height on the board: comfortable, or what the fullest column has room for.
  private var boardHeight: CGFloat {
    let fullest = ProjectTask.Status.allCases.map { status in
      tasks.filter { $0.status == status }.count
    }.max()
    let count = CGFloat(max(3, fullest ?? 0))
    return max(24, min(116, (size.height - Self.headerHeight) / count - gap))
  }

  private var listHeight: CGFloat {
    max(20, min(52, size.height / CGFloat(max(1, tasks.count)) - 6))
  }

  private var wallHeight: CGFloat {
    max(24, (size.height - 2 * gap) / CGFloat((tasks.count + 2) / 3))
  }

  /// Whether one task lies above another in the list: by status, then by number.
  private func comesBefore(_ one: ProjectTask, _ other: ProjectTask) -> Bool {
    (one.status.rawValue, one.id) < (other.status.rawValue, other.id)
  }
}
