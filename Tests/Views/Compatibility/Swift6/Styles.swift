import WaylandUI

struct PillButtonStyle: ButtonStyle {
  var isSelected: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme: ColorScheme

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(isSelected || configuration.isPressed ? .accentColor : .primary)
      .opacity(isEnabled ? 1 : 0.5)
      .frame(maxWidth: .infinity, minHeight: 48, alignment: .leading)
      .contentShape(Rectangle())
      .animation(.spring(), value: configuration.isPressed)
  }
}

/// Hands the pressed state out of the style.
struct ReportingButtonStyle: ButtonStyle {
  @Binding var isPressed: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .onChange(of: configuration.isPressed) { isPressed = $0 }
      .onChange(of: configuration.isPressed, perform: { newValue in isPressed = newValue })
      .onChange(of: configuration.isPressed) { old, new in isPressed = old != new && new }
      .onChange(of: configuration.isPressed, initial: true) { isPressed = false }
  }
}

enum MenuLook: String, CaseIterable {
  case regular, compact

  mutating func toggle() { self = self == .regular ? .compact : .regular }
}

private struct MenuLookKey: EnvironmentKey {
  static var defaultValue: MenuLook { .regular }
}

extension EnvironmentValues {
  var menuLook: MenuLook {
    get { self[MenuLookKey.self] }
    set { self[MenuLookKey.self] = newValue }
  }
}

struct MenuRowLabelStyle: LabelStyle {
  @Environment(\.menuLook) private var look

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 24) {
      configuration.icon
        .frame(width: 48, height: 48)
      switch look {
      case .regular:
        configuration.title
          .transition(.move(edge: .trailing).combined(with: .opacity))
      case .compact:
        EmptyView()
      }
    }
  }
}

extension LabelStyle where Self == MenuRowLabelStyle {
  static var menuRow: MenuRowLabelStyle { MenuRowLabelStyle() }
  static func menuRow(_ spacing: CGFloat) -> Self { .init() }
}

extension ButtonStyle where Self == PillButtonStyle {
  static func pill(isSelected: Bool) -> Self { Self(isSelected: isSelected) }
}

extension Label where Title == Text, Icon == Image {
  init(row: Int) {
    self.init("Row \(row)", systemImage: "\(row).circle")
  }
}

struct StylesView: View {
  @SceneStorage("menuLook") private var look = MenuLook.regular
  @State private var selection: Int?
  @State private var isPressed = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(0..<3) { row in
        Button {
          selection = selection == row ? nil : row
        } label: {
          Label(row: row)
        }
        .buttonStyle(.pill(isSelected: selection == row))
      }
      Button(action: { withAnimation(.spring()) { look.toggle() } }) {
        Label {
          Text("Header").font(.title2).bold()
          Text("two lines").font(.custom("Gilroy", size: 14, relativeTo: .subheadline))
        } icon: {
          Image(systemName: "person")
            .resizable()
            .aspectRatio(contentMode: .fit)
            .imageScale(.large)
        }
      }
      .buttonStyle(ReportingButtonStyle(isPressed: $isPressed))
      Button("Delete", role: .destructive) {}
        .buttonStyle(.borderedProminent)
      Label("Key", image: "icon/home").labelStyle(.iconOnly)
    }
    .labelStyle(.menuRow)
    .labelStyle(.menuRow(3))
    .environment(\.menuLook, look)
    .fixedSize(horizontal: true, vertical: false)
    .buttonStyle(.plain)
  }
}
