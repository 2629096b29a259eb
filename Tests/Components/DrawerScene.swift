import Testing
import ViewProbes
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

/// A drawer over a white page on a window of 300 × 200: a menu of 100 points in pure red, so long as
/// nothing else is said.
struct DrawerScene {
  var edge = Edge.leading
  var direction = LayoutDirection.leftToRight
  var mode = DrawerMode.modal
  var scrim: Color?
  /// As long as the menu wants to be where nil.
  var length: CGFloat?
  var isDragEnabled = true
  var scale: CGFloat = 1
  var reduceMotion = false
  /// The spring of components.md §5.1, which is the default too.
  var animation: Animation? = .spring(response: 0.5, dampingFraction: 0.825)
  var isOpen = Remote(false)
  var log = Journal()

  /// The same scene with a drawer that is open from the start.
  func opened() -> DrawerScene {
    var scene = self
    scene.isOpen = Remote(true)
    return scene
  }

  func host() -> OffscreenHost {
    OffscreenHost(
      width: 300, height: 200, scale: scale, layoutDirection: direction, reduceMotion: reduceMotion
    ) {
      WithState(isOpen) { isOpen in view(isOpen) }
    }
  }

  /// The drawer alone, for windows that hold more.
  func view(_ isOpen: Binding<Bool>) -> some View {
    let isHorizontal = edge == .leading || edge == .trailing
    return Drawer(isOpened: isOpen) {
      Color(red: 1, green: 0, blue: 0)
        .frame(width: isHorizontal ? 100 : nil, height: isHorizontal ? nil : 100)
        .accessibilityIdentifier("menu")
    } content: {
      Color.white.accessibilityIdentifier("page").onTapGesture { log.add("page") }
    }
    .drawerEdge(edge)
    .drawerMode(mode)
    .drawerScrim(scrim)
    .drawerLength(length)
    .drawerDragEnabled(isDragEnabled)
    .drawerAnimation(animation)
  }

  /// Whether the menu is on the left or right, and on which.
  private var isRight: Bool { (edge == .trailing) == (direction == .leftToRight) }
  private var isHorizontal: Bool { edge == .leading || edge == .trailing }

  /// The point of the window at a distance inwards from the middle of the edge, in points.
  func point(_ distance: CGFloat) -> CGPoint {
    switch edge {
    case .top: CGPoint(x: 150, y: distance)
    case .bottom: CGPoint(x: 150, y: 200 - distance)
    case .leading, .trailing: CGPoint(x: isRight ? 300 - distance : distance, y: 100)
    }
  }

  /// How far a colour's part farthest from the edge reaches inwards, in points; 0 where it is not seen.
  func reach(
    _ host: OffscreenHost, of color: PixelColor = .pureRed, over ground: PixelColor = .white
  ) -> CGFloat {
    let span =
      isHorizontal
      ? host.span(of: color, over: ground, y: 100) : host.span(of: color, over: ground, x: 150)
    guard let span else { return 0 }
    switch edge {
    case .top: return span.end
    case .bottom: return 200 - span.start
    case .leading, .trailing: return isRight ? 300 - span.start : span.end
    }
  }

  /// Presses at a distance from the edge and moves to another one at so many points a second, in
  /// frames of 120 Hz, without letting go.
  func pull(_ host: OffscreenHost, from start: CGFloat, to end: CGFloat, speed: CGFloat) {
    host.pointerDown(at: point(start))
    let count = max(1, Int((abs(end - start) / speed * 120).rounded()))
    for step in 1...count {
      host.advance(milliseconds: 1000.0 / 120)
      host.movePointer(to: point(start + (end - start) * CGFloat(step) / CGFloat(count)))
    }
  }

  /// Lets go at a distance from the edge.
  func release(_ host: OffscreenHost, at end: CGFloat) { host.pointerUp(at: point(end)) }
}

extension DrawerScene {
  /// All edges in both layout directions.
  nonisolated static let places: [DrawerPlace] = [Edge.leading, .trailing, .top, .bottom].flatMap {
    edge in [LayoutDirection.leftToRight, .rightToLeft].map { DrawerPlace(edge, $0) }
  }

  init(_ place: DrawerPlace) {
    edge = place.edge
    direction = place.direction
  }

  /// The drawer's spring as an oracle.
  static let spring = ReferenceSpring(response: 0.5, dampingFraction: 0.825)
}

/// An edge of a layout that runs in a direction.
nonisolated struct DrawerPlace: Sendable, CustomTestStringConvertible {
  let edge: Edge
  let direction: LayoutDirection

  init(_ edge: Edge, _ direction: LayoutDirection) {
    self.edge = edge
    self.direction = direction
  }

  var testDescription: String { "\(edge), \(direction)" }
}
