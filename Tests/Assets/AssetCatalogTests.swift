import Foundation
import Synchronization
import Testing
import WUICompositor
import WUIGeometry

@testable import WUIAssets

/// A catalogue of its own, whose log can be read.
private struct Fixture {
  let lines = Lines()
  let catalog: AssetCatalog

  nonisolated final class Lines: Sendable {
    private let stored = Mutex<[String]>([])
    var all: [String] { stored.withLock(\.self) }
    func append(_ line: String) { stored.withLock { $0.append(line) } }
  }

  init() {
    let lines = lines
    catalog = AssetCatalog(log: OnceLog { lines.append($0) })
  }

  func color(_ name: String, _ scheme: ColorScheme = .light) -> Color.Resolved? {
    catalog.color(named: name, bundlePath: Bundle.module.bundlePath, scheme: scheme)
  }

  func image(_ name: String, _ scheme: ColorScheme = .light) -> NamedImage? {
    catalog.image(named: name, bundlePath: Bundle.module.bundlePath, scheme: scheme)
  }
}

private func bytes(_ color: Color.Resolved?) -> [Int]? {
  color.map { [$0.red, $0.green, $0.blue].map { Int(($0 * 255).rounded()) } }
}

/// The colours of components.md §5.4, written as fractions, hexadecimal and decimal bytes.
@Test(
  arguments: [
    ("color/background", .light, [210, 215, 209], 1), ("color/background", .dark, [26, 26, 26], 1),
    ("color/text", .light, [83, 102, 79], 1), ("color/text", .dark, [255, 255, 255], 1),
    ("color/selectionBackground", .light, [226, 233, 225], 1),
    ("color/selectionBackground", .dark, [161, 250, 16], 0.2),
    ("color/controlBackground", .light, [226, 233, 225], 0.35),
    ("color/controlBackground", .dark, [255, 255, 255], 0.05),
    ("color/onlineStatus", .light, [161, 250, 16], 1),
    ("color/onlineStatus", .dark, [161, 250, 16], 1),
  ] as [(String, ColorScheme, [Int], Float)])
func colorSetIsRead(name: String, scheme: ColorScheme, expected: [Int], opacity: Float) {
  let fixture = Fixture()
  let color = fixture.color(name, scheme)
  #expect(bytes(color) == expected)
  #expect(color?.opacity == opacity)
  #expect(fixture.lines.all.isEmpty)
}

@Test func onlyNamespacesArePartOfNames() {
  let fixture = Fixture()
  #expect(bytes(fixture.color("offlineStatus")) == [203, 27, 16])
  #expect(fixture.color("Group/offlineStatus") == nil)
  #expect(fixture.color("background") == nil)
}

@Test func colorSpacesAreConverted() {
  let fixture = Fixture()
  // The red primary of P3 lies outside sRGB: red is clipped at full, the others at none.
  #expect(bytes(fixture.color("p3")) == [255, 0, 0])
  // Half of the light is 188 in sRGB's curve; half a code value under a power of 2.2 is 128.
  #expect(bytes(fixture.color("linear")) == [188, 188, 188])
  #expect(bytes(fixture.color("grey")) == [128, 128, 128])
}

@Test func systemColorIsReferredTo() {
  let fixture = Fixture()
  #expect(bytes(fixture.color("system")) == [0, 122, 255])
  #expect(bytes(fixture.color("system", .dark)) == [10, 132, 255])
}

@Test func highContrastIsNotTaken() {
  #expect(bytes(Fixture().color("contrast")) == [0, 0, 0])
}

@Test func emptyAccentColorIsNoError() {
  let fixture = Fixture()
  #expect(fixture.catalog.accentColor(scheme: .light) == nil)
  #expect(fixture.lines.all.isEmpty)
}

