import AutoTrack
import Foundation
import Testing

@testable import LabCommands
@testable import LabExplain
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

/// Explaining a scenario does not change its run; checked on all scenarios of the repository.
@Suite struct WhyFaith {
  private static let all: [LoadedScenario] = {
    var library = ScenarioLibrary(files: Disk())
    let folder = Repository.root.appending(path: "Scenarios").path
    return ScenarioSearch(below: [folder], Disk()).scenarios.compactMap {
      library.loadScenario($0)
    }
  }()

  private static func watched(_ loaded: LoadedScenario) -> (report: RunReport, witness: Witness) {
    let simulation = Simulation(loaded)
    let witness = Witness(DefaultPathScheme())
    simulation.observer = witness
    return (simulation.run(), witness)
  }

  @Test func `an observed run equals a plain run`() {
    for loaded in Self.all {
      let plain = Simulation(loaded).run()
      let watched = Self.watched(loaded).report
      #expect(watched.outcomes.map(\.events) == plain.outcomes.map(\.events), "\(loaded.path)")
      #expect(watched.outcomes.map(\.suppressed) == plain.outcomes.map(\.suppressed))
      #expect(watched.outcomes.map(\.start) == plain.outcomes.map(\.start))
      #expect(watched.outcomes.map(\.fault) == plain.outcomes.map(\.fault))
      #expect(watched.outcomes.map(\.crash) == plain.outcomes.map(\.crash))
    }
  }

  @Test func `HT-1 to HT-6 the explained hit test finds the view that a finger hits`() {
    let touches = Self.all.flatMap { loaded in
      Self.watched(loaded).witness.traces.flatMap { trace in
        trace.touches.map { "\(loaded.path) \($0.view) \($0.agrees)" }
      }
    }
    #expect(touches.count > 200)
    #expect(touches.filter { !$0.hasSuffix("true") } == [])
  }

  @Test func `a tap has at most one touch`() {
    let all = Self.all.filter { loaded in
      loaded.scenario.steps.allSatisfy { $0.value.tap?.interval == nil }
    }
    for loaded in all {
      let (report, witness) = Self.watched(loaded)
      for (outcome, trace) in zip(report.outcomes, witness.traces) {
        guard let tap = loaded.scenario.steps[outcome.index].value.tap,
          tap.manner != .doubleTap
        else { continue }
        #expect(trace.touches.count <= 1, "\(loaded.path) step \(outcome.index + 1)")
      }
    }
  }

  @Test func `every suppression of a step is traced`() {
    for loaded in Self.all {
      let (report, witness) = Self.watched(loaded)
      for (outcome, trace) in zip(report.outcomes, witness.traces) {
        let suppressed = trace.decisions.compactMap { decision -> SuppressionReason? in
          guard case .suppressed(let reason) = decision.outcome else { return nil }
          return reason
        }
        #expect(suppressed == outcome.suppressed.map(\.reason), "\(loaded.path)")
      }
    }
  }

  @Test func `the path of every click by a single touch is traced`() {
    for loaded in Self.all {
      let (report, witness) = Self.watched(loaded)
      for (outcome, trace) in zip(report.outcomes, witness.traces) where trace.touches.count == 1 {
        let clicks = outcome.events.filter { $0.name == .appClick }
        for case .string(let id) in clicks.compactMap({ $0.properties["$element_view_id"] }) {
          #expect(trace.paths[id] != nil, "\(loaded.path) step \(outcome.index + 1)")
        }
      }
    }
  }
}
