import LabLanguage

extension AppCheck {
  /// Checks `super` against the overridden methods, and `passOn` against the object's class.
  func checkCalls(of method: Entry<[AppAction]>, in entry: Entry<ClassDescription>) {
    for action in method.value {
      switch action {
      case .callSuper(let range): checkSuper(of: method.key.value, in: entry, at: range)
      case .passOn(let range): checkParent(of: entry.key.value, at: range)
      case .callOriginal(let range): recordOriginal(at: range)
      default: checkNested(action)
      }
    }
  }

  /// Checks the deferred steps, and the methods that the steps install.
  private func checkNested(_ action: AppAction) {
    action.nested.flatMap(\.everythingLater).forEach(checkLater)
    action.operations.forEach { checkCalls(ofInstalled: $0.steps) }
    for later in action.nested.flatMap(\.everythingLater) {
      later.operations.forEach { checkCalls(ofInstalled: $0.steps) }
    }
  }

  func checkCalls(ofInstalled steps: [AppAction]) {
    for step in steps { checkNested(step) }
  }

  private func recordOriginal(at range: Range<Int>) {
    mistakes.record(
      "'original' is only allowed in a method that a 'hook' installs",
      at: range, remedy: "use 'super'")
  }

  private func checkSuper(
    of selector: String, in entry: Entry<ClassDescription>, at range: Range<Int>
  ) {
    let superclass = entry.value.superclass.value
    guard classes.systemClass(above: superclass) != nil,
      !classes.respond([superclass], to: selector)
    else { return }
    mistakes.record(
      "\(superclass) has no \(selector.quoted) for 'super' to run", at: range,
      remedy: "remove 'super'")
  }

  private func checkParent(of name: String, at range: Range<Int>) {
    guard let kind = classes.kind(of: name, isNot: "UIViewController") else { return }
    mistakes.record(
      "'passOn' is only allowed in a controller; \(name) is \(kind)", at: range)
  }

  /// Rejects deferred steps that need the message, which has ended by then.
  private func checkLater(_ action: AppAction) {
    switch action {
    case .callSuper(let range):
      mistakes.record(
        "'super' is only allowed directly in a method, not in the steps of a 'do'", at: range,
        remedy: "move it before or after the step with the 'do'")
    case .passOn(let range):
      mistakes.record(
        "'passOn' is only allowed directly in a method, not in the steps of a 'do'",
        at: range, remedy: "use 'send'")
    case .callOriginal(let range): recordOriginal(at: range)
    case .call(let selector):
      mistakes.record(
        "'call' is only allowed directly in a method, not in the steps of a 'do'",
        at: selector.range, remedy: "use 'send'")
    default: break
    }
  }

  /// Checks the runtime operations of the app's own code.
  func checkOperations() {
    let own = app.code.flatMap(\.everythingLater).flatMap(\.operations)
    let all = app.code.everything.flatMap(\.operations)
    RuntimeCheck(classes, all: all, mistakes).check(own, isInMethod: true)
  }
}
