import WUIGeometry

extension Canvas {
  /// Carries out an operation on the pixels of a rectangle that can change: whole, or in bands if they are many.
  ///
  /// - Parameter operation: Gets canvases that together are this one within the rectangle, each with a surface of
  ///   its own over the same memory, on two threads at a time. It may read pixels that can change only where it
  ///   writes them, for then the bytes do not depend on the bands; and what it changes of the surfaces themselves
  ///   is lost.
  func inBands(_ rect: PixelRect, _ operation: (Canvas) -> Void) {
    guard changes(moreThan: bands.largestWhole, in: rect), let thread = SecondThread.shared else {
      return operation(self)
    }
    let parts = bands.split(rect)
    nonisolated(unsafe) let canvas = self
    withoutActuallyEscaping(operation) { operation in
      nonisolated(unsafe) let operation = operation
      thread.share(parts.count) { operation(canvas.band(parts[$0])) }
    }
  }

  private func changes(moreThan count: Int, in rect: PixelRect) -> Bool {
    guard rect.width * rect.height > count else { return false }
    var area = 0
    region.forEachRect(in: rect) { area += $0.width * $0.height }
    return area > count
  }

  /// pixman's images, which a surface has one of, are not to be used by two threads.
  private func band(_ rect: PixelRect) -> Canvas {
    Canvas(
      surface: Surface(
        pixels: surface.pixels, width: surface.width, height: surface.height,
        stride: surface.stride),
      originX: originX, originY: originY, region: region.intersection(rect), visible: visible,
      bands: bands)
  }
}
