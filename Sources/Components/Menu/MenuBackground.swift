import WaylandUI

/// The ground of a menu's panel in one colour scheme.
///
/// Unlike the rest of the menu it does not follow the scheme of its environment: while the scheme
/// changes, the old and the new ground are both there.
public struct MenuBackground: View {
  private let colorScheme: ColorScheme
  @Environment(\.menuColors) private var colors

  /// The ground in `colorScheme`.
  public init(colorScheme: ColorScheme) {
    self.colorScheme = colorScheme
  }

  /// A rectangle in the scheme's background colour.
  public var body: some View {
    Rectangle().fill(colors[colorScheme].background)
  }
}

extension AnyTransition {
  /// Grows a new background out of a frame while the old one stays beneath it to the end.
  ///
  /// With a plain fade both grounds would be half transparent at once, and what lies below would
  /// shine through. Give the background an `.id` of what it shows.
  ///
  /// - Parameter frame: Where the background starts from, in its own coordinate space.
  public static func menuBackgroundFadeIn(from frame: CGRect) -> AnyTransition {
    .asymmetric(
      insertion: .modifier(
        active: GrowingClip(start: frame, progress: 0),
        identity: GrowingClip(start: frame, progress: 1)),
      removal: .modifier(active: Keeping(progress: 0), identity: Keeping(progress: 1)))
  }
}

/// Shows the part of a view inside a rounded rectangle that grows from a frame to the whole.
private struct GrowingClip: ViewModifier {
  let start: CGRect
  let progress: CGFloat

  func body(content: Content) -> some View {
    content.clipShape(GrowingRectangle(start: start, progress: progress))
  }
}

/// Changes nothing about a view, gradually: a removed view lives until the last animation that
/// its removal started has ended.
private struct Keeping: ViewModifier {
  let progress: CGFloat

  func body(content: Content) -> some View {
    content.clipShape(GrowingRectangle(start: nil, progress: progress))
  }
}

/// A rounded rectangle between a start frame, at progress 0, and all of the space, at 1.
private nonisolated struct GrowingRectangle: Shape {
  /// Nil stands for all of the space at every progress.
  let start: CGRect?
  var progress: CGFloat

  var animatableData: CGFloat {
    get { progress }
    set { progress = newValue }
  }

  func path(in rect: CGRect) -> Path {
    guard let start, progress < 1 else { return Path(rect) }
    func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
    let minX = between(start.minX, rect.minX)
    let minY = between(start.minY, rect.minY)
    let frame = CGRect(
      x: minX, y: minY, width: between(start.maxX, rect.maxX) - minX,
      height: between(start.maxY, rect.maxY) - minY)
    return Path(roundedRect: frame, cornerRadius: 13 + 11 * progress)
  }
}
