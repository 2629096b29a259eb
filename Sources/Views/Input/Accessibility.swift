import WUIGeometry
import WUISceneGraph

/// What kind of thing a view is, for assistive technology.
nonisolated public struct AccessibilityTraits: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// The chosen one of several.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 8)

  private static let known: [(AccessibilityTraits, String)] = [
    (.isButton, "button"), (.isHeader, "header"), (.isSelected, "selected"), (.isImage, "image"),
  ]

  fileprivate var names: Set<String> {
    Set(Self.known.filter { contains($0.0) }.map(\.1))
  }

  /// The traits of the names under which nodes keep them.
  package init(names: Set<String>) {
    self = Self.known.filter { names.contains($0.1) }.reduce(into: []) { $0.formUnion($1.0) }
  }
}

/// What becomes of the accessibility elements inside one.
nonisolated public struct AccessibilityChildBehavior: Hashable, Sendable {
  fileprivate let rawValue: String

  /// They are not seen.
  public static let ignore = AccessibilityChildBehavior(rawValue: "ignore")
  /// They stay, inside this one.
  public static let contain = AccessibilityChildBehavior(rawValue: "contain")
  /// They are joined into this one.
  public static let combine = AccessibilityChildBehavior(rawValue: "combine")
}

extension View {
  private func accessibility(_ change: @escaping (inout AccessibilityProperties) -> Void)
    -> SlotModified<Self, NodeModifier<AccessibilityNode>>
  {
    inside(AccessibilityNode.init(scene:scope:)) { node, _ in
      node.properties = AccessibilityProperties()
      change(&node.properties)
    }
  }

  /// Names the view for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility { $0.identifier = identifier }
  }

  /// Says what the view is.
  public func accessibilityLabel(_ label: Text) -> some View {
    accessibility { $0.label = label.plainString }
  }

  /// Says what the view is.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Says what the view is.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Says what value the view has.
  public func accessibilityValue(_ value: Text) -> some View {
    accessibility { $0.value = value.plainString }
  }

  /// Says what value the view has.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// Says what kind of thing the view is.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { $0.traits.formUnion(traits.names) }
  }

  /// Says what kind of thing the view is not.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { $0.removedTraits.formUnion(traits.names) }
  }

  /// Says what happens when the view is used.
  public func accessibilityHint(_ hint: Text) -> some View {
    accessibility { $0.hint = hint.plainString }
  }

  /// Says what happens when the view is used.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Says what happens when the view is used.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Makes the view one element, and says what becomes of the elements in it.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessibility { $0.children = children.rawValue }
  }

  /// Says that the view is only for the eye.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibility { $0.isHidden = hidden }
  }
}

extension Text {
  fileprivate var plainString: String { pieces.map(\.string).joined() }
}
