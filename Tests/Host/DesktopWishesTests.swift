import Testing
import WUIGeometry
import WUIPlatform
import WUISceneGraph
import WUITypography
import WUIViews

@testable import WUIHost

/// What the user wants of all programs reaches the views, and reaches them while they are shown.
@Suite struct DesktopWishesTests {
  private struct Page: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    let seen: Seen

    var body: some View {
      seen.colorScheme = colorScheme
      seen.reduceMotion = reduceMotion
      return VStack(spacing: 0) {
        Color.accentColor.frame(width: 40, height: 40)
        Text("Title").font(.title)
        Text("Title").font(.system(size: 28))
      }
      .fixedSize()
    }
  }

  private final class Seen {
    var colorScheme = ColorScheme.light
    var reduceMotion = false
  }

  private let seen = Seen()

  private func makeScene() -> OffscreenScene {
    OffscreenScene(
      size: CGSize(width: 200, height: 200), scale: 1, environment: EnvironmentValues(),
      root: Page(seen: seen))
  }

  private func change(_ scene: OffscreenScene, _ change: (inout DesktopSettings) -> Void) {
    var settings = DesktopSettings()
    change(&settings)
    scene.host.graph.changeEnvironment { $0.take(settings) }
    scene.render()
  }

  @Test func theSchemeChangesWhileTheViewIsShown() {
    let scene = makeScene()
    change(scene) { $0.colorScheme = .dark }
    #expect(seen.colorScheme == .dark)
    change(scene) { $0.colorScheme = .light }
    #expect(seen.colorScheme == .light)
  }

  @Test func theAccentColourIsTheUsersWhereTheAppHasNone() {
    var environment = EnvironmentValues()
    environment.desktopAccentColor = Color.Resolved(red: 1, green: 0, blue: 1)
    #expect(Color.accentColor.resolve(in: environment) == Color.Resolved(red: 1, green: 0, blue: 1))
    #expect(Color.accentColor.resolve(in: EnvironmentValues()) == Color.blue.resolve(in: .init()))
  }

  @Test func textOfAStyleFollowsTheDesktopsSizeAndTextOfAFixedSizeDoesNot() {
    var styled = Font.title
    var sized = Font.system(size: 28)
    var custom = Font.custom("Inter", size: 20, relativeTo: .body)
    var fixed = Font.custom("Inter", fixedSize: 20)
    styled.textScale = 1.5
    sized.textScale = 1.5
    custom.textScale = 1.5
    fixed.textScale = 1.5
    #expect(styled.pointSize == 42)
    #expect(sized.pointSize == 28)
    #expect(custom.pointSize == 30)
    #expect(fixed.pointSize == 20)
  }

  @Test func theTextIsLaidOutAnewWhenItsSizeChanges() {
    let scene = makeScene()
    let before = scene.host.minimumSize.height
    change(scene) { $0.textScale = 2 }
    let after = scene.host.minimumSize.height
    // One of the two texts has grown: to twice its height, within the rounding of lines.
    let line = (before - 40) / 2
    #expect(abs((after - before) - line) <= 2, "before \(before), after \(after)")
  }

  @Test func theDoubleClickIsAsSlowAsTheUserWants() {
    var count = 0
    let scene = OffscreenScene(
      size: CGSize(width: 100, height: 100), scale: 1, environment: EnvironmentValues(),
      root: Color.red.onTapGesture(count: 2) { count += 1 })
    func click() {
      scene.send(PointerEvent(kind: .enter, location: CGPoint(x: 50, y: 50)))
      scene.send(PointerEvent(kind: .down, location: CGPoint(x: 50, y: 50)))
      scene.send(PointerEvent(kind: .up, location: CGPoint(x: 50, y: 50)))
    }
    click()
    scene.advance(by: 0.5)
    click()
    #expect(count == 0)
    scene.advance(by: 2)
    scene.host.graph.scene.doubleClickInterval = 0.6
    click()
    scene.advance(by: 0.5)
    click()
    #expect(count == 1)
  }
}
