import SeededNumbers
import WUICompositor
import WUIGeometry
import WUITypography

/// Display lists at random, and random edits of them.
struct RandomScene {
  var generator: SeededNumbers
  private var nextID = 1
  private static let labels = ["Meny", "Blå", "سلام", "Привет"].map {
    TextEngine.shared.layout(TextContent($0, font: .system(size: 17)))
  }
  private static let picture = ImageReference(
    BitmapProvider(
      Bitmap(
        width: 24, height: 24,
        pixels: (0..<576).map { Channels($0 % 24 * 10, 0, $0 / 24 * 10).argb })))

  init(seed: UInt64) { generator = SeededNumbers(seed: seed) }

  mutating func list(count: Int, depth: Int = 2) -> DisplayList {
    DisplayList(items: (0..<count).map { _ in item(depth: depth) })
  }

  /// Changes one or two things.
  mutating func edit(_ list: DisplayList) -> DisplayList {
    var list = list
    for _ in 0...Int.random(in: 0...1, using: &generator) { change(&list, depth: 2) }
    return list
  }

  private mutating func change(_ list: inout DisplayList, depth: Int) {
    guard !list.items.isEmpty else { return list.items.append(item(depth: depth)) }
    let index = Int.random(in: list.items.indices, using: &generator)
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: list.items.remove(at: index)
    case 1: list.items.insert(item(depth: depth), at: index)
    case 2:
      list.items.swapAt(index, Int.random(in: list.items.indices, using: &generator))
    case 3: list.items[index].transform = transform()
    case 4: list.items[index].opacity = Double(number(0...1))
    case 5: list.items[index].blendMode = mode()
    case 6:
      let id = list.items[index].id
      list.items[index] = item(depth: depth)
      list.items[index].id = id
    default:
      if case .group(var group) = list.items[index].content {
        change(&group.list, depth: depth - 1)
        list.items[index].content = .group(group)
      } else {
        list.items[index].transform.tx += number(-20...20)
      }
    }
  }

  private mutating func item(depth: Int) -> DisplayItem {
    nextID += 1
    return DisplayItem(
      id: nextID, transform: transform(), opacity: Bool.random(using: &generator) ? 1 : 0.6,
      blendMode: mode(), content: content(depth: depth))
  }

  private mutating func content(depth: Int) -> DisplayItem.Content {
    switch Int.random(in: 0..<(depth > 0 ? 10 : 6), using: &generator) {
    case 0: return .fill(Path(rect()), FillStyle(), .color(color()))
    case 1:
      return .fill(
        Path(roundedRect: rect(), cornerRadius: number(0...30)), FillStyle(), paint())
    case 2:
      return .stroke(
        Path(ellipseIn: rect()),
        StrokeStyle(
          lineWidth: number(0.5...12), dash: Bool.random(using: &generator) ? [] : [9, 4]),
        paint())
    case 3:
      var zigzag = Path()
      zigzag.addLines((0..<4).map { _ in CGPoint(x: number(0...90), y: number(0...90)) })
      return .stroke(zigzag, StrokeStyle(lineWidth: number(1...10)), .color(color()))
    case 4:
      return .text(RandomScene.labels.randomElement(using: &generator)!, color: color())
    case 5:
      return .image(
        RandomScene.picture, rect(), tint: Bool.random(using: &generator) ? nil : color())
    default: return .group(group(depth: depth))
    }
  }

  private mutating func group(depth: Int) -> DisplayGroup {
    var group = DisplayGroup(list: list(count: 3, depth: depth - 1))
    switch Int.random(in: 0..<6, using: &generator) {
    case 0:
      group.clips = [
        .init(path: Path(roundedRect: rect(), cornerRadius: 12)), .init(path: Path(rect())),
      ]
    case 1: group.mask = list(count: 2, depth: 0)
    case 2: group.colorMultiply = color()
    case 3: group.blurRadius = number(0.5...9)
    case 4:
      group.shadow = .init(
        color: color(), radius: number(0...14),
        offset: CGSize(width: number(-6...6), height: number(-6...6)))
    default: group.clips = [.init(path: Path(CGRect(x: 4, y: 4, width: 60, height: 50)))]
    }
    return group
  }

  private mutating func paint() -> Paint {
    let stops = ResolvedGradient(stops: [
      .init(color: color(), location: 0), .init(color: color(), location: 1),
    ])
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: return .linearGradient(stops, start: .zero, end: CGPoint(x: 80, y: number(0...60)))
    case 1:
      return .radialGradient(stops, center: CGPoint(x: 30, y: 30), startRadius: 4, endRadius: 50)
    case 2:
      return .angularGradient(
        stops, center: CGPoint(x: 30, y: 30), start: .zero, end: .degrees(270))
    default: return .color(color())
    }
  }

  private mutating func transform() -> CGAffineTransform {
    let move = CGAffineTransform(translationX: number(-30...150), y: number(-30...110))
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: return CGAffineTransform(rotationAngle: number(-2...2)).concatenating(move)
    case 1: return CGAffineTransform(scaleX: number(0.3...1.6), y: 1).concatenating(move)
    case 2:
      return CGAffineTransform(translationX: move.tx.rounded(), y: move.ty.rounded())
    default: return move
    }
  }

  private mutating func mode() -> BlendMode {
    Int.random(in: 0..<4, using: &generator) > 0
      ? .normal : BlendMode.allCases.randomElement(using: &generator)!
  }

  private mutating func rect() -> CGRect {
    let scale: CGFloat = Bool.random(using: &generator) ? 1 : 7
    // Half of all rectangles lie on whole points.
    func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    return CGRect(
      x: snap(number(0...40)), y: snap(number(0...40)), width: snap(number(2...90)),
      height: snap(number(2...70)))
  }

  private mutating func color() -> Color.Resolved {
    Color.Resolved(
      red: Float(number(0...1)), green: Float(number(0...1)), blue: Float(number(0...1)),
      opacity: Bool.random(using: &generator) ? 1 : Float(number(0...1)))
  }

  private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &generator)
  }
}
