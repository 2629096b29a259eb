import WaylandUI

struct NoteApp: App {
  @State private var count = 0
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup { NoteList() }
      .defaultSize(width: 300, height: 200)
    WindowGroup("Notes", id: "notes") { NoteList() }
    WindowGroup(id: "more") { NoteList() }
    WindowGroup("Note", for: Int.self) { $number in NotePage(number: $number) }
    WindowGroup("Note \(count)", id: "note", for: Int.self) { $number in
      NotePage(number: $number)
    }
    WindowGroup(for: String.self) { text in Text(text.wrappedValue ?? "") }
    WindowGroup(id: "text", for: String.self) { text in Text(text.wrappedValue ?? "") }
    Dated(count: count)
    Window("About", id: "about") { Text("\(phase == .active ? 1 : 0)") }
      .windowResizability(.contentSize)
  }
}

/// Windows that are never without a value.
struct Dated: Scene {
  let count: Int

  var body: some Scene {
    WindowGroup(for: Int.self) { $number in
      DayPage(number: $number)
    } defaultValue: {
      1
    }
    WindowGroup(id: "day", for: Int.self, content: { DayPage(number: $0) }, defaultValue: { count })
    WindowGroup(id: "inferred") { (number: Binding<Int>) in
      DayPage(number: number)
    } defaultValue: {
      3
    }
    WindowGroup("Day", for: Int.self, content: { DayPage(number: $0) }, defaultValue: { 4 })
    WindowGroup(String("Day"), for: Int.self, content: DayPage.init, defaultValue: { 5 })
    WindowGroup("Day \(count)", id: "titled", for: Int.self) { $number in
      DayPage(number: $number)
    } defaultValue: {
      6
    }
    WindowGroup(String("Day"), id: "named", for: Int.self) { $number in
      DayPage(number: $number)
    } defaultValue: {
      7
    }
  }
}

struct DayPage: View {
  @Binding var number: Int

  var body: some View {
    Button("\(number)") { number += 1 }
  }
}

struct NoteList: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Button("New") { openWindow(id: "notes") }
    Button("Open") { openWindow(value: 1) }
    Button("Open that") { openWindow(id: "note", value: 2) }
    Button("Close") { dismissWindow(id: "note", value: 2) }
      .onChange(of: phase) { if phase == .background { dismissWindow(value: 1) } }
  }
}

struct NotePage: View {
  @Binding var number: Int?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }
    Button("Next") { number = (number ?? 0) + 1 }
  }
}
