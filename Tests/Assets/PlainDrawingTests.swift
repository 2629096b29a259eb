import Foundation
import Testing
import WUICompositor
import WUIGeometry

@testable import WUIAssets

private func bytes(_ body: String, box: String = "0 0 16 16") -> [UInt8] {
  Array("<svg xmlns='http://www.w3.org/2000/svg' viewBox='\(box)'>\(body)</svg>".utf8)
}

/// How much two pictures of one document differ, of 255: the largest difference and the mean.
private func difference(_ document: [UInt8], pixels: Int) throws -> (largest: Int, mean: Double) {
  let plain = try #require(PlainDrawing(document)).draw(width: pixels, height: pixels)
  let oracle = try LibrsvgDocument(Data(document)).draw(width: pixels, height: pixels)
  var (largest, sum) = (0, 0)
  for (a, b) in zip(plain.pixels, oracle.pixels) {
    for shift: UInt32 in [0, 8, 16, 24] {
      let difference = abs(Int(a >> shift & 255) - Int(b >> shift & 255))
      largest = max(largest, difference)
      sum += difference
    }
  }
  return (largest, Double(sum) / Double(4 * pixels * pixels))
}

/// Cairo counts fifteen by seventeen samples in a pixel where FreeType measures the area. Where the edges of two
/// strokes cross in a pixel FreeType adds their areas up, so that single pixels of symbols differ more.
private func expectSame(_ document: [UInt8], _ name: String, largest limit: Int, mean: Double)
  throws
{
  for pixels in [16, 21, 64] {
    let found = try difference(document, pixels: pixels)
    #expect(found.largest <= limit && found.mean <= mean, "\(name) at \(pixels): \(found)")
  }
}

@Test(arguments: [
  "<path d='M2 2h12v12H2zM5 5v6h6V5z'/>",
  "<path fill-rule='evenodd' d='M2 2h12v12H2zM5 5h6v6H5z'/>",
  "<path d='m1 8c0-9 14-9 14 0S1 17 1 8z' fill='#c03'/>",
  "<path d='M1 8Q4 0 8 8T15 8V15H1z' fill='#2e3436'/>",
  "<path d='M3 8a5 3 30 1 0 10 0A5 3 30 0 1 3 8z'/>", "<path d='M8 2a2 1 0 013 4 6 6 0 11-6 0z'/>",
  "<path d='M2 2l1.5.5.5-.5-1e0 9 11 2z'/>",
  "<rect x='2' y='3' width='11' height='7' rx='2.5'/>", "<rect x='1' y='1' width='9' height='9'/>",
  "<circle cx='7' cy='8' r='5' fill='none' stroke='#000' stroke-width='1.5'/>",
  "<g stroke='#00f' stroke-width='2' stroke-linecap='round' fill='none'><line x1='3' y1='3' x2='12' y2='9'/></g>",
  "<g fill='none' stroke='#000' stroke-width='2.5' stroke-linejoin='bevel'><path d='M2 13 8 3l6 10'/></g>",
  "<path d='M2 13 8 3l6 10' fill='none' stroke='#000' stroke-width='2' stroke-linejoin='miter'/>",
  "<g transform='translate(8 8) scale(.5 .75) rotate(30) translate(-8 -8)'><rect width='16' height='9'/></g>",
  "<g fill='#f00'><path opacity='.5' d='M1 1h9v9H1z'/><path fill-opacity='.3' fill='#0f0' d='M6 6h9v9H6z'/></g>",
  "<circle cx='8' cy='8' r='5' fill='#f00' stroke='#00f' stroke-width='4' opacity='.5'/>",
  "<g transform='scale(.5)'><rect x='4' y='4' width='20' height='16' stroke='#0f0' stroke-width='6' stroke-opacity='.5' fill-opacity='.7' opacity='.6'/></g>",
  "<rect x='1' y='1' width='9' height='9' rx='0' ry='4'/>",
  "<g transform='matrix(1 .2 -.3 1 3 0)'><circle cx='8' cy='8' r='4'/></g><!-- a comment -->",
])
func shapesLookAsLibrsvgDrawsThem(body: String) throws {
  try expectSame(bytes(body), body, largest: 40, mean: 0.5)
}

