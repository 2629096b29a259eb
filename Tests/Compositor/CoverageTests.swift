import Testing
import WUICompositor
import WUIGeometry

@Suite struct CoverageTests {
  private func stroke(_ path: Path, _ style: StrokeStyle, at offset: CGFloat = 0) -> DisplayItem {
    DisplayItem(
      id: 0, transform: CGAffineTransform(translationX: offset, y: offset),
      content: .stroke(path, style, .color(.black)))
  }

  private func line(_ points: CGPoint...) -> Path {
    var path = Path()
    path.addLines(points)
    return path
  }

  @Test(arguments: [1, 1.5, 2] as [CGFloat], [0, 0.3] as [CGFloat])
  func ringCoversItsArea(scale: CGFloat, offset: CGFloat) {
    // The overlay's ring: diameter 300, line width 30, so radius 135…165.
    let ring = Path(ellipseIn: CGRect(x: 20, y: 20, width: 300, height: 300))
    let bitmap = Scene.draw(
      [stroke(ring, StrokeStyle(lineWidth: 30), at: offset)], width: 340, height: 340, scale: scale)
    let exact = Double.pi * (165 * 165 - 135 * 135) * Double(scale * scale)
    #expect(abs(bitmap.coveredArea / exact - 1) < 0.001)
    let center = Int((170 + offset) * scale)
    #expect(bitmap.channels(center, center).alpha == 0)
    #expect(bitmap.channels(center + Int(150 * scale), center).alpha == 255)
    #expect(bitmap.channels(center + Int(133 * scale), center).alpha == 0)
    #expect(bitmap.channels(center + Int(166 * scale), center).alpha == 0)
  }

  @Test func quartersOfARingMeetWithoutGaps() {
    let ring = Path(ellipseIn: CGRect(x: 20, y: 20, width: 300, height: 300))
    let arcs = (0..<4).map {
      stroke(
        ring.trimmedPath(from: CGFloat($0) / 4, to: CGFloat($0 + 1) / 4),
        StrokeStyle(lineWidth: 30))
    }
    let bitmap = Scene.draw(arcs, width: 340, height: 340)
    for distance in 137...162 {
      for (dx, dy) in [(1, 0), (0, 1), (-1, 0), (0, -1)] {
        #expect(bitmap.channels(170 + dx * distance, 170 + dy * distance).alpha == 255)
      }
    }
  }

