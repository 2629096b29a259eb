import CMockCompositor
import PlatformProbes
import Testing
import WUICompositor
import WUIGeometry
import WUIMotion
import WUIPlatform
import WUISceneGraph
import WUIViews

@testable import WUIHost

/// The windows of an app: which open, which come forward, which close, and what they share.
@Suite final class AppWindowsTests {
  private let server: MockServer
  let probe = BoardProbe()
  private let windows: AppWindows<BoardApp>

  init() throws {
    let probe = probe
    server = try MockServer(MockServer.sway)
    windows = AppWindows(
      BoardApp(probe), connection: server.connection, appID: "waylandui-windows"
    ) { probe.ends.append($0) }
    _ = server.takeRequests()
    #expect(windows.openFirst())
    settle()
  }

  // Windows end where they live, on the main actor.
  isolated deinit {}

  /// Lets what was asked for happen, and shows all that is new.
  func settle() {
    server.turn()
    for (number, host) in windows.hosts where host.host.displayList.items.isEmpty {
      server.send("zxdg_toplevel_decoration_v1#\(number).configure", "2")
      server.send("xdg_toplevel#\(number).configure", "0 0 -")
      server.send("xdg_surface#\(number).configure", "\(number)")
    }
    server.turn()
    server.turn()
    while mock_send(server.mock, "wl_callback.done", "0") {}
    server.turn()
  }

  private var titles: [String] {
    server.takeRequests("set_title").compactMap { $0.split(separator: "\"").dropFirst().first }
      .map(String.init)
  }

  var count: Int32 { mock_count(server.mock, "xdg_toplevel") }

  // MARK: Opening

  @Test func theFirstSceneOpensAtTheStart() {
    #expect(titles == ["Board 0"])
    #expect(windows.hosts.values.map(\.host.size) == [CGSize(width: 100, height: 80)])
    #expect(probe.events == ["board appears"])
  }

  @Test func eachWindowOfAGroupHasItsOwnStateAndTheAppsIsShared() throws {
    probe.own["board"]?.wrappedValue = 7
    settle()
    #expect(probe.shown["board"] == "0 7")
    probe.openWindow["board"]?(id: "board")
    settle()
    #expect(count == 2)
    #expect(probe.shown["board"] == "0 0", "the newest one's")
    probe.shared.wrappedValue = 3
    settle()
    let lists = windows.hosts.values.map(\.host.displayList.description)
    #expect(lists.count == 2 && lists.allSatisfy { $0 == lists[0] }, "\(lists)")
    // The title is the app's as well.
    #expect(titles == ["Board 0", "Board 0", "Board 3", "Board 3"])
    // The state outlives the window that was first.
    server.send("xdg_toplevel#1.close")
    settle()
    #expect(count == 1)
    probe.shared.wrappedValue = 4
    settle()
    #expect(probe.shown["board"] == "4 0")
    #expect(titles == ["Board 4"])
    probe.openWindow["board"]?(id: "board")
    settle()
    #expect(titles == ["Board 4"])
    #expect(probe.shown["board"] == "4 0")
  }

  @Test func anAnimationOfTheAppsStateRunsInAllWindows() {
    probe.openWindow["board"]?(id: "info")
    settle()
    withAnimation(.linear(duration: 1)) { probe.shared.wrappedValue = 50 }
    settle()
    server.time += 0.5
    settle()
    for host in windows.hosts.values {
      #expect(host.host.graph.scene.isAnimating)
    }
    // Half of the way, in windows of 100 and 50 points, whose boxes are in the middle.
    let lists = windows.hosts.sorted { $0.key < $1.key }.map(\.value.host.displayList.description)
    #expect(lists[0].contains("at (70, 35)"), "\(lists[0])")
    #expect(lists[1].contains("at (45, 15)"), "\(lists[1])")
    server.time += 0.6
    settle()
    for host in windows.hosts.values {
      #expect(!host.host.graph.needsFrame)
    }
  }

