import WaylandUI

/// The raw client: a program of its own, in C, which has nothing of this one's size and start.
enum FloorRun {
  /// Becomes it.
  static func start(_ options: RunOptions) -> Never {
    let program = Tool.floor.path
    let words = [program] + options.arguments.filter { $0 != "--floor" }
    // It would count from the start of this process.
    unsetenv("BENCH_EXEC_MOMENT")
    execv(program, words.map { strdup($0) } + [nil])
    fail("cannot start \(program): \(String(cString: strerror(errno)))")
  }
}
