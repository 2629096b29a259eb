import Testing
import WUIGeometry

@Suite struct RoundedRectTests {
  private func path(_ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) -> Path {
    Path(
      roundedRect: CGRect(x: 0, y: 0, width: width, height: height), cornerRadius: radius,
      style: .continuous)
  }

  /// Points along the outline, evenly spaced by parameter.
  private func points(_ path: Path) -> [CGPoint] {
    path.subpaths[0].segments.flatMap { segment in
      (0..<50).map { segment.point(at: CGFloat($0) / 50) }
    }
  }

  @Test func continuousCornerReachesFartherAlongTheSides() {
    let ends = path(200, 200, 20).elements.compactMap { element -> CGPoint? in
      if case .line(let end) = element { end } else { nil }
    }
    // From the corner at (200, 200), clockwise: the curve begins 1.528665 radii above it.
    #expect(ends.contains { abs($0.x - 200) < 1e-9 && abs($0.y - (200 - 30.5733)) < 1e-3 })
  }

  @Test func curvatureGrowsWithoutAJump() throws {
    let segments = path(200, 200, 20).subpaths[0].segments
    var last: CGFloat = 0
    for segment in segments.prefix(8) {
      for step in 0...200 {
        let curvature = curvature(segment, CGFloat(step) / 200)
        #expect(abs(curvature - last) < 0.004, "a circle of radius 20 would jump by 0.05")
        last = curvature
      }
    }
  }

  @Test func apexLiesWhereTheCircleHasIt() {
    let outline = points(path(200, 200, 20))
    let apex = outline.map { hypot($0.x - 200, $0.y - 200) }.min() ?? 0
    #expect(abs(apex - 20 * (2.0.squareRoot() - 1)) < 0.02)
  }

  @Test func fourCornersAreAlike() {
    let outline = points(path(120, 80, 16))
    for point in outline {
      for mirrored in [
        CGPoint(x: 120 - point.x, y: point.y), CGPoint(x: point.x, y: 80 - point.y),
      ] {
        let distance = outline.map { hypot($0.x - mirrored.x, $0.y - mirrored.y) }.min() ?? 1
        #expect(distance < 1)
      }
    }
    #expect(path(120, 80, 16).boundingRect == CGRect(x: 0, y: 0, width: 120, height: 80))
  }

  @Test(arguments: [50, 80, 1000] as [CGFloat]) func halfTheSideMakesACircle(radius: CGFloat) {
    for point in points(path(100, 100, radius)) {
      #expect(abs(hypot(point.x - 50, point.y - 50) - 50) < 0.03)
    }
  }

  @Test func cornerShrinksSteadilyIntoTheCircle() {
    // Growing the radius never makes the corner jump.
    var last: CGFloat?
    for step in 0...200 {
      let radius = 25 + CGFloat(step) / 8
      let apex = points(path(100, 100, radius)).map { hypot($0.x - 100, $0.y - 100) }.min() ?? 0
      if let last { #expect(abs(apex - last) < 0.15) }
      last = apex
    }
  }

  @Test func circularCornersAreQuartersOfACircle() {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 60, height: 40), cornerRadius: 10, style: .circular)
    for point in points(path) where point.x > 50 && point.y > 30 {
      #expect(abs(hypot(point.x - 50, point.y - 30) - 10) < 0.01)
    }
  }

  @Test func noRadiusIsARectangle() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(Path(roundedRect: rect, cornerRadius: 0) == Path(rect))
    #expect(Path(roundedRect: rect, cornerRadius: -4) == Path(rect))
  }

  private func curvature(_ segment: PathSegment, _ t: CGFloat) -> CGFloat {
    let h: CGFloat = 1e-3
    let middle = max(h, min(1 - h, t))
    let (a, b, c) = (
      segment.point(at: middle - h), segment.point(at: middle), segment.point(at: middle + h)
    )
    let (dx, dy) = ((c.x - a.x) / (2 * h), (c.y - a.y) / (2 * h))
    let (ddx, ddy) = ((a.x - 2 * b.x + c.x) / (h * h), (a.y - 2 * b.y + c.y) / (h * h))
    return abs(dx * ddy - dy * ddx) / pow(dx * dx + dy * dy, 1.5)
  }
}
