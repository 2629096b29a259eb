import WaylandUI

/// Somebody who works here.
struct Person: Identifiable {
  let name: String
  let position: String
  let color: Color
  /// What is planned for each day of the week, Monday first.
  let hours: [Int]

  var id: String { name }

  var initials: String {
    name.split(separator: " ").compactMap { $0.first.map(String.init) }.joined()
  }

  init(_ name: String, _ position: String, _ color: Color, _ hours: [Int]) {
    self.name = name
    self.position = position
    self.color = color
    self.hours = hours
  }

  static let samples = [
    Person("Maja Sørlie", "Product designer", .indigo, [8, 6, 7, 8, 4]),
    Person("Darius Rahimi", "Engineer", .orange, [6, 8, 8, 5, 6]),
    Person("Нина Волкова", "Engineer", .pink, [8, 8, 0, 7, 8]),
    Person("Jonas Eikeland", "People", .teal, [4, 5, 6, 6, 3]),
    Person("Sara Lind", "Architect", .green, [7, 7, 8, 8, 7]),
    Person("Petter Dahl", "Support", .purple, [8, 3, 5, 8, 0]),
    Person("Leila Azadi", "Finance", .brown, [5, 6, 6, 4, 8]),
    Person("Oskar Holm", "Archivist", .blue, [0, 8, 7, 6, 5]),
    Person("Ingrid Moe", "Operations", .mint, [6, 6, 6, 6, 6]),
    Person("Юрий Белов", "Team lead", .red, [8, 8, 7, 8, 6]),
    Person("Tomasz Wójcik", "Researcher", .cyan, [3, 7, 8, 2, 5]),
    Person("Aino Laine", "Editor", .gray, [8, 5, 4, 7, 7]),
  ]
}

/// Something to reach.
struct Goal: Identifiable {
  let title: String
  /// 0…1.
  let share: CGFloat
  let color: Color

  var id: String { title }

  static let samples = [
    Goal(title: "Goals", share: 0.82, color: .blue),
    Goal(title: "Feedback", share: 0.64, color: .green),
    Goal(title: "Growth", share: 0.45, color: .orange),
  ]
}

extension Statistic {
  static let samples = [
    Statistic(title: "Open", value: "21", bars: [0.4, 0.6, 0.5, 0.8, 0.7, 0.9, 0.6, 0.8, 1]),
    Statistic(
      title: "This week", value: "13", bars: [0.7, 0.5, 0.9, 0.6, 0.8, 0.4, 0.6, 0.5, 0.7]),
    Statistic(
      title: "Done", value: "71 %", bars: [0.3, 0.35, 0.4, 0.5, 0.55, 0.65, 0.7, 0.85, 0.95]),
  ]
}

extension Tile {
  static let employees = Person.samples.map {
    Tile(badge: .initials($0.initials), title: $0.name, detail: $0.position, color: $0.color)
  }

  static let departments = [
    Tile(badge: .symbol("paintpalette"), title: "Design", detail: "6 people", color: .indigo),
    Tile(badge: .symbol("gearshape"), title: "Engineering", detail: "18 people", color: .orange),
    Tile(badge: .symbol("person.2"), title: "People", detail: "3 people", color: .teal),
    Tile(badge: .symbol("chart.bar"), title: "Finance", detail: "4 people", color: .brown),
    Tile(badge: .symbol("bell"), title: "Support", detail: "7 people", color: .purple),
    Tile(badge: .symbol("archivebox"), title: "Archive", detail: "2 people", color: .blue),
    Tile(badge: .symbol("calendar"), title: "Operations", detail: "5 people", color: .mint),
    Tile(badge: .symbol("book"), title: "Editorial", detail: "4 people", color: .gray),
    Tile(badge: .symbol("leaf"), title: "Research", detail: "3 people", color: .green),
  ]

