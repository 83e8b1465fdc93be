package import LabKit
package import LabLanguage
import Wording

/// The edits that make the expected events of a scenario's file agree with a run.
///
/// Comments, order, formatting and expectations that hold stay as they are.
package struct ExpectationUpdate {
  package enum Extent: String, CaseIterable, Sendable {
    /// Steps without `expect`.
    case missing
    /// Every step whose events differ, too.
    case all
  }

  package private(set) var edits: [SourceEdit] = []
  /// The numbers of the changed steps, from 1.
  package private(set) var steps: [Int] = []
  /// The reasons why the file must not be written; empty if it may.
  package private(set) var obstacles: [String] = []
  private let report: RunReport
  private let extent: Extent
  private let file: SourceFile

  /// The update after a run of the scenario.
  package init(after report: RunReport, _ extent: Extent) {
    self.report = report
    self.extent = extent
    file = report.loaded.file
    findObstacles()
    // The file is parsed only if a step changes.
    guard report.outcomes.contains(where: needsChange),
      let root = try? JSON5.parseNode(of: file), case .array(let items)? = root["steps"]?.value
    else { return }
    for outcome in report.outcomes where needsChange(outcome) { update(outcome, items) }
  }

  /// Returns true if the update changes the expectation of a step.
  private func needsChange(_ outcome: StepOutcome) -> Bool {
    let expected = steps(at: outcome.index).value.expectation.events
    return expected == nil
      ? !outcome.events.isEmpty : extent == .all && !outcome.hasExpectedEvents
  }

  private mutating func findObstacles() {
    for outcome in report.outcomes {
      let step = "step \(outcome.index + 1) (\(steps(at: outcome.index).value.verb))"
      if let fault = outcome.fault { obstacles.append("\(step) did not run: \(fault.message)") }
      for difference in outcome.differences {
        obstacles.append("\(step) expected \(difference.expected), found \(difference.found)")
      }
    }
    if let violation = report.violation { obstacles.append("\(violation)") }
    if let text = report.lossText { obstacles.append(text.text) }
  }

  private func steps(at index: Int) -> Located<Step> { report.loaded.scenario.steps[index] }

  private mutating func update(_ outcome: StepOutcome, _ items: [Node]) {
    let step = steps(at: outcome.index)
    guard let node = items.first(where: { $0.range == step.range }) else {
      let place = report.place(of: step.range)
      obstacles.append("step \(outcome.index + 1) is included from \(place); change it there")
      return
    }
    steps.append(outcome.index + 1)
    if let expected = step.value.expectation.events, let list = node["expect"] {
      let alignment = EventAlignment(of: expected.value, with: outcome.events, at: expected.range)
      edits += ListUpdate(of: list, alignment.pairs, in: file).edits
    } else {
      edits.append(StepExpectation(of: node, in: file).edit(expecting: outcome.events))
    }
  }
}

extension StepOutcome {
  /// True if the events are the expected ones.
  fileprivate var hasExpectedEvents: Bool { comparison.allSatisfy { $0.difference == nil } }
}
