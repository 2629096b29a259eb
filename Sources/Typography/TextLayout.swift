import WUIGeometry

/// Lines of shaped text, ready to draw: immutable, so that display lists can hold it.
package final class TextLayout: Sendable {
  /// The size in points.
  package let size: CGSize

  package init(size: CGSize) { self.size = size }
}

extension TextLayout: Hashable {
  package static func == (lhs: TextLayout, rhs: TextLayout) -> Bool { lhs === rhs }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
