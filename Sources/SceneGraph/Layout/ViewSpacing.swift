import WUIGeometry

/// The distances, in points, that a view prefers to its neighbours on each edge.
///
/// An edge without a preference stands ``defaultDistance`` away from another one. A preference
/// wins over the lack of one, so that a spacer's zero also holds next to ordinary views
/// (components.md L7).
nonisolated public struct ViewSpacing: Equatable, Sendable {
  /// The distance between two views of which neither has a preference (components.md L7).
  package static let defaultDistance: CGFloat = 8

  /// No distance on any edge.
  public static let zero = ViewSpacing(all: 0)

  private var top: CGFloat?
  private var leading: CGFloat?
  private var bottom: CGFloat?
  private var trailing: CGFloat?

  /// The spacing of an ordinary view: no preference on any edge.
  public init() {}

  /// The same preference on every edge.
  package init(all distance: CGFloat) {
    top = distance
    leading = distance
    bottom = distance
    trailing = distance
  }

  package subscript(edge: Edge) -> CGFloat? {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// Takes the larger preference on the given edges; having none counts as the default distance.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      guard let mine = self[edge], let theirs = other[edge] else {
        let known = self[edge] ?? other[edge] ?? 0
        self[edge] = known > Self.defaultDistance ? known : nil
        continue
      }
      self[edge] = max(mine, theirs)
    }
  }

  /// The larger preference of both on the given edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance, in points, between this view and the one that follows it along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let mine = self[axis == .horizontal ? .trailing : .bottom]
    let theirs = next[axis == .horizontal ? .leading : .top]
    switch (mine, theirs) {
    case (let mine?, let theirs?): return max(mine, theirs)
    case (let known?, nil), (nil, let known?): return known
    case (nil, nil): return Self.defaultDistance
    }
  }

  /// Forgets the preferences of the given edges.
  package func resetting(_ edges: Edge.Set) -> ViewSpacing {
    var result = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { result[edge] = nil }
    return result
  }
}
