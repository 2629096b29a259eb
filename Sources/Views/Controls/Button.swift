import WUIGeometry
import WUISceneGraph

/// A control that performs an action when it is pressed and released.
@MainActor @preconcurrency
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label

  @Environment(\.buttonStyle) private var style
  @Environment(\.keyboardShortcut) private var shortcut
  @State private var isPressed = false
  @State private var isFocused = false

  /// A button that shows a view.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button of a role that shows a view.
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// What the view shows.
  public var body: some View {
    style.makeBody(
      ButtonStyleConfiguration(
        role: role, label: .init(content: ErasedView(label)), isPressed: isPressed)
    )
    .environment(\.isFocused, isFocused)
    .environment(\.keyboardShortcut, nil)
    .inside(ButtonNode.init(scene:scope:)) { node, environment in
      node.isEnabled = environment.isEnabled
      node.isFocusable = environment.isEnabled && environment.allowsFocus
      node.showsRing = environment.isFocusEffectEnabled
      node.ringColor = environment.focusRingColor
      node.action = action
      node.onPressedChange = { isPressed = $0 }
      node.onFocusChange = { isFocused = $0 }
    }
    .onShortcut(shortcut, perform: action)
  }
}

extension Button where Label == Text {
  /// A button that shows a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// A button of a role that shows a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// A button that shows the text of a key.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// A button of a role that shows the text of a key.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
}

extension Button where Label == WUIViews.Label<Text, Image> {
  /// A button of a role that shows the text of a key with a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) {
      WUIViews.Label(titleKey, systemImage: systemImage)
    }
  }

  /// A button that shows a string with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { WUIViews.Label(title, systemImage: systemImage) }
  }

  /// A button that shows the text of a key with a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void
  ) {
    self.init(action: action) { WUIViews.Label(titleKey, systemImage: systemImage) }
  }
}
