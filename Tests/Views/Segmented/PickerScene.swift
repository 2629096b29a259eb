import ViewProbes
import WaylandUI
import WaylandUITesting

/// Makes a window with an article picker in it, at the top left corner, with a remote for its selection.
struct PickerScene {
  let selection: Remote<Int>
  let host: OffscreenHost

  /// Square faces are 20 points wide, so segments are 44 × 60 and lie at x 4, 50, 96, …, y 4…64;
  /// the squares at y 24…44, x 12 further right.
  init(
    _ stage: PickerStage = .final, faces: [SegmentFace] = [.square, .square, .square],
    selected: Int = 0, scale: CGFloat = 1, layoutDirection: LayoutDirection = .leftToRight,
    width: CGFloat = 400
  ) {
    let selection = Remote(selected)
    self.selection = selection
    host = OffscreenHost(
      width: width, height: 100, scale: scale, layoutDirection: layoutDirection
    ) {
      WithState(selection) { selection in
        ArticlePicker(selection: selection, faces: faces, stage: stage)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
  }

  func select(_ index: Int) { host.perform { selection.value = index } }

  /// Where the pill is, read between its corners and the squares.
  var pill: Span? { host.span(of: .white, over: .systemBlue, y: 22, within: 4..<inner) }

  private var inner: Int { Int(host.frame(of: "control").maxX) - 4 }
}

/// The progress of `.default`, components.md §5.1.
let defaultProgress: [(ms: Double, progress: CGFloat)] = [
  (50, 0.1125), (100, 0.3165), (150, 0.5110), (200, 0.6656), (250, 0.7783), (300, 0.8562),
  (400, 0.9423), (500, 0.9778),
]
