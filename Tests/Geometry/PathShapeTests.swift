import Testing
import WUIGeometry

/// Whether two points are closer than a tolerance.
private func near(_ a: CGPoint?, _ x: CGFloat, _ y: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool {
  guard let a else { return false }
  return hypot(a.x - x, a.y - y) <= tolerance
}

@Suite struct PathShapeTests {
  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test func circleRunsClockwiseFromThreeOClock() {
    let circle = Path(ellipseIn: square)
    #expect(near(circle.currentPoint, 100, 50))
    guard case .move(let start) = circle.elements.first,
      case .curve(let quarter, _, _) = circle.elements[1]
    else { return #expect(Bool(false)) }
    #expect(near(start, 100, 50))
    #expect(near(quarter, 50, 100), "6 o'clock comes after 3 o'clock")
  }

  @Test func rectangleRunsClockwiseFromTheTopLeft() {
    #expect(
      Path(CGRect(x: 1, y: 2, width: 3, height: 4)).elements == [
        .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 4, y: 2)),
        .line(to: CGPoint(x: 4, y: 6)), .line(to: CGPoint(x: 1, y: 6)), .closeSubpath,
      ])
  }

  @Test func arcThatIsNotClockwiseTurnsClockwiseOnScreen() {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
    #expect(near(path.currentPoint, 0, 10))
    #expect(near(path.boundingRect.origin, 0, 0), "a quarter, not three")
    var other = Path()
    other.addArc(
      center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
    #expect(near(other.currentPoint, 0, 10))
    #expect(near(other.boundingRect.origin, -10, -10, 0.01), "three quarters")
  }

  @Test(arguments: [(0.0, 360.0), (90, 450), (0, 720), (30, 1000)])
  func arcOfATurnOrMoreIsACircle(start: Double, end: Double) {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
      clockwise: false)
    #expect(abs(path.boundingRect.width - 20) < 0.01)
    #expect(abs(path.boundingRect.height - 20) < 0.01)
  }

  @Test func arcContinuesTheSubpathWithALine() {
    var path = Path()
    path.move(to: .zero)
    path.addRelativeArc(
      center: CGPoint(x: 50, y: 0), radius: 10, startAngle: .zero, delta: .degrees(-180))
    #expect(path.elements[1] == .line(to: CGPoint(x: 60, y: 0)))
    #expect(near(path.currentPoint, 40, 0))
    #expect(abs(path.boundingRect.minY + 10) < 0.01, "a negative angle turns up over the top")
  }

  @Test func tangentArcRoundsACorner() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    #expect(path.elements[1] == .line(to: CGPoint(x: 80, y: 0)))
    #expect(near(path.currentPoint, 100, 20))
    // The middle of the quarter lies on the circle around (80, 20).
    let middle = path.trimmedPath(from: 0, to: (80 + 5 * .pi) / (80 + 10 * .pi)).currentPoint
    #expect(near(middle, 80 + 20 * cos(.pi / 4), 20 - 20 * sin(.pi / 4), 0.02))
  }

  @Test func curveWithoutCurrentPointOnlyTakesAPlace() {
    var path = Path()
    path.addLine(to: CGPoint(x: 5, y: 5))
    #expect(path.elements == [.move(to: CGPoint(x: 5, y: 5))])
  }

  @Test func lineAfterCloseBeginsWhereTheSubpathBegan() {
    var path = Path(CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(near(path.currentPoint, 1, 1))
    path.addLine(to: .zero)
    #expect(path.elements.suffix(2) == [.move(to: CGPoint(x: 1, y: 1)), .line(to: .zero)])
  }

  @Test func transformMovesEveryPoint() {
    let turned = Path(square).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(near(turned.boundingRect.origin, -100, 0))
    #expect(near(turned.elements.first.flatMap { Path(elements: [$0]).currentPoint }, 0, 0))
  }
}
