import ViewProbes
import WaylandUI

/// A description of a view, made and changed at random.
indirect enum Block: Equatable {
  case color(Int)
  case text(Int)
  case circle(Int)
  case stack(axis: Int, spacing: CGFloat, items: [Item])
  case modified(Change, Block)

  /// A part of a stack, with its identity.
  struct Item: Equatable, Identifiable {
    let id: Int
    var block: Block
  }

  /// What a modifier does.
  enum Change: Equatable {
    case padding(CGFloat)
    case frame(width: CGFloat, height: CGFloat)
    case flexible(Bool)
    case opacity(Double)
    case offset(CGFloat)
    case rotation(Double)
    case scale(Double)
    case background(Int)
    case overlay(Int)
    case rounded(CGFloat)
    case zIndex(Double)
    case identity(Int)
    case branch(Bool)
    case shown(Bool)
    case move(Bool)
    case blend(Bool)
    case reader
    case fixed
    case scheme(Bool)
    case mirrored(Bool)
    case mask(Int)
    case animated(Int)
  }
}

/// The view of a description.
struct BlockView: View {
  let block: Block

  var body: some View {
    switch block {
    case .color(let index): Self.color(index)
    case .text(let index): Text(["i", "Some words", "Ä", "two\nlines"][index % 4])
    case .circle(let index): Circle().fill(Self.color(index))
    case .stack(let axis, let spacing, let items):
      StackView(axis: axis, spacing: spacing, items: items)
    case .modified(let change, let inner): ChangedView(change: change, content: inner)
    }
  }

  static func color(_ index: Int) -> Color {
    [Color.red, .green, .blue, .yellow, .primary, .gray.opacity(0.5)][index % 6]
  }
}

private struct StackView: View {
  let axis: Int
  let spacing: CGFloat
  let items: [Block.Item]

  var body: some View {
    switch axis {
    case 0: HStack(spacing: spacing) { rows }
    case 1: VStack(alignment: .leading, spacing: spacing) { rows }
    default: ZStack(alignment: .topLeading) { rows }
    }
  }

  private var rows: some View { ForEach(items) { BlockView(block: $0.block) } }
}

private struct ChangedView: View {
  let change: Block.Change
  let content: Block

  private var inner: BlockView { BlockView(block: content) }

  var body: some View {
    switch change {
    case .padding, .frame, .flexible, .offset, .fixed, .reader, .identity: AnyView(geometry)
    case .branch, .shown, .move, .animated, .scheme, .mirrored: AnyView(structure)
    default: AnyView(rendering)
    }
  }

  @ViewBuilder private var geometry: some View {
    switch change {
    case .padding(let length): inner.padding(length)
    case .frame(let width, let height): inner.frame(width: width, height: height)
    case .flexible(let isOn): inner.frame(maxWidth: isOn ? .infinity : nil, alignment: .trailing)
    case .offset(let x): inner.offset(x: x)
    case .fixed: inner.fixedSize()
    case .identity(let id): inner.id(id)
    case .reader:
      GeometryReader { proxy in inner.frame(width: proxy.size.width / 2) }
    default: inner
    }
  }

  @ViewBuilder private var structure: some View {
    switch change {
    case .branch(let isFirst): if isFirst { inner } else { inner.padding(1) }
    case .shown(let isShown): if isShown { inner }
    case .move(let isShown):
      ZStack { if isShown { inner.transition(.move(edge: .leading)).zIndex(1) } }
    case .animated(let value): inner.animation(.linear(duration: 0.2), value: value)
    case .scheme(let isDark): inner.environment(\.colorScheme, isDark ? .dark : .light)
    case .mirrored(let isMirrored):
      inner.environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
    default: inner
    }
  }

  @ViewBuilder private var rendering: some View {
    switch change {
    case .opacity(let opacity): inner.opacity(opacity)
    case .rotation(let degrees): inner.rotationEffect(.degrees(degrees))
    case .scale(let factor): inner.scaleEffect(factor)
    case .background(let color): inner.background(BlockView.color(color))
    case .overlay(let color):
      inner.overlay(alignment: .bottom) { Circle().fill(BlockView.color(color)).frame(width: 8) }
    case .rounded(let radius): inner.clipShape(RoundedRectangle(cornerRadius: radius))
    case .zIndex(let z): inner.zIndex(z)
    case .blend(let isOn): inner.blendMode(isOn ? .difference : .normal)
    case .mask(let inset): inner.mask { Rectangle().padding(CGFloat(inset)) }
    default: inner
    }
  }
}
