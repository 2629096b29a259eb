import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// O14 of field-cases.md on a plain view: a square that a drag takes along an axis, and lets go.
private struct Dragged: View {
  let axis: Axis
  let log: Journal
  @GestureState(resetTransaction: Transaction(animation: .linear(duration: 0.2)))
  private var way: CGFloat = 0

  var body: some View {
    Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 40)
      .offset(x: axis == .horizontal ? way : 0, y: axis == .horizontal ? 0 : way)
      .gesture(
        DragGesture(coordinateSpace: .global)
          .updating($way) { value, way, _ in
            way =
              axis == .horizontal ? value.translation.width : value.translation.height
          }
          .onEnded { _ in log.add("ended") }
      )
      .onChange(of: way) { log.add("\(Int($0))") }
  }
}

@Suite struct PressFieldTests {
  private let log = Journal()

  private func host(_ axis: Axis, _ isShown: Remote<Bool>) -> OffscreenHost {
    let log = log
    return OffscreenHost(width: 200, height: 200) {
      WithState(isShown) { isShown in
        ZStack { if isShown.wrappedValue { Dragged(axis: axis, log: log) } }
      }
    }
  }

  private func press(_ host: OffscreenHost, _ axis: Axis, by way: CGFloat) {
    host.pointerDown(at: CGPoint(x: 100, y: 100))
    host.movePointer(
      to: CGPoint(
        x: axis == .horizontal ? 100 + way : 100, y: axis == .horizontal ? 100 : 100 + way))
  }

  private func place(_ host: OffscreenHost, _ axis: Axis) -> CGFloat? {
    axis == .horizontal
      ? host.span(of: .pureRed, over: .white, y: 100)?.start
      : host.span(of: .pureRed, over: .white, x: 100)?.start
  }

  @Test(arguments: [Axis.horizontal, .vertical], [-60, 60] as [CGFloat])
  func o14_aCancelledDragSettles(_ axis: Axis, way: CGFloat) {
    let host = host(axis, Remote(true))
    press(host, axis, by: way)
    #expect(place(host, axis) == 80 + way)
    host.pointerLeave()
    // The state is back at once, what it moves under the transaction of the reset.
    #expect(log.entries.last == "0")
    host.advance(milliseconds: 100)
    #expect(isNear(place(host, axis), 80 + way / 2))
    host.advance(milliseconds: 101)
    #expect(place(host, axis) == 80)
    #expect(!log.entries.contains("ended"))
    // The next drag works.
    press(host, axis, by: way)
    #expect(place(host, axis) == 80 + way)
    host.pointerUp(at: CGPoint(x: 100, y: 100))
    #expect(log.entries.contains("ended"))
  }

  /// Taken away under the pointer, the view takes its drag along.
  @Test(arguments: [Axis.horizontal, .vertical]) func o14_aViewRemovedWhileDragged(_ axis: Axis) {
    let isShown = Remote(true)
    let host = host(axis, isShown)
    press(host, axis, by: 50)
    host.perform { isShown.value = false }
    #expect(host.count(of: .pureRed) == 0)
    host.pointerUp(at: CGPoint(x: 150, y: 150))
    #expect(!log.entries.contains("ended"))
    host.perform { isShown.value = true }
    #expect(place(host, axis) == 80)
    press(host, axis, by: 50)
    #expect(place(host, axis) == 130)
    host.pointerUp(at: CGPoint(x: 150, y: 150))
    #expect(log.entries.filter { $0 == "ended" }.count == 1)
  }

  // MARK: O15

  /// A page whose button opens something with a dimmer, on release or as soon as it is pressed.
  private func page(onPress: Bool, _ isOpen: Remote<Bool>) -> OffscreenHost {
    OffscreenHost(width: 300, height: 200) {
      WithState(isOpen) { isOpen in
        ZStack {
          Color.white
          Opener(onPress: onPress) { isOpen.wrappedValue = true }.position(x: 250, y: 100)
          if isOpen.wrappedValue {
            Color.black.opacity(0.4).onTapGesture { isOpen.wrappedValue = false }.zIndex(1)
          }
        }
        .animation(.linear(duration: 0.2), value: isOpen.wrappedValue)
      }
    }
  }

  @Test(arguments: [false, true]) func o15_theClickThatOpensDoesNotClose(onPress: Bool) {
    let isOpen = Remote(false)
    let host = page(onPress: onPress, isOpen)
    host.pointerDown(at: CGPoint(x: 250, y: 100))
    #expect(isOpen.value == onPress)
    host.advance(milliseconds: 50)
    host.pointerUp(at: CGPoint(x: 250, y: 100))
    #expect(isOpen.value)
    host.advance(milliseconds: 500)
    #expect(isOpen.value)
    host.tap(x: 250, y: 100)
    #expect(!isOpen.value)
    // While it fades the dimmer is still in front, and what it does is done.
    host.advance(milliseconds: 500)
    host.tap(x: 250, y: 100)
    #expect(isOpen.value)
  }
}

private struct Opener: View {
  let onPress: Bool
  let open: () -> Void

  var body: some View {
    let square = Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 40)
    if onPress {
      square.gesture(DragGesture(minimumDistance: 0).onChanged { _ in open() })
    } else {
      square.onTapGesture(perform: open)
    }
  }
}