  static let projects = [
    Tile(badge: .symbol("map"), title: "Atlas", detail: "Due in May", color: .blue, share: 0.62),
    Tile(
      badge: .symbol("leaf"), title: "Juniper", detail: "Due in June", color: .green, share: 0.35),
    Tile(
      badge: .symbol("book"), title: "Saffron", detail: "Due on Friday", color: .orange, share: 0.9),
    Tile(
      badge: .symbol("star"), title: "Polaris", detail: "Due in July", color: .indigo, share: 0.2),
    Tile(
      badge: .symbol("house"), title: "New office", detail: "Due in August", color: .pink,
      share: 0.48),
    Tile(
      badge: .symbol("folder"), title: "Migration", detail: "Due in March", color: .teal,
      share: 0.74),
    Tile(
      badge: .symbol("calendar"), title: "Summer school", detail: "Due in June", color: .purple,
      share: 0.55),
    Tile(
      badge: .symbol("bell"), title: "Alerts", detail: "Due on Monday", color: .red, share: 0.81),
    Tile(badge: .symbol("photo"), title: "Gallery", detail: "Due in May", color: .mint, share: 0.3),
  ]
}

extension CardRow {
  private static func by(_ index: Int, _ deed: String, _ note: String) -> CardRow {
    let person = Person.samples[index]
    return CardRow(.initials(person.initials), person.name, deed, note, person.color)
  }

  static let activities = [
    by(0, "Moved “Quarterly plan” to review", "09:41"),
    by(1, "Commented on the new schedule", "09:12"), by(2, "Closed four tasks", "08:50"),
    by(3, "Invited two people", "08:31"), by(4, "Uploaded “Floor plan.pdf”", "Yesterday"),
    by(5, "Asked for a day off in May", "Yesterday"), by(6, "Renamed a department", "Monday"),
    by(7, "Put three documents into the archive", "Monday"),
    by(8, "Answered “When do we move?”", "Sunday"), by(9, "Began a performance review", "Friday"),
  ]

  static let notifications = [
    CardRow(
      .symbol("calendar"), "Planning at 10:00", "Room Fjord, with nine others", "in 19 min", .red),
    CardRow(
      .symbol("bell"), "Two tasks are due today", "Quarterly plan, Floor plan", "09:00", .orange),
    CardRow(.symbol("person.2"), "Aino joined Design", "Say hello", "08:58", .green),
    CardRow(
      .symbol("chart.bar"), "The week’s numbers are there", "13 done, 21 open", "08:30", .blue),
    CardRow(.symbol("folder"), "Atlas was shared with you", "By Maja Sørlie", "08:12", .indigo),
    CardRow(
      .symbol("star"), "Feedback from Юрий Белов", "On your last review", "Yesterday", .cyan),
    CardRow(
      .symbol("archivebox"), "Three documents archived", "By Oskar Holm", "Yesterday", .brown),
    CardRow(
      .symbol("gearshape"), "Maintenance on Sunday", "From 02:00 to 04:00", "Yesterday", .gray),
  ]

  static let documents = [
    CardRow(.symbol("doc.text"), "Annual report", "PDF, 2.4 MB", "2025", .red),
    CardRow(.symbol("doc.text"), "Floor plan", "PDF, 840 KB", "2025", .red),
    CardRow(.symbol("photo"), "Team day", "86 pictures", "2025", .teal),
    CardRow(.symbol("folder"), "Contracts", "14 documents", "2024", .blue),
    CardRow(.symbol("doc.text"), "Handbook", "Text, 61 KB", "2024", .gray),
    CardRow(.symbol("folder"), "Old website", "231 files", "2023", .blue),
    CardRow(.symbol("photo"), "Moving day", "19 pictures", "2022", .teal),
    CardRow(.symbol("doc.text"), "First budget", "Table, 12 KB", "2021", .green),
  ]

  static let feedback = [
    by(9, "“Keeps calm when things burn.”", "May"), by(4, "“Explains so that I get it.”", "May"),
    by(2, "“Reviews within the hour.”", "April"), by(6, "“Numbers I can trust.”", "April"),
    by(0, "“Asks before guessing.”", "March"), by(8, "“Makes Mondays lighter.”", "March"),
  ]
}
