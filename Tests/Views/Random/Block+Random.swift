import SeededNumbers
import WaylandUI

extension SeededNumbers {
  /// One of the numbers from 0 that are below a count.
  mutating func roll(_ count: Int) -> Int { number(0..<count) }

  mutating func coin() -> Bool { roll(2) == 0 }

  mutating func length(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &self))
  }
}

extension Block {
  /// A random description of at most a depth.
  static func random(depth: Int, _ dice: inout SeededNumbers) -> Block {
    switch depth > 0 ? dice.roll(9) : dice.roll(3) {
    case 0: return .color(dice.roll(6))
    case 1: return .text(dice.roll(4))
    case 2: return .circle(dice.roll(6))
    case 3...5:
      let items = (0..<dice.roll(4)).map { _ in Item.random(depth: depth - 1, &dice) }
      return .stack(axis: dice.roll(3), spacing: dice.length(0...6), items: items)
    default: return .modified(.random(&dice), .random(depth: depth - 1, &dice))
    }
  }

  /// Changes one part of the description.
  mutating func mutate(_ dice: inout SeededNumbers) {
    switch self {
    case .stack(let axis, var spacing, var items):
      switch dice.roll(7) {
      case 0: items.insert(.random(depth: 2, &dice), at: dice.roll(items.count + 1))
      case 1 where !items.isEmpty: items.remove(at: dice.roll(items.count))
      case 2: items.shuffle(using: &dice)
      case 3: spacing = dice.length(0...6)
      default: if !items.isEmpty { items[dice.roll(items.count)].block.mutate(&dice) }
      }
      self = .stack(axis: axis, spacing: spacing, items: items)
    case .modified(var change, var inner):
      if dice.coin() { change.mutate(&dice) } else { inner.mutate(&dice) }
      self = .modified(change, inner)
    default:
      self = .random(depth: dice.roll(8) == 0 ? 2 : 0, &dice)
    }
  }
}

extension Block.Item {
  static func random(depth: Int, _ dice: inout SeededNumbers) -> Self {
    Self(id: dice.roll(1_000_000), block: .random(depth: depth, &dice))
  }
}

extension Block.Change {
  static func random(_ dice: inout SeededNumbers) -> Self {
    switch dice.roll(22) {
    case 0: .padding(dice.length(0...8))
    case 1: .frame(width: dice.length(10...60), height: dice.length(10...60))
    case 2: .flexible(dice.coin())
    case 3: .opacity(Double(dice.roll(4)) / 3)
    case 4: .offset(dice.length(-10...10))
    case 5: .rotation(Double(dice.roll(12)) * 30)
    case 6: .scale(Double(dice.roll(4)) / 2)
    case 7: .background(dice.roll(6))
    case 8: .overlay(dice.roll(6))
    case 9: .rounded(dice.length(0...12))
    case 10: .zIndex(Double(dice.roll(3)))
    case 11: .identity(dice.roll(3))
    case 12: .branch(dice.coin())
    case 13: .shown(dice.coin())
    case 14: .move(dice.coin())
    case 15: .blend(dice.coin())
    case 16: .reader
    case 17: .fixed
    case 18: .scheme(dice.coin())
    case 19: .mirrored(dice.coin())
    case 20: .mask(dice.roll(5))
    default: .animated(dice.roll(3))
    }
  }

  /// Another change of the same kind, where there is one.
  mutating func mutate(_ dice: inout SeededNumbers) {
    for _ in 0..<200 {
      let other = Self.random(&dice)
      if String(describing: other).prefix(5) == String(describing: self).prefix(5) {
        self = other
        if dice.coin() { return }
      }
    }
  }
}
