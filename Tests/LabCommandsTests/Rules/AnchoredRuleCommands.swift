import AutoTrack
import LabLanguage
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabSystem

/// Rules by all facts in files and in the commands about rules.
@Suite struct AnchoredRuleCommands {
  private static let scenario = """
    {
      scenario: 'A shop', app: { root: 'Home', classes: {
        Cell: { is: 'UITableViewCell' },
        Home: {
          is: 'UIViewController',
          view: { subviews: [
            EXTRA
            { is: 'UITableView', id: 'list', cell: 'Cell', frame: [0, 0, 390, 200],
              sections: [{ rows: ['Pot', 'Cup', 'Plate'] }] },
            { is: 'UIButton', id: 'buy', title: 'Buy', outlets: ['buyButton'],
              frame: [0, 200, 390, 44], on: { touchUpInside: 'buy:' } },
            { is: 'UIButton', title: 'Sell', frame: [0, 250, 390, 44],
              on: { touchUpInside: 'sell:' } },
          ] },
          methods: { 'buy:': [], 'sell:': [], 'new:': [],
            'tableView:didSelectRowAtIndexPath:': [] },
        },
      } },
      tracker: { rules: ['rules/r.json5'] },
      steps: [
        { launch: {}, expect: [{ event: '$AppStart' }, { event: '$AppViewScreen' }] },
        { tap: 'Sell', expect: [{ event: '$AppClick' }, { event: 'Sold' }] },
      ],
    }
    """

  private static func files(_ rules: String, extra: String = "") -> WrittenFiles {
    WrittenFiles([
      "s.json5": scenario.replacing("EXTRA", with: extra), "rules/r.json5": "[\(rules)]",
    ])
  }

  /// Returns the rule that `lab suggest` offers for an element.
  private static func rule(_ selector: String, named name: String) throws -> String {
    let output = files("").lab("suggest", "s.json5", selector, "--at", "1").output
    let line = try #require(output.split(separator: "\n").last, "\(output)")
    return String(line.drop { $0 == " " }).replacing("\"NAME\"", with: "\"\(name)\"")
  }

  @Test func `a suggested rule fires in the app, also behind a new button`() throws {
    let rule = try Self.rule("Sell", named: "Sold")
    let new = """
      { is: 'UIButton', title: 'New', frame: [0, 300, 390, 44], on: { touchUpInside: 'new:' } },
      """
    for extra in ["", new] {
      let run = Self.files(rule, extra: extra).lab("run", "s.json5")
      #expect(run.code == .held, "\(run.output) \(run.messages)")
    }
  }

  @Test func `a suggested rule states the facts of its element`() throws {
    #expect(
      try Self.rule("Sell", named: "Sold") == """
        { name: "Sold", scheme: "anchored", page: "Home", role: "button", class: "UIButton", \
        path: "Home/UIButton[1]", actions: ["sell:"], text: "Sell", \
        around: { "identifier buy": 0, "identifier list": 1, "text Buy": 0, "action buy:": 0, \
        "outlet buyButton": 0 }, others: 1, alike: 2, \
        known: ["identifier buy", "text Buy", "action buy:", "outlet buyButton"], elsewhere: true }
        """)
  }

  @Test func `a row is named by its content`() throws {
    let rule = try Self.rule("{ row: '0:1', in: '#list' }", named: "Cup")
    #expect(rule.contains("path: \"Home/UITableView[0]/Cell[*]\""))
    #expect(rule.contains("inside: { \"text Cup\": 0 }"))
    let match = Self.files(rule).lab("rules", "match", "s.json5", "--at", "1").output
    #expect(match.contains("  Cell                 Cup\n"), "\(match)")
  }

  @Test func `match says what agrees with the element that a rule finds`() throws {
    let rule = try Self.rule("Sell", named: "Sold").replacing("sell:", with: "lend:")
    let words = ["rules", "match", "s.json5", "--at", "1"]
    let run = Self.files(rule).lab(words)
    #expect(run.output.contains("rules by all facts\n  Sold  UIButton \"Sell\"  found with"))
    #expect(run.output.contains("differ: actions"), "\(run.output)")
    let json = Self.files(rule).lab(words + ["--json"]).output
    #expect(json.contains("\"answer\": \"found with"), "\(json)")
    #expect(json.contains("\"differs\": [\"actions\"]"), "\(json)")
  }

  @Test func `match says what agrees, what differs, and why a rule abstains`() throws {
    let rule = try Self.rule("Sell", named: "Sold")
      .replacing("\"Sell\"", with: "\"Lend\"").replacing("sell:", with: "lend:")
      .replacing("known: [", with: "known: [\"text Sell\", ")
    let run = Self.files(rule).lab("rules", "match", "s.json5", "--at", "1")
    #expect(run.output.contains("near misses\n  Sold  UIButton \"Sell\""), "\(run.output)")
    #expect(
      run.output.contains("differ: actions, text, a name or text of another element"),
      "\(run.output)")
    #expect(run.output.contains("agree: surroundings, path, screen"), "\(run.output)")
  }

  @Test func `why lists the answers of rules about the touched element`() throws {
    let rule = try Self.rule("Sell", named: "Sold")
    let output = Self.files(rule).lab("why", "s.json5", "2").output
    #expect(output.contains("rules by all facts"), "\(output)")
    #expect(output.contains("found with"), "\(output)")
    #expect(output.contains("actions, text, surroundings, path, screen"), "\(output)")
  }

  @Test func `a written rule reads back as the same rule`() throws {
    for selector in ["Sell", "#buy", "{ row: '0:1', in: '#list' }"] {
      let text = try Self.rule(selector, named: "A")
      let file = try SourceFile(name: "r.json5", bytes: Array("[\(text)]".utf8))
      let mistakes = Mistakes(in: file)
      let rules = try #require(CircledRule.file.read(fileOf: mistakes))
      #expect(rules.map(\.value.text) == [text])
    }
  }

  @Test func `list and test take rules by all facts`() throws {
    let rule = try Self.rule("Sell", named: "Sold")
    let list = Self.files(rule).lab("rules", "list", "rules/r.json5").output
    #expect(list == "Sold  anchored  button sell:  page Home\n1 rule\n")
    let examples =
      rule.dropLast(2) + """
        , matches: [{ scenario: 's.json5', at: 1, element: 'Sell' }],
          rejects: [{ scenario: 's.json5', at: 1, element: '#buy' }] }
        """
    let run = Self.files(String(examples)).lab("rules", "test", "rules/r.json5")
    #expect(run.output == "2 examples, 0 failures\n", "\(run.messages)")
  }
}
