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

  /// Every key with a wrong value, and keys that contradict each other.
  @Test(arguments: [
    ("identifer: 'a'", "unknown key 'identifer'; did you mean 'identifier'?"),
    ("role: 'knob'", "expected a role: "),
    ("path: 'Shop/UIButton[0]'", "the path does not begin with the page 'Home'"),
    ("actions: 'buy:'", "expected an array of texts"),
    ("tag: 'x'", "expected a whole number"),
    ("inside: { Buy: 0 }", "expected a fact: identifier, label, "),
    ("inside: { 'text Buy': -1 }", "expected a whole number"),
    ("around: { 'text Buy': 9 }", "'around' counts 9 of 3 others"),
    ("shared: { action: 1 }", "unknown key 'action'; did you mean 'actions'?"),
    ("shared: { text: 4 }", "'shared' counts 4 of 3 others"),
    ("known: ['Buy']", "expected a fact: "),
    ("alike: 0", "expected a whole number"), ("alike: 5", "'alike' counts 4 of 3 others"),
    ("position: '0:1'", "unknown key 'position'"), ("elsewhere: 1", "expected true or false"),
  ])
  func `a wrong fact has its place and the reason`(part: String, message: String) {
    let key = part.prefix { $0 != ":" }
    let all = [
      "name: 'A'", "scheme: 'anchored'", "page: 'Home'", "role: 'button'", "class: 'UIButton'",
      "path: 'Home/UIButton[0]'", "others: 3", "alike: 2",
    ]
    let members = all.filter { !$0.hasPrefix(key + ":") } + [part]
    let run = Self.files("{ \(members.joined(separator: ", ")) }")
      .lab("rules", "list", "rules/r.json5")
    #expect(run.code == .invalid)
    #expect(run.messages.hasPrefix("rules/r.json5:1:"), "\(run.messages)")
    #expect(run.messages.contains(message), "\(run.messages)")
  }

  @Test(arguments: [
    ("identifier: 'a1b2c3d4e5f6'", "generated name"), ("text: 'Buy'", "locale"),
    ("text: 'Buy', actions: ['buy:']", ""),
  ])
  func `lint finds a weakness in a rule by all facts`(part: String, kind: String) {
    let rule = """
      { name: 'A', scheme: 'anchored', page: 'Home', role: 'button', class: 'UIButton',
        path: 'Home/UIButton[0]', others: 3, alike: 2, \(part) }
      """
    let run = Self.files(rule).lab("rules", "lint", "rules/r.json5")
    #expect(run.code == (kind.isEmpty ? .held : .failed), "\(run.output)\(run.messages)")
    #expect(run.output.contains(kind), "\(run.output)")
  }
}
