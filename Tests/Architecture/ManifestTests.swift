import Testing

@Suite("Manifest") struct ManifestTests {
  let manifest: Manifest

  init() throws { manifest = try Manifest.load() }

  /// An import that is not declared builds or fails by the order in which modules happen to build.
  @Test("a target declares each module of the package that it imports")
  func importsAreDeclared() throws {
    let names = Set(manifest.targets.map(\.name))
    var seen = 0
    for target in manifest.targets {
      guard let path = target.path, path.hasPrefix("Sources/") || path.hasPrefix("Tests/") else {
        continue
      }
      for file in SourceTree(folder: path).files {
        let used = file.imports.intersection(names)
        seen += used.count
        let undeclared = used.subtracting(target.uses)
        #expect(undeclared.isEmpty, "\(target.name) imports \(undeclared.sorted())")
      }
    }
    #expect(seen > moduleRules.count, "the scan saw next to no imports")
  }

  @Test(
    "what an app could have written sees public declarations only",
    arguments: ["WaylandUIComponents", "Demo", "Bench"])
  func publicOnly(name: String) throws {
    let target = try #require(manifest.target(named: name))
    #expect(!target.packageAccess)
    // What measures the process is no part of the toolkit.
    let uses = target.uses.subtracting(["CBenchProbe"])
    #expect(uses.isSubset(of: ["WaylandUI", "WaylandUIComponents", "WaylandUITesting"]))
  }
}
