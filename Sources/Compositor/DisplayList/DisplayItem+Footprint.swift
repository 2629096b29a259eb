import WUIGeometry

extension DisplayItem {
  /// Rectangles outside of which the item changes no device pixel; they may overlap.
  ///
  /// Mostly one. A large ring or frame leaves most of its bounds alone, so lines are followed.
  ///
  /// - Parameter transform: Maps the space that contains the item to device space.
  func footprint(_ transform: CGAffineTransform) -> [PixelRect] {
    let bounds = deviceBounds(transform)
    guard min(bounds.width, bounds.height) >= Footprint.leastSide,
      max(bounds.width, bounds.height) <= Surface.maximumLength
    else { return [bounds] }
    var budget = Footprint.itemLimit
    guard hasStrokes(&budget) else { return [bounds] }
    var footprint = Footprint(within: bounds)
    return footprint.add(self, transform) ? footprint.rects : [bounds]
  }

  /// Whether the item draws lines, and few other things.
  private func hasStrokes(_ budget: inout Int) -> Bool {
    let items: [DisplayItem]
    switch content {
    case .stroke: return true
    case .fragment(let fragment): items = fragment.list.items
    case .group(let group): items = group.list.items
    default: return false
    }
    budget -= items.count
    guard budget >= 0 else { return false }
    var result = false
    for item in items where item.hasStrokes(&budget) { result = true }
    return result && budget >= 0
  }
}

/// The device pixels that items may change, by rows.
private struct Footprint {
  /// Of what is smaller in one direction, and of more items, the bounds are good enough.
  static let leastSide = 64
  static let itemLimit = 32
  /// More rows would have more parts than `Region.simplified()` keeps.
  private static let rowLimit = 48
  /// A line of more pieces has little in common with a ring.
  private static let pieceLimit = 512

  private let bounds: PixelRect
  /// Rows have a power of two as their height, in device pixels, and begin at multiples of it, so that those
  /// of different items fit together.
  private let rowShift: Int
  private let firstRow: Int
  private var rows: [Row]
  private var pieceCount = 0

  init(within bounds: PixelRect) {
    self.bounds = bounds
    var shift = 4
    while bounds.height >> shift > Self.rowLimit { shift += 1 }
    rowShift = shift
    firstRow = bounds.y >> shift
    rows = Array(repeating: Row(), count: (bounds.maxY - 1) >> shift - firstRow + 1)
  }

  private var rowHeight: Int { 1 << rowShift }

  /// Adds what an item may change; false where that is not worth while.
  mutating func add(_ item: DisplayItem, _ transform: CGAffineTransform) -> Bool {
    let toDevice = item.transform.concatenating(transform)
    switch item.content {
    case .fragment(let fragment): return add(fragment.list, transform)
    case .group(let group):
      guard group.shadow == nil, group.blurRadius <= 0 else { return false }
      return add(group.list, toDevice)
    case .stroke(let path, let style, _): return add(path, style, toDevice)
    default:
      add(item.deviceBounds(transform))
      return true
    }
  }

  private mutating func add(_ list: DisplayList, _ transform: CGAffineTransform) -> Bool {
    for item in list.items where !add(item, transform) { return false }
    return true
  }

  private mutating func add(_ path: Path, _ style: StrokeStyle, _ toDevice: CGAffineTransform)
    -> Bool
  {
    guard style.lineWidth > 0 else { return true }
    let reach = path.strokeReach(style)
    // A line as wide as this leaves no hole.
    guard 2 * reach * toDevice.meanScale < CGFloat(min(bounds.width, bounds.height)) else {
      return false
    }
    for part in path.subpaths {
      if part.segments.isEmpty { add(part.start, part.start, reach, toDevice) }
      for segment in part.segments {
        let length = segment.polygonLength * toDevice.meanScale
        guard length.isFinite else { return false }
        let count = max(1, (length / CGFloat(rowHeight)).rounded(.up))
        guard count < CGFloat(Self.pieceLimit - pieceCount) else { return false }
        pieceCount += Int(count)
        let bulge = segment.bulge / (count * count)
        var start = segment.start
        for index in 1...Int(count) {
          let end = segment.point(at: CGFloat(index) / count)
          add(start, end, reach + bulge, toDevice)
          start = end
        }
      }
    }
    return true
  }

  /// Adds all that is no further than `reach`, in points, from a straight line.
  private mutating func add(
    _ start: CGPoint, _ end: CGPoint, _ reach: CGFloat, _ toDevice: CGAffineTransform
  ) {
    let (a, b) = (start.applying(toDevice), end.applying(toDevice))
    let line = CGRect(
      x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
    let (x, y) = (
      reach * hypot(toDevice.a, toDevice.c), reach * hypot(toDevice.b, toDevice.d)
    )
    add(PixelRect(covering: line.insetBy(dx: -x, dy: -y), margin: 1 / 16))
  }

  private mutating func add(_ rect: PixelRect) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    for row in rect.y >> rowShift...(rect.maxY - 1) >> rowShift {
      rows[row - firstRow].add(rect.x..<rect.maxX)
    }
  }

  /// The rows' parts; the bounds, where drawing all of them is no dearer.
  var rects: [PixelRect] {
    var result: [PixelRect] = []
    result.reserveCapacity(2 * rows.count)
    var area = 0
    for (index, row) in rows.enumerated() {
      let y = (firstRow + index) << rowShift
      for range in [row.left, row.right] where !range.isEmpty {
        let rect = PixelRect(x: range.lowerBound, y: y, width: range.count, height: rowHeight)
          .intersection(bounds)
        area += rect.width * rect.height + Region.pixelsPerRect
        result.append(rect)
      }
    }
    return area < bounds.width * bounds.height ? result : [bounds]
  }

  /// What is touched in a row: two parts are enough for a ring.
  private struct Row {
    /// A smaller gap is drawn faster than it is left out.
    private static let leastGap = 16
    private(set) var left = 0..<0
    private(set) var right = 0..<0

    mutating func add(_ range: Range<Int>) {
      if left.isEmpty {
        left = range
      } else if right.isEmpty {
        (left, right) = (left, range)
        settle()
      } else if Self.gap(left, range) <= Self.gap(right, range) {
        left = Self.union(left, range)
        settle()
      } else {
        right = Self.union(right, range)
        settle()
      }
    }

    /// Puts the parts in order, and joins them where there is next to nothing between them.
    private mutating func settle() {
      if right.lowerBound < left.lowerBound { swap(&left, &right) }
      guard Self.gap(left, right) < Self.leastGap else { return }
      left = Self.union(left, right)
      right = 0..<0
    }

    private static func gap(_ a: Range<Int>, _ b: Range<Int>) -> Int {
      max(a.lowerBound, b.lowerBound) - min(a.upperBound, b.upperBound)
    }

    private static func union(_ a: Range<Int>, _ b: Range<Int>) -> Range<Int> {
      min(a.lowerBound, b.lowerBound)..<max(a.upperBound, b.upperBound)
    }
  }
}

extension PathSegment {
  /// The length along the control points, in points: at least that of the segment.
  fileprivate var polygonLength: CGFloat {
    var length: CGFloat = 0
    for number in 1...degree {
      let (a, b) = (self[number - 1], self[number])
      length += hypot(b.x - a.x, b.y - a.y)
    }
    return length
  }
}
