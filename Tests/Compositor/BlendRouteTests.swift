import CPixman
import Testing
import WUIGeometry

@testable import WUICompositor

/// The table of routes: which one is chosen, and that all routes of a mode give the same bytes.
@Suite struct BlendRouteTests {
  nonisolated private static let blue = BlendRoute.Source(
    color: 0xFF00_7AFF, isOpaque: true, isMasked: false)
  nonisolated private static let grey = BlendRoute.Source(
    color: 0xFF40_4040, isOpaque: true, isMasked: false)
  nonisolated private static let glass = BlendRoute.Source(
    color: 0x8040_0000, isOpaque: false, isMasked: false)
  nonisolated private static let text = BlendRoute.Source(
    color: 0xFF00_7AFF, isOpaque: false, isMasked: true)
  nonisolated private static let photo = BlendRoute.Source(isOpaque: true, isMasked: false)
  nonisolated private static let layer = BlendRoute.Source(isOpaque: false, isMasked: false)

  @Test(
    arguments: [
      (.normal, blue, false, .pixman(PIXMAN_OP_SRC)),
      (.normal, photo, false, .pixman(PIXMAN_OP_SRC)),
      (.normal, text, true, .pixman(PIXMAN_OP_OVER)),
      (.normal, layer, true, .pixman(PIXMAN_OP_OVER)),
      (.sourceAtop, layer, false, .pixman(PIXMAN_OP_ATOP)),
      (.sourceAtop, layer, true, .pixman(PIXMAN_OP_OVER)),
      (.destinationOver, layer, false, .pixman(PIXMAN_OP_OVER_REVERSE)),
      (.destinationOver, layer, true, .nothing),
      (.destinationOut, blue, true, .pixman(PIXMAN_OP_OUT_REVERSE)),
      (.plusLighter, text, true, .pixman(PIXMAN_OP_ADD)),
      (.multiply, blue, true, .pixmanChannels(PIXMAN_OP_IN_REVERSE)),
      (.multiply, grey, true, .pixmanColor(PIXMAN_OP_OVER, 0xBF00_0000)),
      (.multiply, blue, false, .loop),
      (.multiply, glass, true, .loop),
      (.multiply, text, true, .loop),
      (.multiply, photo, true, .loop),
      (.screen, glass, false, .pixmanChannels(PIXMAN_OP_OVER)),
      (.screen, text, true, .loop),
      (.screen, layer, true, .loop),
      (.difference, text, true, .loop),
      (.hue, blue, true, .loop),
    ] as [(BlendMode, BlendRoute.Source, Bool, BlendRoute)])
  func table(mode: BlendMode, source: BlendRoute.Source, ontoOpaque: Bool, route: BlendRoute) {
    #expect(BlendRoute(mode, source, ontoOpaque: ontoOpaque) == route)
  }

  @Test func pixmanHasNoBlendModes() {
    for mode in BlendMode.allCases {
      guard case .pixman(let op) = BlendRoute(mode, Self.layer, ontoOpaque: false) else { continue }
      #expect(op.rawValue <= PIXMAN_OP_SATURATE.rawValue, "\(mode)")
    }
  }

  /// A row of 1024 pixels after a source was blended with it.
  private func blended(
    _ mode: BlendMode, _ source: PixelSource, onto backdrop: [Channels], knownToBeOpaque: Bool
  ) -> [UInt32] {
    let surface = Surface(width: 1024, height: 1)
    surface.pixels.update(from: backdrop.map(\.argb), count: 1024)
    surface.isOpaque = knownToBeOpaque
    Canvas(surface: surface, region: Region(surface.bounds), visible: surface.bounds).composite(
      source, mode: mode, rect: surface.bounds, pool: LayerPool())
    return surface.makeBitmap().pixels
  }

  /// What is known of the backdrop changes the way, never the bytes.
  @Test(arguments: BlendMode.allCases) func knowingTheBackdropChangesNoByte(mode: BlendMode) {
    var random = RandomPixels(seed: 29)
    let backdrop = random.pixels(1024, alphas: [255])
    let colors = random.pixels(150) + random.pixels(150, alphas: [255])
    let greys = [0, 1, 127, 128, 254, 255].map { Channels($0, $0, $0) }
    for color in colors + greys {
      let source = PixelSource.color(color.argb)
      #expect(
        blended(mode, source, onto: backdrop, knownToBeOpaque: true)
          == blended(mode, source, onto: backdrop, knownToBeOpaque: false), "\(color)")
    }
  }

  /// Nor does what is known of an image.
  @Test(arguments: BlendMode.allCases) func knowingTheImageChangesNoByte(mode: BlendMode) {
    var random = RandomPixels(seed: 31)
    let backdrop = random.pixels(1024)
    let image = Surface(width: 1024, height: 1)
    image.pixels.update(from: random.pixels(1024, alphas: [255]).map(\.argb), count: 1024)
    let source = PixelSource.image(image, x: 0, y: 0)
    let plain = blended(mode, source, onto: backdrop, knownToBeOpaque: false)
    image.isOpaque = true
    #expect(blended(mode, source, onto: backdrop, knownToBeOpaque: false) == plain)
  }

  /// pixman's way of a colour over whatever is there is the loop's too.
  @Test func screenByChannelsIsTheLoops() {
    var random = RandomPixels(seed: 37)
    let backdrop = random.pixels(1024)
    for color in random.pixels(300) {
      let row = [UInt32](repeating: color.argb, count: 1024)
      var expected = backdrop.map(\.argb)
      BlendMode.screen.blendRow(row, onto: &expected, count: 1024)
      #expect(
        blended(.screen, .color(color.argb), onto: backdrop, knownToBeOpaque: false) == expected)
    }
  }

  @Test func opacityIsForgottenWhereItEnds() {
    let surface = Surface(width: 8, height: 1)
    let canvas = Canvas(
      surface: surface, region: Region(surface.bounds), visible: surface.bounds)
    #expect(!surface.isOpaque)
    for end in 0..<4 {
      canvas.clear(to: 0xFFFF_FFFF)
      #expect(surface.isOpaque)
      let pool = LayerPool()
      for mode in BlendMode.allCases where mode != .destinationOut {
        canvas.composite(.color(0x8000_4020), mode: mode, rect: surface.bounds, pool: pool)
      }
      #expect(surface.isOpaque)
      #expect(surface.makeBitmap().pixels.allSatisfy { $0 >> 24 == 255 })
      switch end {
      case 0: canvas.clear(to: 0x8000_0000)
      case 1:
        canvas.composite(
          .color(0x8000_0000), mode: .destinationOut, rect: surface.bounds, pool: pool)
      case 2:
        let mask = PlacedMask(mask: Mask(rect: surface.bounds))
        canvas.multiply(by: mask, rect: surface.bounds)
      default: canvas.multiply(by: Color.Resolved(0, 0, 0, 0.5), rect: surface.bounds)
      }
      #expect(!surface.isOpaque)
    }
  }
}
