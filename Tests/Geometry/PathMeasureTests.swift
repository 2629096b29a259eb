import Testing
import WUIGeometry

@Suite struct PathMeasureTests {
  @Test func boundsLeaveControlPointsOut() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(path.controlBounds.height == 100)
  }

  @Test func cubicBoundsReachTheCurve() {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))
    #expect(abs(path.boundingRect.height - 75) < 1e-9)
  }

  @Test func emptyPathHasNoBounds() { #expect(Path().boundingRect.isNull) }

  @Test func circleContainsItsInside() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(circle.contains(CGPoint(x: 50, y: 50)))
    #expect(circle.contains(CGPoint(x: 84, y: 84)))
    #expect(!circle.contains(CGPoint(x: 87, y: 87)))
    #expect(!circle.contains(CGPoint(x: 101, y: 50)))
  }

  @Test func rulesDifferWhereAPathOverlapsItself() {
    var path = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
    let center = CGPoint(x: 50, y: 50)
    #expect(path.contains(center))
    #expect(!path.contains(center, eoFill: true))
    #expect(path.contains(CGPoint(x: 10, y: 50), eoFill: true))
  }

  @Test func sharedEdgeBelongsToOneSide() {
    let (left, right) = (
      Path(CGRect(x: 0, y: 0, width: 10, height: 10)),
      Path(CGRect(x: 10, y: 0, width: 10, height: 10))
    )
    let point = CGPoint(x: 10, y: 5)
    #expect(left.contains(point) != right.contains(point))
  }

  @Test func openPathCountsAsClosed() {
    var path = Path()
    path.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
    #expect(path.contains(CGPoint(x: 2, y: 2)))
  }
}
