import WUIGeometry
import WUIViews

/// The content of a window that presents a value.
@MainActor @preconcurrency
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  let value: WindowValue
  let content: (WindowValue) -> Content

  /// The content for the value of the moment.
  public var body: some View { content(value) }
}

/// Windows that present a value each: `openWindow(value:)` opens the window of a value, or brings it
/// forward. The content gets a binding, which is nil where a window was opened without a value, as at
/// the start; to present another one, it writes to it.
extension WindowGroup {
  /// A window for each value of a type.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, nil, content)
  }

  /// A window for each value of a type; an identifier tells the group from others of the type.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, id, content)
  }

  /// A window for each value of a type, under a title.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(titleKey.plainString, nil, content)
  }

  /// A window for each value of a type, under a title.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(String(title), nil, content)
  }

  /// A window for each value of a type, under a title; an identifier tells the group from others of
  /// the type.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(titleKey.plainString, id, content)
  }

  /// A window for each value of a type, under a title; an identifier tells the group from others of
  /// the type.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(String(title), id, content)
  }

  private init<D: Codable & Hashable, C: View>(
    _ title: String?, _ id: String?, _ content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      WindowDescription(
        kind: .values(type: "\(D.self)", accepts: { $0.base is D }), id: id, title: title,
        content: { value in
          AnyView(
            PresentedWindowContent<D, C>(value: value) { content($0.binding(for: D.self)) })
        }))
  }
}
