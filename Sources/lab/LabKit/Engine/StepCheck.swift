import AutoTrack
import LabLanguage
import MiniUI
import Wording

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
          expected: Difference.Fact("crash", "\(expected.value)"),
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
      outcome.fault =
        outcome.fault
        ?? StepFault(
          miss.message(in: process), notes: notes, remedy: remedy(for: miss, in: process))
    case (let expected?, let miss):
      if let miss, [miss.description, miss.obstacle].contains(expected.value) { return }
      outcome.differences.append(
        Difference(
          expected: Difference.Fact("missed", "\(expected.value)"),
          found: miss.map { Difference.Fact("missed", $0.obstacle.map { "\($0)" } ?? "\($0)") }
            ?? Difference.Fact("a tap that hit"),
          range: expected.range))
    }
  }

  /// Returns the step after which the finger reaches the target: one that answers an alert, or that
  /// scrolls; nil if neither helps.
  private func remedy(for miss: TouchMiss, in process: AppProcess?) -> String? {
    if case .covered = miss, let alert = process.flatMap({ AppState(of: $0).alert }) {
      let title = alert.actionsInSight.lazy.compactMap(\.title).first
      return title.map { "{ tap: { alert: \($0.jsonQuoted) } }" }
    }
    guard case .outside = miss, let process, let target = step.value.verb.selectors.first
    else { return nil }
    return ScrollRemedy(in: Screen(of: process)).step(to: target.value)
  }

  private func check(suppressed: [StepOutcome.Suppressed], _ outcome: inout StepOutcome) {
    guard let expected = expectation.suppression,
      !suppressed.contains(where: { $0.reason == expected.value })
    else { return }
    let reasons = suppressed.map(\.reason.rawValue).joined(separator: ", ")
    outcome.differences.append(
      Difference(
        expected: Difference.Fact("suppressed", "\(expected.value.rawValue)"),
        found: reasons.isEmpty
          ? Difference.Fact("nothing suppressed") : Difference.Fact("suppressed", "\(reasons)"),
        range: expected.range))
  }
}

/// A comparison of the screen with a step's expectation.
private struct ScreenCheck {
  private let expectation: ScreenExpectation

  init(_ expectation: ScreenExpectation) {
    self.expectation = expectation
  }

  /// Returns the differences between the screen and the expectation.
  func differences(in state: AppState) -> [Difference] {
    texts(state) + absentTexts(state) + [controller(state), stack(state)].compactMap(\.self)
  }

  private func texts(_ state: AppState) -> [Difference] {
    guard !expectation.texts.isEmpty else { return [] }
    let texts = state.texts
    let found: Sentence =
      texts.isEmpty ? "no text" : "\(texts.map { "\"\($0)\"" }.joined(separator: ", "))"
    return expectation.texts.filter { !texts.contains($0.value) }.map { text in
      Self.difference("see", expected: "\"\(text.value)\"", found: found, at: text.range)
    }
  }

  private func absentTexts(_ state: AppState) -> [Difference] {
    guard !expectation.absentTexts.isEmpty else { return [] }
    let texts = state.texts
    return expectation.absentTexts.filter { texts.contains($0.value) }.map { text in
      Self.difference(
        "notSee", expected: "\"\(text.value)\" not on the screen", found: "\"\(text.value)\"",
        at: text.range)
    }
  }

  private func controller(_ state: AppState) -> Difference? {
    guard let expected = expectation.controller else { return nil }
    let found = state.controller?.class.name
    guard found != expected.value else { return nil }
    return Self.difference(
      "screen", expected: "\(expected.value)", found: found.map { "\($0)" } ?? "none",
      at: expected.range)
  }

  private func stack(_ state: AppState) -> Difference? {
    guard let expected = expectation.stack else { return nil }
    let names = expected.value.map(\.value)
    let found = state.stack?.map(\.class.name)
    guard found != names else { return nil }
    return Self.difference(
      "stack", expected: "\(names.joined(separator: ", "))",
      found: found.map { "\($0.joined(separator: ", "))" } ?? "none", at: expected.range)
  }

  private static func difference(
    _ key: String, expected: Sentence, found: Sentence, at range: Range<Int>
  ) -> Difference {
    let subject = Sentence(name: key)
    return Difference(
      expected: Difference.Fact(subject, expected), found: Difference.Fact(subject, found),
      range: range)
  }
}

extension TouchMiss {
  /// The summary of the view in the way.
  fileprivate var obstacle: String? {
    guard case .covered(_, let other, _) = self else { return nil }
    return other
  }
}
