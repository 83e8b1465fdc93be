import LabKit
import LabLanguage

/// The messages that the code of hook steps sends to its own object, for cycles of calls.
struct CodeCalls {
  /// The selectors by the method that the code was written for.
  private let selectors: [String: [String]]

  init(of scenario: Scenario) {
    var selectors: [String: [String]] = [:]
    let operations = scenario.steps.flatMap { step in
      (step.value.verb as? RuntimeChange)?.operations ?? []
    }
    for operation in operations {
      guard let method = operation.newMethod else { continue }
      let calls = operation.steps.compactMap { action -> String? in
        guard case .call(let selector) = action else { return nil }
        return selector.value
      }
      if !calls.isEmpty { selectors["\(method)", default: []] += calls }
    }
    self.selectors = selectors
  }

  var members: PrintedJSON.Members {
    ["calls": selectors.isEmpty ? nil : .sorted(selectors.mapValues { .texts($0) })]
  }
}
