import WaylandUI

// A listing as it was written for Swift 5, with what Swift 6 would not let pass.

struct SizeKey: PreferenceKey {
  static var defaultValue: CGSize = .zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

private struct AccentKey: EnvironmentKey {
  static var defaultValue: Color = .red
}

extension EnvironmentValues {
  var ringAccent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

/// A modifier with a computed animatable value, without a word on isolation.
struct Rise: AnimatableModifier {
  var height: CGFloat

  var animatableData: CGFloat {
    get { height }
    set { height = newValue }
  }

  func body(content: Content) -> some View { content.offset(y: -height) }
}

struct Tick: View, Animatable {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View { Text(String(format: "%.1f", value)) }
}

struct ArcPicker: View {
  @Binding var isShowing: Bool
  @Binding var color: Color
  let colors: [Color] = [.blue, .red, .green, .yellow]

  var body: some View {
    ZStack {
      ForEach(1..<5, id: \.self) { item in
        Circle()
          .trim(
            from: self.isShowing
              ? CGFloat((Double(item) * 0.25) - 0.25) : CGFloat(Double(item) * 0.25),
            to: CGFloat(Double(item) * 0.25)
          )
          .stroke(self.colors[item - 1], lineWidth: 30)
          .frame(width: 300, height: 300)
          .animation(.linear(duration: 0.4), value: isShowing)
          .onTapGesture {
            self.color = self.colors[item - 1]
            self.isShowing.toggle()
          }
      }
    }
    .opacity(self.isShowing ? 1 : 0)
    .rotationEffect(.degrees(self.isShowing ? 0 : 180))
    .animation(.linear(duration: 0.5), value: isShowing)
  }
}

/// The form of the modifier that SwiftUI has deprecated, and that articles of 2019 use.
@available(*, deprecated)
struct OldRing: View {
  @State private var isShowing = false

  var body: some View {
    Circle()
      .trim(from: isShowing ? 0 : 1, to: 1)
      .animation(.linear(duration: 0.4))
      .onTapGesture { self.isShowing.toggle() }
  }
}

/// A text that opens a ring of colours.
public struct RingMenu: View {
  @State var isShowing = false
  @State var color: Color = .blue
  @State private var size: CGSize = .zero
  @Environment(\.ringAccent) var accent

  /// A closed ring.
  public init() {}

  /// What the view shows.
  public var body: some View {
    Text("Hello World")
      .frame(width: 100, height: 100)
      .background(color)
      .cornerRadius(20)
      .onTapGesture { self.isShowing.toggle() }
      .overlay(ArcPicker(isShowing: $isShowing, color: $color))
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: SizeKey.self, value: proxy.size)
        }
      )
      .onPreferenceChange(SizeKey.self) { self.size = $0 }
      .modifier(Rise(height: isShowing ? 10 : 0))
      .foregroundColor(accent)
  }
}

struct RingMenu_Previews: PreviewProvider {
  static var previews: some View {
    RingMenu()
  }
}
