import Foundation
import Testing

@Suite struct ReadMeTests {
  private var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  /// The code a reader sees is built with everything else, and its test runs.
  @Test(arguments: ["Tests/Example/Hello.swift", "Tests/ReadMe/SwitchTests.swift"])
  func exampleIsTheOneThatIsBuilt(path: String) throws {
    let readMe = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let example = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    #expect(readMe.contains("```swift\n\(example)```"))
  }

  /// Every file and folder that the pages name is there.
  @Test(arguments: ["README.md", "Sources/README.md"])
  func namedPathsExist(page: String) throws {
    let url = root.appendingPathComponent(page)
    let text = try String(contentsOf: url, encoding: .utf8)
    let links = text.matches(of: /\]\((?<path>[^)#:]+)\)/).map { String($0.output.path) }
    for link in links {
      let target = url.deletingLastPathComponent().appendingPathComponent(link).path
      #expect(FileManager.default.fileExists(atPath: target), "\(page) links to \(link)")
    }
    if page == "README.md" { #expect(links.count >= 3) }
  }
}
