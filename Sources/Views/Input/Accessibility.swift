import WUIGeometry
import WUISceneGraph

/// What kind of thing a view is, for assistive technology.
public struct AccessibilityTraits: OptionSet, Sendable {
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

  fileprivate var names: Set<String> {
    let all: [(AccessibilityTraits, String)] = [
      (.isButton, "button"), (.isHeader, "header"), (.isSelected, "selected"), (.isImage, "image"),
    ]
    return Set(all.filter { contains($0.0) }.map(\.1))
  }
}

extension View {
  private func accessibility(_ change: @escaping (inout AccessibilityProperties) -> Void)
    -> some View
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

  /// Says that the view is only for the eye.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibility { $0.isHidden = hidden }
  }
}

extension Text {
  fileprivate var plainString: String { pieces.map(\.string).joined() }
}
