import CWayland

/// What a compositor can do with a window; `all` where it does not say (before xdg-shell 5).
package nonisolated struct WindowCapabilities: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// It has a menu for the window.
  package static let menu = WindowCapabilities(rawValue: WUI_CAPABILITY_MENU.rawValue)
  /// It gives the window the whole work area, and takes it back.
  package static let maximize = WindowCapabilities(rawValue: WUI_CAPABILITY_MAXIMIZE.rawValue)
  /// It gives the window the whole screen, and takes it back.
  package static let fullscreen = WindowCapabilities(rawValue: WUI_CAPABILITY_FULLSCREEN.rawValue)
  /// It puts the window away.
  package static let minimize = WindowCapabilities(rawValue: WUI_CAPABILITY_MINIMIZE.rawValue)
  package static let all = WindowCapabilities(rawValue: WUI_CAPABILITIES_ALL.rawValue)
}
