import WaylandUI

/// The label of a menu's rows and header: the icon in a square box, then the title.
///
/// In the compact appearance only the icon is there. A title leaves and enters by its own width
/// at the trailing edge while it fades.
public struct MenuLabelStyle: LabelStyle {
  @Environment(\.menuAppearance) private var appearance
  @Environment(\.menuMetrics) private var metrics

  /// A menu's label style.
  public init() {}

  /// The styled label.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: metrics.iconSpacing) {
      configuration.icon
        .frame(width: metrics.rowHeight, height: metrics.rowHeight)
      if appearance == .default {
        configuration.title
          .lineLimit(1)
          .transition(.move(edge: .trailing).combined(with: .opacity))
      }
    }
    .typographyStyle(.title)
  }
}

extension LabelStyle where Self == MenuLabelStyle {
  /// The label of a menu's rows and header.
  public static var menuLabel: MenuLabelStyle { MenuLabelStyle() }
}
