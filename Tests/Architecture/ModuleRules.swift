import Testing

/// What the files of one folder of `Sources` may import.
nonisolated struct ModuleRule: CustomTestStringConvertible, Sendable {
  /// The folder's name inside `Sources`.
  let folder: String
  /// The modules that its files may name in an `import`, beside the standard library's own.
  let mayImport: Set<String>

  var testDescription: String { folder }

  init(_ folder: String, mayImport: Set<String>) {
    self.folder = folder
    self.mayImport = mayImport
  }
}

/// The table of modules in `Sources/README.md`, lowest layer first.
nonisolated let moduleRules: [ModuleRule] = [
  ModuleRule("Geometry", mayImport: ["Foundation"]),
  ModuleRule("Motion", mayImport: ["WUIGeometry"]),
  ModuleRule("Typography", mayImport: ["WUIGeometry", "CPango"]),
  ModuleRule(
    "Compositor", mayImport: ["WUIGeometry", "WUITypography", "CPixman", "CFreeType", "CPNG"]),
  ModuleRule("Assets", mayImport: ["Foundation", "WUIGeometry", "WUICompositor", "CRsvg"]),
  ModuleRule(
    "SceneGraph", mayImport: ["WUIGeometry", "WUIMotion", "WUITypography", "WUICompositor"]),
  ModuleRule(
    "Views",
    mayImport: [
      "WUIGeometry", "WUIMotion", "WUITypography", "WUICompositor", "WUIAssets", "WUISceneGraph",
    ]),
  ModuleRule(
    "Platform",
    mayImport: [
      "Foundation", "Dispatch", "Glibc", "WUIGeometry", "WUICompositor", "CWayland", "CPortal",
      "CRunLoop",
    ]),
  ModuleRule(
    "Host",
    mayImport: [
      "Foundation", "WUIGeometry", "WUIMotion", "WUITypography", "WUICompositor", "WUIAssets",
      "WUISceneGraph", "WUIViews", "WUIPlatform",
    ]),
  ModuleRule(
    "WaylandUI",
    mayImport: [
      "Foundation", "WUIGeometry", "WUIMotion", "WUITypography", "WUICompositor", "WUIAssets",
      "WUISceneGraph", "WUIViews", "WUIHost",
    ]),
  ModuleRule("Components", mayImport: ["WaylandUI"]),
  ModuleRule(
    "Testing",
    mayImport: [
      "Foundation", "WaylandUI", "WUIHost", "WUIGeometry", "WUICompositor", "WUISceneGraph",
      "WUIViews",
    ]),
  ModuleRule("Demo", mayImport: ["WaylandUI", "WaylandUIComponents", "WaylandUITesting"]),
  // The probe measures the process and knows nothing of what draws in it.
  ModuleRule(
    "Bench",
    mayImport: ["WaylandUI", "WaylandUIComponents", "WaylandUITesting", "CBenchProbe"]),
]

/// Modules of the standard library, which every module may import.
nonisolated let standardModules: Set<String> = ["Swift", "Observation", "Synchronization"]
