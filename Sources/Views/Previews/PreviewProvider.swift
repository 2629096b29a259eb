import WUIGeometry

/// A type whose views tools show as previews.
///
/// - Note: Unlike SwiftUI, nothing shows them; the protocol keeps sources compatible.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The previews.
  @ViewBuilder static var previews: Previews { get }
}

/// The frame of a preview.
nonisolated public enum PreviewLayout: Hashable, Sendable {
  /// That of the device.
  case device
  /// The view's ideal size.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

extension View {
  /// Sets the frame of the view as a preview.
  ///
  /// - Note: Unlike SwiftUI, it has no effect.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Names the view as a preview.
  ///
  /// - Note: Unlike SwiftUI, it has no effect.
  public func previewDisplayName(_ value: String?) -> some View { self }
}
