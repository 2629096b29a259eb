import WUIViews

/// A window as a view has asked for it, by `openWindow` or `dismissWindow`.
public struct RequestedWindow: Hashable, CustomStringConvertible {
  /// The identifier of its scene; nil where none was given.
  public let id: String?
  /// The value that it presents; nil where none was given.
  public let value: AnyHashable?

  /// A window of a scene, that presents a value.
  public init(id: String? = nil, value: AnyHashable? = nil) {
    self.id = id
    self.value = value
  }

  /// A textual form for logs.
  public var description: String {
    let words = [id.map { "id: \"\($0)\"" }, value.map { "value: \($0)" }].compactMap(\.self)
    return "(\(words.joined(separator: ", ")))"
  }
}

/// Notes what views ask for.
final class WindowRequests {
  private(set) var opened: [RequestedWindow] = []
  private(set) var dismissed: [RequestedWindow] = []

  /// Has the views of an environment ask here.
  init(_ environment: inout EnvironmentValues) {
    environment.openWindow = OpenWindowAction { [weak self] in self?.opened.append(.init($0)) }
    environment.dismissWindow = DismissWindowAction { [weak self] in
      self?.dismissed.append(.init($0))
    }
  }
}

extension RequestedWindow {
  fileprivate init(_ request: WindowRequest) { self.init(id: request.id, value: request.value) }
}
