extension SymbolDrawing {
  /// Symbols drawn with lines.
  static let outlines: [String: String] = [
    // Shapes
    "circle": "<circle cx='8' cy='8' r='6.5'/>",
    "circle.dashed": "<circle cx='8' cy='8' r='6.5' stroke-dasharray='2.1 3'/>",
    "circle.circle": "<circle cx='8' cy='8' r='6.5'/>" + dots((8, 8), radius: 3),
    "circle.lefthalf.filled": "<circle cx='8' cy='8' r='6.5'/>"
      + "<path d='M8 1.5v13a6.5 6.5 0 0 1 0-13z' fill='#000' stroke='none'/>",
    "circle.righthalf.filled": "<circle cx='8' cy='8' r='6.5'/>"
      + "<path d='M8 1.5v13a6.5 6.5 0 0 0 0-13z' fill='#000' stroke='none'/>",
    "square": "<rect x='2' y='2' width='12' height='12' rx='2.5'/>",
    "square.dashed":
      "<rect x='2' y='2' width='12' height='12' rx='2.5' stroke-dasharray='2.1 3'/>",
    "rectangle": "<rect x='1.5' y='3' width='13' height='10' rx='2'/>",
    "rectangle.portrait": "<rect x='3' y='1.5' width='10' height='13' rx='2'/>",
    "capsule": "<rect x='1.5' y='4' width='13' height='8' rx='4'/>",
    "triangle": line("M8 2.5L1.8 13.2h12.4z"),
    "diamond": line("M8 1.8L14.2 8 8 14.2 1.8 8z"),
    "heart": line(
      "M8 13.8C3.7 10.8 1.6 8.5 1.6 5.8A3.4 3.4 0 0 1 8 4.2a3.4 3.4 0 0 1 6.4 1.6c0 2.7-2.1 5-6.4 8z"
    ),
    "star": line(star, width: 1.75),
    // Layout
    "square.grid.2x2":
      "<g stroke-width='1.75'><rect x='1.9' y='1.9' width='4.6' height='4.6' rx='1'/>"
      + "<rect x='9.5' y='1.9' width='4.6' height='4.6' rx='1'/>"
      + "<rect x='1.9' y='9.5' width='4.6' height='4.6' rx='1'/>"
      + "<rect x='9.5' y='9.5' width='4.6' height='4.6' rx='1'/></g>",
    "sidebar.left": "<rect x='1.5' y='2.5' width='13' height='11' rx='2'/>" + line("M6 3v10"),
    "sidebar.leading": "<rect x='1.5' y='2.5' width='13' height='11' rx='2'/>" + line("M6 3v10"),
    "sidebar.right": "<rect x='1.5' y='2.5' width='13' height='11' rx='2'/>" + line("M10 3v10"),
    "rectangle.split.3x1":
      "<rect x='1.2' y='4' width='13.6' height='8' rx='2.5' stroke-width='1.75'/>"
      + line("M5.7 4.5v7M10.3 4.5v7", width: 1.5),
    "rectangle.split.3x1.fill":
      "<rect x='1.2' y='4' width='13.6' height='8' rx='2.5' stroke-width='1.75'/>"
      + "<rect x='2.6' y='5.4' width='4.2' height='5.2' rx='1.2' fill='#000' stroke='none'/>"
      + line("M10.3 5.8v4.4", width: 1.25),
    "square.3.layers.3d": line("M8 1.8L14.2 5 8 8.2 1.8 5z", width: 1.75)
      + line("M1.8 8L8 11.2 14.2 8M1.8 11L8 14.2l6.2-3.2", width: 1.75),
    "square.stack.3d.up": line("M8 1.8L14.2 5 8 8.2 1.8 5z", width: 1.75)
      + line("M1.8 8L8 11.2 14.2 8M1.8 11L8 14.2l6.2-3.2", width: 1.75),
    "list.bullet": line("M6 3.5h8M6 8h8M6 12.5h8")
      + dots((2.5, 3.5), (2.5, 8), (2.5, 12.5), radius: 1.25),
    "slider.horizontal.3": line("M1.5 3h13M1.5 8h13M1.5 13h13", width: 1.5)
      + dots((10.8, 3), (5, 8), (9.4, 13), radius: 2.2),
    "switch.2": "<g stroke-width='1.5'><rect x='1' y='1.5' width='14' height='5.6' rx='2.8'/>"
      + "<rect x='1' y='8.9' width='14' height='5.6' rx='2.8'/></g>"
      + dots((12.2, 4.3), (3.8, 11.7), radius: 1.7),
    // Buildings and things
    "house": line("M1.8 7.6L8 2l6.2 5.6M3.6 7v6.8h8.8V7M8 13.5v-3"),
    "folder": line(
      "M1.5 4a1 1 0 0 1 1-1h3.4l1.6 2h6a1 1 0 0 1 1 1v6.5a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1z"),
    "building": line("M3.5 14V3a1 1 0 0 1 1-1h7a1 1 0 0 1 1 1v11M1.5 14h13M8 13.5v-2")
      + dots((6.4, 5), (9.6, 5), (6.4, 8.2), (9.6, 8.2), radius: 0.95),
    "building.2": line(
      "M1.8 14V3a1 1 0 0 1 1-1h4.9a1 1 0 0 1 1 1v11M9 7h4.2a1 1 0 0 1 1 1v6M1 14h14")
      + dots((5.25, 5.2), (5.25, 8.2), (5.25, 11.2), (11.5, 10.3), radius: 1),
    "chart.bar": line("M3 13V9.5M8 13V3M13 13V6.5", width: 3),
    "chart.bar.xaxis": line("M3.5 10V7.5M8 10V2.5M12.5 10V5.5", width: 2.75)
      + line("M1.5 14h13", width: 1.75),
    "chart.line.uptrend.xyaxis": line("M2 2v12h12") + line("M5 10l3-3.2 2.4 2L14 4.4", width: 1.75),
    "chart.pie": line("M7 2.6A5.8 5.8 0 1 0 13.4 9H7z")
      + "<path d='M9.6 1A5.6 5.6 0 0 1 15 6.4H9.6z' fill='#000' stroke='none'/>",
    "archivebox": "<rect x='1.5' y='2' width='13' height='3.6' rx='1'/>"
      + line("M2.8 6v7a1 1 0 0 0 1 1h8.4a1 1 0 0 0 1-1V6M6.4 9.2h3.2"),
    "bell": line(
      "M8 2a4 4 0 0 1 4 4c0 3.2.8 4.2 1.8 5.4H2.2C3.2 10.2 4 9.2 4 6a4 4 0 0 1 4-4z")
      + "<path d='M6 13.4h4a2 2 0 0 1-4 0z' fill='#000' stroke='none'/>",
    "tray": line("M4 3h8l2.2 6.2V13H1.8V9.2zM1.8 9.2h3.7l1 1.8h3l1-1.8h3.7"),
    "tag": line("M2 3v4.4l6.8 6.8 5.4-5.4L7.4 2H3a1 1 0 0 0-1 1z") + dots((5, 5), radius: 1.15),
    "cart": line("M1 2h1.8l1.9 8.2h7.7L14 4.6H3.6", width: 1.75)
      + dots((6, 13.4), (11.2, 13.4), radius: 1.4),
    "creditcard": "<rect x='1.5' y='3' width='13' height='10' rx='2'/>"
      + line("M1.5 6.5h13M4.3 10h2"),
    "gift": "<g stroke-width='1.6'><rect x='1.5' y='5' width='13' height='3' rx='.6'/>"
      + "<path d='M2.7 8v6h10.6V8M8 5v9M8 5C5.6 5 3.8 4.4 3.8 3S6.6 .8 8 5c1.4-4.2 4.2-3.4 4.2-2S10.4 5 8 5z'/></g>",
    "map": line(
      "M1.5 4.2l4.3-1.8 4.4 1.8 4.3-1.8v9.4l-4.3 1.8-4.4-1.8-4.3 1.8zM5.8 2.6v9M10.2 4.4v9",
      width: 1.6),
    "globe": "<g stroke-width='1.6'><circle cx='8' cy='8' r='6.5'/>"
      + "<ellipse cx='8' cy='8' rx='2.9' ry='6.5'/><path d='M1.6 8h12.8'/></g>",
    "location": line("M13.8 2.2L2 7l5.2 1.8L9 14z"),
    "paperplane": line("M14 2L1.8 6.8l5 2.4L9.2 14zM13.6 2.4L6.8 9.2", width: 1.75),
    "message": bubble, "bubble.left": bubble,
    "envelope": "<rect x='1.5' y='3' width='13' height='10' rx='2'/>" + line("M2.5 5L8 9l5.5-4"),
    "magnifyingglass": "<circle cx='6.7' cy='6.7' r='4.7'/>" + line("M10.4 10.4L14 14"),
    "plus.magnifyingglass": "<circle cx='6.7' cy='6.7' r='4.9' stroke-width='1.75'/>"
      + line("M10.6 10.6L14 14") + line("M6.7 4.7v4M4.7 6.7h4", width: 1.5),
    "minus.magnifyingglass": "<circle cx='6.7' cy='6.7' r='4.9' stroke-width='1.75'/>"
      + line("M10.6 10.6L14 14") + line("M4.7 6.7h4", width: 1.5),
    "link": line(
      "M6.4 9.6l3.2-3.2M7.2 4.6l1.3-1.3a3 3 0 0 1 4.2 4.2l-1.3 1.3M8.8 11.4l-1.3 1.3a3 3 0 0 1-4.2-4.2"
        + "l1.3-1.3", width: 1.75),
    "trash": line("M2 4.2h12M6 4V2.3h4V4M3.8 4.4l.6 9.3h7.2l.6-9.3M6.7 7v4M9.3 7v4", width: 1.6),
    "pencil": line("M11 2.4L13.6 5 5.4 13.2 2 14l.8-3.4z", width: 1.75),
    "gearshape": "<circle cx='8' cy='8' r='3.9'/>" + line(rays(from: 5.2, to: 6.6), width: 2.2),
    "rectangle.portrait.and.arrow.right": line(
      "M9 2.2H4a1.5 1.5 0 0 0-1.5 1.5v8.6A1.5 1.5 0 0 0 4 13.8h5M7 8h7M11.2 5.2L14 8l-2.8 2.8"),
    "paintpalette": line(
      "M8 1.8a6.2 6.2 0 1 0 0 12.4c1.5 0 1.7-1 1.2-2-.5-1.2.2-2.3 1.5-2.3h1.6c1.3 0 1.9-1 1.9-2.2"
        + "C14.2 4.4 11.4 1.8 8 1.8z", width: 1.6)
      + dots((4.9, 6.2), (8, 4.6), (11.1, 6.2), (4.9, 9.8), radius: 1.05),
    // People
    "person": "<circle cx='8' cy='4.8' r='2.9'/>"
      + line("M2.5 14c0-2.6 2.3-4 5.5-4s5.5 1.4 5.5 4z"),
    "person.2": "<circle cx='5.6' cy='5.6' r='2.4'/>"
      + line("M1.2 13.5c0-2.3 1.8-3.5 4.4-3.5S10 11.2 10 13.5z")
      + line("M10.4 3.2a2.4 2.4 0 0 1 0 4.8M12.2 10.3c1.7.4 2.6 1.5 2.6 3.2"),
    "person.crop.circle": "<g stroke-width='1.75'><circle cx='8' cy='8' r='6.6'/>"
      + "<circle cx='8' cy='6.4' r='2.1'/><path d='M3.9 12.9c.8-1.7 2.2-2.4 4.1-2.4s3.3.7 4.1 2.4'/></g>",
    "person.crop.circle.fill": cut(
      dots((8, 6), radius: 2.6)
        + "<path d='M3 13.4c.9-2.5 2.7-3.6 5-3.6s4.1 1.1 5 3.6C11.6 14.6 9.9 15 8 15s-3.6-.4-5-1.6z'"
        + " fill='#000' stroke='none'/>",
      outOf: "<circle cx='8' cy='8' r='7.5'/>"),
    // Nature
    "sun.max": "<circle cx='8' cy='8' r='2.9' stroke-width='1.75'/>"
      + line(rays(from: 5.9, to: 7), width: 1.75),
    "sun.max.fill": dots((8, 8), radius: 3.6) + line(rays(from: 5.9, to: 7), width: 1.75),
    "moon": line("M13.6 9.9A6 6 0 1 1 6.1 2.4a5 5 0 0 0 7.5 7.5z"),
    "cloud": line("M4.6 12.8a3.1 3.1 0 0 1-.3-6.2 4 4 0 0 1 7.6-.5 3.4 3.4 0 0 1-.3 6.7z"),
    "flame": line(
      "M8.4 1.8c.3 2.6 4.1 4.2 4.1 7.9A4.5 4.5 0 0 1 8 14.2a4.5 4.5 0 0 1-4.5-4.5c0-1.5.7-2.7 1.6-3.6"
        + ".1 1 .6 1.6 1.4 1.8C6.4 5.3 7.1 3.3 8.4 1.8z", width: 1.75),
    "drop": line("M8 1.8c2.4 2.8 4.5 5.3 4.5 7.9a4.5 4.5 0 0 1-9 0c0-2.6 2.1-5.1 4.5-7.9z"),
    "leaf": line("M13.8 2.2C6.4 2.2 3 5 3 9.1c0 2.3 1.5 3.9 3.9 3.9 4.3 0 6.9-3.8 6.9-10.8z")
      + line("M1.8 14.2C3.4 11.4 5.8 9.2 9.4 7.4", width: 1.75),
    "waveform": line("M2 7v2M5 4.5v7M8 2v12M11 5v6M14 7v2", width: 1.75),
  ]

  private static let bubble = line(
    "M3.5 2.2h9a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H8l-3.4 2.9v-2.9H3.5a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2z")

  /// Eight short lines around the middle of the square, between two radii.
  private static func rays(from inner: Double, to outer: Double) -> String {
    let half = 0.5.squareRoot()
    let directions = [
      (1, 0), (half, half), (0, 1), (-half, half), (-1, 0), (-half, -half), (0, -1), (half, -half),
    ]
    return directions.map { x, y in
      "M\(8 + x * inner) \(8 + y * inner)L\(8 + x * outer) \(8 + y * outer)"
    }.joined()
  }
}
