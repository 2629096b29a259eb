import WUIGeometry

/// Where icon themes lie and which one the user has chosen.
struct IconThemeSettings {
  let searchPaths: [String]
  let themeName: String

  init(environment: [String: String]) {
    func value(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    let home = value("HOME") ?? NSHomeDirectory()
    let data = value("XDG_DATA_HOME") ?? home + "/.local/share"
    let shared = (value("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share").split(separator: ":")
    searchPaths =
      [home + "/.icons", data + "/icons"] + shared.map { $0 + "/icons" } + ["/usr/share/pixmaps"]
    themeName = Self.themeName(settings: value("XDG_CONFIG_HOME") ?? home + "/.config")
  }

  /// The theme that settings files name; GTK's come first, as GNOME and wlroots desktops write them.
  private static func themeName(settings folder: String) -> String {
    let places = [
      ("gtk-4.0/settings.ini", "Settings", "gtk-icon-theme-name"),
      ("gtk-3.0/settings.ini", "Settings", "gtk-icon-theme-name"),
      ("kdeglobals", "Icons", "Theme"),
    ]
    for (file, group, key) in places {
      guard let contents = FileManager.default.contents(atPath: "\(folder)/\(file)") else {
        continue
      }
      let name = KeyFile([UInt8](contents))[group][key]
      if let name, !name.isEmpty { return name }
    }
    return "Adwaita"
  }
}
