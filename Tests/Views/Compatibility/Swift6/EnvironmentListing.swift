import WaylandUI

/// What a drawer looks like to the views in it.
public struct PanelMode {
  /// Whether the panel is open.
  public private(set) var isOpen: Bool

  /// Opens the panel.
  public mutating func open() { isOpen = true }

  /// Closes the panel, if it is open.
  public mutating func close() {
    if isOpen { isOpen = false }
  }

  static var placeholder: PanelMode { PanelMode(isOpen: false) }
  fileprivate init(isOpen: Bool) { self.isOpen = isOpen }
}

extension Binding where Value == Bool {
  func asPanelMode() -> Binding<PanelMode> {
    Binding<PanelMode>(
      get: { PanelMode(isOpen: wrappedValue) },
      set: { newValue in wrappedValue = newValue.isOpen })
  }
}

private struct PanelModeKey: EnvironmentKey {
  static var defaultValue: Binding<PanelMode> { .constant(.placeholder) }
}

private struct RowSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat = 8
}

private struct FormatterKey: EnvironmentKey {
  static let defaultValue: (Int) -> String = { "\($0)" }
}

extension EnvironmentValues {
  var panelMode: Binding<PanelMode> {
    get { self[PanelModeKey.self] }
    set { self[PanelModeKey.self] = newValue }
  }

  var rowSpacing: CGFloat {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  var rowFormatter: (Int) -> String {
    get { self[FormatterKey.self] }
    set { self[FormatterKey.self] = newValue }
  }
}

extension View {
  func rowSpacing(_ spacing: CGFloat) -> some View { environment(\.rowSpacing, spacing) }
}

/// A panel over content: the shape of a drawer.
public struct Panel<Menu: View, Content: View>: View {
  @Binding private var isOpened: Bool
  private let menu: Menu
  private let content: Content

  /// A panel over content.
  public init(
    isOpened: Binding<Bool>, @ViewBuilder menu: () -> Menu, @ViewBuilder content: () -> Content
  ) {
    _isOpened = isOpened
    self.menu = menu()
    self.content = content()
  }

  /// What the view shows.
  public var body: some View {
    ZStack(alignment: .leading) {
      content
      if isOpened {
        Color.clear
          .contentShape(Rectangle())
          .onTapGesture { if isOpened { isOpened.toggle() } }
        menu
          .transition(.move(edge: .leading))
          .zIndex(1)
      }
    }
    .animation(.spring(), value: isOpened)
    .environment(\.panelMode, $isOpened.asPanelMode())
  }
}

private struct PanelContent: View {
  @Environment(\.panelMode) private var panelMode
  @Environment(\.rowSpacing) private var spacing: CGFloat
  @Environment(\.layoutDirection) var layoutDirection
  @Environment(\.rowFormatter) var format

  var body: some View {
    VStack(spacing: spacing) {
      Text(panelMode.wrappedValue.isOpen ? "open" : "closed")
      Button("Close") { panelMode.wrappedValue.close() }
      Button(action: { panelMode.wrappedValue.open() }) { Text(format(1)) }
    }
  }
}

struct PanelScreen: View {
  @State private var isOpened = true
  @SceneStorage("panel") private var name = "none"
  @AppStorage("count") private var count: Int = 0

  var body: some View {
    Panel(isOpened: $isOpened) {
      Color.gray.frame(width: 200)
    } content: {
      PanelContent()
    }
    .rowSpacing(4)
    .environment(\.colorScheme, .dark)
    .preferredColorScheme(.light)
    .onAppear { name = "seen \(count)" }
  }
}
