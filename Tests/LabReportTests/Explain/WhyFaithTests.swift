import AutoTrack
import Foundation
import LabExplainSupport
import Testing

@testable import LabExplain
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

/// Explaining a scenario does not change its run; checked on all scenarios of the repository.
@Suite struct WhyFaith {
  @Test func `an observed run equals a plain run`() {
    for loaded in RepositoryRun.sample(for: "WhyFaith") {
      let plain = Simulation(loaded).run()
      let watched = RepositoryRun(loaded).report
      #expect(watched.outcomes.map(\.events) == plain.outcomes.map(\.events), "\(loaded.path)")
      #expect(watched.outcomes.map(\.suppressed) == plain.outcomes.map(\.suppressed))
      #expect(watched.outcomes.map(\.start) == plain.outcomes.map(\.start))
      #expect(watched.outcomes.map(\.fault) == plain.outcomes.map(\.fault))
      #expect(watched.outcomes.map(\.crash) == plain.outcomes.map(\.crash))
    }
  }

  @Test func `HT-1 to HT-6 the explained hit test finds the view that a finger hits`() {
    let touches = RepositoryRun.all.flatMap { run in
      run.traces.flatMap(\.touches).map { "\(run.loaded.path) \($0.view) \($0.agrees)" }
    }
    #expect(touches.count > 200)
    #expect(touches.filter { !$0.hasSuffix("true") } == [])
  }

  @Test func `a tap has at most one touch`() {
    for run in RepositoryRun.all {
      let steps = run.loaded.scenario.steps
      guard steps.allSatisfy({ $0.value.tap?.interval == nil }) else { continue }
      for (outcome, trace) in zip(run.report.outcomes, run.traces) {
        guard let tap = steps[outcome.index].value.tap, tap.manner != .doubleTap
        else { continue }
        #expect(trace.touches.count <= 1, "\(run.loaded.path) step \(outcome.index + 1)")
      }
    }
  }

  @Test func `every suppression of a step is traced`() {
    for run in RepositoryRun.all {
      for (outcome, trace) in zip(run.report.outcomes, run.traces) {
        let suppressed = trace.decisions.compactMap { decision -> SuppressionReason? in
          guard case .suppressed(let reason) = decision.outcome else { return nil }
          return reason
        }
        #expect(suppressed == outcome.suppressed.map(\.reason), "\(run.loaded.path)")
      }
    }
  }

  @Test func `the path of every click by a single touch is traced`() {
    for run in RepositoryRun.all {
      for (outcome, trace) in zip(run.report.outcomes, run.traces) where trace.touches.count == 1 {
        let clicks = outcome.events.filter { $0.name == .appClick }
        for case .string(let id) in clicks.compactMap({ $0.properties["$element_view_id"] }) {
          #expect(trace.paths[id] != nil, "\(run.loaded.path) step \(outcome.index + 1)")
        }
      }
    }
  }
}
