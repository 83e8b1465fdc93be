import AutoTrack
import Foundation
import MiniUI
import Testing

@testable import LabExplain
@testable import LabKit
@testable import LabLeague
@testable import LabRules

/// The Chinese words of the visual report for the names of the library and of `lab`.
@Suite struct LibraryWords {
  /// The families of the module, with the names that each must have.
  static let families: [(name: String, words: [String])] = [
    ("reason", SuppressionReason.allCases.map(\.rawValue)),
    ("advice", SuppressionReason.allCases.map(\.rawValue)),
    ("edit", EditKind.allCases.map(\.rawValue)),
    ("drop", DropReason.allCases.map(\.rawValue)),
    ("outcome", RuleOutcome.allCases.map(\.name)),
    (
      "repeat",
      [ReceivedRequest.Repeat.State.unheard, .kept, .underWay, .acknowledged].map(\.rawValue)
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

  /// The patterns of a family of sentences, as the page's module has them.
  static func patterns(of family: String) throws -> [Regex<AnyRegexOutput>] {
    let module = "Sources/lab/PageFiles/Modules/phrases.js"
    let text = try String(contentsOf: Repository.root.appending(path: module), encoding: .utf8)
    let part = try #require(
      text.firstMatch(of: try Regex("(?ms)^  \(family): \\[\n(.*?)^  \\],"))?[1].substring)
    return try part.matches(of: #/(?m)^    \[\/\^(.*)\$\/s?,/#).map { match in
      try Regex("(?s)\(match.1)")
    }
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
    let patterns = try Self.patterns(of: "edit")
    #expect(patterns.count > 20)
    let draw = MutantDraw(tree, seed: 1, count: 5_000, rates: .published)
    let drawn = draw.mutants(of: .edit).flatMap { $0.mutant.description(of: tree) }
    let edits = Set(drawn + SystemChange.all.map { "OS_SKIN: \($0)" })
    #expect(edits.count > 50)
    let unknown = edits.filter { edit in
      let words = edit.drop { $0 != ":" }.dropFirst(2)
      return !patterns.contains { (try? $0.wholeMatch(in: words)) != nil }
    }
    #expect(unknown.sorted() == [])
  }

  private static let causes =
    ImpactEdits.editsWithMoves.map(\.words) + [
      "UIButton \"New\" is new", "UIButton \"New\" is new and does the same",
      "Home moved from UITabBarController to Menu", "it is in UIStackView now", "it left Menu",
      "Home has the index 1 in UITabBarController and had 0",
      "the screen under it was Home and is More", "UILabel \"A\" before it was a UIButton",
      "UILabel \"A\" before it is a UIButton", "it moved behind UILabel \"A\"",
      "the files have no change of UILabel that the lab knows as a cause",
    ]

  @Test(arguments: causes) func `every cause of a rule's fate has a Chinese sentence`(
    _ cause: String
  ) throws {
    #expect(try Self.patterns(of: "cause").contains { try $0.wholeMatch(in: cause) != nil })
  }

  @Test func `every Chinese sentence of a cause has a cause`() throws {
    let used = try Self.patterns(of: "cause").map { pattern in
      try Self.causes.contains { try pattern.wholeMatch(in: $0) != nil }
    }
    #expect(!used.isEmpty)
    #expect(used.allSatisfy { $0 })
  }

  /// The reasons that suppress events of screens, pages and the app's life, never a click.
  private static let otherReasons: Set<SuppressionReason> = [
    .programmaticPop, .builtInScreen, .childScreen, .stillOnDisplay, .pageLeaveOff, .screenNotOpen,
    .appInBackground, .screenReleased, .unseenYet, .reactViewUnknown, .badPageMessage,
    .sameLifeState, .termination,
  ]

  @Test func `every outlook of a tap without an event has a Chinese sentence`() throws {
    // The last pattern takes the reasons of rules that an app adds.
    let patterns = try Self.patterns(of: "tap").dropLast()
    let reasons = SuppressionReason.allCases.filter { !Self.otherReasons.contains($0) }
    let outcomes: [ClickForecast.Outcome] =
      reasons.map { .nothing($0) } + [.unseen(instrument: "Gestures"), .deselection]
    let misses: [TouchMiss] = [
      .notOnScreen("a"), .outside("a", .zero), .nothing("a", .zero), .ignored("a"),
      .covered("a", by: "UIView \"b\"", .zero),
    ]
    let texts =
      outcomes.map { "\($0)" } + misses.map { "nothing: \($0.obstacleText)" } + [
        "nothing: not shown"
      ]
    let unknown = texts.filter { text in
      !patterns.contains { (try? $0.wholeMatch(in: text)) != nil }
    }
    #expect(unknown == [])
  }
}
