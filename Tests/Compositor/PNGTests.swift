import SeededNumbers
import Testing
import WUICompositor
import WUIGeometry

@Suite struct PNGTests {
  private var picture: Bitmap {
    var generator = SeededNumbers(seed: 3)
    return Bitmap(
      width: 17, height: 9,
      pixels: (0..<153).map { _ in
        let alpha = [0, 64, 255].randomElement(using: &generator) ?? 0
        func channel() -> Int { (Int.random(in: 0...255, using: &generator) * alpha + 127) / 255 }
        return Channels(channel(), channel(), channel(), alpha).argb
      })
  }

  @Test func roundTripKeepsEveryPixel() throws {
    let copy = try Bitmap.decodePNG(try picture.encodePNG())
    #expect(copy.width == 17 && copy.height == 9)
    #expect(copy.pixels == picture.pixels)
  }

  @Test func fileRoundTrip() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: url) }
    try picture.writePNG(url)
    #expect(try Bitmap.readPNG(url).pixels == picture.pixels)
  }

  @Test func damagedFileIsAnErrorAndNoCrash() throws {
    let good = try picture.encodePNG()
    for length in [0, 1, 8, 20, 40, good.count / 2, good.count - 20] {
      #expect(throws: PNGError.self) { try Bitmap.decodePNG(good.prefix(length)) }
    }
    #expect(throws: PNGError.self) { try Bitmap.decodePNG(Data("not a picture at all".utf8)) }
    var generator = SeededNumbers(seed: 9)
    for _ in 0..<300 {
      var bad = good
      for _ in 0..<4 {
        bad[Int.random(in: 0..<bad.count, using: &generator)] = UInt8.random(
          in: 0...255, using: &generator)
      }
      _ = try? Bitmap.decodePNG(bad)
    }
  }

  @Test func errorSaysWhatIsWrong() {
    let error = #expect(throws: PNGError.self) { try Bitmap.decodePNG(Data("GIF89a..".utf8)) }
    #expect(error?.description.contains("PNG") == true)
  }

  @Test func giantIsRefused() {
    // A header that claims 100000×100000 pixels, with the right checksum.
    let header: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
      0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0, 8, 6, 0, 0, 0,
    ]
    let crc = Self.crc(header[12...])
    let bytes = header + (0..<4).map { UInt8(truncatingIfNeeded: crc >> (24 - 8 * $0)) }
    #expect(throws: PNGError.self) { try Bitmap.decodePNG(Data(bytes)) }
  }

  private static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 0 ? crc >> 1 : (crc >> 1) ^ 0xEDB8_8320 }
    }
    return ~crc
  }
}
