import AutoTrack
import LabKitSupport
import LabLanguage
import MiniUI
import TestSupport
import Testing

@testable import LabExplain
@testable import LabImport
@testable import LabKit
@testable import LabRules
@testable import LabSystem

/// The identities of imported elements, which no running code reads.
@Suite struct Provenance {
  /// The views with paths in every scheme, and the events, of an app with other identities.
  private func traces(_ text: String, _ scenario: String) throws -> [String] {
    var library = ScenarioLibrary(files: MemoryFiles(["app.json5": text, "s.json5": scenario]))
    let location = ScenarioLocation(path: "s.json5", shortName: "s.json5")
    guard let loaded = library.loadScenario(location) else {
      throw WrongScenario(errors: library.errors)
    }
    let simulation = Simulation(loaded)
    let report = simulation.run(through: loaded.scenario.steps.count - 1) { _ in }
    let session = try #require(simulation.session)
    let schemes = PathSchemes.names.compactMap {
      loaded.scenario.tracker.configuration.pathScheme(named: $0)
    }
    #expect(schemes.count > 1)
    return schemes.flatMap { ViewHierarchy(of: session, scheme: $0).lines }
      + report.outcomes.flatMap(\.events).map { "\($0)" } + report.lines
  }

  /// The fixtures of dumps, and a storyboard.
  private static let fixtures =
    DumpFixture.all + [
      DumpFixture(
        name: "cafe.storyboard",
        text: (try? SourceTree.text(of: "Scenarios/import/cafe.storyboard")) ?? "")
    ]

  @Test(arguments: fixtures)
  func `apps with the identities, without them and with scrambled ones behave alike`(
    fixture: DumpFixture
  ) throws {
    let writer = AppWriter(
      try Importer().app(of: [(fixture.name, Array(fixture.text.utf8))]))
    let text = writer.text()
    let scenario = try ScreenTour(of: writer, text).scenario(app: "'app.json5'")
    let without = text.replacing(/origin: "[^"]*",?/, with: "")
    var number = 0
    let scrambled = text.replacing(/origin: "[^"]*"/) { _ in
      number += 7
      return "origin: \"z\(number % 11)\""
    }
    #expect(text != without)
    let expected = try traces(text, scenario)
    #expect(try traces(without, scenario) == expected)
    #expect(try traces(scrambled, scenario) == expected)
  }
}
