import LabLanguage
import TestSupport
import Testing

@testable import AutoTrack
@testable import LabCommands
@testable import LabKit
@testable import LabLeague
@testable import LabRules
@testable import LabSystem
import Wording

/// Certificates of rules and other names from edits of their screen.
@Suite struct EditCertificates {
  /// A list of two rows, and a button below a named box.
  private static let text = """
    { scenario: 'Shop', app: { root: 'Home', classes: {
        Cell: { is: 'UITableViewCell' },
        Home: { is: 'UIViewController', view: { subviews: [
          { is: 'UITableView', id: 'list', cell: 'Cell', frame: [0, 0, 390, 200],
            sections: [{ rows: ['Pot', 'Cup'] }] },
          { is: 'UIView', id: 'box', frame: [0, 200, 390, 100], subviews: [
            { is: 'UIButton', id: 'buy', title: 'Buy', frame: [0, 0, 390, 44],
              on: { touchUpInside: 'buy:' } }] }] },
          methods: { 'buy:': [], 'tableView:didSelectRowAtIndexPath:': [] } } } },
      steps: [{ launch: {} }] }
    """

  private static let rules = """
    [{ name: 'Bought', page: 'Home', path: 'Home[0]/UIView[0]/UIButton[0]' },
     { name: 'Chosen', page: 'Home', path: 'Home[0]/UITableView[0]/Cell[0:1]' },
     { name: 'AnyCell', page: 'Home', path: 'Home[0]/UITableView[0]/Cell[*]' }]
    """

  private static var files: WrittenFiles {
    WrittenFiles(["s.json5": text, "rules/r.json5": rules])
  }

  private static func certificates(
    of selector: String, seed: UInt64 = 1
  ) throws -> [String: EditCertificate] {
    let files = MemoryFiles(["s.json5": text])
    let loaded = try #require(try ScenarioSelection(["s.json5"], files).loaded.first)
    var edits: ScreenEdits?
    let found = try ElementSuggestions(
      of: try PickedElement.selector(selector),
      after: try StepReference(nil, in: loaded.scenario), in: loaded
    ) { edits = ScreenEdits(of: $0, releases: 60, seed: seed) }
    let suggestions = try #require(found)
    let certificates = try #require(edits).certificates(of: suggestions)
    return zip(suggestions.ways, certificates).reduce(into: [:]) { $0[$1.0.kind] = $1.1 }
  }

  @Test func `a row's path dies when a row is inserted before it`() throws {
    let all = try Self.certificates(of: "{ row: '0:1', in: '#list' }")
    let path = try #require(all["full path"])
    #expect(path.ends.first?.cause == "a row is inserted before it")
    let edit = path.ends.first?.edit.text
    #expect(edit?.hasPrefix("CELL_COUNT: a row is inserted before Cell") == true)
    #expect(path.ends.first?.outcome == "STOLEN")
    #expect(path.ending.hasPrefix("dies when a row is inserted before it"))
    let text = try #require(all["text"])
    #expect(text.ends.map(\.cause).contains("the text of the UITableViewLabel in it is edited"))
  }

  @Test func `a path below an identifier has figures, although the league has none`() throws {
    let way = try #require(try Self.certificates(of: "#buy")["anchored path"])
    #expect(way.ends.first?.cause == "a sibling of its class is inserted before it")
    #expect((0.5..<1).contains(way.releases.survival) && way.releases.versions == 60)
    let row = try #require(
      Self.rows(of: Self.files.lab("suggest", "s.json5", "#buy").output)
        .first { $0.dropFirst().first == "anchored path" })
    #expect(row[6] == "–" && row[7].contains(" % ("), "\(row)")
  }

  @Test func `equal seeds give equal certificates`() throws {
    let first = try Self.certificates(of: "#buy")
    #expect(first.count == 6)
    #expect(try Self.certificates(of: "#buy") == first)
    #expect(try Self.certificates(of: "#buy", seed: 2) != first)
  }

  @Test func `a name that no edit ends says so`() throws {
    let screen = try Self.screen()
    // A rule of a scheme of the test, which has no fact that an edit can change.
    let rule = PathRule("any", in: "any", matching: { _ in true })
    let everything = CircledRule(name: "All", element: ElementPattern(matching: rule))
    let edits = ScreenEdits(of: screen, releases: 60, seed: 1)
    let certificate = try #require(edits.certificates(of: [everything]).first ?? nil)
    #expect(certificate.ends.isEmpty && certificate.tried > 50)
    #expect(certificate.ending == "no single edit near it ends it")
    #expect(certificate.share.hasPrefix("100.0 % ("))
  }

  private static func screen() throws -> RuleScreen {
    let files = MemoryFiles(["s.json5": text])
    let loaded = try #require(try ScenarioSelection(["s.json5"], files).loaded.first)
    let simulation = Simulation(loaded)
    var screen: RuleScreen?
    _ = simulation.run(through: 0) { _ in screen = simulation.session.map { RuleScreen(of: $0) } }
    return try #require(screen)
  }

  @Test func `a rule by all facts finds the same elements of a screen as one by one`() throws {
    let screen = try Self.screen()
    let mutants = MutantDraw(screen.tree, seed: 4, count: 40, rates: .published).mutants(of: .pair)
    for element in screen.tree.elements {
      guard let sight = AnchoredSight(around: SchemeElement(element)),
        let place = sight.place(of: SchemeElement(element)),
        let pattern = sight.pattern(at: place)
      else { continue }
      for tree in mutants.flatMap(\.mutant.trees) {
        let elements = tree.elements
        let plain = elements.filter { pattern.miss(of: SchemeElement($0)) == nil }.map(\.id)
        #expect(pattern.matches(among: elements) == plain)
      }
    }
  }

  @Test func `lint has the figures of the kind and of the screen, with labels`() throws {
    let run = Self.files.lab("rules", "lint", "rules/r.json5", "s.json5")
    let line = try #require(run.output.split(separator: "\n").first { $0.hasPrefix("  Chosen") })
    #expect(
      line.contains(
        #/Chosen +default +releases of real apps: 89\.4 % \([0-9.–]+\), [0-9.]+ % wrong; /#)
        && line.contains(#/edits of this screen: [0-9.]+ % \([0-9.–]+\), [0-9.]+ % wrong; dies/#),
      "\(run.output)")
    let json = Self.files.lab("rules", "lint", "rules/r.json5", "s.json5", "--json").output
    #expect(json.contains("\"survivalInterval\"") && json.contains("\"edits\""), "\(json)")
    let none = Self.files.lab("rules", "lint", "rules/r.json5", "s.json5", "--edits", "0").output
    #expect(!none.contains("edits of this screen") && none.contains("per release"), "\(none)")
  }

  @Test(arguments: [
    (["suggest", "s.json5", "#buy", "--edits", "-1"], "--edits needs a whole number from 0"),
    (["rules", "lint", "rules/r.json5", "--edits", "5"], "write lab rules lint RULES SCENARIO"),
    (["rules", "list", "rules/r.json5", "--edits", "5"], "rules list does not take --edits"),
  ])
  func `a wrong number of edits exits 2 with a remedy`(words: [String], message: String) {
    let run = Self.files.lab(words)
    #expect(run.code == .invalid)
    #expect(run.messages.contains(message), "\(run.messages)")
  }

  /// Returns the cells of the table in the output of `lab suggest`.
  private static func rows(of output: String) -> [[Substring]] {
    output.split(separator: "\n").map { line in
      line.split(separator: "  ").map { $0.drop { $0 == " " } }
    }
  }
}
