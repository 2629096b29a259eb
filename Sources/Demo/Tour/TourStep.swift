import WaylandUI

/// A step of the tour's script.
enum TourStep {
  /// Lets time pass.
  case wait(milliseconds: Int)
  /// Presses and releases a key.
  case press(KeyEquivalent, EventModifiers = [], times: Int = 1)
  /// Takes a picture under a name; the film does not stop for it.
  case picture(String)
}

extension TourStep {
  /// The script: every component, by keyboard alone.
  static var script: [TourStep] { drawer + arc + segments + together }

  private static let drawer: [TourStep] = [
    .wait(milliseconds: 600), .picture("page"),
    .press("d", .control), .wait(milliseconds: 130), .picture("drawer-opening"),
    .wait(milliseconds: 870), .picture("drawer"),
    .press(.downArrow), .wait(milliseconds: 160), .press(.downArrow), .wait(milliseconds: 160),
    .press(.downArrow), .wait(milliseconds: 260),
    .press(.return), .wait(milliseconds: 110), .picture("selection-sliding"),
    .wait(milliseconds: 800),
    .press("t", .control), .wait(milliseconds: 190), .picture("night-growing"),
    .wait(milliseconds: 900),
    .press(.home), .wait(milliseconds: 200),
    .press(.return), .wait(milliseconds: 150), .picture("menu-folding"),
    .wait(milliseconds: 800), .picture("menu-compact"),
    .press(.return), .wait(milliseconds: 700),
    .press(.escape), .wait(milliseconds: 900),
  ]

  private static let arc: [TourStep] = [
    .press("2", .control), .wait(milliseconds: 500),
    .press(.tab, times: 3), .wait(milliseconds: 400),
    .press(.return), .wait(milliseconds: 240), .picture("arc-growing"),
    .wait(milliseconds: 560),
    .press(.rightArrow), .wait(milliseconds: 350), .press(.rightArrow),
    .wait(milliseconds: 450), .picture("arc"),
    .press(.return), .wait(milliseconds: 800), .picture("arc-picked"),
    .press(.tab), .wait(milliseconds: 300),
    .press(.return), .wait(milliseconds: 160), .picture("reactions-springing"),
    .wait(milliseconds: 540), .press(.rightArrow), .wait(milliseconds: 300),
    .press(.rightArrow), .wait(milliseconds: 400), .picture("reactions"),
    .press(.return), .wait(milliseconds: 700),
    .press("t", .control), .wait(milliseconds: 800),
  ]

  private static let segments: [TourStep] = [
    .press("3", .control), .wait(milliseconds: 500),
    .press(.tab), .wait(milliseconds: 300),
    .press(.rightArrow), .wait(milliseconds: 120), .picture("segments-sliding"),
    .wait(milliseconds: 700),
    .press(.tab), .wait(milliseconds: 150), .press(.end), .wait(milliseconds: 700),
    .press(.tab), .wait(milliseconds: 150), .press(.end), .wait(milliseconds: 900),
    .press(.tab), .wait(milliseconds: 250), .press(.upArrow), .wait(milliseconds: 350),
    .press(.rightArrow), .wait(milliseconds: 350), .press(.downArrow), .wait(milliseconds: 600),
    .picture("blend-modes"),
  ]

  private static let together: [TourStep] = [
    .press("4", .control), .wait(milliseconds: 900), .picture("board"),
    .press("d", .control), .wait(milliseconds: 800),
    .press(.downArrow), .wait(milliseconds: 250), .press(.return), .wait(milliseconds: 600),
    .picture("projects"),
    .press(.escape), .wait(milliseconds: 800),
    .press(.tab), .wait(milliseconds: 300),
    .press(.return), .wait(milliseconds: 750), .press(.rightArrow), .wait(milliseconds: 500),
    .picture("board-arc"),
    .press(.return), .wait(milliseconds: 800),
    .press(.tab, times: 2), .wait(milliseconds: 300),
    .press(.rightArrow), .wait(milliseconds: 170), .picture("board-moving"),
    .wait(milliseconds: 900), .picture("list"),
    .wait(milliseconds: 600),
  ]
}
