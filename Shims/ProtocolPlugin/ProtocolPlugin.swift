import Foundation
import PackagePlugin

/// Generates C code for Wayland protocols at build time, with the system's `wayland-scanner` from
/// the XML of the package `wayland-protocols`.
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

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let scanner = try existing(
      pkgConfig("wayland_scanner", of: "wayland-scanner") ?? "/usr/bin/wayland-scanner",
      package: "libwayland-dev")
    let root = pkgConfig("pkgdatadir", of: "wayland-protocols") ?? "/usr/share/wayland-protocols"
    let output = context.pluginWorkDirectoryURL
    let headers = output.appending(path: "include")
    try FileManager.default.createDirectory(at: headers, withIntermediateDirectories: true)
    return try protocols.flatMap { path in
      let xml = try existing(root + "/" + path, package: "wayland-protocols")
      let name = xml.deletingPathExtension().lastPathComponent
      let header = headers.appending(path: "\(name)-client-protocol.h")
      let source = output.appending(path: "\(name)-protocol.c")
      try generate(header, from: xml, with: scanner, mode: "client-header")
      try generate(source, from: xml, with: scanner, mode: "private-code")
      return [check(header, madeFrom: xml), check(source, madeFrom: xml)]
    }
  }

  /// Runs the scanner unless its output is there and newer than its input.
  private func generate(_ output: URL, from xml: URL, with scanner: URL, mode: String) throws {
    let written = try? output.resourceValues(forKeys: [.contentModificationDateKey])
    let edited = try xml.resourceValues(forKeys: [.contentModificationDateKey])
    if let written = written?.contentModificationDate, let edited = edited.contentModificationDate,
      written > edited
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
  }

  private func check(_ output: URL, madeFrom xml: URL) -> Command {
    .buildCommand(
      displayName: "Protocol code \(output.lastPathComponent)",
      executable: URL(filePath: "/usr/bin/env"),
      arguments: ["test", "-s", output.path(percentEncoded: false)],
      inputFiles: [xml], outputFiles: [output])
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
