import WaylandUI

private struct ClipModifier: ViewModifier {
  var radius: CGFloat

  func body(content: Content) -> some View { content.clipShape(Circle().inset(by: radius)) }
}

private struct Pivot: ViewModifier, Animatable {
  var degrees: Double
  let anchor: UnitPoint

  nonisolated var animatableData: Double {
    get { degrees }
    set { degrees = newValue }
  }

  func body(content: Content) -> some View {
    content.rotationEffect(.degrees(degrees), anchor: anchor).clipped()
  }
}

extension AnyTransition {
  static var pivot: AnyTransition {
    .modifier(
      active: Pivot(degrees: -90, anchor: .topLeading),
      identity: Pivot(degrees: 0, anchor: .topLeading))
  }

  static func iris(from radius: CGFloat) -> AnyTransition {
    AnyTransition.asymmetric(
      insertion: .modifier(active: ClipModifier(radius: radius), identity: ClipModifier(radius: 0)),
      removal: .opacity.animation(.easeOut(duration: 0.1)))
  }

  static let slideAndFade = AnyTransition.move(edge: .bottom).combined(with: .opacity)
}

/// The newer protocol.
struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : 0.5)
      .opacity(phase.isIdentity ? 1 : 0)
      .rotationEffect(
        .degrees(phase == .willAppear ? 360 : phase == .didDisappear ? -360 : .zero))
  }
}

extension Transition where Self == Twirl {
  static var twirl: Twirl { Twirl() }
}

enum Stage {
  case empty
  case text(String)
  case count(Int)
}

struct TransitionsView: View {
  @State private var stage = Stage.empty
  @State private var isShown = false
  @State private var name: String?
  @Namespace private var namespace

  var body: some View {
    VStack {
      switch stage {
      case .empty: EmptyView()
      case .text(let text): Text(text).transition(.pivot)
      case .count(let count) where count > 3: Text("many").transition(.scale)
      case .count(let count): Text("\(count)").transition(.iris(from: 10))
      }
      if let name {
        Text(name).transition(.twirl)
      } else if isShown {
        pill.transition(.offset())
      } else {
        Text("nothing").transition(.slideAndFade)
      }
      details
      header(title: "Header") { Text("trailing") }
      if #available(iOS 17, macOS 14, *) { Text("new") }
    }
    .matched(in: namespace)
    .onTapGesture(count: 2) {
      withAnimation(.interpolatingSpring(stiffness: 180, damping: 15)) {
        isShown.toggle()
      } completion: {
        stage = .count(1)
      }
    }
  }

  private var pill: some View {
    Capsule()
      .fill(.white)
      .matchedGeometryEffect(id: "pill", in: namespace, isSource: isShown)
  }

  @ViewBuilder private var details: some View {
    if isShown {
      Text("one")
      Text("two")
    }
  }

  @ViewBuilder
  private func header<Trailing: View>(
    title: String, @ViewBuilder trailing: () -> Trailing
  ) -> some View {
    let isLong = title.count > 10
    Text(title).lineLimit(isLong ? 2 : nil)
    trailing()
  }
}

extension View {
  fileprivate func matched(in namespace: Namespace.ID) -> some View {
    matchedGeometryEffect(id: 1, in: namespace, properties: .position, anchor: .top)
  }
}
