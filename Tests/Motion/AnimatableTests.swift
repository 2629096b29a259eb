import Testing
import WUIGeometry

@testable import WUIMotion

@Suite("Animatable values")
struct AnimatableTests {
  /// Sets the data half-way between two values.
  private func middle<V: Animatable>(_ from: V, _ to: V) -> V {
    var result = from
    result.animatableData = from.animatableData.interpolated(
      towards: to.animatableData, fraction: 0.5)
    return result
  }

  @Test("calculate component by component")
  func pairs() {
    let a = AnimatablePair(1.0, AnimatablePair(2.0, CGFloat(3)))
    let b = AnimatablePair(10.0, AnimatablePair(20.0, CGFloat(30)))
    #expect(b - a == AnimatablePair(9, AnimatablePair(18, 27)))
    #expect(a + b == AnimatablePair(11, AnimatablePair(22, 33)))
    #expect(a.scaled(by: 2) == AnimatablePair(2, AnimatablePair(4, 6)))
    #expect(a.magnitudeSquared == 14)
    #expect(type(of: a).zero.magnitudeSquared == 0)
  }

  /// Values that are doubles in memory are moved as such, others by their operators.
  @Test("move and add in place as by operators")
  func inPlace() {
    func check<V: VectorArithmetic>(_ from: V, _ to: V, areDoubles: Bool) {
      #expect(V._isMadeOfDoubles == areDoubles)
      var moved = from
      moved.move(towards: to, by: 0.375)
      #expect(moved == from.interpolated(towards: to, fraction: 0.375))
      var added = from
      added.add(to, times: -2)
      #expect(added == from + to.scaled(by: -2))
    }
    check(1.0, 3.0, areDoubles: true)
    check(Float(1), 3, areDoubles: false)
    check(
      AnimatablePair(1.0, AnimatablePair(CGFloat(2), EmptyAnimatableData())),
      AnimatablePair(-5.0, AnimatablePair(CGFloat(7), EmptyAnimatableData())), areDoubles: true)
    check(
      AnimatablePair(1.0, AnimatablePair(Float(2), 3.0)),
      AnimatablePair(-5.0, AnimatablePair(Float(7), 1.5)), areDoubles: false)
    check(EmptyAnimatableData(), EmptyAnimatableData(), areDoubles: true)
  }

  @Test("interpolate geometry")
  func geometry() {
    #expect(middle(CGPoint(x: 0, y: 4), CGPoint(x: 10, y: 2)) == CGPoint(x: 5, y: 3))
    #expect(
      middle(
        CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 4, y: 8, width: 30, height: 10))
        == CGRect(x: 2, y: 4, width: 20, height: 15))
    #expect(middle(UnitPoint.leading, .bottomTrailing) == UnitPoint(x: 0.5, y: 0.75))
    #expect(
      middle(EdgeInsets(), EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
        == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  // Field case O26 (a): 350° to 10° passes 180°, there is no shortest path.
  @Test("turn angles as plain numbers")
  func angles() {
    #expect(abs(middle(Angle.degrees(350), .degrees(10)).degrees - 180) < 1e-9)
    #expect(Angle.radians(1).animatableData == 128)
  }

  @Test("mix colours by component")
  func colours() {
    let mixed = middle(
      Color.Resolved(red: 1, green: 0, blue: 0.5),
      Color.Resolved(red: 0, green: 1, blue: 0.5, opacity: 0))
    #expect(mixed == Color.Resolved(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.5))
  }

  @Test("have no data by default")
  func empty() {
    struct Plain: Animatable, Equatable { var name = "a" }
    var plain = Plain()
    plain.animatableData = EmptyAnimatableData()
    #expect(plain == Plain())
    #expect(plain.animatableData.magnitudeSquared == 0)
  }
}
