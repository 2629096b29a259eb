import Testing
import WUIPlatform

@Suite struct PlatformErrorTests {
  private func message(_ environment: [String: String]) -> String {
    PlatformError.noDisplay(
      DisplayAddress(environment: environment), reason: "No such file or directory"
    ).description
  }

  @Test func aNameIsLookedForInTheRuntimeDirectory() {
    #expect(
      message(["WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": "/run/user/1000"])
        == "no Wayland display: WAYLAND_DISPLAY is \"wayland-7\", "
        + "tried /run/user/1000/wayland-7: No such file or directory")
  }

  @Test func aPathIsTakenAsItIs() {
    #expect(
      message(["WAYLAND_DISPLAY": "/tmp/socket"])
        == "no Wayland display: WAYLAND_DISPLAY is \"/tmp/socket\", "
        + "tried /tmp/socket: No such file or directory")
  }

  @Test func withoutANameTheFirstDisplayIsTried() {
    #expect(
      message(["XDG_RUNTIME_DIR": "/run/user/1000"])
        == "no Wayland display: WAYLAND_DISPLAY is not set, "
        + "tried /run/user/1000/wayland-0: No such file or directory")
  }

  @Test func withoutARuntimeDirectoryThereIsNoSocket() {
    #expect(
      message(["WAYLAND_DISPLAY": "wayland-7"])
        == "no Wayland display: WAYLAND_DISPLAY is \"wayland-7\", XDG_RUNTIME_DIR is not set, "
        + "so there is no socket to try: No such file or directory")
  }

  @Test func anInheritedSocketIsNamed() {
    #expect(
      message(["WAYLAND_SOCKET": "5", "WAYLAND_DISPLAY": "wayland-7"])
        == "no Wayland display: WAYLAND_SOCKET is 5: No such file or directory")
  }

  @Test func aMissingInterfaceIsNamedWithItsVersion() {
    #expect(
      PlatformError.missingInterface(name: "wl_compositor", version: 4).description
        == "the Wayland compositor does not offer wl_compositor, version 4 or newer")
  }
}
