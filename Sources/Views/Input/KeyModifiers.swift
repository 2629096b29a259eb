import WUIGeometry
import WUISceneGraph

/// The direction of a command to move.
nonisolated public enum MoveCommandDirection: Hashable, Sendable {
  /// The arrow up.
  case up
  /// The arrow down.
  case down
  /// The arrow to the left, in every layout direction.
  case left
  /// The arrow to the right, in every layout direction.
  case right
}

/// A key with modifiers that presses a control.
nonisolated public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The modifiers that must be held.
  public var modifiers: EventModifiers

  /// A key with modifiers.
  ///
  /// - Note: Unlike SwiftUI, `.command` is the Control key as well as the Logo key: desktops use the
  ///   Logo key themselves, and programs on Linux are driven with Control.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Whether a key press is this shortcut.
  func matches(_ press: KeyPress) -> Bool {
    guard press.phase == .down else { return false }
    let ignored: EventModifiers = [.capsLock, .numericPad]
    var wanted = modifiers.subtracting(ignored)
    var held = press.modifiers.subtracting(ignored)
    if wanted.contains(.command), held.contains(.control), !wanted.contains(.control) {
      held.subtract(.control)
      held.insert(.command)
    }
    // A shifted character, such as the question mark, already says that Shift is held.
    let isTyped = press.characters == String(key.character)
    if press.key == key || isTyped, wanted != held {
      wanted.formUnion(held.intersection(.shift))
    }
    return wanted == held
      && (isTyped || press.key == key || press.shortcutKey == key
        || press.shortcutKey.character.lowercased() == key.character.lowercased())
  }
}

extension View {
  private func keys(
    _ reach: KeyNode.Reach = .focusInside, _ handle: @escaping (KeyPress) -> Bool
  ) -> SlotModified<Self, NodeModifier<KeyNode>> {
    inside(KeyNode.init(scene:scope:)) { node, environment in
      node.reach = reach
      node.handle = environment.isEnabled ? handle : { _ in false }
    }
  }

  /// Calls an action when a key is pressed or repeated while a view inside has the focus.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View
  {
    onKeyPress(keys: [key], phases: [.down, .repeat]) { _ in action() }
  }

  /// Calls an action in phases of a key while a view inside has the focus.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Calls an action in phases of some keys while a view inside has the focus.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    self.keys { press in
      !phases.isDisjoint(with: press.phase) && keys.contains(press.key)
        && action(press) == .handled
    }
  }

  /// Calls an action in phases of keys that produce certain characters while a view inside has the
  /// focus.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    keys { press in
      !phases.isDisjoint(with: press.phase) && !press.characters.isEmpty
        && press.characters.unicodeScalars.allSatisfy(characters.contains)
        && action(press) == .handled
    }
  }

  /// Calls an action in phases of every key while a view inside has the focus.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    keys { !phases.isDisjoint(with: $0.phase) && action($0) == .handled }
  }

  /// Calls an action for the arrow keys while a view inside has the focus.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    keys { press in
      guard let action, press.phase != .up else { return false }
      let directions: [KeyEquivalent: MoveCommandDirection] = [
        .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
      ]
      guard let direction = directions[press.key] else { return false }
      action(direction)
      return true
    }
  }

  /// Calls an action for Escape: while a view inside has the focus, or when no focused view wants the
  /// key.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    keys(.unclaimed) { press in
      guard let action, press.key == .escape, press.phase == .down else { return false }
      action()
      return true
    }
  }

  /// Gives the controls inside a shortcut; nil takes it away.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Gives the controls inside a shortcut.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    -> some View
  {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Calls an action for a shortcut, wherever the focus is.
  func onShortcut(_ shortcut: KeyboardShortcut?, perform action: @escaping () -> Void)
    -> SlotModified<Self, NodeModifier<KeyNode>>
  {
    keys(.shortcut) { press in
      guard let shortcut, shortcut.matches(press) else { return false }
      action()
      return true
    }
  }
}

extension EnvironmentValues {
  /// The shortcut of the next control inside; nil for none.
  public package(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[ShortcutKey.self] }
    set { self[ShortcutKey.self] = newValue }
  }
}

private enum ShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }
