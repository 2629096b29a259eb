import WUIGeometry

/// The guides that a container is asked for even where no subview sets them; the toolkit's own.
public struct _LayoutGuides {
  let keys: [AlignmentKey]
}

extension Layout {
  /// A layout of an app may set any of the built-in guides.
  public var _guides: _LayoutGuides { _LayoutGuides(keys: AlignmentKey.builtIn) }
}

/// A layout that names the guides it sets by itself, beyond merging its subviews' explicit ones.
///
/// Every layout of the package conforms, which saves asking it for the eight built-in guides.
package protocol GuideSource: Layout {
  /// The guides to ask for even where no subview sets them; none by default.
  var ownGuides: [AlignmentKey] { get }
}

extension GuideSource {
  package var ownGuides: [AlignmentKey] { [] }

  /// A layout of the toolkit knows its guides.
  public var _guides: _LayoutGuides { _LayoutGuides(keys: ownGuides) }
}
