import CRsvg
import Synchronization
import WUICompositor
import WUIGeometry

/// An SVG document, drawn anew for each size at which it is shown.
package final class VectorImage: ImageProvider {
  /// Why a document cannot be drawn.
  package struct Failure: Error {
    package let reason: String
  }

  /// The document's own size in points: a CSS pixel is a point.
  package let size: CGSize
  private let state: Mutex<State>

  private struct State: ~Copyable {
    let document: Document?
    /// The sizes drawn last, oldest first.
    var drawn: [Bitmap] = []
  }

  /// - Throws: `Failure` when the data is no SVG.
  package init(svg data: Data) throws(Failure) {
    let document = try Document(data)
    size = document.size
    state = Mutex(State(document: document))
  }

  /// A document given as text, which must be right. Where librsvg is not installed it shows nothing.
  init(trusted svg: String, log: OnceLog = .standard) {
    do {
      let document = try Document(Data(svg.utf8))
      size = document.size
      state = Mutex(State(document: document))
    } catch  where wui_svg_is_available() {
      preconditionFailure("a built-in drawing is no SVG: \(error)\n\(svg)")
    } catch {
      log.report("pictures are missing: \(error.reason)")
      size = CGSize(width: 16, height: 16)
      state = Mutex(State(document: nil))
    }
  }

  package func bitmap(pixelWidth: Int, pixelHeight: Int) -> Bitmap {
    let (width, height) = (Self.bounded(pixelWidth), Self.bounded(pixelHeight))
    return state.withLock { state in
      if let known = state.drawn.first(where: { $0.width == width && $0.height == height }) {
        return known
      }
      let bitmap =
        state.document?.draw(width: width, height: height)
        ?? Bitmap(
          width: width, height: height, pixels: [UInt32](repeating: 0, count: width * height))
      if state.drawn.count == 4 { state.drawn.removeFirst() }
      state.drawn.append(bitmap)
      return bitmap
    }
  }

  /// A picture of more than this many pixels on a side is drawn smaller and then stretched.
  private static func bounded(_ pixels: Int) -> Int { min(max(pixels, 1), 4096) }
}

/// A parsed document; used under the lock of its image.
private enum Document: ~Copyable {
  case plain(PlainDrawing)
  case any(LibrsvgDocument)

  init(_ data: Data) throws(VectorImage.Failure) {
    if let drawing = PlainDrawing([UInt8](data)) {
      self = .plain(drawing)
    } else {
      self = .any(try LibrsvgDocument(data))
    }
  }

  var size: CGSize {
    switch self {
    case .plain(let drawing): drawing.size
    case .any(let document): document.size
    }
  }

  borrowing func draw(width: Int, height: Int) -> Bitmap {
    switch self {
    case .plain(let drawing): drawing.draw(width: width, height: height)
    case .any(let document): document.draw(width: width, height: height)
    }
  }
}
