import Foundation
import Synchronization
import Testing
import WUIGeometry
import WUIHost
import WUIViews
import WaylandUI
import WaylandUITesting

private enum Look: String {
  case regular, compact
}

private struct Fixture: View {
  @SceneStorage("look") private var look = Look.regular
  @SceneStorage("count") private var count = 1
  @SceneStorage("share") private var share = 0.5
  @SceneStorage("isOn") private var isOn = false
  @SceneStorage("name") private var name: String?

  var body: some View {
    VStack {
      Text("\(look.rawValue) \(count) \(share) \(isOn) \(name ?? "–")").id(0)
        .accessibilityValue("\(look.rawValue) \(count) \(share) \(isOn) \(name ?? "–")")
        .accessibilityIdentifier("values")
      Button("Change") {
        look = .compact
        count += 1
        share = 2
        isOn.toggle()
        name = "Ada"
      }
      .accessibilityIdentifier("change")
      Reader()
    }
  }
}

/// Another view with the same key.
private struct Reader: View {
  @SceneStorage("count") private var count = 1

  var body: some View {
    Text("\(count)").accessibilityValue("\(count)").accessibilityIdentifier("reader")
  }
}

@Suite("API: stored values", .serialized) final class APIStorageTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func values(log: OnceLog = .standard) -> StoredValuesOfScene {
    let variables = [
      "XDG_STATE_HOME": folder.appending(path: "state").path,
      "XDG_CONFIG_HOME": folder.appending(path: "config").path,
    ]
    return StoredValuesOfScene(
      scene: StorageFolders.values(ofScene: 1, appID: "app", variables: variables, log: log),
      app: StorageFolders.values(appID: "app", variables: variables, log: log))
  }

  private var file: URL { folder.appending(path: "state/app/scene-1.json") }

  @Test("views of a window share a value; another window starts anew") func memory() {
    let host = OffscreenHost(width: 400, height: 200) { Fixture() }
    #expect(host.accessibilityValue(of: "values") == "regular 1 0.5 false –")
    host.tap("change")
    #expect(host.accessibilityValue(of: "values") == "compact 2 2.0 true Ada")
    #expect(host.accessibilityValue(of: "reader") == "2")
    let other = OffscreenHost(width: 400, height: 200) { Fixture() }
    #expect(other.accessibilityValue(of: "values") == "regular 1 0.5 false –")
  }

  @Test("values are there again when the program is") func persistence() throws {
    let first = values()
    let host = OffscreenHost(width: 400, height: 200) {
      Fixture().environment(\.storedValues, first)
    }
    host.tap("change")
    first.scene.save()
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    #expect(json["look"] as? String == "compact")
    #expect(json["count"] as? Int == 2)
    let second = OffscreenHost(width: 400, height: 200) {
      Fixture().environment(\.storedValues, values())
    }
    #expect(second.accessibilityValue(of: "values") == "compact 2 2.0 true Ada")
  }

  @Test("what is not written yet is written when the program ends") func exit() async throws {
    let path = file.path
    await #expect(processExitsWith: .success) { [path = path as String] in
      await MainActor.run {
        let url = URL(filePath: path)
        let stored = StoredValues(url: url)
        let host = OffscreenHost(width: 400, height: 200) {
          Fixture().environment(
            \.storedValues, StoredValuesOfScene(scene: stored, app: StoredValues()))
        }
        host.tap("change")
        precondition(!FileManager.default.fileExists(atPath: path))
        Foundation.exit(0)
      }
    }
    let json = try String(contentsOf: file, encoding: .utf8)
    #expect(json.contains(#""name" : "Ada""#))
  }

  @Test("a file that is no JSON is reported once and left at the defaults") func corrupt() throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("{\"count\": ".utf8).write(to: file)
    let messages = Mutex<[String]>([])
    let log = OnceLog { line in messages.withLock { $0.append(line) } }
    let stored = [values(log: log), values(log: log)]
    let host = OffscreenHost(width: 400, height: 200) {
      Fixture().environment(\.storedValues, stored[0])
    }
    #expect(host.accessibilityValue(of: "values") == "regular 1 0.5 false –")
    #expect(messages.withLock { $0 }.filter { $0.contains(file.path) }.count == 1)
    #expect(try String(contentsOf: file, encoding: .utf8) == "{\"count\": ")
  }

  @Test("a stored value of another type counts as none") func otherType() throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(#"{"count": "many", "look": "wide", "share": 3}"#.utf8).write(to: file)
    let host = OffscreenHost(width: 400, height: 200) {
      Fixture().environment(\.storedValues, values())
    }
    #expect(host.accessibilityValue(of: "values") == "regular 1 3.0 false –")
  }
}
