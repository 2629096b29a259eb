import SeededNumbers
import WaylandUI

/// What ``EngineRoot`` shows; every part of it can change in any way.
struct EngineModel: Equatable {
  struct Item: Equatable, Identifiable {
    var id: Int
    var kind = 0
    var width: CGFloat = 20
    var height: CGFloat = 12
    var color = 0
    var zIndex = 0.0
    var opacity = 1.0
    var offset: CGFloat = 0
    var angle = 0.0
    var showsDetail = false
    var identity = 0
    var transition = 0
  }

  var items: [Item] = []
  var arrangement = 0
  var spacing: CGFloat = 4
  var isRightToLeft = false
  var isDark = false
  var showsHeader = false
  var showsFollower = false
  var showsBounds = false
  var hasOwnAnimation = false
  var selected: Int?
  var lastID = 0

  /// A model of some items.
  init(count: Int, using numbers: inout SeededNumbers) {
    for _ in 0..<count { insert(using: &numbers) }
  }

  private mutating func insert(using numbers: inout SeededNumbers) {
    lastID += 1
    var item = Item(id: lastID)
    item.kind = numbers.number(0..<7)
    item.color = numbers.number(0..<4)
    item.width = CGFloat(numbers.number(4..<60)) / 2
    item.height = CGFloat(numbers.number(4..<40)) / 2
    item.transition = numbers.number(0..<6)
    items.insert(item, at: numbers.number(0..<items.count + 1))
  }

  /// Changes one thing.
  mutating func edit(using numbers: inout SeededNumbers) {
    switch numbers.number(0..<14) {
    case 0, 1: if items.count < 7 { insert(using: &numbers) }
    case 2: if !items.isEmpty { items.remove(at: numbers.number(0..<items.count)) }
    case 3: items.shuffle(using: &numbers)
    case 4: arrangement = numbers.number(0..<3)
    case 5: spacing = CGFloat(numbers.number(0..<20)) / 2
    case 6: isRightToLeft.toggle()
    case 7: isDark.toggle()
    case 8: showsHeader.toggle()
    case 9: showsFollower.toggle()
    case 10: showsBounds.toggle()
    case 11: selected = items.randomElement(using: &numbers)?.id
    case 12: hasOwnAnimation.toggle()
    default: break
    }
    guard !items.isEmpty, numbers.chance(60) else { return }
    items[numbers.number(0..<items.count)].edit(using: &numbers)
  }
}

extension EngineModel.Item {
  fileprivate mutating func edit(using numbers: inout SeededNumbers) {
    switch numbers.number(0..<10) {
    case 0: width = CGFloat(numbers.number(4..<60)) / 2
    case 1: height = CGFloat(numbers.number(4..<40)) / 2
    case 2: color = numbers.number(0..<4)
    case 3: zIndex = Double(numbers.number(-1..<2))
    case 4: opacity = Double(numbers.number(0..<5)) / 4
    case 5: offset = CGFloat(numbers.number(-9..<10))
    case 6: angle = Double(numbers.number(0..<4)) * 30
    case 7: showsDetail.toggle()
    case 8: identity += 1
    default: transition = numbers.number(0..<6)
    }
  }
}

/// Reaches the state of a view that is shown.
final class EngineHandle {
  var model: Binding<EngineModel>?
  var appearances = 0
}

/// Counts how many of it are alive.
final class LifeProbe {
  static var alive = 0

  init() { Self.alive += 1 }

  deinit { MainActor.assumeIsolated { Self.alive -= 1 } }
}

private enum FrameKey: PreferenceKey {
  static var defaultValue: [Int: Anchor<CGRect>] { [:] }
  static func reduce(
    value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]
  ) {
    value.merge(nextValue()) { _, new in new }
  }
}

private enum CountKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Shows a model through as many of the engine's mechanisms as possible.
struct EngineRoot: View {
  let handle: EngineHandle
  @State private var model: EngineModel
  @State private var counted = 0
  @Namespace private var namespace

  init(_ model: EngineModel, handle: EngineHandle) {
    _model = State(initialValue: model)
    self.handle = handle
  }

