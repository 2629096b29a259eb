import Foundation
import WUIGeometry

/// A picture in a file that a rendering must match.
///
/// Where they differ, the rendering is written beside the file as `.new.png` and the difference as
/// `.diff.png`. With `WAYLANDUI_BLESS=1` in the environment the file is replaced instead.
public struct Golden {
  private let url: URL

  /// A picture at a path.
  ///
  /// - Parameters:
  ///   - name: The file's name without `.png`.
  ///   - folder: The folder, relative to the test's own file.
  ///   - file: The test's own file.
  public init(_ name: String, folder: String = "Goldens", file: String = #filePath) {
    url = URL(fileURLWithPath: file).deletingLastPathComponent()
      .appendingPathComponent(folder).appendingPathComponent(name + ".png")
  }

  /// Why a rendering does not match.
  public struct Mismatch: Error, CustomStringConvertible {
    /// A textual form for logs.
    public let description: String
  }

  /// Compares a rendering with the picture.
  ///
  /// - Parameters:
  ///   - snapshot: The rendering.
  ///   - tolerance: The difference of a component, 0…255, that counts as equal.
  ///   - allowed: The number of pixels that may differ by more.
  public func compare(_ snapshot: Snapshot, tolerance: Int = 2, allowed: Int = 0) throws {
    if ProcessInfo.processInfo.environment["WAYLANDUI_BLESS"] == "1" {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      return try snapshot.pngData().write(to: url)
    }
    guard let golden = try? Snapshot(contentsOf: url) else {
      try write(snapshot, as: "new")
      throw Mismatch(
        description: "\(url.path) cannot be read; see .new.png, bless it if it is right")
    }
    let count = golden.differences(from: snapshot, tolerance: tolerance)
    if let count, count <= allowed { return }
    try write(snapshot, as: "new")
    try write(snapshot.difference(from: golden), as: "diff")
    let what = count.map { "\($0) pixels differ" } ?? "the sizes differ"
    throw Mismatch(description: "\(url.path): \(what); see .new.png and .diff.png beside it")
  }

  private func write(_ snapshot: Snapshot, as kind: String) throws {
    let target = url.deletingPathExtension().appendingPathExtension("\(kind).png")
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try snapshot.pngData().write(to: target)
  }
}
