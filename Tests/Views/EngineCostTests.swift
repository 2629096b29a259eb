import Testing
import WUIGeometry
import WUISceneGraph
import WUIViews
import WaylandUI
import WaylandUITesting

private final class Controls {
  var row: Binding<Bool>?
  var list: Binding<Int>?
}

private struct Row: View {
  let number: Int
  let controls: Controls
  @State private var isWide = false

  var body: some View {
    if number == 500 { controls.row = $isWide }
    return HStack {
      Color.red.frame(width: isWide ? 30 : 10, height: 2).zIndex(1)
      Color.blue.frame(width: 5, height: 2).transition(.move(edge: .leading))
    }
    .padding(1)
  }
}

private struct Rows: View {
  let controls: Controls
  let count: Int
  @State private var changes = 0

  var body: some View {
    controls.list = $changes
    return VStack(spacing: 0) {
      Color.green.frame(width: CGFloat(changes) + 1, height: 1)
      ForEach(0..<count, id: \.self) { Row(number: $0, controls: controls) }
    }
  }
}

/// Stacks in stacks, each with a rigid and a flexible view.
private struct Stacks: View {
  let depth: Int

  var body: some View {
    if depth == 0 {
      Color.red.frame(minWidth: 2, maxWidth: .infinity, minHeight: 2, maxHeight: .infinity)
    } else if depth.isMultiple(of: 2) {
      HStack {
        AnyView(Stacks(depth: depth - 1))
        Color.blue.frame(width: 1)
      }
    } else {
      VStack {
        AnyView(Stacks(depth: depth - 1)).padding(1)
        Spacer(minLength: 1)
      }
    }
  }
}

private struct Deep: View {
  let depth: Int

  var body: some View {
    if depth == 0 {
      Color.red
    } else {
      VStack { AnyView(Deep(depth: depth - 1)).padding(0.01) }
    }
  }
}

private struct TwoShares: View {
  let controls: Controls
  @State private var isWide = false

  var body: some View {
    controls.row = $isWide
    return HStack(spacing: 0) {
      Color.red.frame(minWidth: 200)
      Color.blue.frame(maxWidth: isWide ? .infinity : 200).accessibilityIdentifier("blue")
    }
    .frame(width: 300)
  }
}

private struct LeavingLabel: View {
  let controls: Controls
  @State private var isShown = true
  @State private var count = 0

  var body: some View {
    controls.row = $isShown
    controls.list = $count
    return VStack {
      Color.red
      if isShown { CountText(count: count).transition(.opacity) }
    }
  }
}

private struct CountText: View {
  let count: Int

  var body: some View { Text(verbatim: "\(count)") }
}

private struct CountedLabel: View {
  let label: Controls
  @State private var count = 0

  var body: some View {
    label.list = $count
    return Text(verbatim: "\(count)").fixedSize()
  }
}

private struct LabelRow: View {
  let number: Int
  let label: Controls
  @State private var count = 0

  var body: some View {
    if number == 3 { label.list = $count }
    return Text(verbatim: "Row \(number), \(count)")
      .frame(maxWidth: .infinity, alignment: .leading).frame(height: 20)
  }
}

/// The cost of an update follows what changed (design.md §3).
@Suite struct EngineCostTests {
  private func work(_ host: OffscreenHost, _ change: () -> Void) -> FrameStatistics {
    let scene = host.scene.host.graph.scene
    _ = scene.takeStatistics()
    host.perform(change)
    return scene.takeStatistics()
  }

  @Test func oneRowOfAThousand() {
    let controls = Controls()
    let host = OffscreenHost(width: 100, height: 100) { Rows(controls: controls, count: 1000) }
    let row = work(host) { controls.row?.wrappedValue = true }
    #expect(row.evaluatedBodies <= 4, "\(row)")
    #expect(row.placedNodes <= 40, "\(row)")
    #expect(row.measurements <= 80, "\(row)")
    #expect(row.committedClients <= 4, "\(row)")
    let list = work(host) { controls.list?.wrappedValue = 1 }
    #expect(list.evaluatedBodies <= 8, "\(list)")
    #expect(list.placedNodes <= 40, "\(list)")
  }

