import Testing
import WUIGeometry
import WUIViews

@testable import WUIHost

/// What is not there is said, on standard error; a suite without windows of its own.
@Suite struct AppWindowMessageTests {
  @Test func unknownScenes() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let test = try AppWindowsTests()
        let probe = test.probe
        probe.openWindow["board"]?(id: "bored")
        probe.openWindow["board"]?(value: 0.5)
        probe.openWindow["board"]?(id: "info", value: 1)
        probe.dismissWindow["board"]?(id: "inof")
        // Known, and not open.
        probe.dismissWindow["board"]?(id: "info")
        test.settle()
        precondition(test.count == 1 && probe.ends.isEmpty)
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let ids = #"there are "board", "info", "number"."#
    let lines = output.split(separator: "\n").map(String.init).filter { $0.contains("Window(") }
    let expected: [String] = [
      "openWindow(id: \"bored\"): no scene of the app has this id; \(ids)",
      "openWindow(value:): no WindowGroup of the app is for values of type Double;"
        + " there are Int, String.",
      "openWindow(value:): no WindowGroup of the app with the id \"info\" is for values of type Int;"
        + " none is for values.",
      "dismissWindow(id: \"inof\"): no scene of the app has this id; \(ids)",
    ]
    #expect(lines == expected.map { "WaylandUI: " + $0 })
  }
}