@Test(arguments: SymbolDrawing.names)
func ownSymbolsLookAsLibrsvgDrawsThem(symbol: String) throws {
  let document = Array(try #require(SymbolDrawing.svg(of: symbol)).utf8)
  guard PlainDrawing(document) != nil else {
    // Holes are masks.
    let text = String(decoding: document, as: UTF8.self)
    #expect(["<mask", "stroke-dasharray", "<ellipse"].contains { text.contains($0) })
    return
  }
  try expectSame(document, symbol, largest: 128, mean: 1)
}

@Test(arguments: [
  "<path d='M0 0h9' filter='url(#a)'/>", "<path style='fill:#f00' d='M0 0h9v9z'/>",
  "<g opacity='.5'><path d='M0 0h9v9z'/></g>", "<path fill='url(#a)' d='M0 0h9v9z'/>",
  "<path fill='currentColor' d='M0 0h9v9z'/>", "<text>a</text>", "<style>path{}</style>",
  "<path d='M0 0h9x'/>", "<path d='L0 0'/>", "<path d='M0 0h9v9z' stroke-dasharray='2'/>",
  "<ellipse cx='2' cy='2' rx='1' ry='2'/>", "<use href='#a'/>", "<g><path d='M0 0h9'/>",
  "<path d='M0 0h9&amp;'/>", "<rect width='50%' height='2'/>", "<path fill='red' d='M0 0h9v9z'/>",
  "<g transform='skewX(3)'/>", "</g>", "<path d='M0 0h9v9z' opacity='nan'/>",
  "<path d='M0 0h9v9z' opacity='0x1p-1'/>", "<path d='M0 0h9v9z' fill-opacity='.5 .5'/>",
  "<path d='M0 0h1e400v9z'/>", "<path d='M0 0h1e300v9z'/>", "<path d='M0 0h9.v9z'/>",
  "<path d='M0,,0h9v9z'/>", "<path d='M0 0,h9v9z'/>", "<g transform='rotate(,9)'/>",
  "<path d='M0 0h9v9z' fill='#\u{ff11}\u{ff12}\u{ff13}'/>",
  "<path d='M0 0h9v9z' stroke='#000' stroke-width='inf'/>",
  "<path d='M0 0h9v9z' stroke='#000' stroke-width='-2'/>", "<rect width='0x10' height='2'/>",
  "<rect width='inf' height='2'/>", "<rect width='1e400' height='2'/>",
  "<rect x='nan' width='3' height='2'/>", "<rect width='9,' height='2'/>",
  "<rect width='-9' height='2'/>", "<rect width='9' height='-2'/>",
  "<rect width='9' height='2' rx='-1'/>", "<rect width='9' height='2' ry='-1'/>",
  "<circle r='-3'/>", "<rect width='0' height='9' stroke='#000'/>", "<circle stroke='#000'/>",
])
func whatIsNotPlainIsLeftToLibrsvg(body: String) { #expect(PlainDrawing(bytes(body)) == nil) }

@Test func sizeIsThatOfTheBox() throws {
  #expect(
    try #require(PlainDrawing(bytes("", box: "0 0 24 12"))).size == CGSize(width: 24, height: 12))
  #expect(PlainDrawing(bytes("", box: "1 0 16 16")) == nil)
  func document(_ attributes: String) -> PlainDrawing? {
    PlainDrawing(Array("<svg viewBox='0 0 16 16' \(attributes)></svg>".utf8))
  }
  #expect(document("width='16px' height='16'") != nil)
  #expect(document("width='32' height='32'") == nil)
  #expect(document("width='1em'") == nil)
  #expect(document("width='0x10px'") == nil)
  #expect(document("width='16 px'") == nil)
  for box in ["0 0 inf inf", "0 0 1e400 1e400", "0 0 -16 -16", "0 0 16 16,", "0 0 nan 16"] {
    #expect(PlainDrawing(bytes("", box: box)) == nil, "\(box)")
  }
}

@Test func opacityOfTheDocumentIsNotPlain() {
  func isPlain(opacity: String) -> Bool {
    PlainDrawing(Array("<svg viewBox='0 0 16 16' opacity='\(opacity)'></svg>".utf8)) != nil
  }
  #expect(isPlain(opacity: "1"))
  #expect(!isPlain(opacity: "0.3"))
}
