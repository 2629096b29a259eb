import Testing
import WaylandUI
import WaylandUITesting

private struct Shrink: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(x: 100 * phase.value)
  }
}

private struct Shown: View {
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .leading) {
      Color.white.onTapGesture { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
      if isShown { Color.red.frame(width: 50).allowsHitTesting(false).transition(Shrink()) }
    }
  }
}

private struct Flags: View {
  @State private var flags: [String: Bool] = ["a": true]

  var body: some View {
    HStack(spacing: 0) {
      Flag(isOn: $flags["a"])
      Flag(isOn: $flags["b"])
    }
  }
}

private struct Flag: View {
  @Binding var isOn: Bool?

  var body: some View {
    (isOn == true ? Color.red : Color.blue).onTapGesture { isOn = isOn == true ? nil : true }
  }
}

private struct TransactionBinding: View {
  @State private var width: CGFloat = 20

  var body: some View {
    Color.red.frame(width: width).frame(maxWidth: .infinity, alignment: .leading)
      .contentShape(Rectangle())
      .onTapGesture {
        var binding = $width
        binding.transaction = Transaction(animation: .linear(duration: 1))
        binding.wrappedValue = 120
      }
  }
}

@Suite("API: modifiers") struct APIModifierTests {
  private let red = PixelColor(255, 59, 48)
  private let blue = PixelColor(0, 122, 255)

