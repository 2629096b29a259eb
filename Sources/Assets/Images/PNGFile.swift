import WUIGeometry

/// Reads PNG files.
enum PNGFile {
  /// The size in pixels that the header names; nil if the file is no PNG.
  static func size(path: String) -> (width: Int, height: Int)? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    guard let head = try? file.read(upToCount: 24), head.count == 24 else { return nil }
    let bytes = [UInt8](head)
    // The signature, then the chunk IHDR, which begins with width and height (PNG, §5.2 and §11.2.1).
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.starts(with: signature), bytes[12..<16].elementsEqual("IHDR".utf8) else {
      return nil
    }
    func integer(at offset: Int) -> Int {
      bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    let size = (width: integer(at: 16), height: integer(at: 20))
    return size.width > 0 && size.height > 0 ? size : nil
  }
}
