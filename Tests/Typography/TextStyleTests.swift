import Testing
import WUIGeometry
import WUITypography

/// The default sizes of components.md §5.3.
@Test(
  arguments: [
    (Font.TextStyle.largeTitle, 34), (.title, 28), (.title2, 22), (.title3, 20), (.headline, 17),
    (.subheadline, 15), (.body, 17), (.callout, 16), (.footnote, 13), (.caption, 12),
    (.caption2, 11),
  ] as [(Font.TextStyle, CGFloat)])
func textStyleHasItsSize(style: Font.TextStyle, size: CGFloat) {
  let layout = TextEngine.shared.layout(TextContent("Ag", font: .system(style)))
  #expect(layout.runs.map(\.pointSize) == [size])
}

@Test func headlineIsSemibold() {
  let engine = TextEngine.shared
  let headline = engine.layout(TextContent("Drawer", font: .headline))
  #expect(headline == engine.layout(TextContent("Drawer", font: .body.weight(.semibold))))
  #expect(headline != engine.layout(TextContent("Drawer", font: .body)))
}
