import WUIGeometry

/// A picture of any origin that can be asked for pixels at the size at which it is shown.
package protocol ImageProvider: AnyObject, Sendable {
  /// The natural size in points.
  var size: CGSize { get }

  /// The picture with premultiplied alpha, ideally of the given pixel size; a bitmap source may answer
  /// its own size and is then scaled.
  func bitmap(pixelWidth: Int, pixelHeight: Int) -> Bitmap
}

/// A provider as a value: equal when it is the same object.
package struct ImageReference: Hashable, Sendable {
  package let provider: any ImageProvider

  package init(_ provider: any ImageProvider) { self.provider = provider }

  package static func == (lhs: ImageReference, rhs: ImageReference) -> Bool {
    lhs.provider === rhs.provider
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(provider)) }
}
