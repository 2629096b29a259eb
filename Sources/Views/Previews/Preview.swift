import WUIGeometry

/// A preview, for tools that show one.
///
/// - Note: Unlike SwiftUI, nothing shows it: the macro type-checks the body and expands to nothing, so
///   that sources written for Xcode build unchanged.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "WUIMacros", type: "PreviewMacro")

/// A preview with traits, for tools that show one.
///
/// - Note: Unlike SwiftUI, nothing shows it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "WUIMacros", type: "PreviewMacro")

/// Marks a dynamic property in the body of a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "WUIMacros", type: "PreviewableMacro")

/// The name space of what a preview is configured with.
nonisolated public struct Preview {
  /// Marks traits of previews of views.
  public struct ViewTraits {}
}

/// How a preview is to be shown.
///
/// - Note: Unlike SwiftUI, it has no effect.
nonisolated public struct PreviewTrait<T> {
  private init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Shows the view in a window of its ideal size.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait() }

  /// Shows the view as it is laid out in the default window.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait() }

  /// Shows the view in a window of a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait()
  }
}
