import WUIGeometry

extension View {
  /// Sets the look of the interface inside; nil leaves it to what is around.
  ///
  /// - Note: Unlike SwiftUI, it changes the look of this view and not of the whole window.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
  }

  /// Sets the look of the interface inside.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
