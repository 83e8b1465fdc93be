extension ScenarioCheck {
  /// Looks at what a step expects of the screen.
  func check(_ expectation: ScreenExpectation) {
    expectation.texts.forEach { selectors.check(text: $0) }
    let names = [expectation.controller].compactMap(\.self) + (expectation.stack?.value ?? [])
    for name in names where checkClass(name) { checkController(name) }
  }
}
