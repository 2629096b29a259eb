import WaylandUI

private struct InterSegmentSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private struct ContentStyleKey: EnvironmentKey {
  static var defaultValue: CustomizableSegmentedControlContentStyle { .default }
}

private struct SlidingAnimationKey: EnvironmentKey {
  static var defaultValue: Animation { .default }
}

private struct DragEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  var segmentedControlInterSegmentSpacing: CGFloat {
    get { self[InterSegmentSpacingKey.self] }
    set { self[InterSegmentSpacingKey.self] = newValue }
  }

  var segmentedControlContentStyle: CustomizableSegmentedControlContentStyle {
    get { self[ContentStyleKey.self] }
    set { self[ContentStyleKey.self] = newValue }
  }

  var segmentedControlSlidingAnimation: Animation {
    get { self[SlidingAnimationKey.self] }
    set { self[SlidingAnimationKey.self] = newValue }
  }

  var isSegmentedControlDragEnabled: Bool {
    get { self[DragEnabledKey.self] }
    set { self[DragEnabledKey.self] = newValue }
  }
}

extension View {
  /// Sets the space between the segments of the controls in this view, in points; 0 by default.
  public func segmentedControl(interSegmentSpacing: CGFloat) -> some View {
    environment(\.segmentedControlInterSegmentSpacing, interSegmentSpacing)
  }

  /// Sets how the segments of the controls in this view take on their colours.
  public func segmentedControlContentStyle(
    _ style: CustomizableSegmentedControlContentStyle
  ) -> some View {
    environment(\.segmentedControlContentStyle, style)
  }

  /// Sets how the selection of the controls in this view slides; `.default` by default.
  public func segmentedControlSlidingAnimation(_ animation: Animation) -> some View {
    environment(\.segmentedControlSlidingAnimation, animation)
  }

  /// Sets whether the selection of the controls in this view can be dragged to another segment; it
  /// can by default.
  public func segmentedControlDragEnabled(_ isEnabled: Bool) -> some View {
    environment(\.isSegmentedControlDragEnabled, isEnabled)
  }
}
