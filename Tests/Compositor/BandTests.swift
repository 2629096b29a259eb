import SeededNumbers
import Synchronization
import Testing
import WUIGeometry

@testable import WUICompositor

/// Operations in bands give the bytes of whole ones.
@Suite struct BandTests {
  private static let whole = Bands(largestWhole: .max)
  private static let small = Bands(largestWhole: 40, size: 90)

  /// A surface of random pixels, whose rows may be longer than it is wide, with a canvas on a part of it.
  private struct Sheet {
    let surface: Surface
    let canvas: Canvas
    private let memory: UnsafeMutableBufferPointer<UInt32>

    init(_ seed: UInt64, _ bands: Bands) {
      var generator = SeededNumbers(seed: seed)
      func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }
      let (width, height, padding) = (number(1...90), number(1...70), number(0...9))
      let (originX, originY) = (number(-20...20), number(-20...20))
      var random = RandomPixels(seed: seed)
      let count = (width + padding) * height
      memory = .allocate(capacity: count)
      _ = memory.initialize(from: random.pixels(count).map(\.argb))
      surface = Surface(
        pixels: memory.baseAddress!, width: width, height: height, stride: (width + padding) * 4)
      let region = Region(
        (0..<number(1...3)).map { _ in
          PixelRect(
            x: originX + number(-9...40), y: originY + number(-9...30), width: number(1...90),
            height: number(1...70))
        })
      canvas = Canvas(
        surface: surface, originX: originX, originY: originY, region: region,
        visible: surface.bounds.offset(dx: originX, dy: originY), bands: bands)
    }

    /// All of the memory, and what is between rows of it.
    var words: [UInt32] { Array(memory) }

    func free() { memory.deallocate() }
  }

  /// Carries out an operation whole and in bands, on the same pixels.
  private func compare(_ seeds: Range<UInt64>, _ operation: (Canvas, UInt64) -> Void) {
    var split = 0
    for seed in seeds {
      let (whole, banded) = (Sheet(seed, Self.whole), Sheet(seed, Self.small))
      operation(whole.canvas, seed)
      operation(banded.canvas, seed)
      #expect(whole.words == banded.words, "seed \(seed)")
      #expect(whole.surface.isOpaque == banded.surface.isOpaque)
      if Self.small.split(banded.canvas.extents).count > 1 { split += 1 }
      whole.free()
      banded.free()
    }
    // The test would prove nothing if everything stayed whole.
    #expect(split > seeds.count / 2)
  }

  @Test(arguments: [nil, 0, 0x6600_0000, 0x8010_2030] as [UInt32?])
  func copies(tint: UInt32?) {
    compare(0..<60) { canvas, seed in
      let page = Surface(width: 120, height: 120)
      var random = RandomPixels(seed: seed + 1000)
      page.pixels.update(from: random.pixels(120 * 120).map(\.argb), count: 120 * 120)
      // A copy is of the same place, from the source's corner on.
      Canvas(
        surface: canvas.surface, region: canvas.region, visible: canvas.surface.bounds,
        bands: canvas.bands
      ).copy(page, under: tint)
    }
  }

  /// What is read lies where it is written, and nowhere else.
  @Test func copiesOntoThemselves() {
    compare(0..<60) { canvas, _ in
      Canvas(
        surface: canvas.surface, region: canvas.region, visible: canvas.surface.bounds,
        bands: canvas.bands
      ).copy(canvas.surface, under: 0x6600_0000)
    }
  }

  /// A source in the same surface, some rows away, is what earlier rows have made of it.
  @Test(arguments: [(0, 0), (0, 3), (2, -3), (-5, 1)])
  func overlappingSources(dx: Int, dy: Int) {
    compare(0..<60) { canvas, _ in
      canvas.composite(
        .image(canvas.surface, x: canvas.originX + dx, y: canvas.originY + dy), mode: .multiply,
        rect: canvas.extents, pool: LayerPool())
    }
  }

  @Test(arguments: [0, 0xFF20_4060, 0x8010_2030] as [UInt32])
  func clears(color: UInt32) {
    compare(0..<60) { canvas, _ in canvas.clear(to: color) }
  }

  @Test(arguments: BlendMode.allCases)
  func blends(mode: BlendMode) {
    compare(0..<24) { canvas, seed in
      var random = RandomPixels(seed: seed + 1000)
      let rect = PixelRect(x: -12, y: -15, width: 80, height: 75)
      let image = Surface(width: rect.width, height: rect.height)
      let count = rect.width * rect.height
      image.pixels.update(from: random.pixels(count).map(\.argb), count: count)
      let mask = Mask(rect: rect)
      for y in rect.y..<rect.maxY {
        mask.row(y).update(from: random.coverage(rect.width), count: rect.width)
      }
      let pool = LayerPool()
      let sources = [
        .color(random.pixels(1)[0].argb), PixelSource.image(image, x: rect.x, y: rect.y),
      ]
      for source in sources {
        canvas.composite(source, mode: mode, rect: canvas.extents, pool: pool)
        canvas.composite(
          source, mask: PlacedMask(mask: mask), mode: mode, rect: rect, pool: pool)
        canvas.composite(source, opacity: 90, mode: mode, rect: rect, pool: pool)
      }
    }
  }

  @Test func multiplications() {
    compare(0..<60) { canvas, _ in
      canvas.multiply(by: Color.Resolved(40, 200, 90, 0.7), rect: canvas.extents)
    }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func scenes(seed: UInt64) {
    var scene = RandomScene(seed: seed)
    let (whole, banded) = (Renderer(bands: Self.whole), Renderer(bands: Self.small))
    let sheets = (Surface(width: 200, height: 150), Surface(width: 200, height: 150))
    var list = scene.list(count: 8)
    var damage: Region?
    for step in 0..<12 {
      whole.render(list, into: sheets.0, background: .white, damage: damage, isMoving: true)
      banded.render(list, into: sheets.1, background: .white, damage: damage, isMoving: true)
      #expect(sheets.0.makeBitmap().pixels == sheets.1.makeBitmap().pixels, "step \(step)")
      let next = scene.edit(list)
      damage = next.damage(from: list, scale: 1, size: sheets.0.bounds)
      list = next
    }
  }

  @Test func bandsMakeUpTheirRectangle() {
    let rect = PixelRect(x: -3, y: 5, width: 40, height: 11)
    #expect(
      Bands(size: 160).split(rect) == [
        PixelRect(x: -3, y: 5, width: 40, height: 4), PixelRect(x: -3, y: 9, width: 40, height: 4),
        PixelRect(x: -3, y: 13, width: 40, height: 3),
      ])
    // A row is not split.
    #expect(Bands(size: 1).split(rect).count == 11)
    #expect(Bands(size: 1).split(.empty).isEmpty)
  }

  @Test(arguments: [(1920, 1080, false), (3840, 2160, true), (2560, 1440, true)])
  func screensThatAreSplit(width: Int, height: Int, isSplit: Bool) {
    #expect((width * height > Bands().largestWhole) == isSplit)
  }
}

