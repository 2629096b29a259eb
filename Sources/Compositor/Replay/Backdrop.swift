import WUIGeometry

/// The picture of everything beneath the first item that changes, kept while frames differ only above it:
/// each then begins with a copy instead of drawing a page that rests.
final class Backdrop {
  /// What is in the picture: all items of `source` before `position`.
  private let list: DisplayList
  let position: PaintPosition
  private let source: DisplayList
  private let frame: Renderer.Frame
  let surface: Surface
  /// The device pixels that have been drawn so far.
  private var filled = Region()

  /// - Parameter list: The items of `source` before `position`.
  init(
    _ list: DisplayList, of source: DisplayList, before position: PaintPosition,
    _ frame: Renderer.Frame
  ) {
    (self.list, self.source, self.position, self.frame) = (list, source, position, frame)
    surface = Surface(uninitializedWidth: frame.size.width, height: frame.size.height)
  }

  /// Whether the picture lies beneath a list, too.
  func serves(_ list: DisplayList, _ frame: Renderer.Frame) -> Bool {
    guard frame == self.frame else { return false }
    guard let change = list.firstDifference(from: source) else { return true }
    return change >= position
  }

  /// Draws what is missing of the picture.
  func fill(_ region: Region, by renderer: Renderer) {
    guard !region.subtracting(filled).isEmpty else { return }
    // In few rectangles, also where some is drawn again or too early: each costs every item a little.
    let missing = region.subtracting(filled).simplified()
    let canvas = Canvas(
      surface: surface, region: missing, visible: surface.bounds, bands: renderer.bands)
    let isOpaqueSoFar = filled.isEmpty || surface.isOpaque
    canvas.clear(to: frame.background)
    renderer.draw(list, frame.transform, on: canvas)
    surface.isOpaque = surface.isOpaque && isOpaqueSoFar
    filled = filled.union(missing)
    if filled != filled.simplified() { fill(Region(filled.extents), by: renderer) }
  }
}
