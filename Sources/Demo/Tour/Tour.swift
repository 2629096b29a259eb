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
    let host = OffscreenHost(width: 1040, height: 680, scale: 0.6, colorScheme: .light) {
      RootView()
    }
    var film = try Film(of: host)
    for step in TourStep.script {
      switch step {
      case .wait(let milliseconds):
        try film.roll(milliseconds: milliseconds)
      case .press(let key, let modifiers, let times):
        for _ in 0..<times { host.press(key, modifiers: modifiers) }
      case .picture:
        break
      }
    }
    try Data(film.encoded()).write(to: URL(fileURLWithPath: folder + "/tour.png"))
  }
}
