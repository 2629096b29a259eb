import WaylandUI
import WaylandUITesting

/// A film of a window: pictures of what changes, at a steady pace.
struct Film {
  private let host: OffscreenHost
  private var picture: Snapshot
  private var animation = AnimatedPNG()
  /// The time between two pictures, in milliseconds.
  private let step = 70

  /// A film that begins with the window as it is.
  init(of host: OffscreenHost) throws {
    self.host = host
    picture = host.snapshot()
    let size = CGSize(width: picture.width, height: picture.height)
    animation.append(
      Array(try picture.pngData()), area: CGRect(origin: .zero, size: size), milliseconds: 0)
  }

  /// Lets time pass and takes a picture of each step, while something moves.
  mutating func roll(milliseconds: Int) throws {
    var isMoving = true
    for start in stride(from: 0, to: milliseconds, by: step) {
      let time = min(step, milliseconds - start)
      try takePicture(isNew: isMoving, milliseconds: time)
      isMoving = host.isAnimating
      host.advance(milliseconds: Double(time))
    }
  }

  private mutating func takePicture(isNew: Bool, milliseconds: Int) throws {
    let next = isNew ? host.snapshot() : picture
    if isNew, let area = next.area(differingFrom: picture) {
      let change = try next.changes(from: picture).cropped(to: area).pngData()
      animation.append(Array(change), area: area, milliseconds: milliseconds)
      picture = next
    } else {
      animation.prolong(milliseconds: milliseconds)
    }
  }

  /// The film as a file.
  func encoded() -> [UInt8] { animation.encoded() }
}
