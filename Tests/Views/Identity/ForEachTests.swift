import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

private struct Row: Identifiable, Equatable {
  let id: Int
  let color: Color
}

/// Identity of rows: state stays with its element.
@Suite struct ForEachTests {
  private static let all = [
    Row(id: 0, color: .red), Row(id: 1, color: .green), Row(id: 2, color: .blue),
    Row(id: 3, color: .black),
  ]
  private let rows = Remote(all)

  /// Rows of 40 points, 40 wide, from the top.
  private func host() -> OffscreenHost {
    OffscreenHost(width: 100, height: 200) {
      WithState(rows) { rows in
        VStack(spacing: 0) {
          ForEach(rows.wrappedValue) { row in
            Counter(color: row.color, name: "row \(row.id):").transition(.opacity)
          }
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }
  }

  private func counts(_ host: OffscreenHost) -> [String] { host.identifiers.sorted() }

  /// O16 of field-cases.md.
  @Test func o16_removingOneKeepsTheStateOfTheOthers() {
    let host = host()
    host.tap("row 1: 0")
    host.tap("row 1: 1")
    host.tap("row 2: 0")
    host.perform { withAnimation(.linear(duration: 1)) { _ = rows.value.removeFirst() } }
    host.advance(milliseconds: 500)
    // Only red fades, where it was, behind green on its way up.
    #expect(host.frame(of: "row 1: 2").minY == 0)
    #expect(host.pixel(x: 50, y: 10).isClose(to: PixelColor.systemRed.over(.white, opacity: 0.5)))
    #expect(host.pixel(x: 50, y: 22) == .systemGreen)
    #expect(host.pixel(x: 50, y: 62) == .systemBlue)
    host.advance(milliseconds: 501)
    #expect(counts(host) == ["row 1: 2", "row 2: 1", "row 3: 0"])
    host.perform { rows.value.insert(Self.all[0], at: 2) }
    #expect(counts(host) == ["row 0: 0", "row 1: 2", "row 2: 1", "row 3: 0"])
    #expect(host.frame(of: "row 0: 0").minY == 80)
  }

  @Test func reorderingMovesTheStateAlong() {
    let host = host()
    host.tap("row 0: 0")
    host.tap("row 3: 0")
    host.perform { withAnimation(.linear(duration: 1)) { rows.value.reverse() } }
    #expect(counts(host) == ["row 0: 1", "row 1: 0", "row 2: 0", "row 3: 1"])
    #expect(host.frame(of: "row 0: 1").minY == 120)
    #expect(host.frame(of: "row 3: 1").minY == 0)
    // Red goes from 0 to 120, black the other way; black is declared first, red drawn last.
    host.advance(milliseconds: 250)
    #expect(host.pixel(x: 50, y: 32) == .systemRed)
    #expect(host.pixel(x: 50, y: 68) == .systemRed)
    #expect(host.pixel(x: 50, y: 128) == .black)
    host.advance(milliseconds: 800)
    #expect(!host.isAnimating)
    #expect(host.pixel(x: 50, y: 10) == .black)
  }

  @Test func insertingInTheMiddleKeepsState() {
    let host = host()
    host.tap("row 2: 0")
    host.perform { rows.value.insert(Row(id: 9, color: .yellow), at: 1) }
    #expect(host.frame(of: "row 2: 1").minY == 120)
    #expect(host.frame(of: "row 9: 0").minY == 40)
    #expect(host.pixel(x: 50, y: 60) == .systemYellow)
  }

  @Test func anElementThatReturnsAfterItLeftIsNew() {
    let host = host()
    host.tap("row 0: 0")
    host.perform { _ = rows.value.removeFirst() }
    host.perform { rows.value.insert(Self.all[0], at: 0) }
    #expect(host.exists("row 0: 0"))
  }

  @Test func anElementThatReturnsWhileItLeavesIsTheSame() {
    let host = host()
    host.tap("row 0: 0")
    host.perform { withAnimation(.linear(duration: 1)) { _ = rows.value.removeFirst() } }
    host.advance(milliseconds: 500)
    host.perform { withAnimation(.linear(duration: 1)) { rows.value.insert(Self.all[0], at: 0) } }
    #expect(counts(host) == ["row 0: 1", "row 1: 0", "row 2: 0", "row 3: 0"])
    host.advance(milliseconds: 1001)
    #expect(host.pixel(x: 50, y: 20) == .systemRed)
    #expect(!host.isAnimating)
  }

  @Test func changedContentOfAnElementIsAnUpdate() {
    let host = host()
    host.tap("row 0: 0")
    host.perform { rows.value[0] = Row(id: 0, color: .yellow) }
    #expect(host.exists("row 0: 1"))
    #expect(host.pixel(x: 50, y: 20) == .systemYellow)
  }

  /// The same along the other axis, in both directions: the neighbours move up, and keep their state.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func o16_inARow(_ direction: LayoutDirection) {
    let host = OffscreenHost(width: 160, height: 40, scale: 1.5, layoutDirection: direction) {
      WithState(rows) { rows in
        HStack(spacing: 0) {
          ForEach(rows.wrappedValue) { Counter(color: $0.color, name: "row \($0.id):") }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    host.tap("row 2: 0")
    host.perform { withAnimation(.linear(duration: 1)) { _ = rows.value.remove(at: 1) } }
    host.advance(milliseconds: 500)
    let isMirrored = direction == .rightToLeft
    #expect(host.frame(of: "row 2: 1").minX == (isMirrored ? 80 : 40))
    // Blue goes from 80…120 to 40…80; counted from the other side it is the same.
    func pixel(_ x: CGFloat) -> PixelColor { host.pixel(x: isMirrored ? 159.5 - x : x, y: 20) }
    #expect(pixel(62) == .systemBlue && pixel(98) == .systemBlue)
    #expect(pixel(57) != .systemBlue && pixel(102) != .systemBlue)
    host.advance(milliseconds: 501)
    #expect(counts(host) == ["row 0: 0", "row 2: 1", "row 3: 0"])
  }

  @Test func o16_severalAtOnceAndAllOfThem() {
    let host = host()
    for name in ["row 0: 0", "row 3: 0"] { host.tap(name) }
    host.perform { rows.value.removeSubrange(1...2) }
    #expect(counts(host) == ["row 0: 1", "row 3: 1"])
    #expect(host.frame(of: "row 3: 1").minY == 40)
    host.perform { rows.value = [] }
    #expect(counts(host).isEmpty)
    host.perform { rows.value = Self.all }
    #expect(counts(host) == ["row 0: 0", "row 1: 0", "row 2: 0", "row 3: 0"])
  }

  /// Removed and put elsewhere in one change it is the same view, on its way.
  @Test func o16_movedInOneChange() {
    let host = host()
    host.tap("row 0: 0")
    host.perform {
      withAnimation(.linear(duration: 1)) {
        let first = rows.value.removeFirst()
        rows.value.append(first)
      }
    }
    #expect(host.frame(of: "row 0: 1").minY == 120)
    host.advance(milliseconds: 500)
    #expect(host.pixel(x: 50, y: 62) == .systemRed)
  }

  /// Interrupted: what leaves and comes back between two changes keeps everything.
  @Test func o16_interruptedRemovals() {
    let host = host()
    host.tap("row 1: 0")
    for part in 1...3 {
      host.perform { withAnimation(.linear(duration: 1)) { rows.value.removeAll { $0.id == 1 } } }
      host.advance(milliseconds: 200 * Double(part))
      host.perform { withAnimation(.linear(duration: 1)) { rows.value = Self.all } }
      host.advance(milliseconds: 100)
    }
    host.advance(milliseconds: 2000)
    #expect(counts(host) == ["row 0: 0", "row 1: 1", "row 2: 0", "row 3: 0"])
    #expect(host.pixel(x: 50, y: 60) == .systemGreen)
    #expect(!host.isAnimating)
  }

  /// Rows that are named by their place shift: the last view goes, and state stays with its number.
  @Test func o16_namedByPlaceTheStateShifts() {
    let host = OffscreenHost(width: 100, height: 200) {
      WithState(rows) { rows in
        VStack(spacing: 0) {
          ForEach(rows.wrappedValue.indices, id: \.self) { index in
            Counter(color: rows.wrappedValue[index].color, name: "place \(index):")
          }
        }
      }
    }
    host.tap("place 1: 0")
    host.perform { _ = rows.value.removeFirst() }
    #expect(counts(host) == ["place 0: 0", "place 1: 1", "place 2: 0"])
    #expect(host.pixel(x: 50, y: 60) == .systemGreen)
  }
}
