import AutoTrack
import Foundation
import LabKitSupport
import LabSystem
import MiniUI
import TestSupport
import Testing
import Wording

@testable import LabExplain
@testable import LabKit
@testable import LabLeague
@testable import LabRules

/// The Chinese words of the visual report for the names of the library and of `lab`.
@Suite struct LibraryWords {
  /// The families of the module, with the names that each must have.
  static let families: [(name: String, words: [String])] = [
    ("edit", ChangeKind.allCases.map(\.rawValue)),
    ("drop", DropReason.allCases.map(\.rawValue)),
    ("outcome", RuleOutcome.allCases.map(\.name)),
    (
      "repeat",
      [ReceivedRequest.Repeat.State.unheard, .kept, .underWay, .acknowledged].map(\.description)
    ),
  ]

  @Test(arguments: families)
  func `every name of the library has a Chinese word`(_ family: (name: String, words: [String]))
    throws
  {
    let module = "Sources/lab/PageFiles/Modules/librarywords.js"
    let text = try String(contentsOf: Repository.root.appending(path: module), encoding: .utf8)
    let table = try #require(
      text.firstMatch(of: try Regex("(?m)^  \(family.name): \\{([^}]*)\\n  \\},"))?[1].substring)
    let missing = family.words.filter { word in
      !table.contains("\(word): \"") && !table.contains("\"\(word)\": \"")
    }
    #expect(missing == [], "add them to '\(family.name)' in \(module)")
  }

  /// A screen that permits edits of most kinds.
  private static let scenario = """
    { scenario: "Edits", app: { root: { tabs: ["Home", "Other"] }, classes: {
      Other: { is: "UIViewController", title: "Other" },
      Home: { is: "UIViewController", title: "Home", methods: { "go:": [] }, view: { subviews: [
        { is: "UITableView", frame: [0, 100, 390, 200], sections: [{ rows: ["A 1", "B 2"] },
          { rows: ["C"] }] },
        { frame: [0, 300, 390, 200], subviews: [
          { is: "UIButton", id: "go", title: "Go 7", frame: [0, 0, 90, 44],
            on: { touchUpInside: "go:" } },
          { is: "UIButton", title: "Stop", frame: [100, 0, 90, 44],
            on: { touchUpInside: "go:" } },
          { is: "UISwitch", frame: [200, 0, 51, 31], on: { valueChanged: "go:" } } ] } ] } } } },
      steps: [{ launch: {} }] }
    """

  @Test func `every edit of a screen has a Chinese sentence`() throws {
    let loaded = try loaded(Self.scenario)
    let simulation = Simulation(loaded)
    _ = simulation.run(through: 0) { _ in }
    let tree = try #require(simulation.session).clickableElements.tree
    let draw = MutantDraw(tree, seed: 1, count: 5_000, rates: .published)
    let drawn = draw.mutants(of: .edit).flatMap { $0.mutant.description(of: tree) }
    let causes = draw.mutants(of: .edit).flatMap { drawn in
      drawn.mutant.edits.flatMap { edit in tree.elements.map { edit.cause(for: $0) } }
    }
    let edits = Set(drawn + causes + SystemChange.all.map(\.words))
    #expect(edits.count > 50)
    #expect(edits.filter { !Sentences.chinese.have($0) } == [])
  }
}
