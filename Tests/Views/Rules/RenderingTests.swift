import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// Appearance, scale, and what a frame costs when nothing happens.
@Suite struct RenderingTests {
  private var scene: some View {
    ZStack(alignment: .leading) {
      Color(white: 0.9)
      VStack(spacing: 10) {
        Circle().trim(from: 0.25, to: 1).stroke(Color.red, lineWidth: 12).frame(
          width: 80, height: 80)
        RoundedRectangle(cornerRadius: 12).fill(.blue).frame(width: 100, height: 60)
        LinearGradient(colors: [.green, .yellow], startPoint: .leading, endPoint: .trailing)
          .frame(width: 120, height: 40)
      }
      .padding(20)
    }
  }

  /// The same points show the same at every scale, edges apart.
  @Test(arguments: [1.5, 2.0]) func otherScalesShowTheSame(_ scale: CGFloat) {
    let one = OffscreenHost(width: 200, height: 260) { scene }
    let other = OffscreenHost(width: 200, height: 260, scale: scale) { scene }
    var far = 0
    var compared = 0
    let (a, b) = (one.snapshot(), other.snapshot())
    #expect(b.width == Int(200 * scale) && b.height == Int(260 * scale))
    for y in stride(from: 2, to: 258, by: 4) {
      for x in stride(from: 2, to: 198, by: 4) {
        // A point inside of a flat or smooth area: its neighbours agree with it.
        let here = a.pixel(x: x, y: y)
        let isEven = [(-2, 0), (2, 0), (0, -2), (0, 2)].allSatisfy {
          a.pixel(x: x + $0.0, y: y + $0.1).isClose(to: here, tolerance: 6)
        }
        guard isEven else { continue }
        compared += 1
        let there = b.pixel(x: Int((CGFloat(x) + 0.5) * scale), y: Int((CGFloat(y) + 0.5) * scale))
        if !there.isClose(to: here, tolerance: 5) { far += 1 }
      }
    }
    #expect(compared > 1000)
    #expect(far == 0)
  }

  @Test func scalesMoveTheSameWay() {
    for scale in [1.0, 1.5, 2] {
      let isShown = Remote(false)
      let host = OffscreenHost(width: 200, height: 100, scale: scale) {
        WithState(isShown) { isShown in
          ZStack(alignment: .leading) {
            Color.white
            if isShown.wrappedValue {
              Color.gray.frame(width: 100).transition(.move(edge: .leading)).zIndex(1)
            }
          }
          .animation(.linear(duration: 1), value: isShown.wrappedValue)
        }
      }
      host.perform { isShown.value = true }
      host.advance(milliseconds: 333)
      #expect(isNear(host.span(of: .systemGray, over: .white, y: 50)?.end, 33.3, within: 0.1))
    }
  }

  @Test func systemColoursFollowTheScheme() {
    let table: [(Color, PixelColor, PixelColor)] = [
      (.blue, PixelColor(0, 122, 255), PixelColor(10, 132, 255)),
      (.red, PixelColor(255, 59, 48), PixelColor(255, 69, 58)),
      (.green, PixelColor(52, 199, 89), PixelColor(48, 209, 88)),
      (.yellow, PixelColor(255, 204, 0), PixelColor(255, 214, 10)),
      (.purple, PixelColor(175, 82, 222), PixelColor(191, 90, 242)),
      (.primary, PixelColor(0, 0, 0), PixelColor(255, 255, 255)),
      (.white, PixelColor(255, 255, 255), PixelColor(255, 255, 255)),
    ]
    for (color, light, dark) in table {
      #expect(OffscreenHost(width: 4, height: 4) { color }.pixel(x: 2, y: 2) == light)
      #expect(
        OffscreenHost(width: 4, height: 4, colorScheme: .dark) { color }.pixel(x: 2, y: 2) == dark)
    }
  }

  @Test func aSubtreeMayHaveAnotherScheme() {
    let host = OffscreenHost(width: 20, height: 10) {
      HStack(spacing: 0) {
        Color.primary
        Color.primary.environment(\.colorScheme, .dark)
      }
    }
    #expect(host.pixel(x: 5, y: 5) == .black)
    #expect(host.pixel(x: 15, y: 5) == .white)
  }

  @Test func anIdleHostDoesNothing() {
    let host = OffscreenHost(width: 200, height: 260) { scene }
    #expect(!host.isAnimating)
    let (list, picture) = (host.displayList, host.snapshot())
    host.advance(milliseconds: 1000)
    #expect(!host.isAnimating)
    #expect(host.displayList == list)
    #expect(picture.differences(from: host.snapshot()) == 0)
  }

  @Test func anEndedAnimationLeavesNothingBehind() {
    let isOn = Remote(false)
    let host = OffscreenHost(width: 100, height: 100) {
      WithState(isOn) { isOn in
        Color.red.opacity(isOn.wrappedValue ? 1 : 0.5).rotationEffect(
          .degrees(isOn.wrappedValue ? 90 : 0)
        )
        .animation(.spring(), value: isOn.wrappedValue)
      }
    }
    host.perform { isOn.value = true }
    host.run(milliseconds: 3000)
    #expect(!host.isAnimating)
    let fresh = OffscreenHost(width: 100, height: 100) {
      Color.red.opacity(1).rotationEffect(.degrees(90))
    }
    #expect(host.snapshot().differences(from: fresh.snapshot()) == 0)
  }

  /// What is drawn within the damage equals what is drawn anew.
  @Test func damageEqualsAFullRedraw() {
    let selection = Remote(0)
    let host = OffscreenHost(width: 200, height: 80) {
      WithState(selection) { selection in
        ArticlePicker(selection: selection, faces: [.square, .title("Two"), .square])
      }
    }
    for step in 0..<12 {
      host.perform { selection.value = step * 7 % 3 }
      host.advance(milliseconds: 90)
      let damaged = host.snapshot()
      // A new surface, drawn as a whole.
      host.resize(width: 200, height: 80)
      #expect(damaged.differences(from: host.snapshot()) == 0, "step \(step)")
    }
  }
}
