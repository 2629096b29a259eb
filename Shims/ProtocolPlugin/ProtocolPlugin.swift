import Foundation
import PackagePlugin

/// Generates C code for Wayland protocols at build time, with the system's `wayland-scanner` from
/// the XML of the package `wayland-protocols`.
///
/// It serves a C target of its own, on which the shim depends: inside one target the compiler
/// would race the headers.
@main
struct ProtocolPlugin: BuildToolPlugin {
  /// Paths of the XML files, below the directory of wayland-protocols.
  private let protocols = [
    "stable/xdg-shell/xdg-shell.xml",
    "unstable/xdg-decoration/xdg-decoration-unstable-v1.xml",
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let scanner = try existing(
      pkgConfig("wayland_scanner", of: "wayland-scanner") ?? "/usr/bin/wayland-scanner",
      package: "libwayland-dev")
    let root = pkgConfig("pkgdatadir", of: "wayland-protocols") ?? "/usr/share/wayland-protocols"
    let output = context.pluginWorkDirectoryURL
    return try protocols.flatMap { path in
      let xml = try existing(root + "/" + path, package: "wayland-protocols")
      let name = xml.deletingPathExtension().lastPathComponent
      return [
        command(
          scanner, "client-header", xml,
          output.appending(path: "include/\(name)-client-protocol.h")),
        command(scanner, "private-code", xml, output.appending(path: "\(name)-protocol.c")),
      ]
    }
  }

  private func command(_ scanner: URL, _ mode: String, _ xml: URL, _ output: URL) -> Command {
    .buildCommand(
      displayName: "wayland-scanner \(mode) \(xml.lastPathComponent)", executable: scanner,
      arguments: [mode, xml.path(percentEncoded: false), output.path(percentEncoded: false)],
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