  @Test(arguments: [
    (CGLineCap.butt, 40.0), (.square, 44), (.round, 40 + Double.pi * 4 / 4 * 1),
  ]) func capsAddTheirArea(cap: CGLineCap, length: Double) {
    // A line of 40 and a width of 4: caps add nothing, 4·4 together, or a disc of radius 2.
    let bitmap = Scene.draw(
      [
        stroke(
          line(CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10)),
          StrokeStyle(lineWidth: 4, lineCap: cap))
      ], width: 60, height: 20)
    #expect(abs(bitmap.coveredArea - length * 4) < 0.2)
  }

  @Test(arguments: [CGLineJoin.miter, .round, .bevel]) func joinsFillTheCorner(join: CGLineJoin) {
    // Two arms of 30 with a width of 10 overlap in a square of 5·5 and leave one outside.
    let corner = line(CGPoint(x: 10, y: 40), CGPoint(x: 40, y: 40), CGPoint(x: 40, y: 10))
    let bitmap = Scene.draw(
      [stroke(corner, StrokeStyle(lineWidth: 10, lineJoin: join))], width: 60, height: 60)
    let arms = 2.0 * 300 - 25
    let outside = [CGLineJoin.miter: 25, .round: 25 * Double.pi / 4, .bevel: 12.5]
    #expect(abs(bitmap.coveredArea - arms - outside[join]!) < 0.3)
  }

  @Test func miterBeyondTheLimitIsCutOff() {
    let spike = line(CGPoint(x: 10, y: 18), CGPoint(x: 60, y: 20), CGPoint(x: 10, y: 22))
    func reach(_ limit: CGFloat) -> Int {
      let bitmap = Scene.draw(
        [stroke(spike, StrokeStyle(lineWidth: 4, miterLimit: limit))], width: 160, height: 40)
      return (0..<160).last { bitmap.channels($0, 20).alpha > 0 } ?? 0
    }
    // The angle is 2·atan(2/50), so the miter is 25 line widths long, half of it beyond the corner.
    #expect(reach(30) >= 105)
    #expect(reach(10) <= 62)
  }

  @Test func dashesCoverTheirShare() {
    let path = line(CGPoint(x: 0, y: 5), CGPoint(x: 100, y: 5))
    func row(_ style: StrokeStyle) -> [Int] {
      let bitmap = Scene.draw([stroke(path, style)], width: 100, height: 10)
      return (0..<100).map { bitmap.channels($0, 5).alpha }
    }
    let plain = row(StrokeStyle(lineWidth: 2, dash: [6, 4]))
    #expect(plain == (0..<100).map { $0 % 10 < 6 ? 255 : 0 })
    let shifted = row(StrokeStyle(lineWidth: 2, dash: [6, 4], dashPhase: 3))
    #expect(shifted == (0..<100).map { ($0 + 3) % 10 < 6 ? 255 : 0 })
    let back = row(StrokeStyle(lineWidth: 2, dash: [6, 4], dashPhase: -3))
    #expect(back == (0..<100).map { ($0 + 7) % 10 < 6 ? 255 : 0 })
    let odd = row(StrokeStyle(lineWidth: 2, dash: [5]))
    #expect(odd == (0..<100).map { $0 % 10 < 5 ? 255 : 0 })
  }

  @Test func dashOverTheSeamIsOne() {
    // The pattern starts and ends within a dash, at the corner, which gets its miter.
    let square = Path(CGRect(x: 10, y: 10, width: 30, height: 30))
    let bitmap = Scene.draw(
      [stroke(square, StrokeStyle(lineWidth: 4, dash: [10, 5], dashPhase: 5))],
      width: 50, height: 50)
    #expect(bitmap.channels(8, 8).alpha == 255)
  }

  @Test func dotOfNoLengthNeedsARoundCap() {
    var dot = Path()
    dot.move(to: CGPoint(x: 10, y: 10))
    dot.addLine(to: CGPoint(x: 10, y: 10))
    let round = Scene.draw(
      [stroke(dot, StrokeStyle(lineWidth: 8, lineCap: .round))], width: 20, height: 20)
    #expect(abs(round.coveredArea - 16 * .pi) < 0.3)
    #expect(Scene.draw([stroke(dot, StrokeStyle(lineWidth: 8))], width: 20).coveredArea == 0)
  }

  @Test func strokedPathHitsWhereTheStrokeIs() {
    let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 300, height: 300))
      .trimmedPath(from: 0, to: 0.25).strokedPath(StrokeStyle(lineWidth: 30))
    func hits(_ radius: Double, _ degrees: Double) -> Bool {
      let angle = degrees * .pi / 180
      return ring.contains(CGPoint(x: 150 + radius * cos(angle), y: 150 + radius * sin(angle)))
    }
    #expect(hits(136, 45) && hits(164, 45) && hits(150, 1) && hits(150, 89))
    #expect(!hits(134, 45) && !hits(166, 45) && !hits(150, -1) && !hits(150, 91))
  }

  @Test func edgesAreSmoothedUnlessNot() {
    let half = CGRect(x: 2, y: 2, width: 4.5, height: 4)
    let smooth = Scene.draw([Scene.fill(Path(half), .black)])
    #expect(abs(smooth.channels(6, 3).alpha - 128) <= 1)
    let disc = Path(ellipseIn: CGRect(x: 1, y: 1, width: 13, height: 13))
    let hard = Scene.draw([Scene.fill(disc, .black, style: FillStyle(antialiased: false))])
    #expect(hard.pixels.allSatisfy { $0 >> 24 == 0 || $0 >> 24 == 255 })
    #expect(abs(hard.coveredArea - 42.25 * .pi) < 6)
  }

  @Test func evenOddLeavesTheHole() {
    var path = Path(CGRect(x: 0, y: 0, width: 12, height: 12))
    path.addRect(CGRect(x: 4, y: 4, width: 4, height: 4))
    #expect(Scene.draw([Scene.fill(path, .black)]).coveredArea == 144)
    let hole = Scene.draw([Scene.fill(path, .black, style: FillStyle(eoFill: true))])
    #expect(hole.coveredArea == 128)
  }

  @Test func farAndHugePathsAreClippedNotLost() {
    let huge = Path(ellipseIn: CGRect(x: -50_000, y: -50_000, width: 100_016, height: 100_016))
    #expect(Scene.draw([Scene.fill(huge, .black)]).coveredArea == 256)
    let tall = Path(roundedRect: CGRect(x: 2, y: -9, width: 10, height: 70_000), cornerRadius: 3)
    #expect(Scene.draw([Scene.fill(tall, .black)]).coveredArea == 160)
    let far = Scene.fill(
      Path(CGRect(x: 0, y: 0, width: 9.5, height: 9)), .black,
      transform: CGAffineTransform(translationX: 1e9, y: .nan))
    #expect(Scene.draw([far]).coveredArea == 0)
  }

  @Test func thousandsOfContoursKeepTheirRule() {
    // More points than FreeType's outlines hold: they are drawn in parts.
    var path = Path()
    for index in 0..<12_000 {
      let (x, y) = (index % 120, index / 120)
      path.addRect(CGRect(x: Double(x) + 0.25, y: Double(y), width: 0.5, height: 0.5))
    }
    let bitmap = Scene.draw([Scene.fill(path, .black)], width: 120, height: 100)
    #expect(abs(bitmap.coveredArea - 3000) < 40)
  }
}
