import AutoTrack
import Foundation
import LabExplainSupport
import MiniUI
import TestSupport
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
@testable import LabReport
@testable import LabSystem

/// The paths that a report keeps for equal screens, beside the schemes' own answers.
@Suite struct PathNumbers {
  private static let folders = ["clicks", "screens", "shop", "import", "hazards", "hooks"]

  /// Returns the paths that the tables have under numbers, by following the paths they continue.
  private static func texts(in whole: ReportTables) throws -> [String] {
    let json = try #require(whole.json.first { $0.name == "paths" }).values.compact
    let rows = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[Any]] ?? []
    return rows.reduce(into: []) { texts, row in
      guard let outer = row.first as? Int, let rest = row.last as? String else { return }
      texts.append(outer < 0 ? rest : texts[outer] + rest)
    }
  }

  @Test(arguments: folders)
  func `every view of every screen has the paths of the schemes`(_ folder: String) throws {
    var tables = ReportTables()
    let derived = DerivedScreens()
    var expected: [[String]] = []
    var found: [PrintedJSON] = []
    for loaded in TestSpace("PathNumbers", RepositoryRun.scenarios(in: folder)).some(2) {
      let pages = loaded.scenario.tracker.configuration.pages
      let schemes = PathSchemes.all.map { $0.naming(pages) }
      var screens = NumberedScreens(naming: pages, within: ReportLimits(), derived)
      let simulation = Simulation(loaded, seed: loaded.scenario.seed, keepingEvents: false)
      _ = simulation.run(through: loaded.scenario.steps.count - 1) { _ in
        guard let process = simulation.session?.process, process.isRunning else { return }
        let views = process.application.visibleWindows.flatMap(\.everything)
        found += screens.screen(of: process, ViewTree(process), &tables).paths
        expected += views.map { view in schemes.map { $0.path(of: view) } }
      }
    }
    var whole = ReportTables()
    let numbers = whole.add(tables)
    let texts = try Self.texts(in: whole)
    #expect(found.count == expected.count)
    let json = Data(numbers.resolving(.list(found)).text().utf8)
    let all = try #require(JSONSerialization.jsonObject(with: json) as? [[Int]])
    #expect(all.map { $0.map { texts[$0] } } == expected)
    #expect(!expected.isEmpty)
  }
}
