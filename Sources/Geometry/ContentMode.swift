/// How content of a fixed aspect ratio meets a space of another one.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// As large as the space allows with all of the content inside.
  case fit
  /// As small as possible with all of the space covered.
  case fill
}
