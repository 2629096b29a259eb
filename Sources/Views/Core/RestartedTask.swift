import WUIGeometry

/// Content with asynchronous work that starts anew when a value changes.
package struct RestartedTask<Content: View, ID: Equatable>: View {
  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @isolated(any) () async -> Void

  @State private var running = RunningTask()

  package var body: some View {
    content
      .onChange(of: id, initial: true) { running.restart(priority, action) }
      .onDisappear { running.cancel() }
  }
}

/// The work that runs at the moment.
private final class RunningTask {
  private var task: Task<Void, Never>?

  func restart(_ priority: TaskPriority, _ action: @escaping @isolated(any) () async -> Void) {
    cancel()
    task = Task(priority: priority) { await action() }
  }

  func cancel() {
    task?.cancel()
    task = nil
  }
}
