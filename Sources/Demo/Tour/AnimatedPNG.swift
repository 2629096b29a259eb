/// Several PNG pictures of one size in a file that browsers play as a film (APNG).
///
/// The pictures' compressed data is taken over as it is: the first picture's stays in `IDAT`
/// chunks, the others' moves to `fdAT` chunks, each picture behind an `fcTL` chunk with its time.
struct AnimatedPNG {
  /// A picture and how long it stays.
  struct Frame {
    /// An encoded PNG.
    let png: [UInt8]
    var milliseconds: Int
  }

  private var frames: [Frame] = []

  /// Appends a picture; one equal to the last only prolongs it.
  mutating func append(_ png: [UInt8], milliseconds: Int) {
    if frames.last?.png == png {
      frames[frames.count - 1].milliseconds += milliseconds
    } else {
      frames.append(Frame(png: png, milliseconds: milliseconds))
    }
  }

  /// The file: all pictures once after another, for ever.
  func encoded() -> [UInt8] {
    guard let first = frames.first else { return [] }
    let header = PNGChunk.chunks(of: first.png).first { $0.type == "IHDR" }?.data ?? []
    var output = PNGChunk.signature
    output += PNGChunk(type: "IHDR", data: header).encoded
    output += PNGChunk(type: "acTL", data: bytes(frames.count) + bytes(0)).encoded
    var sequence = 0
    for (index, frame) in frames.enumerated() {
      output += control(of: frame, sequence: &sequence, size: Array(header.prefix(8))).encoded
      for chunk in PNGChunk.chunks(of: frame.png) where chunk.type == "IDAT" {
        if index == 0 {
          output += chunk.encoded
        } else {
          output += PNGChunk(type: "fdAT", data: bytes(sequence) + chunk.data).encoded
          sequence += 1
        }
      }
    }
    return output + PNGChunk(type: "IEND", data: []).encoded
  }

  /// The chunk that gives a picture its place, size and time.
  private func control(of frame: Frame, sequence: inout Int, size: [UInt8]) -> PNGChunk {
    let offset = bytes(0) + bytes(0)
    let delay = UInt16(clamping: frame.milliseconds)
    let time = [UInt8(delay >> 8), UInt8(delay & 255), UInt8(1000 >> 8), UInt8(1000 & 255)]
    let disposeAndBlend: [UInt8] = [0, 0]
    defer { sequence += 1 }
    return PNGChunk(type: "fcTL", data: bytes(sequence) + size + offset + time + disposeAndBlend)
  }

  /// A number as PNG writes it: 32 bits, the highest first.
  private func bytes(_ number: Int) -> [UInt8] { PNGChunk.bytes(UInt32(number)) }
}
