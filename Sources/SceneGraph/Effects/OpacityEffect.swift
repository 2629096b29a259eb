import WUICompositor
import WUIGeometry
import WUIMotion

/// Makes a view translucent as a whole.
nonisolated package struct OpacityEffect: RenderEffect {
  package var opacity: Double

  package init(opacity: Double) { self.opacity = opacity }

  package var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  package func paint(
    _ context: inout PaintContext, id: Int, frame: CGRect, content: (inout PaintContext) -> Void
  ) {
    let opacity = max(0, min(1, opacity))
    if opacity == 0 { return }
    if opacity == 1 { return content(&context) }
    let items = context.recording(content)
    if var only = DisplayList(items: items).loneItem {
      // A lone item needs no layer, and its blend mode still meets what is beneath.
      only.opacity *= opacity
      context.add(only)
    } else if !items.isEmpty {
      context.add(
        DisplayItem(
          id: id, opacity: opacity,
          content: .group(DisplayGroup(list: DisplayList(items: items)))))
    }
  }

  /// A view that cannot be seen cannot be hit; the threshold is SwiftUI's (field-cases.md, fact 1).
  package func hitPoint(_ point: CGPoint, frame: CGRect) -> CGPoint? {
    opacity < Node.leastHitOpacity ? nil : point
  }
}
