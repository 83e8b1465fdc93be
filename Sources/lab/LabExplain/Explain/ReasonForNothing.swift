import AutoTrack
package import LabKit
import LabLanguage
import MiniUI
import Wording

/// The reason why a step gave no event, or not an expected one, as the end of a sentence.
struct ReasonForNothing {
  private let outcome: StepOutcome
  private let trace: StepTrace
  private let report: RunReport

  init(of outcome: StepOutcome, _ trace: StepTrace, in report: RunReport) {
    (self.outcome, self.trace, self.report) = (outcome, trace, report)
  }

  /// The reason of a step without any event.
  var clause: Sentence {
    if let fault = outcome.fault { return "the step failed: \(fault.message)" }
    let verb = report.loaded.scenario.steps[outcome.index].value.verb
    if (verb as? PageSteps)?.safari != nil { return "an app's tracker cannot observe Safari" }
    if outcome.miss != nil { return "the touch would have hit another view" }
    let reasons = trace.decisions.compactMap(\.reasonForNothing)
    if let all = Self.list(of: reasons) ?? obstacles ?? inactivity { return all }
    guard !trace.touches.isEmpty else { return "no method that \(tracker) hooks was called" }
    return withoutClick
  }

  /// Returns the reason why an event of a name did not come; nil if only the whole trace shows it.
  func clause(for name: EventName) -> Sentence? {
    if outcome.miss != nil { return clause }
    let reasons = trace.decisions.filter { $0.mayGive(name) }.compactMap(\.reasonForNothing)
    if let all = Self.list(of: reasons) { return all }
    guard !outcome.events.contains(where: { $0.name == name }) else { return nil }
    // The app's own event may come with a click, by a rule.
    let isOwn = !EventName.presets.contains(name)
    let hasClick = outcome.events.contains { $0.name == .appClick }
    if name == .appClick || isOwn, !hasClick, let obstacles { return obstacles }
    if let inactivity { return inactivity }
    if name == .appClick, !trace.touches.isEmpty { return withoutClick }
    guard report.loaded.scenario.tracker.other == nil else {
      return outcome.events.isEmpty ? clause : nil
    }
    return isOwn ? "no code, page or rule gave it" : Self.occasions[name]
  }

  /// The reasons of the presets that AutoTrack had no occasion for.
  private static let occasions: [EventName: Sentence] = [
    .appStart: "the tracker did not see the app start",
    .appEnd: "the tracker did not see the app enter the background",
    .appViewScreen: "the tracker saw no screen appear",
    .appPageLeave: "the tracker saw no screen disappear",
    .appClick: "the tracker saw no action, gesture or selection",
  ]

  /// The reason of a step without a running tracker.
  private var inactivity: Sentence? {
    guard trace.hasLaunched else { return "no app has been launched yet" }
    guard !trace.isTracked else { return nil }
    return "the tracker is not running; start it, or launch without 'late'"
  }

  private var tracker: String { report.loaded.scenario.tracker.other?.name ?? "AutoTrack" }

  private var obstacles: Sentence? { Self.list(of: trace.touches.flatMap(\.obstacles)) }

  /// The reason of a touch that no decision followed.
  private var withoutClick: Sentence {
    if let message = trace.clickMessages.first {
      return "\(message) was sent, but no \(tracker) hook ran for it"
    }
    return "no action, gesture or selection followed; a view that handles its touches itself "
      + "gives no event"
  }

  /// Joins different reasons; nil without one.
  private static func list(of reasons: [Sentence]) -> Sentence? {
    var known: Set<Sentence> = []
    let all = reasons.filter { known.insert($0).inserted }
    return all.first.map { all.dropFirst().reduce($0) { "\($0), and \($1)" } }
  }
}

extension Decision {
  /// The reason for a suppression with its subject, as the end of a sentence; nil for an event.
  fileprivate var reasonForNothing: Sentence? {
    guard case .suppressed(let reason) = outcome else { return nil }
    return "\(reason) (\(subject))"
  }
}

extension RunReport {
  /// The report with the reasons for the events that did not come, as `lab why` gives them.
  ///
  /// The run is played again with a tracer, unless every expected event came.
  package var explained: RunReport {
    guard let last = outcomes.last(where: \.lacksEvent)?.index else { return self }
    let simulation = Simulation(loaded, seed: seed, keepingEvents: false)
    let tracer = StepTracer(loaded.scenario.tracker.configuration.scheme)
    simulation.observer = tracer
    _ = simulation.run(through: last) { _ in }
    return explained(by: tracer)
  }

  /// Returns the report with the reasons that the tracer of its run has.
  package func explained(by tracer: StepTracer) -> RunReport {
    replacingOutcomes { outcome in
      guard outcome.lacksEvent, tracer.traces.indices.contains(outcome.index) else {
        return outcome
      }
      let reason = ReasonForNothing(of: outcome, tracer.traces[outcome.index], in: self)
      return outcome.explained { reason.clause(for: $0) }
    }
  }
}
