import Foundation
import Testing
import ViewProbes
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

/// D25 and D26 of components.md §6.1: type and colours of the menu.
@Suite struct MenuColorTests {
  /// What a colour looks like over white, in a scheme.
  private func seen(_ color: Color, _ scheme: ColorScheme) -> PixelColor {
    OffscreenHost(width: 4, height: 4, colorScheme: scheme) {
      ZStack {
        Color.white
        color
      }
    }
    .pixel(x: 2, y: 2)
  }

  private func named(_ name: String) -> Color { Color("color/\(name)", bundle: .module) }

  private static let names: [(name: String, colour: KeyPath<MenuPalette, Color>)] = [
    ("background", \.background), ("text", \.text), ("selectionBackground", \.selectionBackground),
    ("selectionForeground", \.selectionForeground), ("controlBackground", \.controlBackground),
    ("controlForeground", \.controlForeground), ("onlineStatus", \.onlineStatus),
    ("offlineStatus", \.offlineStatus),
  ]

  @Test(
    "D26: the menu's colours are those of the catalogue, by day and by night",
    arguments: [ColorScheme.light, .dark])
  func catalogue(scheme: ColorScheme) {
    for (name, path) in Self.names {
      let palette = MenuColors.standard[scheme]
      #expect(
        seen(palette[keyPath: path], scheme).isClose(to: seen(named(name), scheme), tolerance: 1),
        "\(name)")
    }
  }

  /// components.md §5.4.
  @Test("D26: named colours follow the scheme around them") func followsTheScheme() {
    let host = OffscreenHost(width: 40, height: 10) {
      HStack(spacing: 0) {
        named("text")
        named("text").environment(\.colorScheme, .dark)
        named("selectionForeground")
        named("selectionForeground").environment(\.colorScheme, .dark)
      }
    }
    let colors = [5.0, 15, 25, 35].map { host.pixel(x: $0, y: 5) }
    #expect(
      colors == [
        PixelColor(83, 102, 79), .white, PixelColor(57, 157, 41), PixelColor(161, 250, 16),
      ])
  }

  @Test("D26, D30: a named colour moves to the other scheme's with the animation of the change")
  func movesToTheOtherScheme() {
    let scheme = Remote(ColorScheme.light)
    let host = OffscreenHost(width: 10, height: 10) {
      WithState(scheme) { scheme in
        named("background").environment(\.colorScheme, scheme.wrappedValue)
          .animation(.default, value: scheme.wrappedValue)
      }
    }
    let (light, dark) = (PixelColor(210, 215, 209), PixelColor(26, 26, 26))
    #expect(host.pixel(x: 5, y: 5) == light)
    host.perform { scheme.value = .dark }
    #expect(host.pixel(x: 5, y: 5) == light)
    // components.md §5.1, the row of the default.
    for (ms, progress) in [(100, 0.3165), (200, 0.6656), (400, 0.9423)] as [(Double, Double)] {
      host.advance(milliseconds: ms - host.milliseconds)
      #expect(host.pixel(x: 5, y: 5).isClose(to: dark.over(light, opacity: progress)))
    }
    host.run(milliseconds: 3000)
    #expect(host.pixel(x: 5, y: 5) == dark)
  }

  /// components.md §5.3: the sizes and weights of the repository's type, in the system's font.
  @Test(
    "D25: each style of type is its size and weight, on a Text and on any view",
    arguments: TypographyStyle.allCases)
  func typography(style: TypographyStyle) {
    func picture<V: View>(@ViewBuilder _ content: () -> V) -> Snapshot {
      OffscreenHost(width: 200, height: 40, content: content).snapshot()
    }
    let font: Font =
      switch style {
      case .headline: .system(size: 20, weight: .bold)
      case .subheadline: .system(size: 16)
      case .title: .system(size: 16, weight: .semibold)
      case .title2: .system(size: 16, weight: .medium)
      }
    let wanted = picture { Text("Workload").font(font) }
    let text: Text = Text("Workload").typographyStyle(style)
    #expect(picture { text }.differences(from: wanted) == 0)
    #expect(
      picture { HStack { Text("Workload") }.typographyStyle(style) }.differences(from: wanted) == 0)
    // A Text stays one, for sentences of several styles.
    let sentence = Text("Work").typographyStyle(style) + Text("load").typographyStyle(.headline)
    let joined = Text("Work").font(font) + Text("load").font(.system(size: 20, weight: .bold))
    #expect(picture { sentence }.differences(from: picture { joined }) == 0)
    #expect(picture { Text("Workload") }.differences(from: wanted) != 0)
  }
}
