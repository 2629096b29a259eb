import WUIGeometry

/// The reasons for which a part of a window may be unsafe to draw in.
nonisolated public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars of the device and of containers.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard on the screen.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Lets the view reach into the unsafe areas of the window.
  ///
  /// - Note: It has no effect: a Wayland window is all safe.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  { self }

  /// Lets the view reach into the unsafe areas of the window.
  ///
  /// - Note: It has no effect: a Wayland window is all safe.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Hides the status bar of the device.
  ///
  /// - Note: It has no effect: a Wayland window has no status bar.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Hides the status bar of the device.
  ///
  /// - Note: It has no effect: a Wayland window has no status bar.
  public func statusBar(hidden: Bool) -> some View { self }
}