  @Test("modifiers of views reach the texts inside; a text's own come first") func textTraits() {
    func width<V: View>(@ViewBuilder _ view: () -> V) -> CGFloat {
      OffscreenHost(width: 400, height: 100) { view().accessibilityIdentifier("text") }
        .frame(of: "text").width
    }
    let plain = width { Text("eleven") }
    // Six characters, five spaces between them.
    #expect(width { Group { Text("eleven") }.tracking(2) } == plain + 10)
    #expect(width { Group { Text("eleven").tracking(0) }.tracking(2) } == plain)
    #expect(
      width { Group { Text("eleven") }.monospaced() }
        == width { Text("eleven").font(.body.monospaced()) })
    #expect(
      width { Group { Text("1").italic() }.fontWeight(.bold) }
        == width { Group { Text("1").fontWeight(.bold) }.italic() })
  }

  @Test("a line beneath all texts inside") func underline() {
    func hasRed(_ isActive: Bool) -> Bool {
      let picture = OffscreenHost(width: 60, height: 30) {
        VStack { Text("under") }.underline(isActive, color: .red)
      }.snapshot()
      return (15..<30).contains { picture.pixel(x: 30, y: $0).isClose(to: red, tolerance: 60) }
    }
    #expect(hasRed(true))
    #expect(!hasRed(false))
  }

  @Test("safe areas, status bars and previews change nothing") func noEffect() {
    func list<V: View>(@ViewBuilder _ view: () -> V) -> String {
      OffscreenHost(width: 100, height: 100, content: view).displayList
    }
    let plain = list { Color.red.padding() }
    #expect(
      list {
        Color.red.padding().ignoresSafeArea().edgesIgnoringSafeArea(.top).statusBarHidden()
          .previewLayout(.sizeThatFits).previewDisplayName("a")
      } == plain)
  }

  @Test("a type of Transition moves between its phases") func transition() {
    let host = OffscreenHost(width: 300, height: 100) { Shown() }
    host.tap(x: 250, y: 50)
    host.advance(milliseconds: 500)
    // Half of the way from −100.
    #expect(host.pixel(x: 10, y: 50) == PixelColor(255, 255, 255))
    host.advance(milliseconds: 400)
    #expect(host.pixel(x: 35, y: 50) == red)
    #expect(host.pixel(x: 45, y: 50) == PixelColor(255, 255, 255))
    host.advance(milliseconds: 200)
    host.tap(x: 250, y: 50)
    host.advance(milliseconds: 500)
    // Removed over the other side; behind the live view, so moved out of sight.
    #expect(host.pixel(x: 75, y: 50) == PixelColor(255, 255, 255))
  }

  @Test("a geometry effect draws and hits under its matrix, at every value on the way")
  func geometryEffect() {
    struct Slide: GeometryEffect {
      var animatableData: CGFloat
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(
          CGAffineTransform(translationX: animatableData * size.width, y: 0))
      }
    }
    struct Fixture: View {
      @State var place: CGFloat = 0
      var body: some View {
        Color.red.frame(width: 50, height: 50)
          .onTapGesture { withAnimation(.linear(duration: 1)) { place = 2 } }
          .modifier(Slide(animatableData: place))
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    let host = OffscreenHost(width: 200, height: 50) { Fixture() }
    host.tap(x: 25, y: 25)
    host.advance(milliseconds: 500)
    #expect(host.pixel(x: 48, y: 25) == PixelColor(255, 255, 255))
    #expect(host.pixel(x: 52, y: 25) == red)
    #expect(host.pixel(x: 98, y: 25) == red)
    host.run(milliseconds: 1000)
    #expect(host.pixel(x: 102, y: 25) == red)
    #expect(!host.isAnimating)
  }

  @Test("a border lies inside the frame") func border() {
    let host = OffscreenHost(width: 40, height: 40) { Color.white.border(.red, width: 3) }
    #expect(host.pixel(x: 0, y: 20) == red)
    #expect(host.pixel(x: 2, y: 20) == red)
    #expect(host.pixel(x: 3, y: 20) == PixelColor(255, 255, 255))
    #expect(host.pixel(x: 37, y: 38) == red)
  }

  @Test("an entry of a dictionary can be bound") func dictionary() {
    let host = OffscreenHost(width: 100, height: 50) { Flags() }
    #expect(host.pixel(x: 25, y: 25) == red)
    #expect(host.pixel(x: 75, y: 25) == blue)
    host.tap(x: 75, y: 25)
    host.tap(x: 25, y: 25)
    #expect(host.pixel(x: 25, y: 25) == blue)
    #expect(host.pixel(x: 75, y: 25) == red)
  }

  @Test("a binding's own transaction is that of its writes") func bindingTransaction() {
    let host = OffscreenHost(width: 200, height: 50) { TransactionBinding() }
    host.tap(x: 150, y: 25)
    host.advance(milliseconds: 500)
    #expect(host.pixel(x: 65, y: 25) == red)
    #expect(host.pixel(x: 75, y: 25) == PixelColor(255, 255, 255))
  }

  @Test("styles can be made more transparent") func styleOpacity() {
    let host = OffscreenHost(width: 40, height: 40) {
      Rectangle().fill(.primary.opacity(0.5)).foregroundStyle(.red)
    }
    #expect(host.pixel(x: 20, y: 20).isClose(to: PixelColor(255, 157, 152), tolerance: 1))
  }

  @Test("each corner has its own radius, down to none") func unevenCorners() {
    let host = OffscreenHost(width: 100, height: 60) {
      UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 30, style: .circular)
        .fill(.red)
    }
    let white = PixelColor(255, 255, 255)
    #expect(host.pixel(x: 2, y: 2) == white)
    #expect(host.pixel(x: 97, y: 57) == white)
    #expect(host.pixel(x: 0, y: 59) == red)
    #expect(host.pixel(x: 99, y: 0) == red)
    // On the diagonal a circle of radius r begins r · (1 − √½) from the corner.
    #expect(host.pixel(x: 4, y: 4) == white)
    #expect(host.pixel(x: 7, y: 7) == red)
    #expect(host.pixel(x: 93, y: 53) == white)
    #expect(host.pixel(x: 89, y: 49) == red)
  }

  @Test("an equatable view is evaluated when it differs") func equatable() {
    final class Count { var bodies = 0 }
    struct Inner: View, Equatable {
      let number: Int
      let count: Count
      var body: some View {
        count.bodies += 1
        return Color.red
      }
      nonisolated static func == (a: Inner, b: Inner) -> Bool { a.number / 10 == b.number / 10 }
    }
    struct Outer: View {
      @State var number = 0
      let count: Count
      var body: some View {
        Inner(number: number, count: count).equatable().onTapGesture { number += 6 }
      }
    }
    let count = Count()
    let host = OffscreenHost(width: 50, height: 50) { Outer(count: count) }
    host.tap(x: 25, y: 25)
    #expect(count.bodies == 1)
    host.tap(x: 25, y: 25)
    #expect(count.bodies == 2)
  }
}
