/// A part of a PNG file.
struct PNGChunk {
  /// Four letters.
  let type: String
  let data: [UInt8]

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Length, type, data and checksum, as they stand in a file.
  var encoded: [UInt8] {
    let checked = Array(type.utf8) + data
    return Self.bytes(UInt32(data.count)) + checked + Self.bytes(Self.checksum(of: checked))
  }

  /// The parts of an encoded PNG.
  static func chunks(of png: [UInt8]) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var position = signature.count
    while position + 12 <= png.count {
      let length = png[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      guard position + 12 + length <= png.count else { break }
      chunks.append(
        PNGChunk(
          type: String(decoding: png[position + 4..<position + 8], as: UTF8.self),
          data: Array(png[position + 8..<position + 8 + length])))
      position += 12 + length
    }
    return chunks
  }

  /// 32 bits, the highest first.
  static func bytes(_ number: UInt32) -> [UInt8] {
    [UInt8(number >> 24), UInt8(number >> 16 & 255), UInt8(number >> 8 & 255), UInt8(number & 255)]
  }

  /// The CRC-32 of PNG's annex D.
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { table[Int(($0 ^ UInt32($1)) & 255)] ^ ($0 >> 8) }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }
}
