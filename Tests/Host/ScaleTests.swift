import Testing
import WUICompositor
import WUIGeometry
import WUIViews

@testable import WUIHost

/// Pictures at scales between whole numbers: sharp where they rest, and nothing left of another scale.
@Suite struct ScaleTests {
  nonisolated static let scales: [CGFloat] = [
    0.75, 1, 1.25, 4.0 / 3, 1.5, 1.75, 2, 2.25, 125.0 / 120, 3,
  ]

  private func scene<V: View>(_ root: V, scale: CGFloat, size: CGSize) -> OffscreenScene {
    OffscreenScene(size: size, scale: scale, environment: EnvironmentValues(), root: root)
  }

  /// Every colour of a picture, premultiplied ARGB.
  private func colors(_ scene: OffscreenScene) -> Set<UInt32> {
    var result: Set<UInt32> = []
    let size = scene.host.pixelSize
    for y in 0..<size.height {
      for x in 0..<size.width { result.insert(scene[x, y]) }
    }
    return result
  }

  private struct Columns: View {
    @Environment(\.pixelLength) var pixelLength

    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<60, id: \.self) { column in
          (column.isMultiple(of: 2) ? Color.black : .white).frame(width: pixelLength)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      .background(Color.white)
    }
  }

  @Test("O23: columns of one device pixel are black and white", arguments: scales)
  func columns(scale: CGFloat) {
    let scene = scene(Columns(), scale: scale, size: CGSize(width: 100, height: 20))
    #expect(colors(scene) == [0xff00_0000, 0xffff_ffff])
    for column in 0..<60 {
      #expect(scene[column, 5] == (column.isMultiple(of: 2) ? 0xff00_0000 : 0xffff_ffff))
    }
  }

  private struct Boxes: View {
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.white
        ForEach(0..<40, id: \.self) { index in
          Color.black
            .frame(width: CGFloat(index % 7 + 1), height: CGFloat(index % 5 + 1))
            .offset(x: CGFloat(index * 13 % 90), y: CGFloat(index * 7 % 60))
        }
      }
    }
  }

  @Test("L13: what rests ends on device pixels, up to the last one", arguments: scales)
  func boxes(scale: CGFloat) {
    let scene = scene(Boxes(), scale: scale, size: CGSize(width: 101, height: 67))
    #expect(colors(scene) == [0xff00_0000, 0xffff_ffff])
  }

  private struct Lines: View {
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<9, id: \.self) { index in
          Color.white.frame(height: CGFloat(index) + 0.5)
          Divider()
        }
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .background(Color.white)
    }
  }

  /// The lengths of the runs of pixels that are not white, down the first column.
  private func thicknesses(_ scene: OffscreenScene) -> [Int] {
    let column = (0..<scene.host.pixelSize.height).map { scene[0, $0] }
    return column.split(separator: 0xffff_ffff).map(\.count)
  }

  @Test("2.7: hairlines are alike wherever they lie", arguments: scales)
  func hairlines(scale: CGFloat) {
    let size = CGSize(width: 20, height: 70)
    let thickness = max(Int(scale.rounded()), 1)
    let expected = Array(repeating: thickness, count: 9)
    let scene = scene(Lines(), scale: scale, size: size)
    #expect(thicknesses(scene) == expected)
    // And after a change of scale, for which sizes are measured anew.
    let other = self.scene(Lines(), scale: 3, size: size)
    other.resize(to: size, scale: scale)
    #expect(thicknesses(other) == expected)
  }

  @Test("2.7: a window is covered to its last pixel at every scale and size")
  func covered() {
    let scene = scene(Color.black, scale: 1, size: CGSize(width: 10, height: 10))
    for numerator in stride(from: 61, through: 420, by: 9) {
      for width in [7, 20, 33, 52, 75, 100] {
        scene.resize(
          to: CGSize(width: width, height: 4), scale: CGFloat(numerator) / 120)
        #expect(colors(scene) == [0xff00_0000], "\(width) points at \(numerator)/120")
      }
    }
  }

  private struct Page: View {
    var body: some View {
      VStack(spacing: 7) {
        Text("Scales between 1 and 2")
        RoundedRectangle(cornerRadius: 9).fill(Color.blue).frame(width: 61, height: 23)
          .shadow(radius: 3, y: 1)
        Divider()
        Circle().stroke(Color.red, lineWidth: 1.5).frame(width: 31, height: 31)
      }
      .padding(5)
    }
  }

  @Test(
    "2.7: after a change of scale nothing is left of the old one", arguments: scales)
  func change(scale: CGFloat) {
    let size = CGSize(width: 181, height: 133)
    let expected = scene(Page(), scale: scale, size: size).bitmap().pixels
    for old in [1, 1.5, 2] as [CGFloat] {
      let scene = scene(Page(), scale: old, size: size)
      scene.resize(to: size, scale: scale)
      #expect(scene.bitmap().pixels == expected, "from \(old)")
    }
  }
}
