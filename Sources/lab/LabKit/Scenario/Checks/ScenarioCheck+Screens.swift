import LabLanguage

extension ScenarioCheck {
  /// Checks the texts and classes that a step expects on the screen.
  package func check(_ expectation: ScreenExpectation) {
    expectation.texts.forEach { selectors.check(text: $0) }
    let names = [expectation.controller].compactMap(\.self) + (expectation.stack?.value ?? [])
    for name in names where checkClass(name) { checkController(name) }
  }
}
