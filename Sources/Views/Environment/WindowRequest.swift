import WUIGeometry

/// Which windows are meant, as a view says it.
package struct WindowRequest {
  /// The identifier of their scene; nil for any.
  package let id: String?
  /// The value that they present; nil for any or none.
  package let value: AnyHashable?

  package init(id: String? = nil, value: AnyHashable? = nil) {
    self.id = id
    self.value = value
  }
}
