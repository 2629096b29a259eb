import WaylandUI

// Listings in the manner of tutorials, which must compile unchanged with nothing but the import.

/// A slice of a disc with two animatable angles.
struct Slice: Shape {
  var start: Angle
  var end: Angle
  var clockwise = false

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start.degrees, end.degrees) }
    set {
      start = .degrees(newValue.first)
      end = .degrees(newValue.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    path.move(to: center)
    path.addArc(
      center: center, radius: min(rect.width, rect.height) / 2, startAngle: start, endAngle: end,
      clockwise: clockwise)
    path.closeSubpath()
    return path
  }
}

/// A wave that can be inset.
struct Wave: InsettableShape {
  var phase: CGFloat
  var insetAmount: CGFloat = 0

  var animatableData: CGFloat {
    get { phase }
    set { phase = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let box = rect.insetBy(dx: insetAmount, dy: insetAmount)
    return Path { p in
      p.move(to: CGPoint(x: box.minX, y: box.midY))
      for x in stride(from: box.minX, through: box.maxX, by: 4) {
        p.addLine(to: CGPoint(x: x, y: box.midY + sin(x / 10 + phase) * box.height / 2))
      }
      p.addQuadCurve(
        to: CGPoint(x: box.maxX, y: box.maxY), control: CGPoint(x: box.maxX, y: box.midY))
      p.addLine(to: CGPoint(x: box.minX, y: box.maxY))
      p.closeSubpath()
    }
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var wave = self
    wave.insetAmount += amount
    return wave
  }
}

extension Shape {
  func outlined(_ color: Color, width: CGFloat = 2) -> some View {
    stroke(color, style: StrokeStyle(lineWidth: width, lineCap: .round, dash: [6, 3]))
  }
}

extension Shape where Self == Slice {
  static func slice(_ degrees: Double) -> Slice { Slice(start: .zero, end: .degrees(degrees)) }
}

extension ShapeStyle where Self == Color {
  static var brand: Color { Color(red: 0.2, green: 0.5, blue: 0.3) }
}

extension Color {
  static let panel = Color(.sRGB, red: 0.1, green: 0.1, blue: 0.1, opacity: 0.5)
  static let ink = Color(white: 0.2)
  static let hue = Color(hue: 0.5, saturation: 1, brightness: 0.9)
}

struct ShapesView: View {
  @State private var isOpen = false
  @State private var phase: CGFloat = 0

  private let corners = RoundedRectangle(cornerRadius: 14, style: .continuous)

  var body: some View {
    VStack(spacing: 12) {
      Slice(start: .zero, end: .degrees(isOpen ? 270 : 90))
        .fill(.brand)
        .frame(width: 60, height: 60)
      Wave(phase: phase)
        .strokeBorder(Color.panel, lineWidth: 2)
        .frame(height: 40)
      Circle()
        .trim(from: isOpen ? 0 : 0.25, to: 0.5)
        .stroke(Color.red, lineWidth: 30)
        .rotationEffect(.degrees(isOpen ? 180 : 0))
        .opacity(isOpen ? 1.0 : 0.0)
        .animation(Animation.linear(duration: 0.5), value: isOpen)
      Circle().stroke(lineWidth: 4).foregroundColor(.green)
      Ellipse().inset(by: 4).fill(
        LinearGradient(
          gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom))
      Capsule().outlined(.orange)
      Rectangle()
        .fill(.linearGradient(colors: [.pink, .purple], startPoint: .leading, endPoint: .trailing))
        .overlay(.black.opacity(0.2))
        .clipShape(corners)
      RoundedRectangle(cornerSize: CGSize(width: 8, height: 4))
        .fill(.primary.opacity(0.1))
        .overlay(corners.strokeBorder(.secondary, lineWidth: 1))
      Text("in a shape")
        .padding()
        .background(.blue, in: .rect(cornerRadius: 8))
        .background(in: Capsule())
        .clipShape(.capsule)
        .containerShadow()
      UnevenRoundedRectangle(topLeadingRadius: 10, bottomTrailingRadius: 20)
        .fill(Color.blue.gradient)
      Color.clear.contentShape(Rectangle()).onTapGesture { isOpen.toggle() }
      LinearGradient(colors: [.ink, .clear], startPoint: .top, endPoint: .bottom)
        .mask { Circle() }
      RadialGradient(colors: [.hue, .white], center: .center, startRadius: 0, endRadius: 30)
      AngularGradient(gradient: Gradient(stops: [.init(color: .red, location: 0)]), center: .center)
    }
  }
}

extension View {
  fileprivate func containerShadow() -> some View {
    shadow(color: .black.opacity(0.1), radius: 5, x: 5).shadow(radius: 2)
  }
}