@Suite struct SecondThreadTests {
  /// How often each number was called with.
  nonisolated private final class Counts: Sendable {
    private let numbers = Mutex([Int](repeating: 0, count: 64))

    var values: [Int] { numbers.withLock { $0 } }

    func note(_ number: Int) { numbers.withLock { $0[number] += 1 } }
  }

  @Test func eachCallIsMadeOnce() throws {
    let thread = try #require(SecondThread())
    for count in [0, 1, 2, 3, 64] {
      for _ in 0..<200 {
        let counts = Counts()
        thread.share(count) { counts.note($0) }
        #expect(counts.values == (0..<64).map { $0 < count ? 1 : 0 })
      }
    }
  }

  /// Each of two calls waits for the other one.
  @Test func twoThreadsMakeThem() throws {
    let thread = try #require(SecondThread())
    for _ in 0..<20 {
      let counts = Counts()
      thread.share(2) {
        counts.note($0)
        while counts.values[0] + counts.values[1] < 2 { sched_yield() }
      }
      #expect(counts.values[0...1] == [1, 1])
    }
  }

  @Test func callsWithinCallsAreMade() throws {
    let thread = try #require(SecondThread())
    let counts = Counts()
    thread.share(8) { outer in
      thread.share(8) { counts.note(outer * 8 + $0) }
    }
    #expect(counts.values.allSatisfy { $0 == 1 })
  }

  @Test func severalThreadsMayAsk() async throws {
    let thread = try #require(SecondThread())
    let counts = Counts()
    await withTaskGroup { group in
      for start in stride(from: 0, to: 64, by: 16) {
        group.addTask { thread.share(16) { counts.note(start + $0) } }
      }
    }
    #expect(counts.values.allSatisfy { $0 == 1 })
  }
}
