import WaylandUI

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct FramesKey: PreferenceKey {
  typealias Value = [Int: CGRect]
  static var defaultValue: Value { [:] }

  static func reduce(value: inout Value, nextValue: () -> Value) {
    value.merge(nextValue()) { $1 }
  }
}

private struct BoundsKey: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// A generic key.
struct AnchorKey<Value>: PreferenceKey {
  static var defaultValue: [Anchor<Value>] { [] }

  static func reduce(value: inout [Anchor<Value>], nextValue: () -> [Anchor<Value>]) {
    value.append(contentsOf: nextValue())
  }
}

extension View {
  func readWidth(_ action: @escaping (CGFloat) -> Void) -> some View {
    background(
      GeometryReader { proxy in
        Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
      }
    )
    .onPreferenceChange(WidthKey.self, perform: action)
  }
}

struct PreferencesView: View {
  @State private var width: CGFloat?
  @State private var selection = 2
  @State private var frames: [Int: CGRect] = [:]
  private let rows = ["one", "two", "three"]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(rows.indices, id: \.self) { index in
        Text(rows[index])
          .readWidth { width = $0 }
          .frame(width: width, alignment: .leading)
          .anchorPreference(key: BoundsKey.self, value: .bounds) { index == selection ? $0 : nil }
          .background {
            GeometryReader { geo in
              Color.clear
                .preference(key: FramesKey.self, value: [index: geo.frame(in: .named("list"))])
            }
          }
      }
    }
    .coordinateSpace(name: "list")
    .onPreferenceChange(FramesKey.self) { frames = $0 }
    .overlayPreferenceValue(BoundsKey.self) { anchor in
      GeometryReader { proxy in
        if let rect = anchor.map({ proxy[$0] }) {
          RoundedRectangle(cornerRadius: 13)
            .frame(width: rect.width, height: rect.height)
            .position(x: rect.midX, y: rect.midY)
        }
      }
      .allowsHitTesting(false)
    }
    .backgroundPreferenceValue(AnchorKey<CGRect>.self) { (anchors: [Anchor<CGRect>]) in
      GeometryReader { proxy in
        ForEach(Array(anchors.enumerated()), id: \.offset) { _, anchor in
          Color.yellow.frame(width: proxy[anchor].width)
        }
      }
    }
  }
}
