import WaylandUI

/// A card around any view.
struct Card: ViewModifier {
  var cornerRadius: CGFloat = 12
  @Environment(\.colorScheme) private var colorScheme
  @State private var isHovered = false

  func body(content: Content) -> some View {
    content
      .padding()
      .background(colorScheme == .dark ? Color.black : .white)
      .cornerRadius(cornerRadius)
      .scaleEffect(isHovered ? 1.02 : 1)
      .onHover { isHovered = $0 }
  }
}

/// A shake that follows its animatable data.
struct Shake: ViewModifier, Animatable {
  var distance: CGFloat = 8
  var animatableData: CGFloat

  func body(content: Content) -> some View {
    content.offset(x: distance * sin(animatableData * .pi * 2))
  }
}

/// A number that counts up.
struct Counter: View, Animatable {
  var value: Double

  nonisolated var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View { Text("\(Int(value))").monospacedDigit() }
}

/// The older spelling.
struct Slide: AnimatableModifier {
  var offset: CGFloat

  nonisolated var animatableData: CGFloat {
    get { offset }
    set { offset = newValue }
  }

  func body(content: Content) -> some View { content.offset(x: offset) }
}

extension View {
  func card(cornerRadius: CGFloat = 12) -> some View {
    modifier(Card(cornerRadius: cornerRadius))
  }

  @ViewBuilder
  func `if`<Changed: View>(_ condition: Bool, transform: (Self) -> Changed) -> some View {
    if condition { transform(self) } else { self }
  }

  func onAnimated(_ change: @escaping () -> Void) -> some View {
    onTapGesture { withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) { change() } }
  }
}

struct ModifiersView: View {
  @State private var attempts = 0

  var body: some View {
    VStack {
      Text("Card").card()
      Text("Wrong").modifier(Shake(animatableData: CGFloat(attempts)))
      Text("Slide").modifier(Slide(offset: CGFloat(attempts) * 10))
      Counter(value: Double(attempts))
      Text("If").if(attempts > 2) { $0.foregroundColor(.red).italic() }
      Button("Again") { withAnimation(.default) { attempts += 1 } }
      Text("Both").modifier(Card().concat(Shake(animatableData: 0)))
    }
    .font(.system(size: 16, weight: .semibold, design: .rounded))
    .underline()
    .strikethrough(attempts > 1, color: .red)
    .kerning(1)
    .tracking(0.5)
    .fontDesign(.serif)
    .animation(.easeInOut(duration: 0.3).delay(0.1).repeatCount(2), value: attempts)
    .transaction { $0.disablesAnimations = attempts == 0 }
    .ignoresSafeArea()
    .edgesIgnoringSafeArea(.all)
    .statusBarHidden(true)
    .accessibilityElement(children: .combine)
    .accessibilityRemoveTraits(.isSelected)
    .accessibilityHint("Counts")
  }
}

// What is known of a stack or a filled shape of any content: that it is a view.

extension VStack {
  func card() -> some View { padding().background(.white) }
}

@MainActor func padded<C>(_ stack: HStack<C>, _ layers: ZStack<C>) -> some View {
  stack.padding().overlay(layers.opacity(0.5))
}

extension ShapeView {
  func faded() -> some View { opacity(0.5) }
}
