import WUIGeometry

/// Which size a window takes when the compositor leaves it open.
nonisolated struct WindowSizing: Hashable, Sendable {
  /// The most points of a side: no screen is larger, and pictures end at 32,767 pixels.
  static let maximumLength: CGFloat = 16_384

  /// The size to float at, in points: at first what the application asked for, then what the user
  /// made it.
  private(set) var floating: CGSize
  /// What a window keeps to while the user sizes it.
  var limits = WindowLimits()

  /// The size that the application asked for, as whole points that a buffer can have.
  init(initial: CGSize) {
    floating = CGSize(
      width: max(1, Int(Self.wholePoints(initial.width))),
      height: max(1, Int(Self.wholePoints(initial.height))))
  }

  /// A length in points as the protocol takes it: whole, at least 0, and no larger than any screen;
  /// 0 for none.
  static func wholePoints(_ length: CGFloat) -> Int32 {
    length.isFinite ? Int32(min(max(length, 0), maximumLength).rounded()) : 0
  }

  /// The size in points that answers a proposal, in which 0 leaves that dimension to us.
  ///
  /// While the user sizes the window freely, the proposal is a hint, and the limits hold. A window
  /// that is maximized, tiled or fullscreen takes what it is given.
  ///
  /// - Parameters:
  ///   - proposal: Points, 0 for open.
  ///   - bounds: The room on the screen in points, 0 where not known.
  ///   - isFloating: Whether the size is the user's own and to be remembered.
  mutating func size(proposal: CGSize, bounds: CGSize, isFloating: Bool) -> CGSize {
    func choose(_ proposed: CGFloat, _ own: CGFloat, _ bound: CGFloat) -> CGFloat {
      if proposed > 0 { return min(proposed, Self.maximumLength) }
      return bound > 0 ? min(own, bound) : own
    }
    let size = CGSize(
      width: choose(proposal.width, floating.width, bounds.width),
      height: choose(proposal.height, floating.height, bounds.height))
    guard isFloating else { return size }
    floating = limits.fit(size)
    return floating
  }
}
