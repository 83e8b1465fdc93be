import LabLanguage

/// The inputs of a scenario that hide the text that is typed into them.
struct SecureInputs {
  private var identifiers: Set<String> = []
  /// True if one has no identifier, or code chooses it without one.
  private var hasOthers = false

  init(of apps: [AppDescription], _ scenario: Scenario) {
    for view in apps.flatMap(\.classes).flatMap(\.value.views) { add(view) }
    for action in (apps.flatMap(\.code) + scenario.steps.flatMap(\.value.verb.actions)).everything {
      switch action {
      case .set(let assignments):
        for one in assignments where one.property.value == .secure {
          add(one.target?.value.identifier)
        }
      case .send(let message) where message.hidesTypedText: add(message.receiver?.value.identifier)
      case .sendToArgument(let message, _) where message.hidesTypedText: add(nil)
      case .call(let selector) where SentMessage.hidingTypedText.contains(selector.value): add(nil)
      case .addView(let added): for view in added.view.value.tree { add(view) }
      case .insertRows(let inserted):
        for view in inserted.cells.flatMap(\.views).flatMap(\.value.tree) { add(view) }
      case .alert(let shown):
        for field in shown.alert.fields where field.isSecure { add(field.identifier) }
      default: break
      }
    }
  }

  private mutating func add(_ view: ViewDescription) {
    if case .flag(true)? = view.value(of: .secure) { add(view.identifier) }
  }

  private mutating func add(_ identifier: String?) {
    if let identifier { identifiers.insert(identifier) } else { hasOthers = true }
  }

  /// Returns true if a step may type into one of them; nil stands for the edited input.
  func mayInclude(_ selector: ElementSelector?) -> Bool {
    if let identifier = selector?.identifier, !hasOthers { return identifiers.contains(identifier) }
    return hasOthers || !identifiers.isEmpty
  }
}

extension Scenario {
  /// Returns the scenario whose steps do not tell the texts that they give to secure inputs.
  func hidingSecrets(of apps: [AppDescription]) -> Scenario {
    var known: SecureInputs?
    func mayHide(_ selector: ElementSelector?) -> Bool {
      let inputs = known ?? SecureInputs(of: apps, self)
      known = inputs
      return inputs.mayInclude(selector)
    }
    var scenario = self
    scenario.steps = steps.map { step in
      let verb = step.value.verb.hidingText(where: mayHide)
      let value = Step(verb: verb, name: step.value.name, expectation: step.value.expectation)
      return Located(value, at: step.range)
    }
    return scenario
  }
}

extension Range<Int> {
  /// The bytes of a text between its quotes.
  var insideQuotes: Range<Int> { lowerBound + 1..<Swift.max(lowerBound + 1, upperBound - 1) }
}