  /// A label whose row fills the width concerns nothing but that row, in layout and in drawing.
  @Test(arguments: [100, 3000]) func aLabelInAListOfRows(count: Int) {
    let controls = Controls()
    let host = OffscreenHost(width: 200, height: 100) {
      Color.white.overlay(alignment: .top) {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { LabelRow(number: $0, label: controls) }
        }
      }
    }
    _ = host.snapshot()
    let label = work(host) { controls.list?.wrappedValue = 12345 }
    #expect(label.evaluatedBodies == 1, "\(label)")
    // The text and the two frames around it.
    #expect(label.placedNodes <= 3, "\(label)")
    #expect(label.measurements <= 12, "\(label)")
    // The chunk of 32 rows, and the two grounds beneath.
    #expect(label.recordedItems <= 34, "\(label)")
  }

  /// What a row answers to others has changed: they are laid out anew, up to where that ends.
  @Test func aLabelThatPushes() {
    let controls = Controls()
    let host = OffscreenHost(width: 300, height: 100) {
      HStack(spacing: 0) {
        CountedLabel(label: controls)
        Color.red.accessibilityIdentifier("rest")
      }
    }
    let before = host.frame(of: "rest")
    host.perform { controls.list?.wrappedValue = 12345 }
    let after = host.frame(of: "rest")
    #expect(after.minX > before.minX)
    #expect(after.maxX == 300)
  }

  /// A window asks for its least size between two layouts; what views answered to the layout is known
  /// afterwards as before, and compared.
  @Test func limitsForgetNothing() {
    let controls = Controls()
    let host = OffscreenHost(width: 400, height: 100) { TwoShares(controls: controls) }
    #expect(host.frame(of: "blue").width == 150)
    _ = host.scene.host.minimumSize
    host.perform { controls.row?.wrappedValue = true }
    // Both are as flexible now, so the first one takes its least, and the other what is left.
    #expect(host.frame(of: "blue").width == 100)
  }

  /// A text that changes in the moment in which its view begins to leave.
  @Test func aLabelThatLeaves() {
    let controls = Controls()
    let host = OffscreenHost(width: 200, height: 100) { LeavingLabel(controls: controls) }
    host.perform {
      withAnimation(.linear(duration: 1)) {
        controls.list?.wrappedValue = 123_456
        controls.row?.wrappedValue = false
      }
    }
    #expect(host.scene.host.graph.unfinishedWork == [])
    host.advance(milliseconds: 500)
    host.perform { controls.list?.wrappedValue = 1 }
    #expect(host.scene.host.graph.unfinishedWork == [])
  }

  @Test func nestedStacksAreMeasuredInPolynomialTime() {
    var counts: [Int] = []
    for depth in [6, 12] {
      let host = OffscreenHost(width: 300, height: 300) { Stacks(depth: depth) }
      counts.append(host.scene.host.graph.scene.takeStatistics().measurements)
    }
    #expect(counts[1] < counts[0] * 8, "\(counts)")
    #expect(counts[1] < 3000, "\(counts)")
  }

  @Test func deepTreesAndLongListsAreBuilt() {
    let deep = OffscreenHost(width: 100, height: 100) { Deep(depth: 300) }
    #expect(deep.scene.host.graph.unfinishedWork == [])
    let controls = Controls()
    let list = OffscreenHost(width: 100, height: 100) { Rows(controls: controls, count: 5000) }
    let statistics = list.scene.host.graph.scene.takeStatistics()
    #expect(statistics.evaluatedBodies < 60_000, "\(statistics)")
    #expect(statistics.measurements < 700_000, "\(statistics)")
  }
}
