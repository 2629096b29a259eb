import WaylandUI

/// The first stage of the arc overlay's article: a red ring that is there or not.
struct BasicArcHost: View {
  @State private var isShowing = false
  @State private var color = Color.blue

  var body: some View {
    Text("Hello World")
      .frame(width: 100, height: 100)
      .background(color)
      .cornerRadius(20)
      .accessibilityIdentifier("square")
      .onTapGesture { isShowing.toggle() }
      .overlay(
        isShowing
          ? Circle()
            .stroke(Color.red, lineWidth: 30)
            .frame(width: 300, height: 300)
            .onTapGesture {
              color = .red
              isShowing.toggle()
            } : nil)
  }
}

/// The four arcs of the article's last stage, always there and visible by their opacity.
struct ArticleArcs: View {
  @Binding var isShowing: Bool
  @Binding var color: Color

  private let colors: [Color] = [.blue, .red, .green, .yellow]

  // The article uses the form of `animation` without a value; a deprecated witness may.
  @available(*, deprecated)
  var body: some View {
    ZStack {
      ForEach(1..<5, id: \.self) { item in
        Circle()
          .trim(
            from: isShowing ? CGFloat(item) * 0.25 - 0.25 : CGFloat(item) * 0.25,
            to: CGFloat(item) * 0.25
          )
          .stroke(colors[item - 1], lineWidth: 30)
          .animation(.linear(duration: 0.4))
          .frame(width: 300, height: 300)
          .onTapGesture {
            color = colors[item - 1]
            isShowing.toggle()
          }
      }
    }
    .opacity(isShowing ? 1 : 0)
    .rotationEffect(.degrees(isShowing ? 0 : 180))
    .animation(.linear(duration: 0.5))
  }
}

/// The text that carries the arcs.
struct ArcHost: View {
  @State private var isShowing = false
  @State private var color = Color.blue
  var name = "square"

  var body: some View {
    Text("Hello World")
      .frame(width: 100, height: 100)
      .background(color)
      .cornerRadius(20)
      .accessibilityIdentifier(name)
      .onTapGesture { isShowing.toggle() }
      .overlay(ArticleArcs(isShowing: $isShowing, color: $color))
  }
}
