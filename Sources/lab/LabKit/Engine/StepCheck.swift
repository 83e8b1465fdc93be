import AutoTrack
import LabLanguage
import MiniUI

/// A comparison of a step's outcome with its expectation.
struct StepCheck {
  private let step: Located<Step>
  private let comparesEvents: Bool
  /// The kinds of things that any step of the scenario expects.
  private let observations: [StepObservation]

  /// A check of one step.
  ///
  /// If any step of the scenario has `expect`, a step without it expects no events. The same
  /// applies to the observations.
  init(_ step: Located<Step>, _ kinds: Kinds) {
    self.step = step
    (comparesEvents, observations) = (kinds.events, kinds.observations)
  }

  /// The kinds of expectations in a scenario, found once for all of its steps.
  struct Kinds {
    fileprivate let events: Bool
    fileprivate let observations: [StepObservation]

    init(of scenario: Scenario) {
      events = scenario.expects(\.events)
      observations = StepObservation.all.filter { observation in
        scenario.steps.contains { observation.isExpected($0.value.expectation) }
      }
    }
  }

  private var expectation: Step.Expectation { step.value.expectation }

  /// Adds every difference; an unexpected crash or miss is a fault.
  ///
  /// The process, if there is one, supplies the screen.
  func apply(to outcome: inout StepOutcome, in process: AppProcess?) {
    outcome.comparison = comparison(of: outcome.events)
    check(crash: outcome.crash, &outcome)
    check(miss: outcome.miss, &outcome, in: process)
    check(suppressed: outcome.suppressed, &outcome)
    for observation in observations {
      outcome.differences += observation.differences(outcome, step)
    }
    guard let process, process.isRunning, outcome.fault == nil else { return }
    outcome.differences += ScreenCheck(expectation.screen).differences(in: AppState(of: process))
  }

  private func comparison(of events: [Event]) -> [EventComparison] {
    guard comparesEvents else { return events.map(EventComparison.held) }
    let expected = expectation.events
    return EventAlignment(
      of: expected?.value ?? [], with: events, at: expected?.range ?? step.range
    ).rows
  }

  private func check(crash: SimulatedException?, _ outcome: inout StepOutcome) {
    switch (expectation.crash, crash) {
    case (nil, nil): break
    case (nil, let crash?):
      outcome.fault = StepFault("the app crashed: \(crash)")
    case (let expected?, let crash):
      if let crash, [crash.reason, crash.description].contains(expected.value) { return }
      outcome.differences.append(
        Difference(
          expected: Difference.Fact("crash", expected.value),
          found: crash.map { Difference.Fact("crash", "\($0)") } ?? Difference.Fact("no crash"),
          range: expected.range))
    }
  }

  private func check(
    miss: TouchMiss?, _ outcome: inout StepOutcome, in process: AppProcess?
  ) {
    switch (expectation.miss, miss) {
    case (nil, nil): break
    case (nil, let miss?):
      let notes = process.map { AppState(of: $0).notes } ?? []
      outcome.fault = outcome.fault ?? StepFault("\(miss)", notes: notes)
    case (let expected?, let miss):
      if let miss, [miss.description, miss.obstacle].contains(expected.value) { return }
      outcome.differences.append(
        Difference(
          expected: Difference.Fact("missed", expected.value),
          found: miss.map { Difference.Fact("missed", $0.obstacle ?? $0.description) }
            ?? Difference.Fact("a tap that hit"),
          range: expected.range))
    }
  }

  private func check(suppressed: [StepOutcome.Suppressed], _ outcome: inout StepOutcome) {
    guard let expected = expectation.suppression,
      !suppressed.contains(where: { $0.reason == expected.value })
    else { return }
    let reasons = suppressed.map(\.reason.rawValue).joined(separator: ", ")
    outcome.differences.append(
      Difference(
        expected: Difference.Fact("suppressed", expected.value.rawValue),
        found: reasons.isEmpty
          ? Difference.Fact("nothing suppressed") : Difference.Fact("suppressed", reasons),
        range: expected.range))
  }
}

extension TouchMiss {
  /// The summary of the view in the way.
  fileprivate var obstacle: String? {
    guard case .covered(_, let other, _) = self else { return nil }
    return other
  }
}