  @Test func aUniqueWindowComesForward() {
    probe.openWindow["board"]?(id: "info")
    probe.openWindow["board"]?(id: "info")
    settle()
    #expect(count == 2)
    let requests = server.takeRequests("get_toplevel", "commit").filter { $0.contains("token") }
    #expect(requests == ["xdg_activation_token_v1#1.commit()"])
    server.send("xdg_activation_token_v1.done", "t")
    settle()
    #expect(
      server.takeRequests("activate") == ["xdg_activation_v1#1.activate(\"t\", wl_surface#2)"])
    // Closed, it opens anew.
    probe.dismiss["info"]?()
    settle()
    #expect(count == 1)
    probe.openWindow["board"]?(id: "info")
    settle()
    #expect(count == 2)
    #expect(
      probe.events == ["board appears", "info appears", "info disappears", "info appears"])
  }

  @Test func aValueHasOneWindow() {
    probe.openWindow["board"]?(value: 1)
    probe.openWindow["board"]?(id: "number", value: 2)
    probe.openWindow["board"]?(value: 1)
    settle()
    #expect(count == 3)
    #expect(mock_count(server.mock, "xdg_activation_token_v1") == 1)
    #expect(probe.shown["number 1"] == "0 0" && probe.shown["number 2"] == "0 0")
    // A window that presents another value is that value's.
    probe.value[2]?.wrappedValue = 5
    settle()
    #expect(probe.shown["number 5"] == "0 0")
    probe.openWindow["board"]?(value: 5)
    settle()
    #expect(count == 3)
    probe.openWindow["board"]?(value: 2)
    settle()
    #expect(count == 4)
    // By the type alone.
    probe.openWindow["board"]?(value: "a")
    settle()
    #expect(probe.shown["a"] == "0 0")
    // Without a value.
    probe.openWindow["board"]?(id: "number")
    probe.openWindow["board"]?(id: "number")
    settle()
    #expect(count == 7)
    #expect(probe.shown["number none"] == "0 0")
  }

  // MARK: Closing

  @Test func aWindowClosesByItselfAndTheLastOneEndsTheProgram() {
    probe.openWindow["board"]?(id: "info")
    settle()
    probe.dismiss["board"]?()
    #expect(count == 2, "not in the middle of what is going on")
    settle()
    #expect(count == 1)
    #expect(probe.ends.isEmpty)
    #expect(probe.events.last == "board disappears")
    // The other one works.
    probe.shared.wrappedValue = 2
    settle()
    #expect(probe.shown["info"] == "2 0")
    server.send("xdg_toplevel.close")
    settle()
    #expect(count == 0)
    #expect(probe.ends == [nil])
    #expect(probe.events.last == "info disappears")
  }

  @Test func whatWasDoneLastComesToItsEndBeforeTheWindowDoes() {
    probe.shared.wrappedValue = 5
    server.turn()
    // No frame may follow before the callback comes.
    probe.shared.wrappedValue = 6
    probe.dismiss["board"]?()
    server.turn()
    #expect(probe.shown["board"] == "6 0")
    #expect(probe.ends == [nil])
  }

  @Test func windowsCloseByIdAndByValue() {
    probe.openWindow["board"]?(id: "board")
    probe.openWindow["board"]?(value: 1)
    probe.openWindow["board"]?(value: 2)
    probe.openWindow["board"]?(id: "info")
    settle()
    #expect(count == 5)
    probe.dismissWindow["info"]?(value: 1)
    probe.dismissWindow["info"]?(value: 9)
    probe.dismissWindow["info"]?(id: "number", value: 3)
    settle()
    #expect(count == 4)
    #expect(probe.events.last == "number 1 disappears")
    probe.dismissWindow["info"]?(id: "board")
    settle()
    #expect(count == 2)
    probe.dismissWindow["number 2"]?()
    probe.dismissWindow["number 2"]?()
    settle()
    #expect(count == 1)
    #expect(probe.ends.isEmpty)
  }

  @Test func aWindowThatOpensAsTheLastOneClosesKeepsTheProgramAlive() {
    probe.dismiss["board"]?()
    probe.openWindow["board"]?(id: "info")
    settle()
    #expect(count == 1)
    #expect(probe.ends.isEmpty)
    #expect(probe.shown["info"] == "0 0")
  }

  @Test func aWindowClosesInTheMiddleOfItsAnimation() {
    probe.openWindow["board"]?(id: "info")
    settle()
    withAnimation(.linear(duration: 1)) { probe.shared.wrappedValue = 50 }
    server.turn()
    server.time += 0.5
    probe.dismiss["info"]?()
    settle()
    #expect(count == 1)
    #expect(windows.hosts[1]!.host.graph.scene.isAnimating)
    server.time += 0.6
    settle()
    #expect(!windows.hosts[1]!.host.graph.needsFrame)
    #expect(probe.shown["board"] == "50 0")
  }

  /// Has the window's title change until the compositor, which does not read, must be waited for.
  private func block() {
    probe.title = String(repeating: "t", count: 1000)
    while !server.connection.isBlocked, server.connection.lossMessage == nil {
      probe.shared.wrappedValue += 1
      // No frame comes, so that after a while changes go on without.
      server.time += 1.1
      server.turnUnread()
    }
  }

  @Test("2.1: a window opens when the compositor reads again")
  func openingWhileBlocked() {
    block()
    probe.openWindow["board"]?(id: "info")
    server.turnUnread()
    #expect(windows.hosts.count == 1)
    server.turn()
    server.turn()
    #expect(windows.hosts.count == 2)
    #expect(server.connection.lossMessage == nil)
  }

  @Test("2.1: the end waits for no compositor")
  func endWhileBlocked() {
    block()
    probe.dismiss["board"]?()
    server.turnUnread()
    #expect(probe.ends == [nil])
  }

  // MARK: What windows know

  @Test func phasesAreThoseOfTheWindowAndOfTheWholeApp() {
    func activate(_ number: Int, _ states: String) {
      server.send("xdg_toplevel#\(number).configure", "0 0 \(states)")
      server.send("xdg_surface#\(number).configure", "\(100 + number)")
      settle()
    }
    #expect(probe.phases == ["board": .inactive, "app": .inactive])
    activate(1, "4")
    #expect(probe.phases == ["board": .active, "app": .active])
    probe.openWindow["board"]?(id: "info")
    settle()
    #expect(probe.phases == ["board": .active, "info": .inactive, "app": .active])
    activate(1, "-")
    #expect(probe.phases == ["board": .inactive, "info": .inactive, "app": .inactive])
    activate(2, "4")
    #expect(probe.phases == ["board": .inactive, "info": .active, "app": .active])
    // With the window goes its phase.
    probe.dismiss["info"]?()
    settle()
    #expect(probe.phases["app"] == .inactive)
  }

  @Test(
    "2.1: with the compositor both windows go, what they were at comes to its end, and then the app"
  )
  func loss() {
    probe.openWindow["board"]?(id: "info")
    settle()
    probe.shared.wrappedValue = 9
    mock_hang_up(server.mock)
    server.connection.read()
    server.connection.turn()
    #expect(probe.shown == ["board": "9 0", "info": "9 0"])
    #expect(
      probe.ends == ["the compositor went away: start the program again when one is running"])
  }
}
