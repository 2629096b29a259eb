import WUIGeometry
import WUIMotion

/// A modifier that is evaluated for every value on the way of its animatable data.
///
/// A modifier that conforms to both protocols itself behaves the same.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
