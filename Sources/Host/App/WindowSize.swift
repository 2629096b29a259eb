import WUIGeometry

extension Scene {
  /// Sets the size, in points, that the scene's windows have at first.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Sets the size, in points, that the scene's windows have at first.
  public func defaultSize(_ size: CGSize) -> some Scene {
    modifyingWindows { $0.size = size }
  }
}
