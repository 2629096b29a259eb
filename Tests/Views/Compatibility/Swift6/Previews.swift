import WaylandUI

#Preview {
  ShapesView()
}

#Preview("Named", traits: .sizeThatFitsLayout) {
  @Previewable @State var isOn = false
  VStack {
    ModifiersView()
    Button("Toggle") { isOn.toggle() }
  }
}

struct Styles_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      StylesView()
        .previewLayout(.sizeThatFits)
      StylesView()
        .environment(\.layoutDirection, .rightToLeft)
        .previewDisplayName("Right to left")
    }
    .previewLayout(.fixed(width: 300, height: 200))
  }
}
