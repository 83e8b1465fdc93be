import AutoTrack
import LabExplainSupport
import LabLanguage
import MiniUI
import TestSupport
import Testing

@testable import LabExplain
@testable import LabKit

/// The elements that `lab record` and `lab screen` offer to a person.
@Suite struct OfferedElements {
  @Test(arguments: RepositoryRun.sample(for: "OfferedElements"))
  func `the check accepts every offered element`(loaded: LoadedScenario) throws {
    let simulation = Simulation(loaded)
    _ = simulation.run()
    guard let session = simulation.session, session.process.isRunning else { return }
    let words = AppWords(
      of: loaded.app, ClassTree(of: loaded.app), steps: loaded.scenario.steps)
    let offered = NumberedScreen(of: session, naming: loaded.scenario.tracker.configuration.scheme)
    let refusals = try offered.selectors.compactMap(\.self).flatMap { text in
      let mistakes = Mistakes(in: try SourceFile(name: "selector", bytes: Array(text.utf8)))
      if let selector = ElementSelector.reader.located.read(fileOf: mistakes) {
        SelectorCheck(words: words, mistakes: mistakes).check(selector)
      }
      return mistakes.errors.map(\.message)
    }
    #expect(refusals == [])
  }
}
