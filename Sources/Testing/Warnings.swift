import WUIGeometry

/// What WaylandUI says to the programmer, each message once.
public enum Warnings {
  /// Has messages told to a closure, in place of standard error.
  public static func listen(_ listener: @escaping @Sendable (String) -> Void) {
    OnceLog.standard.redirect(to: listener)
  }
}
