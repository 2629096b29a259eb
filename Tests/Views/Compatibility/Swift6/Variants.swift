import WaylandUI

// The many small forms in which the same things are written.

/// The shake of a wrong password.
struct ShakeEffect: GeometryEffect {
  var amount: CGFloat = 10
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(translationX: amount * sin(animatableData * .pi * 6), y: 0))
  }
}

extension Animation {
  static let menu = Animation.spring(response: 0.4, dampingFraction: 0.8)
  static var slow: Animation { .easeInOut(duration: 2).speed(0.5) }
}

extension Font {
  static let caps = Font.system(.title, design: .rounded, weight: .bold).smallCaps()
  static var row: Font { .custom("Inter", size: 17) }
}

extension CGFloat {
  static let rowHeight: CGFloat = 48
}

extension Text {
  func heading() -> Text { font(.headline).bold() }
}

extension Image {
  func icon() -> some View { resizable().scaledToFit().frame(width: 24, height: 24) }
}

extension Button where Label == Text {
  init(closing title: String, _ isOpen: Binding<Bool>) {
    self.init(title) { isOpen.wrappedValue = false }
  }
}

extension Gradient {
  static let sunset = Gradient(colors: [.orange, .pink, .indigo])
}

extension EdgeInsets {
  static let row = EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
}

extension Transaction {
  static var instant: Transaction {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    return transaction
  }
}

/// Plain values of an app that hold values of the toolkit.
struct Theme: Hashable, Sendable {
  var accent = Color.purple
  var title: LocalizedStringKey = "Theme"
  var font = Font.body
  var edge = Edge.leading
  var alignment = Alignment.topLeading
  var role: ButtonRole? = .cancel
  var shortcut = KeyboardShortcut("t", modifiers: [.command, .shift])
  var blend = BlendMode.multiply

  static let dark = Theme(accent: .mint)
}

/// A view that takes a closure that makes views.
struct Disclosure<Title: View, Details: View>: View {
  private let title: Title
  private let details: () -> Details
  @State private var isOpen: Bool

  init(
    isOpen: Bool = false, @ViewBuilder title: () -> Title,
    @ViewBuilder details: @escaping () -> Details
  ) {
    self.title = title()
    self.details = details
    _isOpen = State(initialValue: isOpen)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: nil) {
      title.onTapGesture { withAnimation(.menu) { isOpen.toggle() } }
      if isOpen { details() }
    }
  }
}

extension Disclosure where Title == Text {
  init(_ title: LocalizedStringKey, @ViewBuilder details: @escaping () -> Details) {
    self.init(title: { Text(title) }, details: details)
  }
}

struct VariantsView: View {
  @Environment(\.presentationMode) private var presentationMode
  @State private var numbers = [1, 2, 3]
  @State private var attempts = 0
  @State private var isOpen = true
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var text = String()

  private var theme: Theme { .dark }

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      texts
      Disclosure("Details") { controls }
      Disclosure(isOpen: true) {
        Text(theme.title)
      } details: {
        ForEach($numbers, id: \.self) { $number in
          Button("\(number)") { number += 1 }
        }
      }
      effects
    }
    .border(.red)
    .border(Color.blue.opacity(0.5), width: 2)
    .coordinateSpace(.named("variants"))
    .animation(nil, value: attempts)
    .onChange(of: numbers) { print("changed") }
    .onDisappear(perform: save)
  }

  @ViewBuilder private var texts: some View {
    Text("Total \(3.14159, specifier: "%.2f") of \(numbers.count)").heading()
    Text(12.5, format: .number.precision(.fractionLength(1)))
    Text("\(attempts, format: .number) attempts")
    Text(verbatim: "verbatim") + Text("bold").bold() + Text(text).foregroundColor(.red)
    Text("caps").font(.caps).lineLimit(2).multilineTextAlignment(.center).lineSpacing(4)
    Text("narrow").truncationMode(.middle).minimumScaleFactor(0.5)
  }

  @ViewBuilder private var controls: some View {
    Button(closing: "Close", $isOpen)
    Button(text, role: .cancel, action: save)
    Button("Save", systemImage: "tray", action: save).keyboardShortcut("s")
    Button("Remove", systemImage: "trash", role: .destructive) { numbers.removeAll() }
    Button(role: .destructive) {
      presentationMode.wrappedValue.dismiss()
    } label: {
      Image(systemName: "trash").icon()
    }
    .disabled(!isOpen)
    .keyboardShortcut(.defaultAction)
    let isEmpty = numbers.isEmpty
    Toggle("Open", isOn: $isOpen.animation(.slow))
    Toggle(isOn: .init(get: { !isEmpty }, set: { _ in })) { Label("Full", systemImage: "star") }
  }

  private var effects: some View {
    Group {
      Color.red
        .modifier(ShakeEffect(animatableData: CGFloat(attempts)))
        .clipShape(.rect(cornerRadii: .init(topLeading: 8, topTrailing: 8)))
      RoundedRectangle(cornerRadius: 4)
        .fill(.red.gradient)
        .transformEffect(CGAffineTransform(rotationAngle: 0.1))
        .blur(radius: 2)
        .hidden()
      Rectangle()
        .fill(AngularGradient(gradient: .sunset, center: .center))
        .frame(width: nil, height: .rowHeight)
        .padding(.horizontal)
        .padding([.top, .leading], 3)
        .padding(.row)
        .scaleEffect(x: 1, y: 0.5, anchor: .bottom)
        .drawingGroup()
        .compositingGroup()
        .aspectRatio(16 / 9, contentMode: .fill)
        .allowsHitTesting(isOpen)
        .onLongPressGesture { attempts += 1 }
    }
    .shadow(color: .gray, radius: 4, x: 0, y: 2)
  }

  private func save() {
    withTransaction(.instant) { attempts = 0 }
    withTransaction(Transaction(animation: .bouncy)) { isOpen = false }
    withAnimation(.smooth(duration: 0.2)) { attempts += 1 }
  }
}
