package import LabLanguage

/// A check of a scenario's steps against its apps.
package struct ScenarioCheck {
  let scenario: Scenario
  /// The app, joined with the classes of the others.
  let app: AppDescription
  let others: [AppDescription]
  /// The classes that the scenario can name.
  let classes: ClassTree
  let selectors: SelectorCheck
  /// The check of the app, with the methods that the steps install.
  let appCheck: AppCheck
  /// The mistakes in the scenario's file.
  let mistakes: Mistakes

  package init(
    of scenario: Scenario, app: AppDescription, others: [AppDescription] = [],
    _ mistakes: Mistakes
  ) {
    self.scenario = scenario
    self.app = app.joined(with: others)
    self.others = others
    self.mistakes = mistakes
    classes = ClassTree(of: self.app)
    appCheck = AppCheck(of: self.app, classes: classes, running: scenario.steps, mistakes)
    selectors = SelectorCheck(
      words: AppWords(
        of: self.app, classes, steps: scenario.steps, others: others.map(\.root)),
      mistakes: mistakes)
  }

  package func run() {
    checkNames()
    checkApps()
    checkIdentifiers()
    if isForAutoTrack {
      checkTracker()
      checkServer()
      checkDelivery()
    } else {
      checkOtherTracker()
    }
    checkFleet()
    for step in scenario.steps {
      step.value.verb.selectors.forEach { selectors.check($0) }
      step.value.verb.check(in: self)
      check(step.value.expectation.screen)
      checkMiss(of: step.value)
      if isForAutoTrack { checkProperties(of: step.value) }
    }
    checkTaps()
    checkTimers()
    checkOperations()
  }

  private var isForAutoTrack: Bool { scenario.tracker.other == nil }

  private func checkMiss(of step: Step) {
    guard let miss = step.expectation.miss, !step.verb.canMiss else { return }
    mistakes.record(
      "'missed' is only allowed in a step that touches an element",
      at: miss.range)
  }

  private func checkNames() {
    var seen: Set<String> = []
    for name in scenario.steps.compactMap(\.value.name) where !seen.insert(name.value).inserted {
      mistakes.record(
        "another step is called \(name.value.quoted)", at: name.range,
        remedy: "choose another name")
    }
  }

  /// Records an element that is not of the kind that a verb needs.
  func check(_ element: Located<ElementSelector>, for verb: String, _ kinds: [String]) {
    guard let views = selectors.views(meantBy: element.value), let first = views.first,
      !views.contains(where: { view in kinds.contains { classes.isKind(view.type, of: $0) } })
    else { return }
    mistakes.record(
      "\(verb.quoted) takes a \(kinds.joined("or")); \(element.value) is a \(first.type)",
      at: element.range)
  }

  /// Checks the owner of a property: without a selector, it is the controller's.
  func checkOwner(of assignment: Assignment) {
    let actions = assignment.value.barButtons.compactMap(\.action)
    actions.forEach { appCheck.actionCheck.checkAnywhere($0) }
    let property = assignment.property
    let controllers = "UIViewController"
    guard assignment.target == nil, !property.value.owners.contains(controllers) else { return }
    let having = Property.all.filter { $0.owners.contains(controllers) }.map(\.key)
    mistakes.record(
      "a controller has no \(property.value.key.quoted)", at: property.range,
      remedy: "name an element: '#id.\(property.value.key)'",
      note: "it has \(having.joined(separator: ", "))")
  }

  private func checkTaps() {
    var previous: Tap?
    for (index, step) in scenario.steps.enumerated() {
      let tap = step.value.tap
      if let interval = tap?.interval, previous == nil {
        mistakes.record(
          "'after' is only allowed if the previous step is a tap", at: interval.range,
          remedy: "use the step 'wait'")
      }
      if let tap, tap.interval == nil { check(TapChain(startingAt: index, in: scenario.steps)) }
      previous = tap
    }
  }

  /// Records taps of a chain that are out of order, and fingers that are down already.
  private func check(_ chain: TapChain) {
    for (previous, touch) in zip(chain.touches, chain.touches.dropFirst()) {
      guard let interval = touch.tap.interval else { continue }
      let busy = chain.touches.contains { other in
        other.step < touch.step && other.tap.finger == touch.tap.finger && other.up > touch.down
      }
      if touch.down < previous.down {
        mistakes.record(
          "this tap would begin before the tap of the previous step", at: interval.range,
          remedy: "shorten its 'lasts'")
      } else if busy {
        mistakes.record(
          "finger \(touch.tap.finger) would come down before it is lifted", at: interval.range,
          remedy: "use another 'finger', or shorten 'lasts'")
      }
    }
  }

  package func check(_ expectation: ScreenExpectation) {
    (expectation.texts + expectation.absentTexts).forEach { selectors.check(text: $0) }
    let names = [expectation.controller].compactMap(\.self) + (expectation.stack?.value ?? [])
    for name in names where checkClass(name) { checkController(name) }
  }
}

/// A check for actions without any receiver that responds.
struct ActionCheck {
  let classes: ClassTree
  /// The selectors of methods that code installs at run time, in any class.
  let installed: Set<String>
  /// The mistakes in the action's file.
  let mistakes: Mistakes

  /// Records an action that none of the classes implements; the object may be of any of them.
  func check(_ action: Located<String>, of names: [String], or complaint: String) {
    guard !installed.contains(action.value), !classes.respond(names, to: action.value) else {
      return
    }
    let known = Set(classes.methods(of: names)).sorted()
    let question = Suggestion.question(for: action.value, among: known)
    let hasList = question == nil && !known.isEmpty
    let receiver = names.first { classes.own($0) != nil }
    let addition = receiver.map { "add it to the methods of \($0): \(action.value.jsonQuoted): []" }
    mistakes.record(
      "\(complaint) to \(action.value.quoted)", at: action.range,
      remedy: question ?? (hasList ? nil : addition),
      note: hasList ? "methods: \(known.joined(separator: ", "))" : nil)
  }

  /// Checks an action whose receiver is known only at run time, against all classes.
  func checkAnywhere(_ action: Located<String>) {
    check(
      action, of: classes.ownNames + classes.systemNames, or: "no class of the app responds")
  }
}

/// Checks of runtime operations, and of the methods that they install.
extension ScenarioCheck {
  /// Checks every step with a `hook`.
  func checkOperations() {
    let own = scenario.steps.flatMap(\.value.verb.operations)
    guard !own.isEmpty else { return }
    let inner = own.flatMap(\.steps).everything.flatMap(\.operations)
    let ofApp = app.code.everything.flatMap(\.operations)
    RuntimeCheck(classes, all: own + inner + ofApp, mistakes).check(own, isInMethod: false)
    for operation in own {
      appCheck.checkCalls(ofInstalled: operation.steps)
      appCheck.check(
        operation.steps, of: operation.newMethod?.className.plainText ?? "", selectors)
    }
  }
}
