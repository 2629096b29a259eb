import Foundation
import PackagePlugin

/// Generates C code for Wayland protocols at build time, with the system's `wayland-scanner` from
/// the XML of the package `wayland-protocols`.
///
/// What Debian 12's package (1.31) lacks is optional: the header `wui-optional-protocols.h` says which
/// of that there is. It is there in every build, so that C code is compiled anew when XML comes or goes;
/// `__has_include` would not see to that.
///
/// The scanner runs here, while the build is planned, and not as a command of the build: Swift Build
/// orders neither a target's own compilation nor that of its dependents after the commands of a
/// plugin (6.3.1), so a header might come too late. The commands handed to the build only check the
/// files; they are what puts the sources and the folder of the headers into it.
@main
struct ProtocolPlugin: BuildToolPlugin {
  /// Paths of the XML files, below the directory of wayland-protocols.
  private let protocols = [
    "stable/xdg-shell/xdg-shell.xml",
    "stable/viewporter/viewporter.xml",
    "unstable/xdg-decoration/xdg-decoration-unstable-v1.xml",
    "staging/fractional-scale/fractional-scale-v1.xml",
    "staging/xdg-activation/xdg-activation-v1.xml",
  ]

  private let optionalProtocols = [
    OptionalProtocol(
      macro: "WUI_HAS_CURSOR_SHAPE", path: "staging/cursor-shape/cursor-shape-v1.xml",
      // It names an interface of these; the paths are of 1.35 and of older packages.
      requirement: ["stable/tablet/tablet-v2.xml", "unstable/tablet/tablet-unstable-v2.xml"])
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let scanner = try existing(
      pkgConfig("wayland_scanner", of: "wayland-scanner") ?? "/usr/bin/wayland-scanner",
      package: "libwayland-dev")
    let root = pkgConfig("pkgdatadir", of: "wayland-protocols") ?? "/usr/share/wayland-protocols"
    let output = context.pluginWorkDirectoryURL
    let headers = output.appending(path: "include")
    try FileManager.default.createDirectory(at: headers, withIntermediateDirectories: true)
    func make(_ xml: URL) throws -> [Command] {
      let name = xml.deletingPathExtension().lastPathComponent
      let header = headers.appending(path: "\(name)-client-protocol.h")
      let source = output.appending(path: "\(name)-protocol.c")
      try generate(header, from: xml, with: scanner, mode: "client-header")
      try generate(source, from: xml, with: scanner, mode: "private-code")
      return [check(header, madeFrom: [xml]), check(source, madeFrom: [xml])]
    }
    let required = try protocols.map {
      try existing(root + "/" + $0, package: "wayland-protocols")
    }
    let optional = optionalProtocols.map { ($0.macro, $0.files(in: root)) }
    let summary = headers.appending(path: "wui-optional-protocols.h")
    try write(
      "#pragma once\n\n/* Made by ProtocolPlugin: which of the optional protocols there are. */\n"
        + optional.map { "#define \($0) \($1.isEmpty ? 0 : 1)\n" }.joined(), to: summary)
    return try (required + optional.flatMap(\.1)).flatMap(make) + [check(summary, madeFrom: [])]
  }

  /// Writes a file unless that is what it says already.
  private func write(_ text: String, to file: URL) throws {
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Runs the scanner unless its output is there and was made from this very input.
  ///
  /// Which of the two is newer says nothing: a package brings files that are older than its installation.
  private func generate(_ output: URL, from xml: URL, with scanner: URL, mode: String) throws {
    let note = output.appendingPathExtension("origin")
    let origin = try [xml, scanner].map(identity).joined(separator: "\n")
    if FileManager.default.fileExists(atPath: output.path(percentEncoded: false)),
      (try? String(contentsOf: note, encoding: .utf8)) == origin
    {
      return
    }
    // Moved into place when whole: a file cut short by an interrupted build would look finished.
    let draft = output.appendingPathExtension("draft")
    let process = try Process.run(
      scanner, arguments: [mode] + [xml, draft].map { $0.path(percentEncoded: false) })
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw FailedScan(xml: xml) }
    try? FileManager.default.removeItem(at: output)
    try FileManager.default.moveItem(at: draft, to: output)
    try origin.write(to: note, atomically: true, encoding: .utf8)
  }

  /// What tells a file from another version of it.
  private func identity(_ file: URL) throws -> String {
    let values = try file.resourceValues(forKeys: [.contentModificationDateKey, .fileSizeKey])
    let date = values.contentModificationDate?.timeIntervalSinceReferenceDate ?? 0
    return "\(file.path(percentEncoded: false)) \(date) \(values.fileSize ?? 0)"
  }

  private func check(_ output: URL, madeFrom inputs: [URL]) -> Command {
    .buildCommand(
      displayName: "Protocol code \(output.lastPathComponent)",
      executable: URL(filePath: "/usr/bin/env"),
      arguments: ["test", "-s", output.path(percentEncoded: false)],
      inputFiles: inputs, outputFiles: [output])
  }

  private func existing(_ path: String, package: String) throws -> URL {
    guard FileManager.default.fileExists(atPath: path) else {
      throw MissingFile(path: path, package: package)
    }
    return URL(filePath: path)
  }

  /// The value of a pkg-config variable, nil where pkg-config or the module is missing.
  private func pkgConfig(_ variable: String, of module: String) -> String? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["pkg-config", "--variable=" + variable, module]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let value = String(decoding: output, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return process.terminationStatus == 0 && !value.isEmpty ? value : nil
  }
}

/// A protocol that a build goes without where its XML is not installed.
struct OptionalProtocol {
  /// The name by which C code asks for it.
  var macro: String
  /// Below the directory of wayland-protocols.
  var path: String
  /// XML that its code refers to, the first of which that is installed counts.
  var requirement: [String]

  /// All that it needs; none where that is not whole.
  func files(in root: String) -> [URL] {
    func installed(_ path: String) -> URL? {
      let file = root + "/" + path
      return FileManager.default.fileExists(atPath: file) ? URL(filePath: file) : nil
    }
    guard let xml = installed(path), let other = requirement.lazy.compactMap(installed).first
    else { return [] }
    return [xml, other]
  }
}

/// A system file that generation cannot do without.
struct MissingFile: Error, CustomStringConvertible {
  var path: String
  var package: String

  var description: String {
    "\(path) is missing: install the Debian package \(package) (make does it)"
  }
}

/// A protocol that `wayland-scanner` could not read.
struct FailedScan: Error, CustomStringConvertible {
  var xml: URL

  var description: String { "wayland-scanner failed on \(xml.path(percentEncoded: false))" }
}
