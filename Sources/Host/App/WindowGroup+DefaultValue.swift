import WUIGeometry
import WUIViews

/// Windows that present a value each, and are never without: one that is opened without a value, as at
/// the start, asks for a default value once, and keeps it until its content writes another one.
extension WindowGroup {
  /// A window for each value of a type.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, nil, content, defaultValue)
  }

  /// A window for each value of a type; an identifier tells the group from others of the type.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, id, content, defaultValue)
  }

  /// A window for each value of a type, under a title.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(titleKey.plainString, nil, content, defaultValue)
  }

  /// A window for each value of a type, under a title.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(String(title), nil, content, defaultValue)
  }

  /// A window for each value of a type, under a title; an identifier tells the group from others of
  /// the type.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(titleKey.plainString, id, content, defaultValue)
  }

  /// A window for each value of a type, under a title; an identifier tells the group from others of
  /// the type.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(String(title), id, content, defaultValue)
  }

  private init<D: Codable & Hashable, C: View>(
    _ title: String?, _ id: String?, _ content: @escaping (Binding<D>) -> C,
    _ defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      WindowDescription(
        kind: .values(type: "\(D.self)", accepts: { $0.base is D }), id: id, title: title,
        defaultValue: { AnyHashable(defaultValue()) },
        content: { value in
          AnyView(
            PresentedWindowContent<D, C>(value: value) {
              content($0.unwrappedBinding(for: D.self))
            })
        }))
  }
}
