import WUICompositor
import WUIGeometry

/// Short words for display lists in tests.
enum Scene {
  static func fill(
    _ path: Path, _ color: Color.Resolved, id: Int = 0, opacity: Double = 1,
    mode: BlendMode = .normal, transform: CGAffineTransform = .identity,
    style: FillStyle = FillStyle()
  ) -> DisplayItem {
    DisplayItem(
      id: id, transform: transform, opacity: opacity, blendMode: mode,
      content: .fill(path, style, .color(color)))
  }

  static func rect(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: Color.Resolved,
    id: Int = 0, opacity: Double = 1, mode: BlendMode = .normal
  ) -> DisplayItem {
    fill(
      Path(CGRect(x: x, y: y, width: width, height: height)), color, id: id, opacity: opacity,
      mode: mode)
  }

  static func group(
    _ items: [DisplayItem], id: Int = 0, opacity: Double = 1, mode: BlendMode = .normal,
    transform: CGAffineTransform = .identity, clips: [Path] = [], mask: [DisplayItem]? = nil,
    multiply: Color.Resolved? = nil, blur: CGFloat = 0, shadow: DisplayGroup.Shadow? = nil
  ) -> DisplayItem {
    DisplayItem(
      id: id, transform: transform, opacity: opacity, blendMode: mode,
      content: .group(
        DisplayGroup(
          list: DisplayList(items: items), clips: clips.map { DisplayGroup.Clip(path: $0) },
          mask: mask.map { DisplayList(items: $0) }, colorMultiply: multiply, blurRadius: blur,
          shadow: shadow)))
  }

  /// Draws items with a renderer of their own.
  static func draw(
    _ items: [DisplayItem], width: CGFloat = 16, height: CGFloat = 16, scale: CGFloat = 1,
    background: Color.Resolved? = nil
  ) -> Bitmap {
    Renderer().bitmap(
      DisplayList(items: items), size: CGSize(width: width, height: height), scale: scale,
      background: background)
  }

  static let blue = Color.Resolved(0, 122, 255)
  static let red = Color.Resolved(255, 59, 48)
  static let green = Color.Resolved(52, 199, 89)
  static let yellow = Color.Resolved(255, 204, 0)
}

/// A pixel's premultiplied channels, 0…255.
struct Channels: Equatable {
  var red: Int
  var green: Int
  var blue: Int
  var alpha: Int

  init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  init(_ pixel: UInt32) {
    self.init(
      Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255), Int(pixel >> 24))
  }

  var argb: UInt32 { UInt32(alpha << 24 | red << 16 | green << 8 | blue) }

  /// The largest difference of a channel.
  func distance(_ other: Channels) -> Int {
    max(
      abs(red - other.red), abs(green - other.green), abs(blue - other.blue),
      abs(alpha - other.alpha))
  }
}

extension Bitmap {
  func channels(_ x: Int, _ y: Int) -> Channels { Channels(pixels[y * width + x]) }

  /// The sum of all pixels' alpha, as a number of opaque pixels.
  var coveredArea: Double { pixels.reduce(0) { $0 + Double($1 >> 24) } / 255 }
}

/// Serves a bitmap as an image.
final class BitmapProvider: ImageProvider {
  let source: Bitmap

  init(_ source: Bitmap) { self.source = source }

  var size: CGSize { CGSize(width: source.width, height: source.height) }

  func bitmap(pixelWidth: Int, pixelHeight: Int) -> Bitmap { source }
}
