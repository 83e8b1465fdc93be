import AutoTrack
import Foundation
import TestSupport

@testable import LabExplain
@testable import LabKit
@testable import LabSystem

/// The explained run of one of the repository's scenarios, which all tests of this process share.
struct RepositoryRun: Sendable {
  let loaded: LoadedScenario
  let report: RunReport
  /// The traces of the steps, without those that did not run.
  let traces: [StepTrace]

  /// The folder of scenarios.
  static let folder = Repository.root.appending(path: "Scenarios").path

  /// All scenarios, read once.
  static let scenarios: [LoadedScenario] = {
    var library = ScenarioLibrary(files: Disk())
    return ScenarioSearch(below: [folder], Disk()).scenarios.compactMap {
      library.loadScenario($0)
    }
  }()

  /// The runs of all scenarios.
  static let all = scenarios.map(RepositoryRun.init)

  /// Runs a scenario with a witness.
  init(_ loaded: LoadedScenario) {
    let simulation = Simulation(loaded)
    let witness = Witness(DefaultPathScheme())
    simulation.observer = witness
    self.loaded = loaded
    report = simulation.run()
    traces = witness.traces
  }

  /// Returns the scenarios of a folder.
  static func scenarios(in folder: String) -> [LoadedScenario] {
    scenarios.filter { $0.folder == folder }
  }

  /// Returns a sample of the scenarios with some of each folder.
  static func sample(for name: String) -> [LoadedScenario] {
    TestSpace(name, scenarios).covering { $0.folder }
  }
}

extension LoadedScenario {
  /// The name of its folder.
  var folder: String { String(path.split(separator: "/").dropLast().last ?? "") }
}
