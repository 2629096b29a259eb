import WaylandUI
import WaylandUITesting

/// Plays the script without a display and writes what is seen at exact milliseconds.
struct Tour {
  /// Where the pictures go; made if it is not there.
  let folder: String

  /// Writes `01-page.png` and so on, and `tour.png`, which moves.
  func play() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try takePictures()
    try shootFilm()
  }

  private func takePictures() throws {
    let host = OffscreenHost(width: 1280, height: 800, scale: 1, colorScheme: .light) { RootView() }
    var number = 0
    for step in TourStep.script {
      switch step {
      case .wait(let milliseconds):
        host.advance(milliseconds: Double(milliseconds))
      case .press(let key, let modifiers, let times):
        for _ in 0..<times { host.press(key, modifiers: modifiers) }
      case .picture(let name):
        number += 1
        let file = (number < 10 ? "0" : "") + "\(number)-\(name).png"
        try host.snapshot().write(to: folder + "/" + file)
      }
    }
  }

  private func shootFilm() throws {
    let host = OffscreenHost(width: 960, height: 640, scale: 1, colorScheme: .light) { RootView() }
    var film = AnimatedPNG()
    let step = 50
    for event in TourStep.script {
      switch event {
      case .wait(let milliseconds):
        for start in stride(from: 0, to: milliseconds, by: step) {
          let time = min(step, milliseconds - start)
          film.append(Array(try host.snapshot().pngData()), milliseconds: time)
          host.advance(milliseconds: Double(time))
        }
      case .press(let key, let modifiers, let times):
        for _ in 0..<times { host.press(key, modifiers: modifiers) }
      case .picture:
        break
      }
    }
    try Data(film.encoded()).write(to: URL(fileURLWithPath: folder + "/tour.png"))
  }
}
