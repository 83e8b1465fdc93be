import AutoTrack
import Foundation
package import LabExplain
package import LabKit
import LabSystem
import TestSupport

/// The explained run of one of the repository's scenarios, which all tests of this process share.
package struct RepositoryRun: Sendable {
  package let loaded: LoadedScenario
  package let report: RunReport
  /// The traces of the steps, without those that did not run.
  package let traces: [StepTrace]

  /// The folder of scenarios.
  package static let folder = Repository.root.appending(path: "Scenarios").path

  /// All scenarios, read once.
  package static let scenarios: [LoadedScenario] = {
    var library = ScenarioLibrary(files: Disk())
    return ScenarioSearch(below: [folder], Disk()).scenarios.compactMap {
      library.loadScenario($0)
    }
  }()

  /// The runs of all scenarios.
  package static let all = scenarios.map(RepositoryRun.init)

  /// Runs a scenario with a tracer.
  package init(_ loaded: LoadedScenario) {
    let simulation = Simulation(loaded)
    let tracer = StepTracer(DefaultPathScheme())
    simulation.observer = tracer
    self.loaded = loaded
    report = simulation.run()
    traces = tracer.traces
  }

  /// Returns the scenarios of a folder.
  package static func scenarios(in folder: String) -> [LoadedScenario] {
    scenarios.filter { $0.folder == folder }
  }

  /// Returns a sample of the scenarios with some of each folder.
  package static func sample(for name: String) -> [LoadedScenario] {
    TestSpace(name, scenarios).covering { $0.folder }
  }
}

extension LoadedScenario {
  /// The name of its folder.
  package var folder: String { String(path.split(separator: "/").dropLast().last ?? "") }
}
