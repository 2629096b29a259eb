import WUIGeometry

/// Whether the view is presented by another one, and how it ends that.
@MainActor @preconcurrency
public struct PresentationMode {
  /// Whether the view is presented.
  public private(set) var isPresented = false

  /// Ends the presentation; nothing where there is none.
  public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
  /// The presentation of which the view is part.
  ///
  /// - Note: Unlike SwiftUI, nothing presents views yet, so it never is; components such as a drawer have a
  ///   value of their own in this manner.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}
