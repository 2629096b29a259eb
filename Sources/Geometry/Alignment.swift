/// A rule by which an alignment guide finds its default position in a view.
public protocol AlignmentID {
  /// The position, in points from the view's leading or top edge, for a view of the given size.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment position along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// An alignment of an app's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

  /// The view's leading edge.
  public static let leading = HorizontalAlignment(Start.self)
  /// The view's middle.
  public static let center = HorizontalAlignment(HorizontalCenter.self)
  /// The view's trailing edge.
  public static let trailing = HorizontalAlignment(HorizontalEnd.self)
}

/// An alignment position along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// An alignment of an app's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

  /// The view's top edge.
  public static let top = VerticalAlignment(Start.self)
  /// The view's middle.
  public static let center = VerticalAlignment(VerticalCenter.self)
  /// The view's bottom edge.
  public static let bottom = VerticalAlignment(VerticalEnd.self)
  /// The baseline of a view's first line of text; the bottom of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of a view's last line of text; the bottom of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// An alignment in both axes.
public struct Alignment: Hashable, Sendable {
  /// The alignment on the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The alignment on the vertical axis.
  public var vertical: VerticalAlignment

  /// An alignment of the given guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top-leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top-trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom-leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom-trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// The hashable identity of an alignment guide.
package struct AlignmentKey: Hashable, @unchecked Sendable {
  // A metatype is immutable; the compiler cannot know that conformers hold no isolation.
  package let id: any AlignmentID.Type
  package let axis: Axis

  package init(id: any AlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
  }

  package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id) && lhs.axis == rhs.axis
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}

/// A view's size and its alignment guides, in points of the view's own space.
public struct ViewDimensions: Equatable, Sendable {
  /// The view's width.
  public let width: CGFloat
  /// The view's height.
  public let height: CGFloat
  package var guides: [AlignmentKey: CGFloat]

  package init(size: CGSize, guides: [AlignmentKey: CGFloat] = [:]) {
    width = size.width
    height = size.height
    self.guides = guides
  }

  package var size: CGSize { CGSize(width: width, height: height) }

  /// The position of a horizontal guide: the explicit one where the view sets it, else its default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The position of a vertical guide: the explicit one where the view sets it, else its default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The position of a horizontal guide where the view sets it itself.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { guides[guide.key] }

  /// The position of a vertical guide where the view sets it itself.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { guides[guide.key] }

  package subscript(key: AlignmentKey) -> CGFloat {
    guides[key] ?? key.id.defaultValue(in: self)
  }
}

private enum Start: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum HorizontalCenter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

private enum HorizontalEnd: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

private enum VerticalCenter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

private enum VerticalEnd: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum FirstTextBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum LastTextBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
