import WaylandUI
import WaylandUITesting

/// A film of a window: pictures of what changes, at a steady pace.
struct Film {
  private let host: OffscreenHost
  private var picture: Snapshot
  private var animation = AnimatedPNG()
  /// The time between two pictures.
  private let step = 50

  /// A film that begins with the window as it is.
  init(of host: OffscreenHost) throws {
    self.host = host
    picture = host.snapshot()
    let size = CGSize(width: picture.width, height: picture.height)
    animation.append(
      Array(try picture.pngData()), area: CGRect(origin: .zero, size: size), milliseconds: 0)
  }

  /// Lets time pass and takes a picture of each step.
  mutating func roll(milliseconds: Int) throws {
    for start in stride(from: 0, to: milliseconds, by: step) {
      let time = min(step, milliseconds - start)
      try takePicture(milliseconds: time)
      host.advance(milliseconds: Double(time))
    }
  }

  private mutating func takePicture(milliseconds: Int) throws {
    let next = host.snapshot()
    if let area = next.area(differingFrom: picture) {
      let change = try next.cropped(to: area).pngData()
      animation.append(Array(change), area: area, milliseconds: milliseconds)
      picture = next
    } else {
      animation.prolong(milliseconds: milliseconds)
    }
  }

  /// The film as a file.
  func encoded() -> [UInt8] { animation.encoded() }
}
