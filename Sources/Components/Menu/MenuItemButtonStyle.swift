import WaylandUI

/// A row of a menu: as wide as the menu, at least 48 points high, and tappable all over.
public struct MenuItemButtonStyle: ButtonStyle {
  private let isSelected: Bool
  @Environment(\.menuMetrics) private var metrics

  /// A row's style.
  ///
  /// - Parameter isSelected: Whether the row keeps the selection's colour when it is not pressed.
  public init(isSelected: Bool) {
    self.isSelected = isSelected
  }

  /// The styled label.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .modifier(MenuRow(isHighlighted: configuration.isPressed || isSelected))
      .contentShape(Rectangle())
      .contentShape(
        .focusEffect, RoundedRectangle(cornerRadius: metrics.selectionCornerRadius)
      )
      .animation(.spring(), value: configuration.isPressed)
      .animation(.spring(), value: isSelected)
  }
}

/// The frame and colour that rows and their selected copies share.
struct MenuRow: ViewModifier {
  let isHighlighted: Bool
  @Environment(\.menuAppearance) private var appearance
  @Environment(\.menuPalette) private var palette
  @Environment(\.menuMetrics) private var metrics

  func body(content: Content) -> some View {
    content
      .frame(
        minWidth: appearance == .default ? metrics.leastTitledWidth : 0, maxWidth: .infinity,
        minHeight: metrics.rowHeight, alignment: .leading
      )
      .foregroundColor(isHighlighted ? palette.selectionForeground : palette.text)
  }
}
