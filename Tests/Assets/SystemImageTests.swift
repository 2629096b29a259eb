import Foundation
import Synchronization
import Testing
import WUICompositor
import WUIGeometry

@testable import WUIAssets

private let themes = Bundle.module.bundlePath + "/Resources/themes"
private let child = IconTheme(name: "Child", searchPaths: [themes])
private let noTheme = IconTheme(name: "none", searchPaths: [])

/// How much of the picture has ink, 0…1.
private func ink(_ provider: any ImageProvider) -> Double {
  let bitmap = provider.bitmap(pixelWidth: 32, pixelHeight: 32)
  return bitmap.pixels.reduce(0) { $0 + Double($1 >> 24) / 255 } / 1024
}

@Test(arguments: [
  (16, 1, "Child/16/actions/"), (16, 2, "Child/16@2/actions/"), (32, 1, "Child/32/actions/"),
  (33, 1, "Child/32/actions/"), (100, 1, "Child/scalable/actions/"),
  (44, 1, "Child/scalable/actions/"), (8, 1, "Child/16/actions/"),
])
func closestSizeIsChosen(size: Int, scale: Int, folder: String) throws {
  let path = try #require(child.path(of: "star", size: size, scale: scale))
  #expect(path.hasSuffix(folder + "star.svg"))
}

@Test func themesInherit() throws {
  #expect(try #require(child.path(of: "moon-symbolic")).contains("/Parent/"))
  #expect(try #require(child.path(of: "heart-symbolic")).contains("/Child/"))
  #expect(try #require(child.path(of: "app")).contains("/hicolor/"))
  #expect(child.path(of: "nothing") == nil)
}

@Test func themeNameComesFromToolkitSettings() throws {
  let folder = NSTemporaryDirectory() + "icon-settings-\(UUID().uuidString)"
  try FileManager.default.createDirectory(
    atPath: folder + "/gtk-3.0", withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  try "[Settings]\n# a comment\ngtk-icon-theme-name = Papirus\n"
    .write(toFile: folder + "/gtk-3.0/settings.ini", atomically: true, encoding: .utf8)
  let chosen = IconThemeSettings(environment: [
    "HOME": "/home/u", "XDG_CONFIG_HOME": folder, "XDG_DATA_DIRS": "/a:/b",
  ])
  #expect(chosen.themeName == "Papirus")
  #expect(
    chosen.searchPaths == [
      "/home/u/.icons", "/home/u/.local/share/icons", "/a/icons", "/b/icons",
      "/usr/share/pixmaps",
    ])
  #expect(IconThemeSettings(environment: ["HOME": "/nowhere"]).themeName == "Adwaita")
}

@Test func themeComesBeforeOwnDrawing() {
  let images = SystemImage(theme: child, log: OnceLog { _ in })
  // The theme's picture is a full disc, which covers π⁄4 of its square.
  #expect(abs(ink(images.provider(named: "house")) - .pi / 4) < 0.02)
  #expect(ink(images.provider(named: "folder")) < 0.5)
}

@Test func fillFallsBackToTheBase() {
  let images = SystemImage(theme: noTheme, log: .standard)
  #expect(ink(images.provider(named: "globe.fill")) == ink(images.provider(named: "globe")))
  #expect(ink(images.provider(named: "heart.fill")) > ink(images.provider(named: "heart")))
}

@Test func glyphIsFramedOrCutOut() {
  let images = SystemImage(theme: noTheme, log: .standard)
  let disc = ink(images.provider(named: "circle.fill"))
  let framed = ink(images.provider(named: "plus.circle"))
  let cut = ink(images.provider(named: "plus.circle.fill"))
  #expect(framed > ink(images.provider(named: "circle")) * 0.8 && framed < disc / 1.5)
  #expect(cut < disc - 0.02 && cut > disc / 1.5)
}

@Test func everyOwnDrawingHasInkWithinItsSquare() {
  for name in SymbolDrawing.names {
    let image = SystemImage(theme: noTheme, log: .standard).provider(named: name)
    #expect(image.size == CGSize(width: 16, height: 16))
    #expect(ink(image) > 0.03, "\(name) is nearly blank")
    #expect(ink(image) < 0.9, "\(name) fills its square")
  }
}

@Test func manySymbolsAreKnown() {
  #expect(Set(SystemImage.themeNames.keys).union(SymbolDrawing.names).count >= 250)
}

/// What the demo, the articles and common menus use must have a picture even without an icon theme.
@Test(arguments: [
  "house", "square.grid.2x2", "folder", "building.2", "person", "person.2", "person.crop.circle",
  "bell", "chart.bar", "archivebox", "gearshape", "rectangle.portrait.and.arrow.right", "sun.max",
  "moon", "line.3.horizontal", "xmark", "plus", "minus", "checkmark", "chevron.left",
  "chevron.right", "chevron.up", "chevron.down", "arrow.left", "arrow.right", "magnifyingglass",
  "heart", "star", "trash", "pencil", "paintpalette", "slider.horizontal.3", "switch.2",
  "sidebar.left", "circle", "square", "circle.fill", "info.circle", "questionmark.circle",
  "rectangle.split.3x1", "globe", "paperplane", "tag", "cart", "creditcard", "gift", "leaf",
])
func essentialSymbolNeedsNoTheme(name: String) {
  let images = SystemImage(theme: noTheme, log: .standard)
  #expect(images.provider(named: name) !== PlaceholderImage.shared)
}

@Test func unknownSymbolIsAPlaceholderReportedOnce() {
  let lines = Mutex<[String]>([])
  let images = SystemImage(
    theme: noTheme, log: OnceLog { line in lines.withLock { $0.append(line) } })
  for _ in 0..<3 {
    #expect(images.provider(named: "no.such.symbol") === PlaceholderImage.shared)
  }
  #expect(images.provider(named: "../../etc/passwd") === PlaceholderImage.shared)
  #expect(lines.withLock(\.count) == 2)
  #expect(lines.withLock { $0[0] }.contains("Image(systemName: \"no.such.symbol\")"))
}

@Test func symbolIsTheSameObjectEachTime() {
  #expect(SystemImage.provider(named: "star") === SystemImage.provider(named: "star"))
}
