import WaylandUI

/// Something that is not a value.
final class Log {
  var lines: [String] = []
}

extension EnvironmentValues {
  /// The space around cards; `var x = 1` in a comment is none.
  @Entry public var cardPadding: CGFloat = 16
  /// A type that is not written.
  @Entry public var title = "none"
  /// No default that is written.
  @Entry public var badge: Int?  // nothing = nil
  /// An equals sign in the default.
  @Entry public var format: (Int) -> String = { "=\($0)" }
  /// A name in quotes, under another attribute.
  @available(macOS 14, *) @Entry public var `default`: [String: Int] = ["a": 1]
  @Entry var log: Log = Log()
}

extension Transaction {
  /// An entry of a transaction.
  @Entry public var isHurried: Bool = false
}

struct EntryReader: View {
  @Environment(\.cardPadding) private var padding
  @Environment(\.badge) private var badge
  @Environment(\.log) private var log

  var body: some View {
    Text("\(badge ?? 0)").padding(padding)
      .environment(\.title, "entries")
      .onTapGesture { withTransaction(\.isHurried, true) { log.lines.append("tap") } }
  }
}
