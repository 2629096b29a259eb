import WUIGeometry
import WUITypography

/// What to draw, in paint order: plain values, recorded by the scene graph, replayed by the compositor.
package struct DisplayList: Hashable, Sendable {
  package var items: [DisplayItem]

  package init(items: [DisplayItem] = []) { self.items = items }

  /// The only item, also where it stands in a fragment; nil for none or several.
  package var loneItem: DisplayItem? {
    guard items.count == 1, let item = items.first else { return nil }
    if case .fragment(let fragment) = item.content { return fragment.list.loneItem }
    return item
  }

  /// The items with those of fragments in their places.
  package var flattened: [DisplayItem] {
    items.flatMap { item in
      if case .fragment(let fragment) = item.content { fragment.list.flattened } else { [item] }
    }
  }
}

/// One thing to draw.
package struct DisplayItem: Hashable, Sendable {
  /// Who recorded the item: equal ids in two lists are the same thing at two times.
  package var id: Int
  /// Maps the item's own space to points of the window.
  package var transform: CGAffineTransform
  /// A factor on the alpha of everything the item draws, 0…1.
  package var opacity: Double
  /// How the item's pixels meet those beneath it in its group.
  package var blendMode: BlendMode
  package var content: Content

  package init(
    id: Int, transform: CGAffineTransform = .identity, opacity: Double = 1,
    blendMode: BlendMode = .normal, content: Content
  ) {
    self.id = id
    self.transform = transform
    self.opacity = opacity
    self.blendMode = blendMode
    self.content = content
  }

  package enum Content: Hashable, Sendable {
    /// A filled path.
    case fill(Path, FillStyle, Paint)
    /// A stroked path.
    case stroke(Path, StrokeStyle, Paint)
    /// Text whose top-left corner is the origin; `color` paints the runs that name none.
    case text(TextLayout, color: Color.Resolved)
    /// An image stretched over a rectangle; `tint` paints a template through the image's alpha.
    case image(ImageReference, CGRect, tint: Color.Resolved?)
    /// Items drawn into a layer of their own first. The items' transforms are relative to the group's.
    case group(DisplayGroup)
    /// Items that are drawn as if they stood here themselves; such an item has no transform, opacity
    /// or blend mode of its own.
    case fragment(DisplayFragment)
  }
}

/// Items that are composited as one, with what is done to the layer before it meets its backdrop, in
/// this order: colour multiply, blur, clips, mask, shadow.
package struct DisplayGroup: Hashable, Sendable {
  package var list: DisplayList
  /// Outlines, in the group's space, outside of which nothing is left.
  package var clips: [Clip]
  /// Items whose alpha is kept; nil keeps everything.
  package var mask: DisplayList?
  package var colorMultiply: Color.Resolved?
  /// The radius of a Gaussian blur in points, its standard deviation; 0 for none.
  package var blurRadius: CGFloat
  package var shadow: Shadow?

  package init(
    list: DisplayList, clips: [Clip] = [], mask: DisplayList? = nil,
    colorMultiply: Color.Resolved? = nil, blurRadius: CGFloat = 0, shadow: Shadow? = nil
  ) {
    self.list = list
    self.clips = clips
    self.mask = mask
    self.colorMultiply = colorMultiply
    self.blurRadius = blurRadius
    self.shadow = shadow
  }

  package struct Clip: Hashable, Sendable {
    /// The outline, in a space of its own: where that moves, the outline's mask stays the same.
    package var path: Path
    /// Maps the outline to the group's space.
    package var transform: CGAffineTransform
    package var style: FillStyle

    package init(
      path: Path, transform: CGAffineTransform = .identity, style: FillStyle = FillStyle()
    ) {
      self.path = path
      self.transform = transform
      self.style = style
    }
  }

  /// A blurred copy of the layer's alpha beneath the layer; lengths in points, the radius being the
  /// standard deviation of the blur. The offset turns and scales with the group.
  package struct Shadow: Hashable, Sendable {
    package var color: Color.Resolved
    package var radius: CGFloat
    package var offset: CGSize

    package init(color: Color.Resolved, radius: CGFloat, offset: CGSize) {
      self.color = color
      self.radius = radius
      self.offset = offset
    }
  }
}
