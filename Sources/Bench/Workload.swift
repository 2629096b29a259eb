import WaylandUI
import WaylandUIComponents
import WaylandUITesting

/// Something to measure: makes a scenario, which runs once and says how many frames it showed.
struct Workload {
  let name: String
  let make: () -> () -> Int

  static let width = 1920
  static let height = 1080

  static let all = [
    Workload(name: "drawer slides, scrim fades") {
      animated(DrawerScene(), by: { $0.press("o") })
    },
    Workload(name: "ring grows and turns") { animated(ArcScene(), by: { $0.press("o") }) },
    Workload(name: "segments slide, blended") { animated(SegmentsScene(), by: { $0.press("o") }) },
    Workload(name: "one of 100 rows changes") { stepped(RowsScene(count: 100)) },
    Workload(name: "one of 1000 rows changes") { stepped(RowsScene(count: 1000)) },
    Workload(name: "window is resized") {
      let host = offscreen(DrawerScene())
      return {
        for step in 0..<20 {
          host.resize(width: CGFloat(width - step % 2), height: CGFloat(height))
        }
        return 20
      }
    },
    Workload(name: "nothing happens") {
      let host = offscreen(DrawerScene())
      return {
        for _ in 0..<1000 { host.advance(milliseconds: 1000 / 60) }
        return 1000
      }
    },
  ]

  private static func offscreen<V: View>(_ view: V) -> OffscreenHost {
    OffscreenHost(width: CGFloat(width), height: CGFloat(height)) { view }
  }

  /// Starts an animation and shows it at 60 frames a second until it is over, there and back.
  private static func animated<V: View>(_ view: V, by start: @escaping (OffscreenHost) -> Void)
    -> () -> Int
  {
    let host = offscreen(view)
    return {
      var frames = 0
      for _ in 0..<2 {
        start(host)
        for _ in 0..<36 {
          host.advance(milliseconds: 1000 / 60)
          frames += 1
        }
        host.advance(milliseconds: 5000)
      }
      return frames
    }
  }

  private static func stepped(_ view: RowsScene) -> () -> Int {
    let host = offscreen(view)
    return {
      for _ in 0..<60 {
        host.press("o")
        host.advance(milliseconds: 1000 / 60)
      }
      return 60
    }
  }
}
