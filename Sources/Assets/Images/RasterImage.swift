import Synchronization
import WUICompositor
import WUIGeometry

/// A picture given as PNG files at one or several scales, decoded when first shown.
package final class RasterImage: ImageProvider {
  /// One file.
  struct Representation: Sendable {
    var path: String
    /// Pixels for a point: 1, 2 or 3.
    var scale: Int
    var width: Int
    var height: Int
  }

  /// The natural size in points.
  package let size: CGSize
  /// Smallest first.
  private let representations: [Representation]
  private let decoded = Mutex<[Int: Bitmap]>([:])
  private let log: OnceLog

  /// - Parameter files: Paths and their scales; those that are no PNG are reported and left out.
  ///
  /// Fails if none is left.
  init?(files: [(path: String, scale: Int)], log: OnceLog) {
    representations = files.compactMap { file -> Representation? in
      guard let size = PNGFile.size(path: file.path) else {
        log.report("\(file.path) is not a PNG picture; it is left out")
        return nil
      }
      return Representation(
        path: file.path, scale: max(1, file.scale), width: size.width, height: size.height)
    }.sorted { $0.width < $1.width }
    guard let first = representations.min(by: { $0.scale < $1.scale }) else { return nil }
    self.log = log
    size = CGSize(
      width: CGFloat(first.width) / CGFloat(first.scale),
      height: CGFloat(first.height) / CGFloat(first.scale))
  }

  /// The smallest file that need not be enlarged, else the largest, at its own size.
  package func bitmap(pixelWidth: Int, pixelHeight: Int) -> Bitmap {
    let index =
      representations.firstIndex { $0.width >= pixelWidth && $0.height >= pixelHeight }
      ?? representations.count - 1
    return decoded.withLock { decoded in
      if let known = decoded[index] { return known }
      let bitmap = decode(representations[index])
      decoded[index] = bitmap
      return bitmap
    }
  }

  private func decode(_ representation: Representation) -> Bitmap {
    do {
      return try Bitmap.readPNG(URL(fileURLWithPath: representation.path))
    } catch {
      log.report("\(error); a placeholder is shown")
      return PlaceholderImage.shared.bitmap(
        pixelWidth: representation.width, pixelHeight: representation.height)
    }
  }
}
