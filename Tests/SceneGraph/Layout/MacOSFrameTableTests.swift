import Testing
import WUIGeometry
import WUISceneGraph

/// The simple scenes of the same source as in `MacOSFrameTests`, one a row: codelynx/SwiftOpenUI (also in
/// Lore-Hex/QuillUI), Tests/LayoutParityTests/Fixtures, captured from SwiftUI on macOS in 400 × 600.
///
/// The widths are those of the captured texts, 16 high a line. There the window's width is rounded up to
/// whole points and places to half points, so x may differ by a half here.
@Suite struct MacOSFrameTableTests {
  /// Lays items out and compares them with what was captured.
  private func check(
    _ root: StubItem, _ leaves: [StubItem], size: CGSize, _ frames: [CGRect],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    root.layOut(400, 600)
    let actual = root.frame?.size ?? .zero
    #expect(
      abs(actual.width - size.width) <= 0.5 && actual.height == size.height, "\(actual)",
      sourceLocation: sourceLocation)
    for (leaf, expected) in zip(leaves, frames) {
      let frame = leaf.absoluteFrame
      #expect(
        abs(frame.minX - expected.minX) <= 0.5 && frame.minY == expected.minY
          && frame.size == expected.size,
        "\(frame), captured \(expected)", sourceLocation: sourceLocation)
    }
  }

  private func labels(_ widths: CGFloat...) -> [StubItem] { widths.map { .box($0, 16) } }

  private func column(
    _ alignment: HorizontalAlignment = .center, spacing: CGFloat = 0, of items: [StubItem]
  ) -> StubItem {
    StubContainer(VStackLayout(alignment: alignment, spacing: spacing), items)
  }

  private func row(
    _ alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, of items: [StubItem]
  ) -> StubItem {
    StubContainer(HStackLayout(alignment: alignment, spacing: spacing), items)
  }

  @Test func columns() {
    let texts = labels(27, 46, 31.5)
    check(
      column(of: texts), texts, size: CGSize(width: 46, height: 48),
      [rect(9.5, 0, 27, 16), rect(0, 16, 46, 16), rect(7.5, 32, 31.5, 16)])
    let spaced = labels(27, 46, 31.5)
    check(
      column(spacing: 20, of: spaced), spaced, size: CGSize(width: 46, height: 88),
      [rect(9.5, 0, 27, 16), rect(0, 36, 46, 16), rect(7.5, 72, 31.5, 16)])
    let leading = labels(33.5, 77.5, 22.5)
    check(
      column(.leading, of: leading), leading, size: CGSize(width: 78, height: 48),
      [rect(0.5, 0, 33.5, 16), rect(0.5, 16, 77.5, 16), rect(0.5, 32, 22.5, 16)])
    let trailing = labels(33.5, 77.5, 22.5)
    check(
      column(.trailing, of: trailing), trailing, size: CGSize(width: 78, height: 48),
      [rect(44.5, 0, 33.5, 16), rect(0.5, 16, 77.5, 16), rect(55.5, 32, 22.5, 16)])
    let tight = labels(9, 8.5, 9.5)
    check(
      column(of: tight), tight, size: CGSize(width: 10, height: 48),
      [rect(0.5, 0, 9, 16), rect(1, 16, 8.5, 16), rect(0.5, 32, 9.5, 16)])
  }

  @Test func columnsInAColumn() {
    let (first, second) = (labels(69, 69), labels(71, 70.5))
    check(
      column(spacing: 10, of: [column(spacing: 4, of: first), column(spacing: 4, of: second)]),
      first + second,
      size: CGSize(width: 71, height: 82),
      [
        rect(1, 0, 69, 16), rect(1, 20, 69, 16), rect(0, 46, 71, 16), rect(0.5, 66, 70.5, 16),
      ])
  }

  @Test func columnsWithSpacers() {
    let two = labels(22.5, 44.5)
    check(
      vstack(two[0], .spacer(.vertical), two[1]), two, size: CGSize(width: 45, height: 600),
      [rect(11.5, 0, 22.5, 16), rect(0.5, 584, 44.5, 16)])
    let three = labels(44.5, 48.5, 39.5)
    check(
      vstack(three[0], .spacer(.vertical), three[1], .spacer(.vertical), three[2]), three,
      size: CGSize(width: 49, height: 600),
      [rect(2.5, 0, 44.5, 16), rect(0.5, 292, 48.5, 16), rect(5, 584, 39.5, 16)])
    check(vstack(), [], size: .zero, [])
  }

  @Test func rows() {
    let texts = labels(24, 32)
    check(
      row(of: texts), texts, size: CGSize(width: 64, height: 16),
      [rect(0, 0, 24, 16), rect(32, 0, 32, 16)])
    let spaced = labels(24, 32)
    check(
      row(spacing: 20, of: spaced), spaced, size: CGSize(width: 76, height: 16),
      [rect(0, 0, 24, 16), rect(44, 0, 32, 16)])
    let apart = labels(24, 32)
    check(
      row(of: [apart[0], .spacer(.horizontal), apart[1]]), apart,
      size: CGSize(width: 400, height: 16), [rect(0, 0, 24, 16), rect(368, 0, 32, 16)])
    for (alignment, y) in [(VerticalAlignment.top, 0), (.bottom, 32)] as [(_, CGFloat)] {
      let items = [StubItem.box(33.5, 16), .box(51, 48)]
      check(
        row(alignment, of: items), items, size: CGSize(width: 93, height: 48),
        [rect(0.5, y, 33.5, 16), rect(42, 0, 51, 48)])
    }
  }

  @Test func rowsInAColumn() {
    let (first, second) = (labels(33, 33.5), labels(48.5, 28.5))
    func padded(_ texts: [StubItem]) -> StubItem {
      row(of: [texts[0], .spacer(.horizontal), texts[1]])
        .inside(PaddingLayout(EdgeInsets(16, edges: .horizontal)))
    }
    check(
      vstack(spacing: 12, padded(first), padded(second)), first + second,
      size: CGSize(width: 400, height: 44),
      [
        rect(16, 0, 33, 16), rect(350.5, 0, 33.5, 16), rect(16, 28, 48.5, 16),
        rect(355.5, 28, 28.5, 16),
      ])
    let titles = labels(26.5, 47)
    let lines = titles.map {
      $0.inside(FlexibleFrameLayout(maxWidth: .infinity, alignment: .leading))
        .inside(PaddingLayout(EdgeInsets(16, edges: .horizontal)))
    }
    check(
      column(spacing: 8, of: lines).inside(PaddingLayout(EdgeInsets(12, edges: .vertical))), titles,
      size: CGSize(width: 400, height: 64), [rect(16, 12, 26.5, 16), rect(16, 36, 47, 16)])
  }

  @Test func layers() {
    for (alignment, text, expected) in [
      (Alignment.center, StubItem.box(56, 16), rect(72, 92, 56, 16)),
      (.topLeading, .box(70.5, 16), rect(0, 0, 70.5, 16)),
      (.bottomTrailing, .box(87.5, 16), rect(112.5, 184, 87.5, 16)),
    ] {
      let color = StubItem.color()
      check(
        zstack(alignment, color.inside(FrameLayout(width: 200, height: 200)), text), [color, text],
        size: CGSize(width: 200, height: 200), [rect(0, 0, 200, 200), expected])
    }
  }

  @Test func frames() {
    func framed(
      _ width: CGFloat, _ layout: some Layout, size: CGSize, at x: CGFloat, _ y: CGFloat,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let text = StubItem.box(width, 16)
      check(
        text.inside(layout), [text], size: size, [rect(x, y, width, 16)],
        sourceLocation: sourceLocation)
    }
    let square = CGSize(width: 200, height: 200)
    framed(
      46, FrameLayout(width: 200, height: 100), size: CGSize(width: 200, height: 100), at: 77, 42)
    framed(
      15.5, FrameLayout(width: 200, height: 200, alignment: .topLeading), size: square, at: 0, 0)
    framed(
      17, FrameLayout(width: 200, height: 200, alignment: .bottomTrailing), size: square,
      at: 183, 184)
    framed(9.5, FrameLayout(width: 200, height: 200), size: square, at: 95.5, 92)
    framed(
      61, FlexibleFrameLayout(maxWidth: .infinity), size: CGSize(width: 400, height: 16),
      at: 169.5, 0)
    framed(
      56, FlexibleFrameLayout(maxWidth: .infinity, minHeight: 180),
      size: CGSize(width: 400, height: 180), at: 172, 82)
  }

  @Test func framesInFrames() {
    let deep = StubItem.box(32, 16)
    check(
      deep.inside(FrameLayout(width: 100, height: 40)).inside(FrameLayout(width: 200, height: 100))
        .inside(FrameLayout(width: 300, height: 200)),
      [deep], size: CGSize(width: 300, height: 200), [rect(134, 92, 32, 16)])
    let corner = StubItem.box(9, 16)
    check(
      corner.inside(FrameLayout(width: 50, height: 30, alignment: .bottomTrailing))
        .inside(FrameLayout(width: 150, height: 80, alignment: .topLeading)),
      [corner], size: CGSize(width: 150, height: 80), [rect(41, 14, 9, 16)])
  }

  @Test func paddings() {
    func padded(
      _ width: CGFloat, _ root: (StubItem) -> StubItem, size: CGSize, at x: CGFloat, _ y: CGFloat,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let text = StubItem.box(width, 16)
      check(
        root(text), [text], size: size, [rect(x, y, width, 16)], sourceLocation: sourceLocation)
    }
    func inset(_ length: CGFloat) -> PaddingLayout { PaddingLayout(EdgeInsets(length)) }
    padded(46.5, { $0.inside(inset(16)) }, size: CGSize(width: 79, height: 48), at: 16.5, 16)
    padded(73.5, { $0.inside(inset(20)) }, size: CGSize(width: 114, height: 56), at: 20.5, 20)
    padded(
      62, { $0.inside(PaddingLayout(EdgeInsets(24, edges: .horizontal))) },
      size: CGSize(width: 110, height: 16), at: 24, 0)
    padded(
      93, { $0.inside(inset(8)).inside(inset(16)) }, size: CGSize(width: 141, height: 64),
      at: 24, 24)
    padded(
      9, { $0.inside(FrameLayout(width: 100, height: 50)).inside(inset(20)) },
      size: CGSize(width: 140, height: 90), at: 65.5, 37)
    padded(
      9, { $0.inside(inset(20)).inside(FrameLayout(width: 200, height: 100)) },
      size: CGSize(width: 200, height: 100), at: 95.5, 42)
  }

  @Test func colourFillsTheWindow() {
    let color = StubItem.color()
    check(color, [color], size: CGSize(width: 400, height: 600), [rect(0, 0, 400, 600)])
  }
}
