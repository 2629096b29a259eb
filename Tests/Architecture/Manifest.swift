import Foundation

/// What `Package.swift` says of its targets.
///
/// SwiftPM's own `--explicit-target-dependency-import-check` does nothing under the build system
/// that this package needs (swiftlang/swift-package-manager#9620), so the tests compare instead.
nonisolated struct Manifest: Decodable, Sendable {
  struct Target: Decodable, Sendable {
    let name: String
    /// The folder, from the root of the package.
    let path: String?
    /// Whether the target sees what other modules declare as `package`.
    let packageAccess: Bool
    let dependencies: [Dependency]

    /// The targets of this package that it may import.
    var uses: Set<String> { Set(dependencies.compactMap(\.target)) }
  }

  struct Dependency: Decodable, Sendable {
    /// A name and a condition, which is null here.
    let byName: [String?]?
    var target: String? { byName?.first ?? nil }
  }

  let targets: [Target]

  func target(named name: String) -> Target? { targets.first { $0.name == name } }

  /// The manifest as the package manager understands it. A scratch folder of its own keeps clear of
  /// the lock that a running `swift test` holds.
  static func load() throws -> Manifest {
    let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let swift = Process()
    let output = Pipe()
    swift.executableURL = URL(filePath: "/usr/bin/env")
    swift.arguments = [
      "swift", "package", "--package-path", SourceTree.root.path, "--scratch-path", scratch.path,
      "dump-package",
    ]
    swift.standardOutput = output
    try swift.run()
    let json = output.fileHandleForReading.readDataToEndOfFile()
    swift.waitUntilExit()
    return try JSONDecoder().decode(Manifest.self, from: json)
  }
}
