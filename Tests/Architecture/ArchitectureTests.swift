import Testing

/// The dependency rule of `Sources/README.md`, said as absences; `ManifestTests` has the rest.
@Suite("Architecture") struct ArchitectureTests {
  let tree = SourceTree.sources

  @Test("every folder of Sources has a rule, and every rule a folder")
  func everyFolderHasARule() {
    #expect(tree.folders == Set(moduleRules.map(\.folder)))
  }

  @Test("a module imports only what its row allows", arguments: moduleRules)
  func importsStayInsideTheTable(rule: ModuleRule) {
    let files = tree.files(in: rule.folder)
    #expect(!files.isEmpty, "no file was looked at")
    for file in files {
      let forbidden = file.imports.subtracting(rule.mayImport).subtracting(standardModules)
      #expect(forbidden.isEmpty, "\(file.path) imports \(forbidden.sorted())")
    }
  }

  /// Named exactly: an import that the scan overlooks fails here too.
  @Test(
    "each C library is called from its own modules only",
    arguments: [
      ("CPixman", ["Compositor"]), ("CFreeType", ["Compositor"]),
      ("CPango", ["Typography"]), ("CPNG", ["Compositor"]), ("CRsvg", ["Assets"]),
      ("CWayland", ["Platform"]),
    ] as [(String, Set<String>)])
  func cLibraries(module: String, folders: Set<String>) {
    #expect(tree.importers(of: module) == folders)
  }

  @Test("only Platform reads a clock, and bench, which measures")
  func clocks() {
    let clocks = [
      "ContinuousClock", "SuspendingClock", "clock_gettime", "DispatchTime.now", "systemUptime",
      "Date()", "Date.now",
    ]
    let readers = tree.files.filter { file in
      file.code.contains { line in clocks.contains { line.contains($0) } }
    }
    #expect(Set(readers.map(\.folder)).subtracting(["Bench"]) == ["Platform"])
  }

  /// Behind `some View` the compiler sees, in another module, only types that are at least `package`. It has
  /// to ask Swift's runtime for all others, by name, whenever a generic view's body runs.
  @Test("what modifiers return can be seen through")
  func returnedTypes() {
    let kinds = [
      "View", "ViewModifier", "Gesture", "Shape", "ShapeStyle", "LeafView", "ContainerView",
      "LayoutView", "SlotModifier", "PrimitiveView", "PrimitiveGesture", "RenderEffect", "Layout",
      "UnaryLayout", "GuideSource", "InsettableShape", "ButtonStyle", "LabelStyle", "Node",
    ]
    let conforms = try! Regex(
      "^(nonisolated |private |fileprivate |internal )*(struct|extension|enum|final class|class) (\\w+)(<.*>)?:(.*,)? *"
        + "(@\\w+ )?(\(kinds.joined(separator: "|")))\\b")
    let hidden = try! Regex(
      "^(nonisolated |private |fileprivate |internal )*(?:struct|enum|final class|class) (\\w+)")
    var (conforming, seen, found) = (Set<String>(), 0, Set<String>())
    let files = tree.files(in: "Views") + tree.files(in: "SceneGraph")
    for line in files.flatMap(\.code) {
      if let match = try? conforms.prefixMatch(in: line) {
        conforming.insert(String(match.output[3].substring ?? ""))
        seen += 1
      }
      if let match = try? hidden.prefixMatch(in: line) {
        found.insert(String(match.output[2].substring ?? ""))
      }
    }
    #expect(seen > 30 && found.count > 30, "too few were recognised")
    #expect(conforming.intersection(found).sorted() == [])
  }

  /// Only `PropertyStorage` does: nothing public in the standard library walks the stored properties
  /// of a view in place.
  @Test("nothing else reaches behind public declarations")
  func noBackDoors() {
    let users = tree.files.filter { file in
      file.code.contains { $0.contains("@testable") || $0.contains("@_spi") }
    }
    #expect(users.map(\.path) == ["Views/Core/Fields.swift"])
  }
}

@Suite("Source scan") struct SourceScanTests {
  @Test(
    "an import is recognised in every form",
    arguments: [
      ("import WUIGeometry", "WUIGeometry"),
      ("@_exported public import Foundation", "Foundation"),
      ("  private import struct WUIMotion.Spring", "WUIMotion"),
      ("@testable import Demo  // why", "Demo"),
      ("let import = 3", nil),
      ("importThings()", nil),
    ] as [(Substring, String?)])
  func recognises(line: Substring, module: String?) {
    #expect(SourceTree.File.importedModule(in: line) == module)
  }

  @Test("comments and multi-line strings are not code")
  func skipsWhatIsNotCode() {
    let text = """
      import A
      // import B
        /// import C
      let sample = \"\"\"
        import D
        \"\"\"
      import E
      """
    let code = SourceTree.code(in: text)
    #expect(code.compactMap(SourceTree.File.importedModule) == ["A", "E"])
  }
}
