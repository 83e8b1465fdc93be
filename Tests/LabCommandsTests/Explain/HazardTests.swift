import Foundation
import TestSupport
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

/// The tour of hazards: its order, its parts and its size.
@Suite struct Hazards {
  private static let folder = Repository.root.appending(path: "Scenarios/hazards").path

  private static let all: [LoadedScenario] = {
    var library = ScenarioLibrary(files: Disk())
    return ScenarioSearch(below: [folder], Disk()).scenarios.compactMap {
      library.loadScenario($0)
    }
  }()

  private static func stem(_ loaded: LoadedScenario) -> String {
    String(loaded.path.split(separator: "/").last?.dropLast(6) ?? "")
  }

  @Test func `the files run in the order of the tour`() throws {
    let files = Self.all.map(Self.stem)
    let page = try SourceTree.text(of: "docs/dispatch.md")
    let tour = page.matches(of: /(?m)^(\d+)\. `([^`]+)`:/).filter { files.contains("\($0.2)") }
    #expect(files.count == 20)
    #expect(tour.map { String($0.2) } == files)
    #expect(tour.compactMap { Int($0.1) } == Array(1...20))
    for (number, file) in zip(1..., files) {
      #expect(Int(file.prefix(2)) == number)
    }
  }

  /// A hook, its consequence, and AutoTrack in the same app.
  @Test(arguments: all.map(\.path))
  func `a hazard has three parts in order`(path: String) throws {
    let loaded = try #require(Self.all.first { $0.path == path })
    let steps = loaded.scenario.steps.map(\.value)
    let parts = steps.compactMap(\.name?.value).compactMap(Part.init)
    #expect(Set(parts) == Set(Part.allCases))
    #expect(parts == parts.sorted())
    #expect(parts.count(where: { $0 == .hook }) == 1)
    let report = Simulation(loaded).run()
    for (outcome, step) in zip(report.outcomes, steps) {
      guard let part = step.name.flatMap({ Part($0.value) }), part != .hook else { continue }
      let isVisible =
        !outcome.notes.isEmpty || outcome.crash != nil || !outcome.events.isEmpty
        || step.expectation.events != nil
      #expect(isVisible, "\(step)")
    }
  }

  @Test(arguments: all.map(\.path))
  func `the output of a hazard fits a screen of 80 × 30`(path: String) {
    let output = LabRun("run", path, files: Disk()).output
    let lines = output.split(separator: "\n").filter { line in
      !line.drop { $0 == " " }.hasPrefix("suppressed")
    }
    let rows = lines.map { line in
      max(1, (line.reduce(0) { $0 + $1.cells } + 79) / 80)
    }
    #expect(rows.reduce(0, +) <= 30, "\(output)")
  }

  private enum Part: CaseIterable, Comparable {
    case hook, consequence, autoTrack

    init?(_ name: String) {
      if name == "naive hook" {
        self = .hook
      } else if name.hasPrefix("consequence: ") {
        self = .consequence
      } else if name.hasPrefix("AutoTrack: ") {
        self = .autoTrack
      } else {
        return nil
      }
    }
  }
}
