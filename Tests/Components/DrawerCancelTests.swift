import Testing
import ViewProbes
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

/// O14 of field-cases.md: a drag of the drawer that is taken away leaves nothing half-way.
@Suite struct DrawerCancelTests {
  /// How a drag can be taken away.
  nonisolated enum Loss: CaseIterable, Sendable {
    /// The compositor takes the touch over.
    case cancel
    /// The pointer leaves without a release.
    case leave
    /// Another window gets the keyboard, and then the pointer.
    case otherWindow
  }

  private func lose(_ loss: Loss, _ host: OffscreenHost) {
    switch loss {
    case .cancel: host.pointerCancel()
    case .leave: host.pointerLeave()
    case .otherWindow:
      host.loseFocus()
      host.pointerLeave()
      host.regainFocus()
    }
  }

  @Test(
    "O14: a drag that is taken away settles at the nearer end, and the next one works",
    arguments: DrawerScene.places, Loss.allCases)
  func settles(place: DrawerPlace, loss: Loss) {
    for end in [CGFloat(45), 75] {
      let scene = DrawerScene(place)
      let host = scene.host()
      // Fast: a release would fling the menu open from either place.
      scene.pull(host, from: 5, to: end, speed: 1000)
      lose(loss, host)
      #expect(scene.isOpen.value == (end > 55))
      host.run(milliseconds: 1000)
      #expect(scene.reach(host) == (end > 55 ? 100 : 0))
      // Motion without a button is no drag any more.
      host.movePointer(to: scene.point(60))
      #expect(scene.reach(host) == (end > 55 ? 100 : 0))
      let (start, goal) = end > 55 ? (CGFloat(90), CGFloat(10)) : (5, 90)
      scene.pull(host, from: start, to: goal, speed: 400)
      #expect(isNear(scene.reach(host), end > 55 ? 20 : 85))
      scene.release(host, at: goal)
      #expect(scene.isOpen.value == (end < 55))
    }
  }

  @Test(
    "O14: a drawer that is removed while it is dragged can be dragged again",
    arguments: DrawerScene.places)
  func removed(place: DrawerPlace) {
    let isThere = Remote(true)
    let scene = DrawerScene(place)
    let host = OffscreenHost(width: 300, height: 200, layoutDirection: place.direction) {
      WithState(isThere) { isThere in
        WithState(scene.isOpen) { isOpen in
          ZStack {
            Color.white
            if isThere.wrappedValue { scene.view(isOpen) }
          }
        }
      }
    }
    scene.pull(host, from: 5, to: 90, speed: 400)
    host.perform { isThere.value = false }
    host.movePointer(to: scene.point(120))
    scene.release(host, at: 120)
    #expect(!scene.isOpen.value && !host.exists("menu") && scene.reach(host) == 0)
    host.perform { isThere.value = true }
    #expect(scene.reach(host) == 0)
    scene.pull(host, from: 5, to: 45, speed: 400)
    #expect(scene.reach(host) == 40)
    scene.release(host, at: 95)
    #expect(scene.isOpen.value)
  }

  @Test("O14: onEnded is not called for a drag that is taken away", arguments: Loss.allCases)
  func gestureState(loss: Loss) {
    let log = Journal()
    let host = OffscreenHost(width: 200, height: 50) { Dragged(log: log) }
    host.pointerDown(at: CGPoint(x: 100, y: 25))
    host.movePointer(to: CGPoint(x: 140, y: 25))
    lose(loss, host)
    host.pointerUp(at: CGPoint(x: 140, y: 25))
    #expect(log.entries == ["0", "40", "0"])
    host.drag(from: CGPoint(x: 100, y: 25), to: CGPoint(x: 120, y: 25), over: 10)
    #expect(log.entries == ["0", "40", "0", "20", "ended", "0"])
  }

  /// Notes what its gesture's state is, and when its gesture ends.
  private struct Dragged: View {
    let log: Journal
    @GestureState private var way: CGFloat = 0

    var body: some View {
      Color.red
        .onAppear { log.add("\(Int(way))") }
        .onChange(of: way) { _, way in log.add("\(Int(way))") }
        .gesture(
          DragGesture()
            .updating($way) { value, state, _ in state = value.translation.width }
            .onEnded { _ in log.add("ended") })
    }
  }
}
