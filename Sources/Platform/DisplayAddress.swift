import WUIGeometry

/// Where the environment says that the compositor listens, by libwayland's rules.
package nonisolated struct DisplayAddress: Hashable, Sendable {
  /// A descriptor that is connected already (`WAYLAND_SOCKET`).
  package let inheritedSocket: String?
  /// `WAYLAND_DISPLAY`: a name in the runtime directory, or a path.
  package let displayName: String?
  /// `XDG_RUNTIME_DIR`.
  package let runtimeDirectory: String?

  package init(environment: [String: String]) {
    inheritedSocket = environment["WAYLAND_SOCKET"]
    displayName = environment["WAYLAND_DISPLAY"]
    runtimeDirectory = environment["XDG_RUNTIME_DIR"]
  }

  /// The socket that is tried; nil where the environment names none.
  package var socketPath: String? {
    let name = displayName ?? "wayland-0"
    if name.hasPrefix("/") { return name }
    return runtimeDirectory.map { $0 + "/" + name }
  }
}

nonisolated extension DisplayAddress: CustomStringConvertible {
  package var description: String {
    if let inheritedSocket {
      return "WAYLAND_SOCKET is \(inheritedSocket)"
    }
    let name = displayName.map { "WAYLAND_DISPLAY is \"\($0)\"" } ?? "WAYLAND_DISPLAY is not set"
    guard let socketPath else {
      return name + ", XDG_RUNTIME_DIR is not set, so there is no socket to try"
    }
    return name + ", tried \(socketPath)"
  }
}
