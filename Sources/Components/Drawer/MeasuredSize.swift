import WaylandUI

private struct MeasuredSizeKey: PreferenceKey {
  static var defaultValue: CGSize { .zero }

  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

extension View {
  /// Keeps a binding at the view's size, in points.
  func measuring(_ size: Binding<CGSize>) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.preference(key: MeasuredSizeKey.self, value: proxy.size)
      }
      .onPreferenceChange(MeasuredSizeKey.self) { size.wrappedValue = $0 }
    }
  }
}
