import CPixman
import WUIGeometry

/// The picture of everything beneath the first item that changes, kept while frames differ only above it:
/// each then begins with a copy instead of drawing a page that rests.
final class Backdrop {
  /// What is in the picture: all that comes before a place in a list, on a ground.
  private let list: DisplayList
  let position: PaintPosition
  private let background: UInt32
  private let scale: CGFloat
  let surface: Surface
  /// The device pixels that have been drawn so far.
  private var filled = Region()

  init(of list: DisplayList, before position: PaintPosition, _ frame: Renderer.Frame) {
    self.list = DisplayList(items: list.items(before: position.indices[...]))
    self.position = position
    (background, scale) = (frame.background, frame.scale)
    source = list
    surface = Surface(uninitializedWidth: frame.size.width, height: frame.size.height)
  }

  /// The whole list that the picture was made from.
  private let source: DisplayList

  /// Whether the picture lies beneath a list, too.
  func serves(_ list: DisplayList, _ frame: Renderer.Frame) -> Bool {
    guard frame.background == background, frame.scale == scale, frame.size == surface.bounds else {
      return false
    }
    guard let change = list.firstDifference(from: source) else { return true }
    return change >= position
  }

  /// Draws what is missing of the picture.
  func fill(_ region: Region, by renderer: Renderer) {
    guard !region.subtracting(filled).isEmpty else { return }
    // In few rectangles, also where some is drawn again or too early: each costs every item a little.
    let missing = region.subtracting(filled).simplified()
    let canvas = Canvas(surface: surface, region: missing, visible: surface.bounds)
    let isOpaqueSoFar = filled.isEmpty || surface.isOpaque
    canvas.clear(to: background)
    renderer.draw(list, CGAffineTransform(scaleX: scale, y: scale), on: canvas)
    surface.isOpaque = surface.isOpaque && isOpaqueSoFar
    filled = filled.union(missing)
    if filled != filled.simplified() { fill(Region(filled.extents), by: renderer) }
  }
}

extension DisplayList {
  /// Roughly what drawing costs within a rectangle of device pixels, in nanoseconds back to back
  /// (spec/costs.md).
  func drawingCost(_ transform: CGAffineTransform, within extents: PixelRect) -> Double {
    items.reduce(0) { $0 + $1.drawingCost(transform, within: extents) }
  }

  /// What copying costs by pixel, in nanoseconds.
  static let copyCost = 0.1
  /// What a translucent colour costs by pixel, in nanoseconds.
  static let tintCost = 0.3
}

extension DisplayItem {
  fileprivate func drawingCost(
    _ transform: CGAffineTransform, within extents: PixelRect
  ) -> Double {
    if case .fragment(let fragment) = content {
      return fragment.deviceReach(transform).intersection(extents).isEmpty
        ? 0 : fragment.list.drawingCost(transform, within: extents)
    }
    let part = deviceBounds(transform).intersection(extents)
    guard !part.isEmpty else { return 0 }
    let toDevice = self.transform.concatenating(transform)
    var (perPixel, more) = (0.0, 0.0)
    switch content {
    case .fill(let path, let style, .color(let color)):
      let isPlain = path.pixelRect(.fill(style), toDevice) != nil
      perPixel =
        !isPlain ? 0.5 : color.opacity >= 1 && opacity >= 1 ? 0.07 : DisplayList.tintCost
    case .fill, .stroke: perPixel = 1.5
    case .text: perPixel = 0.3
    case .image: perPixel = 0.7
    case .group(let group):
      more = group.list.drawingCost(toDevice, within: extents)
      perPixel = group.blurRadius > 0 || group.shadow != nil ? 4 : 0.8
    case .fragment: break
    }
    if blendMode != .normal { perPixel += blendMode.needsFractions ? 5 : 1.5 }
    return 500 + more + perPixel * Double(part.width * part.height)
  }
}
