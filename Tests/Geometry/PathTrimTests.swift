import Testing
import WUIGeometry

@Suite struct PathTrimTests {
  private let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))

  /// The sum of the lengths of all segments.
  private func length(_ path: Path) -> CGFloat {
    path.subpaths.reduce(0) { $0 + $1.segments.reduce(0) { $0 + $1.length() } }
  }

  /// The four arcs of the overlay: 3→6, 6→9, 9→12, 12→3 o'clock (components.md A4).
  @Test(arguments: 0..<4) func quarterOfACircle(index: Int) throws {
    let arc = circle.trimmedPath(from: CGFloat(index) / 4, to: CGFloat(index + 1) / 4)
    let corners = [(50, 0), (0, 50), (-50, 0), (0, -50), (50, 0)].map { CGPoint(x: $0, y: $1) }
    let part = try #require(arc.subpaths.first)
    #expect(arc.subpaths.count == 1)
    #expect(hypot(part.start.x - corners[index].x, part.start.y - corners[index].y) < 1e-4)
    let end = try #require(arc.currentPoint)
    #expect(hypot(end.x - corners[index + 1].x, end.y - corners[index + 1].y) < 1e-4)
    #expect(abs(length(arc) - 25 * .pi) < 0.03)
  }

  @Test func trimGoesByLengthNotByParameter() throws {
    // A curve whose parameter runs slowly at its start.
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 10, y: 0))
    let end = try #require(path.trimmedPath(from: 0, to: 0.3).currentPoint)
    #expect(abs(end.x - 30) < 1e-4)
  }

  @Test(arguments: [(0.5, 0.5), (0.7, 0.2), (1.0, 1.0), (2.0, 3.0), (-1.0, 0.0)])
  func nothingIsLeftOfAnEmptyRange(from: CGFloat, to: CGFloat) {
    #expect(circle.trimmedPath(from: from, to: to).isEmpty)
  }

  @Test func wholeRangeIsThePathItself() {
    #expect(circle.trimmedPath(from: 0, to: 1) == circle)
    #expect(circle.trimmedPath(from: -3, to: 7) == circle)
  }

  @Test func closingLineCounts() throws {
    let rect = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let end = try #require(rect.trimmedPath(from: 0, to: 0.875).currentPoint)
    #expect(abs(end.x) < 1e-9 && abs(end.y - 5) < 1e-9)
  }

  @Test func lengthsOfSubpathsAddUp() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    let trimmed = path.trimmedPath(from: 0.25, to: 1)
    #expect(trimmed.subpaths.count == 2)
    #expect(trimmed.elements.suffix(5) == path.elements.suffix(5), "a whole subpath stays closed")
    #expect(abs(length(trimmed) - 60) < 1e-9)
  }

  /// By de Casteljau: the first halves of curves that are the same from both ends.
  @Test func curvesAreCutExactly() {
    var quadratic = Path()
    quadratic.move(to: .zero)
    quadratic.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
    var cubic = Path()
    cubic.move(to: .zero)
    cubic.addCurve(
      to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))
    let halves = [quadratic, cubic].map { $0.trimmedPath(from: 0, to: 0.5).subpaths[0].segments[0] }
    func isNear(_ segment: PathSegment, _ points: [(CGFloat, CGFloat)]) -> Bool {
      segment.degree == points.count - 1
        && points.enumerated().allSatisfy {
          hypot(segment[$0].x - $1.0, segment[$0].y - $1.1) < 1e-4
        }
    }
    #expect(isNear(halves[0], [(0, 0), (25, 50), (50, 50)]))
    #expect(isNear(halves[1], [(0, 0), (0, 50), (25, 75), (50, 75)]))
  }

  @Test func pathsOfManyPartsNeedLittleMemory() {
    var path = Path()
    for x in 0..<100_000 {
      path.move(to: CGPoint(x: x, y: 0))
      path.addLine(to: CGPoint(x: x, y: 1))
    }
    #expect(path.subpaths.reduce(0) { $0 + $1.segments.capacity } < 1_000_000)
  }
}
