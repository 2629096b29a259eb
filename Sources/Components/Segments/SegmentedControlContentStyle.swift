import WaylandUI

/// How the segments of a control take on their colours.
public enum CustomizableSegmentedControlContentStyle: Hashable, Sendable {
  /// As the segments' views are.
  case `default`
  /// By blending with what is under them: the content, and two copies of it above.
  ///
  /// With the standard modes white content is black exactly where a white selection covers it and
  /// white elsewhere, at every moment of the slide.
  case blendMode(
    contentBlendMode: BlendMode = .difference, firstLevelOverlayBlendMode: BlendMode = .hue,
    highestLevelOverlayBlendMode: BlendMode = .overlay)
}

extension View {
  /// Draws this view as a segment's content in a style.
  ///
  /// No group may come between: a segment's content blends with the selection of another segment.
  @ViewBuilder func segmentedControlContent(
    style: CustomizableSegmentedControlContentStyle
  ) -> some View {
    switch style {
    case .default:
      self
    case .blendMode(let content, let firstLevel, let highestLevel):
      blendMode(content)
        .overlay { blendMode(firstLevel).allowsHitTesting(false).accessibilityHidden(true) }
        .overlay { blendMode(highestLevel).allowsHitTesting(false).accessibilityHidden(true) }
    }
  }
}