@Test func missingNameIsReportedOnce() throws {
  let fixture = Fixture()
  for _ in 0..<3 {
    #expect(fixture.color("nowhere") == nil)
    #expect(fixture.image("nothing") == nil)
  }
  #expect(fixture.lines.all.count == 2)
  #expect(try #require(fixture.lines.all.first).contains("Color(\"nowhere\") is missing"))
  #expect(fixture.lines.all[1].contains("nothing.imageset"))
}

@Test(arguments: [
  ("broken", "colors[0].color"), ("syntax", "syntax.colorset/Contents.json"), ("wrong", "0xZZ"),
])
func malformedSetIsReported(name: String, hint: String) throws {
  let fixture = Fixture()
  #expect(fixture.color(name) == nil)
  let line = try #require(fixture.lines.all.first)
  #expect(line.contains("\(name).colorset/Contents.json"))
  #expect(line.contains(hint))
}

@Test func pictureHasAScaleForEachDensity() throws {
  let image = try #require(Fixture().image("badge"))
  #expect(image.provider.size == CGSize(width: 8, height: 6))
  #expect(!image.isTemplate)
  let single = image.provider.bitmap(pixelWidth: 8, pixelHeight: 6)
  #expect(single.width == 8 && single.pixels[0] == 0xFFFF_0000)
  let double = image.provider.bitmap(pixelWidth: 12, pixelHeight: 9)
  #expect(double.width == 16 && double.height == 12)
  // Green at half opacity, premultiplied.
  #expect(double.pixels[0] == 0x8000_8000)
  #expect(image.provider.bitmap(pixelWidth: 24, pixelHeight: 18) === double)
}

@Test func drawingIsSharpAtAnySize() throws {
  let image = try #require(Fixture().image("icon/home"))
  #expect(image.isTemplate)
  #expect(image.provider.size == CGSize(width: 24, height: 24))
  let bitmap = image.provider.bitmap(pixelWidth: 96, pixelHeight: 48)
  #expect(bitmap.width == 96 && bitmap.height == 48)
  // The bar covers the middle half, stretched with the picture.
  let row = bitmap.pixels[0..<96].map { $0 >> 24 }
  #expect(row == (0..<96).map { (24..<72).contains($0) ? 255 : 0 })
}

@Test func pictureFollowsTheLook() throws {
  let fixture = Fixture()
  let pixels = try [ColorScheme.light, .dark].map {
    try #require(fixture.image("scheme", $0)).provider.bitmap(pixelWidth: 4, pixelHeight: 4)
      .pixels[0]
  }
  #expect(pixels == [0xFFFF_FFFF, 0xFF00_0000])
}

@Test func pictureThatCannotBeDrawnIsAPlaceholder() throws {
  let fixture = Fixture()
  #expect(try #require(fixture.image("paper")).provider === PlaceholderImage.shared)
  #expect(try #require(fixture.image("damaged")).provider === PlaceholderImage.shared)
  #expect(fixture.lines.all.count == 2)
}

@Test func loosePictureIsFound() throws {
  let image = try #require(Fixture().image("loose"))
  #expect(image.provider.size == CGSize(width: 10, height: 10))
  #expect(image.provider.bitmap(pixelWidth: 11, pixelHeight: 11).width == 30)
}

@Test func resourcesBesideTheExecutableAreTheApps() {
  let catalog = AssetCatalog(log: OnceLog { _ in })
  #expect(bytes(catalog.color(named: "color/onlineStatus", scheme: .light)) == [161, 250, 16])
}

@Test func ownBundleComesBeforeThoseOfTests() {
  let bundles = ["/b/App_AppTests.bundle", "/b/App_Core.bundle", "/b/App_Demo.resources"]
  #expect(
    ResourceBundles.inOrder(bundles, executable: "demo") == [
      "/b/App_Demo.resources", "/b/App_Core.bundle", "/b/App_AppTests.bundle",
    ])
}

@Test func assetIsTheSameObjectEachTime() throws {
  let fixture = Fixture()
  let images = (try #require(fixture.image("badge")), try #require(fixture.image("badge")))
  #expect(images.0.provider === images.1.provider)
}
