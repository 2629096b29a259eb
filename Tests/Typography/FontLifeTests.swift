import CPango
import Foundation
import Testing

/// What fonts keep in memory, and for how long.
///
/// The fonts of these tests, made with fontTools, have the letter A only: one is a box that an axis `opsz` from
/// 8 to 32 makes narrower, the other a picture of 20 pixels.
@Suite struct FontLifeTests {
  nonisolated static let family = "WUI Optical Size"
  let context: OpaquePointer

  /// Fontconfig takes instances of variable fonts unless its configuration asks for more.
  private static let areInstalled: Bool = {
    wui_fontconfig_wait()
    let rule = """
      <fontconfig><match target="pattern">
        <test name="family"><string>\(family)</string></test>
        <edit name="variable" mode="assign"><bool>true</bool></edit>
      </match></fontconfig>
      """
    for name in ["OpticalSize", "Bitmap"] {
      let file = Bundle.module.path(forResource: name, ofType: "ttf", inDirectory: "Resources")
      guard let file, FcConfigAppFontAddFile(nil, file) != 0 else { return false }
    }
    return FcConfigParseAndLoadFromMemory(FcConfigGetCurrent(), rule, 1) != 0
  }()

  init() throws {
    try #require(Self.areInstalled)
    context = try #require(wui_pango_context_create())
  }

  private func font(_ size: Double, family: String = family)
    throws -> UnsafeMutablePointer<PangoFont>
  {
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, family)
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    return try #require(pango_context_load_font(context, description))
  }

  private func face(of font: UnsafeMutablePointer<PangoFont>) -> wui_pango_face? {
    var face = wui_pango_face()
    return wui_pango_describe_face(font, &face) ? face : nil
  }

  private func variations(_ size: Double) throws -> String? {
    let font = try font(size)
    defer { g_object_unref(font) }
    return try #require(face(of: font)).variations.map { String(cString: $0) }
  }

  @Test func opticalSizesAreWholePoints() throws {
    defer { g_object_unref(UnsafeMutableRawPointer(context)) }
    #expect(try variations(17) == "opsz=17")
    #expect(try variations(17.4) == "opsz=17")
    #expect(try variations(16.5) == "opsz=17")
    #expect(try variations(21.25) == "opsz=21")
    #expect(try variations(0.25) == "opsz=1")
    #expect(try variations(300) == "opsz=144")
    let font = try font(17.4)
    defer { g_object_unref(font) }
    #expect(abs(wui_pango_font_size(font) - 17.4) < 0.001)
  }

  @Test func picturesHaveTheSizeThatIsAskedFor() throws {
    defer { g_object_unref(UnsafeMutableRawPointer(context)) }
    for size in [17, 17.5, 40] {
      let font = try font(size, family: "WUI Bitmap")
      defer { g_object_unref(font) }
      #expect(String(cString: try #require(face(of: font)).file).hasSuffix("/Bitmap.ttf"))
      #expect(abs(wui_pango_font_size(font) - size) < 0.001)
    }
  }

  @Test(arguments: [family, "WUI Bitmap"]) func facesOfManySizesDoNotPileUp(family: String) throws {
    let before = wui_pango_living_faces()
    for step in 1...600 { g_object_unref(try font(17 + Double(step) / 8, family: family)) }
    // Those of the sets that are kept, and of the sizes that a match keeps.
    #expect(wui_pango_living_faces() - before <= 256 + 64 + 8)
    g_object_unref(UnsafeMutableRawPointer(context))
    #expect(wui_pango_living_faces() == before)
  }

  @Test func facesOfManyFamiliesDoNotPileUp() throws {
    let before = wui_pango_living_faces()
    for number in 1...600 { g_object_unref(try font(17, family: "No Such Font \(number)")) }
    #expect(wui_pango_living_faces() - before <= 256 + 256)
    g_object_unref(UnsafeMutableRawPointer(context))
    #expect(wui_pango_living_faces() == before)
  }

  @Test func fontsOutliveTheirMap() throws {
    let before = wui_pango_living_faces()
    let font = try font(17)
    g_object_unref(UnsafeMutableRawPointer(context))
    #expect(pango_font_get_font_map(font) == nil)
    #expect(String(cString: try #require(face(of: font)).file).hasSuffix("/OpticalSize.ttf"))
    let description = pango_font_describe(font)
    #expect(
      pango_font_description_get_family(description).map { String(cString: $0) } == Self.family)
    pango_font_description_free(description)
    #expect(pango_font_has_char(font, 0x41) != 0)
    #expect(pango_font_has_char(font, 0x42) == 0)
    var logical = PangoRectangle()
    pango_font_get_glyph_extents(font, 1, nil, &logical)
    // A quarter of the way from 12 to 32, where it is narrower by 40 of 1000.
    #expect(abs(Double(logical.width) - 0.49 * 17 * Double(PANGO_SCALE)) < 2)
    g_object_unref(font)
    #expect(wui_pango_living_faces() == before)
  }

  @Test func setsOutliveTheirMap() throws {
    let before = wui_pango_living_faces()
    let description = pango_font_description_new()
    pango_font_description_set_family(description, Self.family)
    pango_font_description_set_absolute_size(description, 17 * Double(PANGO_SCALE))
    let set = try #require(pango_context_load_fontset(context, description, nil))
    pango_font_description_free(description)
    g_object_unref(UnsafeMutableRawPointer(context))
    // The font has no B, so that all others are searched only now.
    let other = try #require(pango_fontset_get_font(set, 0x42))
    g_object_unref(UnsafeMutableRawPointer(set))
    #expect(!String(cString: try #require(face(of: other)).file).hasSuffix("/OpticalSize.ttf"))
    #expect(pango_font_has_char(other, 0x42) != 0)
    g_object_unref(other)
    #expect(wui_pango_living_faces() == before)
  }
}
