import WUIGeometry

extension Font {
  /// The font's size in points.
  package var pointSize: CGFloat {
    switch provider {
    case .system(let size): size
    case .style(let style): style.pointSize * textScale
    case .custom(_, let size, let isFixed): isFixed ? size : size * textScale
    }
  }
}
