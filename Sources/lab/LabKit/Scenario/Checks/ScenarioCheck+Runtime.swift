import LabLanguage

/// Checks of runtime operations, and of the methods that they install.
extension ScenarioCheck {
  /// Checks every step with a `hook`.
  func checkOperations() {
    let own = scenario.steps.flatMap(\.value.verb.operations)
    guard !own.isEmpty else { return }
    let inner = own.flatMap(\.steps).everything.flatMap(\.operations)
    let ofApp = app.classes.flatMap(\.value.methods).flatMap(\.value).everything
      .flatMap(\.operations)
    RuntimeCheck(classes, all: own + inner + ofApp, mistakes).check(own, isInMethod: false)
    let check = AppCheck(of: app, mistakes)
    for operation in own {
      check.checkCalls(ofInstalled: operation.steps)
      check.check(operation.steps, of: operation.newMethod?.className.plainText ?? "")
    }
  }
}
