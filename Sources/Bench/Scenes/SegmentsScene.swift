import WaylandUI
import WaylandUIComponents

/// Five segments, 400 × 48, whose titles are recoloured by blending where the selection passes.
struct SegmentsScene: View {
  private struct Option: Hashable, Identifiable {
    let id: Int
  }

  @Binding var isLastSelected: Bool
  private let options = (0..<5).map(Option.init)

  init(isLastSelected: Binding<Bool>) { _isLastSelected = isLastSelected }

  var body: some View {
    Color.white.overlay {
      CustomizableSegmentedControl(selection: selection, options: options) {
        RoundedRectangle(cornerRadius: 10).fill(.white)
      } segmentContent: { option, _, _ in
        Text("Part \(option.id + 1)").foregroundColor(.white)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .insets(.all, 4)
      .segmentedControlContentStyle(.blendMode())
      .segmentedControlSlidingAnimation(.linear(duration: Workload.motion))
      .frame(width: 400, height: 48)
      .background(Color.blue)
      .clipShape(RoundedRectangle(cornerRadius: 14))
    }
  }

  private var selection: Binding<Option> {
    Binding(
      get: { options[isLastSelected ? 4 : 0] }, set: { isLastSelected = $0.id == 4 })
  }
}
