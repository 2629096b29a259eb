import CompatibilitySwift6
import Testing
import WaylandUI

/// `@Entry`, of declarations in all the forms in which they are written.
@Suite("API: @Entry") struct APIEntryTests {
  @Test("a value that was not set is the variable's default") func defaults() {
    let environment = EnvironmentValues()
    #expect(environment.cardPadding == 16)
    #expect(environment.title == "none")
    #expect(environment.badge == nil)
    #expect(environment.format(3) == "=3")
    #expect(environment.default == ["a": 1])
    #expect(!Transaction().isHurried)
  }

  @Test("each variable has a value of its own") func values() {
    var environment = EnvironmentValues()
    environment.cardPadding = 4
    environment.badge = 7
    #expect(environment.cardPadding == 4)
    #expect(environment.badge == 7)
    #expect(environment.title == "none")
    var transaction = Transaction()
    transaction.isHurried = true
    #expect(transaction.isHurried)
  }
}
