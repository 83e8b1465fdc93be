import AutoTrack
import LabKit
import LabLanguage

/// A random session that has run, with its occurrences and its failure, if any.
struct SessionRun: Sendable {
  let plan: SessionPlan
  /// The occurrences in the session.
  private(set) var tally = SessionTally()
  /// The failure in words that stay the same for shorter sessions; nil for none.
  private(set) var failure: String?
  /// The failure as a whole sentence.
  private(set) var explanation = ""

  /// Runs a session to its end, or to its first failure.
  init(_ plan: SessionPlan) {
    self.plan = plan
    let location = ScenarioLocation(path: plan.fileName, shortName: plan.fileName)
    let draft = ScenarioDraft(of: .success(Array(plan.text.utf8)), at: location).checked()
    guard let loaded = draft.loaded else {
      let errors = draft.errors.map(\.description)
      fail("the session is not a valid scenario", errors.joined(separator: "\n"))
      return
    }
    play(loaded)
  }

  private mutating func play(_ loaded: LoadedScenario) {
    let simulation = Simulation(loaded)
    let watch = KillWatch(of: simulation, in: plan)
    simulation.observer = watch
    let report = simulation.run()
    tally.noteSession(events: report.eventCount)
    for outcome in report.outcomes { tally.note(plan.steps[outcome.index]) }
    watch.points.forEach { tally.note($0) }
    for account in simulation.deliveries.runs.compactMap({ $0.state?.account }) {
      for (reason, ids) in account.dropped { tally.note(reason, ids.count) }
    }
    if let violation = report.violation {
      fail("'\(violation.invariant)' does not hold", violation.description)
    } else if let last = report.outcomes.last, let fault = last.fault {
      fail("a step failed: \(fault.message)", "step \(last.index + 1): \(fault.message)")
    } else if let index = report.outcomes.firstIndex(where: { !$0.holds }) {
      fail("an expectation does not hold", "step \(index + 1) gives another result")
    } else {
      checkCounts(of: simulation, report)
    }
  }

  private mutating func checkCounts(of simulation: Simulation, _ report: RunReport) {
    let delivery = report.loaded.scenario.tracker.configuration.delivery
    guard let delivery, delivery.statistics != nil else { return }
    do throws(StepFault) {
      guard let breach = try CountCheck(of: simulation, delivery, report).breach() else { return }
      fail("events are not counted exactly once", breach)
    } catch {
      fail("the counts cannot be read", error.message)
    }
  }

  private mutating func fail(_ failure: String, _ explanation: String) {
    (self.failure, self.explanation) = (failure, explanation)
  }
}

extension SessionPlan {
  var fileName: String { "session-\(seed).json5" }
}
