import AutoTrack
package import LabKit
package import LabLanguage
import LabSystem
import MiniUI
import Wording

/// Runs a scenario given as text.
package func run(_ text: String) throws -> RunReport { Simulation(try loaded(text)).run() }

/// Reads and checks a scenario given as text.
package func loaded(_ text: String) throws -> LoadedScenario {
  var library = ScenarioLibrary(files: MemoryFiles(["s.json5": text]))
  let location = ScenarioLocation(path: "s.json5", shortName: "s.json5")
  guard let loaded = library.loadScenario(location) else {
    throw WrongScenario(errors: library.errors)
  }
  return loaded
}

/// Mistakes in a scenario that should be valid.
package struct WrongScenario: Error {
  package let errors: [SourceError]

  package init(errors: [SourceError]) { self.errors = errors }
}

extension RunReport {
  /// Each step in one line: its time, its events, and its failures.
  package var lines: [String] {
    outcomes.map { outcome in
      let events = outcome.events.map { $0.name.text }
      let troubles = [
        outcome.miss?.description, outcome.crash?.reason, outcome.fault?.message.text,
      ]
      return ([outcome.start.timelineText] + events + troubles.compactMap(\.self))
        .joined(separator: " ")
    }
  }

  /// The fault of the last step that ran.
  package var fault: StepFault? { outcomes.last?.fault }
}
