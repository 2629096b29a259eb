import Testing
import WUIViews

private enum OptionalKey: EnvironmentKey {
  static var defaultValue: Int? { 7 }
}

@Test func anOptionalValueThatWasNeverSetIsItsDefault() {
  var environment = EnvironmentValues()
  #expect(environment[OptionalKey.self] == 7)
  environment[OptionalKey.self] = nil
  #expect(environment[OptionalKey.self] == nil)
}
