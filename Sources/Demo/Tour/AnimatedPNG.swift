import WaylandUI

/// Several pictures in a file that browsers play as a film (APNG).
///
/// Each picture after the first holds only the rectangle that changed, and lies over what was there: where
/// nothing changed, it may be clear. The compressed data of its PNG is taken over as it is: the first
/// picture's stays in `IDAT` chunks, the others' moves to `fdAT` chunks, each picture behind an `fcTL` chunk
/// with its place and time.
struct AnimatedPNG {
  /// A part of the picture that changes, and how long it is to be seen.
  private struct Frame {
    let png: [UInt8]
    let area: CGRect
    var milliseconds: Int
  }

  private var frames: [Frame] = []

  /// Appends a change: the PNG of what is new, its place in pixels, and how long it is to be seen.
  mutating func append(_ png: [UInt8], area: CGRect, milliseconds: Int) {
    frames.append(Frame(png: png, area: area, milliseconds: milliseconds))
  }

  /// Lets the last picture be seen for longer.
  mutating func prolong(milliseconds: Int) {
    guard let last = frames.indices.last else { return }
    frames[last].milliseconds += milliseconds
  }

  /// The file: all pictures one after another, for ever.
  func encoded() -> [UInt8] {
    guard let first = frames.first else { return [] }
    let header = PNGChunk.chunks(of: first.png).first { $0.type == "IHDR" }?.data ?? []
    var output = PNGChunk.signature
    output += PNGChunk(type: "IHDR", data: header).encoded
    output += PNGChunk(type: "acTL", data: bytes(frames.count) + bytes(0)).encoded
    var sequence = 0
    for (index, frame) in frames.enumerated() {
      output += control(of: frame, sequence: sequence).encoded
      sequence += 1
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

  /// The chunk that gives a picture its size, place and time.
  private func control(of frame: Frame, sequence: Int) -> PNGChunk {
    let area = frame.area
    let numbers = [sequence, Int(area.width), Int(area.height), Int(area.minX), Int(area.minY)]
    let delay = UInt16(clamping: frame.milliseconds)
    let time = [UInt8(delay >> 8), UInt8(delay & 255), UInt8(1000 >> 8), UInt8(1000 & 255)]
    // Left as it is by the next picture; laid over the last one.
    let disposeAndBlend: [UInt8] = [0, 1]
    return PNGChunk(type: "fcTL", data: numbers.flatMap(bytes) + time + disposeAndBlend)
  }

  /// A number as PNG writes it: 32 bits, the highest first.
  private func bytes(_ number: Int) -> [UInt8] { PNGChunk.bytes(UInt32(number)) }
}
