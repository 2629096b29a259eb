import WUICompositor

/// A picture found by name.
package struct NamedImage: Sendable {
  package var provider: any ImageProvider
  /// Whether only the picture's alpha counts, and it is drawn in the foreground colour.
  package var isTemplate: Bool
}
