import WUIGeometry

/// Why there can be no window.
package nonisolated enum PlatformError: Error, Hashable, Sendable {
  /// No compositor answered; says what was tried.
  case noDisplay(DisplayAddress, reason: String)
  /// A compositor answered, but lacks an interface that we cannot do without.
  case missingInterface(name: String, version: Int)
  /// The compositor went away while the connection was being set up.
  case connectionLost(reason: String)
}

nonisolated extension PlatformError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noDisplay(let address, let reason):
      "no Wayland display: \(address.description): \(reason)"
    case .missingInterface(let name, let version):
      "the Wayland compositor does not offer \(name), version \(version) or newer"
    case .connectionLost(let reason):
      "the Wayland compositor ended the connection: \(reason)"
    }
  }
}
