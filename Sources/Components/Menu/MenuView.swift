import WaylandUI

/// A drawer's menu: header, rows, logout and the choice of a colour scheme on a panel of its own.
///
/// Pressing the header folds the menu to its icons and unfolds it again; each scene remembers that
/// under the key `menuAppearance` of `SceneStorage`. Choosing a scheme lets the panel's new ground
/// grow out of the picker.
public struct MenuView<Item: MenuItem>: View {
  private let items: [Item]
  @Binding private var selection: Item?
  private let user: User?
  private let scheme: Binding<ColorScheme>?
  private let onLogout: (() -> Void)?

  @SceneStorage("menuAppearance") private var appearance = MenuAppearance.default
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.menuMetrics) private var metrics

  /// A menu of `items`.
  ///
  /// - Parameters:
  ///   - items: The rows, from the top.
  ///   - selection: The selected row; nil where none is.
  ///   - user: Whom the header shows; nil leaves the header out.
  ///   - colorScheme: What the picker at the end chooses; nil leaves the picker out.
  ///   - onLogout: Runs when the row below the others is pressed; nil leaves the row out.
  public init(
    items: [Item], selection: Binding<Item?>, user: User? = nil,
    colorScheme: Binding<ColorScheme>? = nil, onLogout: (() -> Void)? = nil
  ) {
    self.items = items
    _selection = selection
    self.user = user
    scheme = colorScheme
    self.onLogout = onLogout
  }

  /// The panel.
  public var body: some View {
    parts
      .fixedSize(horizontal: true, vertical: false)
      .padding(metrics.panelPadding)
      .backgroundPreferenceValue(PickerFramePreferenceKey.self) { anchor in
        GeometryReader { proxy in
          MenuBackground(colorScheme: colorScheme)
            .transition(.menuBackgroundFadeIn(from: anchor.map { proxy[$0] } ?? .zero))
            .id(colorScheme)
        }
      }
      .menuAppearance(appearance)
      .menuMetrics(fittingMetrics)
      .modifier(MenuPanel())
      .animation(.default, value: colorScheme)
  }

  private var parts: some View {
    VStack(alignment: .leading, spacing: 0) {
      MenuItemList(items: items, selection: $selection, user: user) {
        withAnimation(.spring()) { appearance.toggle() }
      }
      if let onLogout {
        Spacer().frame(height: metrics.rowSpacing)
        Button(action: onLogout) { Label.logout }
          .buttonStyle(MenuItemButtonStyle(isSelected: false))
          .labelStyle(.menuLabel)
      }
      if let scheme {
        Spacer().frame(height: .headerBottomSpacing)
        ColorSchemePicker(selection: scheme)
          .anchorPreference(key: PickerFramePreferenceKey.self, value: .bounds) { $0 }
      }
    }
  }

  /// Rows at least as wide as the picker below them.
  private var fittingMetrics: MenuMetrics {
    var metrics = metrics
    if scheme != nil {
      metrics.leastTitledWidth = max(metrics.leastTitledWidth, ColorSchemePicker.titledWidth)
    }
    return metrics
  }
}

/// The panel under a menu: it clips what slides out, casts a shadow, and stands off its edge.
private struct MenuPanel: ViewModifier {
  @Environment(\.menuPalette) private var palette
  @Environment(\.menuMetrics) private var metrics
  @Environment(\.drawerEdge) private var edge
  @Environment(\.layoutDirection) private var layoutDirection

  func body(content: Content) -> some View {
    content
      .clipShape(shape)
      .overlay { shape.strokeBorder(palette.border, lineWidth: 1).allowsHitTesting(false) }
      .background {
        // Only for its shadow: smaller, so that it does not shine through at the panel's smooth rim while
        // the ground changes its colour.
        shape.inset(by: 1).fill(palette.background)
          .shadow(
            color: palette.shadow, radius: Self.shadowRadius, x: shadowOffset.width,
            y: shadowOffset.height)
      }
      .padding(Edge.Set(edge), metrics.panelMargin)
      // The shadow, too, is out of sight when the menu is.
      .padding(Edge.Set(edge.opposite), Self.shadowRadius * 2 + Self.shadowDistance)
  }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: metrics.panelCornerRadius, style: .continuous)
  }

  /// Away from the edge; like every offset it is not mirrored.
  private var shadowOffset: CGSize {
    DrawerEdge(edge: edge, layoutDirection: layoutDirection).inward(by: Self.shadowDistance)
  }

  private static var shadowRadius: CGFloat { 5 }
  private static var shadowDistance: CGFloat { 5 }
}

/// Where the colour scheme picker is, for the panel's ground to grow from.
private struct PickerFramePreferenceKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

extension Label where Title == Text, Icon == Image {
  /// The label of the row that logs the user out.
  public static var logout: Label {
    Label("Logout", systemImage: "rectangle.portrait.and.arrow.right")
  }
}