  var body: some View {
    handle.model = $model
    return ZStack(alignment: .topLeading) {
      VStack(alignment: .leading, spacing: 3) {
        if model.showsHeader {
          Color.red.frame(height: 7).transition(.move(edge: .top))
        } else {
          Color.blue.frame(width: 30, height: 3)
        }
        arranged
        Color.gray.frame(width: CGFloat(counted) * 5 + 1, height: 4)
      }
      .onPreferenceChange(CountKey.self) { counted = $0 }
      .overlayPreferenceValue(FrameKey.self) { frames in
        if model.showsBounds { EngineBounds(frames: frames) }
      }
      if model.showsFollower {
        Rectangle().stroke(Color.green)
          .matchedGeometryEffect(id: "pill", in: namespace, isSource: false)
          .frame(width: 9, height: 9)
      }
    }
    .environment(\.layoutDirection, model.isRightToLeft ? .rightToLeft : .leftToRight)
    .environment(\.colorScheme, model.isDark ? .dark : .light)
    .animation(model.hasOwnAnimation ? .linear(duration: 0.3) : nil, value: model.items.count)
  }

  @ViewBuilder private var arranged: some View {
    if model.arrangement == 0 {
      VStack(spacing: model.spacing) { items }
    } else if model.arrangement == 1 {
      HStack(spacing: model.spacing) { items }
    } else {
      ZStack { items }
    }
  }

  private var items: some View {
    ForEach(model.items) { item in
      EngineItem(item: item, isSelected: model.selected == item.id, namespace: namespace)
    }
  }
}

/// Outlines around the places that items have given.
private struct EngineBounds: View {
  let frames: [Int: Anchor<CGRect>]

  var body: some View {
    GeometryReader { proxy in
      ForEach(frames.keys.sorted(), id: \.self) { id in
        if let anchor = frames[id] {
          let frame = proxy[anchor]
          Rectangle().stroke(Color.purple)
            .frame(width: frame.width, height: frame.height)
            .position(x: frame.midX, y: frame.midY)
        }
      }
    }
  }
}

private struct EngineItem: View {
  let item: EngineModel.Item
  let isSelected: Bool
  let namespace: Namespace.ID
  @State private var probe = LifeProbe()

  var body: some View {
    content
      .background {
        if isSelected {
          Color.orange.matchedGeometryEffect(id: "pill", in: namespace)
            .transition(item.transition == 0 ? .identity : .opacity)
        }
      }
      .rotationEffect(.degrees(item.angle))
      .zIndex(item.zIndex)
      .opacity(item.opacity)
      .offset(x: item.offset)
      .id(item.identity)
      .transition(transition)
  }

  private var color: Color { [Color.red, .blue, .primary, .yellow][item.color] }

  private var transition: AnyTransition {
    switch item.transition {
    case 0: .identity
    case 1: .move(edge: .leading)
    case 2: .scale.combined(with: .opacity)
    case 3: .asymmetric(insertion: .slide, removal: .offset(x: 9, y: 9))
    case 4: .modifier(active: Shift(amount: 1), identity: Shift(amount: 0))
    default: .opacity
    }
  }

  private var box: some View { color.frame(width: item.width, height: item.height) }

  @ViewBuilder private var content: some View {
    switch item.kind {
    case 0: box
    case 1: Text("Item \(item.id)").foregroundColor(color)
    case 2:
      GeometryReader { proxy in
        color.frame(width: proxy.size.width / 2, height: proxy.size.height)
        if item.showsDetail { Color.green.frame(width: 3, height: 3) }
      }
      .frame(width: item.width, height: item.height)
    case 3:
      HStack(spacing: 1) {
        Circle().fill(color).frame(width: 8, height: 8)
        if item.showsDetail { box.transition(.scale) }
      }
    case 4:
      box.overlay(alignment: .bottomTrailing) {
        if item.showsDetail { Color.black.frame(width: 4, height: 4).zIndex(-1) }
      }
    case 5: box.anchorPreference(key: FrameKey.self, value: .bounds) { [item.id: $0] }
    default: box.preference(key: CountKey.self, value: item.showsDetail ? 2 : 1)
    }
  }
}

/// Moves a view by an amount that is interpolated.
private struct Shift: ViewModifier, Animatable {
  var amount: CGFloat

  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func body(content: Content) -> some View {
    content.offset(y: amount * 10).opacity(1 - amount / 2)
  }
}
