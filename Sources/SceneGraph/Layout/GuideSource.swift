import WUIGeometry

/// A layout that names the guides it sets by itself, beyond merging its subviews' explicit ones.
///
/// Every layout of the package conforms, which saves asking it for the eight built-in guides.
package protocol GuideSource {
  /// The guides to ask for even where no subview sets them; none by default.
  var ownGuides: [AlignmentKey] { get }
}

extension GuideSource {
  package var ownGuides: [AlignmentKey] { [] }
}
