import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabRules
@testable import LabSystem

/// `lab rules` and `lab suggest`.
@Suite struct RulesCommands {
  private static let scenario = """
    {
      scenario: 'A shop', app: { root: 'Home', classes: {
        Cell: { is: 'UITableViewCell' },
        Home: {
          is: 'UIViewController',
          view: { subviews: [
            { is: 'UITableView', id: 'list', cell: 'Cell', frame: [0, 0, 390, 200],
              sections: [{ rows: ['Pot', 'Cup'] }] },
            { is: 'UIButton', id: 'buy', title: 'Buy', outlets: ['buyButton'],
              frame: [0, 200, 390, 44], on: { touchUpInside: 'buy:' } },
            { is: 'UIButton', title: 'Sell', frame: [0, 250, 390, 44],
              on: { touchUpInside: 'sell:' } },
          ] },
          methods: { 'buy:': [], 'sell:': [], 'tableView:didSelectRowAtIndexPath:': [] },
        },
      } },
      tracker: { rules: ['rules/r.json5'] },
      steps: [
        { launch: {}, expect: [{ event: '$AppStart' }, { event: '$AppViewScreen' }] },
        { tap: '#buy', expect: [{ event: '$AppClick' }, { event: 'Sensors' },
          { event: 'Mixpanel' }, { event: 'PostHog' }, { event: 'GrowingIO' }] },
      ],
    }
    """
  private static let rules = """
    [
      { name: 'Sensors', scheme: 'sensors', page: 'Home', path: 'UIView/UIButton[0]' },
      { name: 'Mixpanel', scheme: 'mixpanel', path: '/UIView/UIButton[0] on 64',
        matches: [{ scenario: 's.json5', at: 1, element: '#buy' }],
        rejects: [{ scenario: 's.json5', element: 'Sell' }] },
      { name: 'PostHog', scheme: 'postHog', path: 'UIView > UIButton[text="Buy"]' },
      { name: 'GrowingIO', scheme: 'growingIO', path: '/Home/UIView/UIButton & /0/0/0' },
      { name: 'Amplitude', scheme: 'amplitude', path: 'UIButton → UIView' },
    ]
    """
  private let files = WrittenFiles(["s.json5": scenario, "rules/r.json5": rules])

  /// The same scenario with other rules.
  private static func files(_ rules: String) -> WrittenFiles {
    WrittenFiles(["s.json5": scenario, "rules/r.json5": rules])
  }

  @Test func `one click fires the rules of all schemes`() {
    let run = files.lab("run", "s.json5")
    #expect(run.code == .held, "\(run.output) \(run.messages)")
  }

  @Test func `list prints each rule with its scheme and conditions`() {
    #expect(
      files.lab("rules", "list", "rules/r.json5").output == """
        Sensors    sensors    UIView/UIButton[0]              page Home
        Mixpanel   mixpanel   /UIView/UIButton[0] on 64
        PostHog    postHog    UIView > UIButton[text="Buy"]
        GrowingIO  growingIO  /Home/UIView/UIButton & /0/0/0
        Amplitude  amplitude  UIButton → UIView
        5 rules

        """)
  }

  @Test func `match lists the rules of each element, and near misses with their failing step`() {
    let run = files.lab("rules", "match", "s.json5", "--at", "1")
    #expect(
      run.output == """
        after step 1 (launch)
          Cell                 -
          Cell                 -
          UIButton #buy "Buy"  Sensors, Mixpanel, PostHog, GrowingIO
          UIButton "Sell"      -
        near misses
          Amplitude  UIButton #buy "Buy"  the end of the path: the class is UIWindow

        """)
  }

  @Test func `minimize drops indexes and conditions that change no match`() {
    let rules = """
      [
        { name: 'Cup', page: 'Home', path: 'Home[0]/UITableView[0]/Cell[0:1]', position: '0:1',
          content: 'Cup' },
        { name: 'Buy', page: 'Home', path: 'Home[0]/UIButton[0]' },
        { name: 'Sell', scheme: 'sensors', page: 'Home', path: 'UIView/UIButton[1]',
          content: 'Sell' },
        { name: 'Gone', page: 'Home', path: 'Home[0]/UISwitch[0]', content: 'On' },
      ]
      """
    let run = Self.files(rules).lab("rules", "minimize", "rules/r.json5", "s.json5")
    #expect(
      run.output == """
        [
          { name: "Cup", page: "Home", path: "Home[0]/UITableView[*]/Cell[*]", content: "Cup" },
          { name: "Buy", page: "Home", path: "Home[0]/UIButton[0]" },
          { name: "Sell", scheme: "sensors", page: "Home", path: "UIView/UIButton[1]" },
          { name: "Gone", page: "Home", path: "Home[0]/UISwitch[0]", content: "On" },
        ]

        """)
    #expect(
      run.messages == """
        rules/r.json5: 'Cup' does not need the index of Cell[0:1], the index of UITableView[0] or \
        the position 0:1
        rules/r.json5: 'Buy' stays as it is
        rules/r.json5: 'Sell' does not need the content "Sell"
        rules/r.json5: 'Gone' matches no element of the scenario and stays as it is

        """)
  }

  @Test func `test tries the examples, and exits 1 on a failure`() {
    let run = files.lab("rules", "test", "rules/r.json5")
    #expect(run == LabRun(.held, output: "2 examples, 0 failures\n"))
    #expect(
      Self.files(Self.rules.replacing("'Sell'", with: "'#buy'"))
        .lab("rules", "test", "rules/r.json5")
        == LabRun(
          .failed,
          output: """
            failed  Mixpanel rejects #buy of s.json5: it matches
            2 examples, 1 failure

            """))
  }

  @Test(arguments: ["99", "0", "'nowhere'", "-1", "1.5", "[]"])
  func `test names the place of a step that the scenario lacks`(_ step: String) {
    let rules = Self.rules.replacing("at: 1", with: "at: \(step)")
    let run = Self.files(rules).lab("rules", "test", "rules/r.json5")
    #expect(run.code == .invalid, "\(run.output)")
    #expect(run.messages.hasPrefix("rules/r.json5:4:"), "\(run.messages)")
  }

  @Test(arguments: ["import", "pick"])
  func `an empty file is a new file of rules`(_ command: String) {
    let files = WrittenFiles([
      "s.json5": Self.scenario.replacing("tracker: { rules: ['rules/r.json5'] },", with: ""),
      "rules/new.json5": "",
      "m.json": """
      { "event_type": "ui_control", "event_name": "Buy", "path": "/UIView/UIButton[0]",
        "control_event": 64 }
      """,
    ])
    let run =
      command == "import"
      ? files.lab("rules", "import", "m.json", "--rules", "rules/new.json5")
      : files.lab(
        "pick", "s.json5", "#buy", "--at", "1", "--name", "Buy", "--rules", "rules/new.json5")
    #expect(run.code == .held, "\(run.messages)")
    #expect(files.texts["rules/new.json5"]?.hasPrefix("[\n  { name: \"Buy\"") == true)
  }

  @Test func `lint names weaknesses, with a scenario also rules that match nothing`() {
    let run = files.lab("rules", "lint", "rules/r.json5", "s.json5")
    #expect(run.code == .failed)
    for line in [
      "Mixpanel   index        UIButton[0] on 64 depends on its siblings",
      "PostHog    locale       the text \"Buy\" is in one language",
      "Amplitude  cannot fire  it matches no element of the scenario",
      "PostHog    overlaps     one click matches 'Sensors', too",
    ] {
      #expect(run.output.contains(line), "\(run.output)")
    }
  }

  @Test(arguments: [
    ("path: 'UIView/_UIThing[0]', page: 'A', scheme: 'sensors'", "private class"),
    ("path: 'UIView/View1a2b3c4d[0]', page: 'A', scheme: 'sensors'", "generated name"),
    ("path: 'Home[0]/Cell[0:2]', page: 'Home', position: '0:3'", "cannot fire"),
    ("path: 'Home[0]/Cell[0:2]', page: 'Home'", "index"),
    ("path: 'Home[0]/Cell[*]', page: 'Home', content: 'Pot'", "locale"),
    ("path: '/UIView/UITextField on 131072', scheme: 'mixpanel'", "cannot fire"),
    ("path: '#buy', scheme: 'postHog'", "cannot fire"),
    ("path: '/UIButton[foo == 1]', scheme: 'mixpanel'", "views have no key 'foo'"),
    ("path: '/UIView[tag == 1 AND foo == 1]/UIButton', scheme: 'mixpanel'", "no key 'foo'"),
    ("path: '/UIButton[mp_varA == 1]', scheme: 'mixpanel'", "not evaluated"),
    (
      "path: '/UIButton[mp_fingerprintVersion >= 1 AND tag == 1]', scheme: 'mixpanel'", "lab cannot"
    ),
    ("path: '/UILabel[self.text == nil]', scheme: 'mixpanel'", "not evaluated"),
    ("path: '/UIButton[NOT foo == 1]', scheme: 'mixpanel'", "cannot fire"),
    ("path: '/UIButton[foo == 1 OR tag == 1]', scheme: 'mixpanel'", "cannot fire"),
    ("path: '/UIButton[tag == 1 OR foo == 1]', scheme: 'mixpanel'", ""),
    ("path: '/UIButton[1 IN {tag, foo}]', scheme: 'mixpanel'", "no key 'foo'"),
    ("path: '/UIButton[FALSEPREDICATE]', scheme: 'mixpanel'", "the predicate is never true"),
    ("path: 'Home[0]/Cell[*]', page: 'Home'", ""),
    ("path: '/Home/UIView/UIButton', scheme: 'growingIO'", ""),
  ])
  func `lint finds a weakness in a rule alone`(rule: String, kind: String) {
    let run = Self.files("[{ name: 'A', \(rule) }]").lab("rules", "lint", "rules/r.json5")
    #expect(run.code == (kind.isEmpty ? .held : .failed), "\(run.output)\(run.messages)")
    #expect(run.output.contains(kind), "\(run.output)")
  }

  @Test(arguments: [
    (
      "path: 'Home[0]/UITableView[0]/Cell[*]', page: 'Home', content: 'Pot'", "locale",
      "'Pot' is in one language"
    ),
    (
      "path: 'Home[0]/UIButton[0]', page: 'Home', content: 'Buy'", "locale",
      #"path: "/UIView/UIButton[accessibilityIdentifier == \"buy\"] on 64" } names the same"#
    ),
    (
      "path: 'UIView/UIButton[1]', page: 'Home', scheme: 'sensors'", "index",
      #"{ name: "A", scheme: "postHog", path: "UIButton[text=\"Sell\"]" } names the same element"#
    ),
    (
      "path: 'Home[0]/UIButton[1]', page: 'Home'", "index",
      #"{ name: "A", scheme: "postHog", path: "UIButton[text=\"Sell\"]" } names the same element"#
    ),
    (
      "path: 'UIView/UITableView[0]/Cell[0][1]', page: 'Home', scheme: 'sensors'", "index",
      "suggests a rule"
    ),
  ])
  func `lint suggests a rule that names the same elements without the weakness`(
    rule: String, kind: String, text: String
  ) {
    let run = Self.files("[{ name: 'A', \(rule) }]")
      .lab("rules", "lint", "rules/r.json5", "s.json5")
    let line = run.output.split(separator: "\n").first { $0.contains(kind) } ?? ""
    let plain = text.replacing("'Pot'", with: "\"Pot\"")
    #expect(line.contains(plain), "\(run.output)\(run.messages)")
  }

  @Test(arguments: [
    ("sensors", "UIView/UIButton[0]", "96.5 % (90.0–98.8)"),
    ("mixpanel", "/UIView/UIButton[0] on 64", "96.5 % (90.0–98.8)"),
  ])
  func `a suggested selector with an identifier has the figure of rules by identifier`(
    scheme: String, path: String, figure: String
  ) {
    let page = scheme == "mixpanel" ? "" : "page: 'Home', content: 'Buy', "
    let run = Self.files("[{ name: 'A', \(page)path: '\(path)', scheme: '\(scheme)' }]")
      .lab("rules", "lint", "rules/r.json5", "s.json5")
    let line = run.output.split(separator: "\n").first { $0.contains("names the same") } ?? ""
    #expect(line.contains("accessibilityIdentifier"), "\(run.output)")
    #expect(line.contains(figure), "\(run.output)")
  }

  @Test func `each suggested rule of a publisher can be exported`() throws {
    let run = Self.files(
      "[{ name: 'A', page: 'Home', path: 'Home[0]/UIButton[0]', content: 'Buy' }]"
    )
    .lab("rules", "lint", "rules/r.json5", "s.json5")
    let expression = #/\{ name: "A", scheme: "mixpanel".*? \}/#
    let rule = try #require(run.output.firstMatch(of: expression))
    let export = Self.files("[\(rule.output)]")
      .lab("rules", "export", "rules/r.json5", "--format", "mixpanel")
    #expect(export.code == .held, "\(export.messages)")
    #expect(export.output.contains("\"control_event\": 64"), "\(export.output)")
  }

  @Test(arguments: [
    ("sensors", "UIView/UIButton[7]", "UIButton[7]: the step is UIButton[0]"),
    ("postHog", "UIButton[text=\"Sold\"]", "its text is \"Buy\""),
    ("mixpanel", "/UIView/UIButton[text == \"Sold\"]", "the predicate is false"),
    ("default", "Home[0]/UIButton[7]", "UIButton[7]: the step is UIButton[0]"),
  ])
  func `the nearest miss has the class of the rule`(
    _ scheme: String, _ path: String, _ miss: String
  ) {
    let page = ["default", "sensors"].contains(scheme) ? "page: 'Home', " : ""
    let words = scheme == "default" ? "" : ", scheme: '\(scheme)'"
    let run = Self.files("[{ name: 'A', \(page)path: '\(path)'\(words) }]")
      .lab("rules", "match", "s.json5", "--at", "1")
    #expect(run.output.contains("UIButton #buy \"Buy\"  "), "\(run.output)\(run.messages)")
    #expect(run.output.contains(miss), "\(run.output)\(run.messages)")
  }

  @Test func `no suggested rule is of a kind that survives fewer releases`() throws {
    let kinds = ["default", "sensors", "mixpanel", "postHog", "growingIO", "amplitude", "anchored"]
    #expect(Set(kinds).isSubset(of: Set(Certificate.all.map(\.row))))
    let text = "[{ name: 'A', path: '/Home/UIView/UIButton & /0/0/1', scheme: 'growingIO' }]"
    let run = Self.files(text).lab("rules", "lint", "rules/r.json5", "s.json5")
    #expect(run.output.contains("93.5 %"), "\(run.output)")
    #expect(!run.output.contains("scheme: \"mixpanel\""), "\(run.output)")
  }

  @Test(arguments: ["#list", "#buy"])
  func `suggest and pick agree about the elements that rules can name`(_ selector: String) {
    let suggest = files.lab("suggest", "s.json5", selector, "--at", "1")
    let pick = files.lab("pick", "s.json5", selector, "--at", "1", "--name", "N")
    #expect(suggest.code == pick.code)
    let reason = pick.messages.split(separator: "\n").first.map(String.init) ?? ""
    #expect(suggest.messages.hasPrefix(reason), "\(suggest.messages)")
    #expect(suggest.output.isEmpty == pick.output.isEmpty)
  }

  @Test func `import adds rules to a file, and a second import is refused`() {
    let files = WrittenFiles([
      "m.json": """
      { "event_bindings": [{ "event_type": "ui_control", "event_name": "Buy now",
        "path": "/UIView/UIButton[0]", "control_event": 64 }] }
      """
    ])
    let run = files.lab("rules", "import", "m.json", "--rules", "rules/new.json5")
    #expect(run.code == .held, "\(run.messages)")
    #expect(
      files.texts["rules/new.json5"] == """
        [
          { name: "Buy_now", scheme: "mixpanel", path: "/UIView/UIButton[0] on 64" },
        ]

        """)
    let again = files.lab("rules", "import", "m.json", "--rules", "rules/new.json5")
    #expect(again.code == .invalid)
    #expect(again.messages.contains("the file already has a rule called 'Buy_now'"))
  }

  @Test func `export prints the rules of its format and names the others`() {
    let run = files.lab("rules", "export", "rules/r.json5", "--format", "mixpanel")
    #expect(run.code == .held)
    #expect(run.output.contains("\"path\": \"/UIView/UIButton[0]\""))
    #expect(
      run.messages.contains("rules/r.json5: left out 'PostHog': its path is of the scheme postHog"))
  }

  @Test(arguments: [
    (["rules"], "rules needs an operation"), (["rules", "lst"], "unknown operation 'lst'"),
    (["rules", "list"], "rules list takes RULES, found 0 files"),
    (["rules", "import", "m.json"], "add --rules OUT"),
    (["rules", "export", "rules/r.json5"], "add --format sensors, mixpanel or postHog"),
    (["rules", "export", "rules/r.json5", "--format", "heap"], "unknown format 'heap'"),
    (["rules", "list", "rules/r.json5", "--at", "1"], "rules list does not take --at"),
    (["suggest", "s.json5"], "write lab suggest FILE SELECTOR"),
  ])
  func `a wrong command line exits 2 with a remedy`(words: [String], message: String) {
    let run = files.lab(words)
    #expect(run.code == .invalid)
    #expect(run.messages.contains(message), "\(run.messages)")
  }

  @Test(arguments: [
    ("{ name: 'A', scheme: 'mixpnl', path: '/A' }", "unknown path scheme 'mixpnl'"),
    ("{ name: 'A', scheme: 'sensors', path: 'UIView' }", "missing 'page'"),
    ("{ name: 'A', scheme: 'mixpanel', path: '/A', page: 'B' }", "have no 'page'"),
    (
      "{ name: 'A', scheme: 'mixpanel', path: '/A[x SOUNDS 1]' }",
      "is not a rule of the scheme mixpanel: expected one of =="
    ),
    ("{ name: 'A', scheme: 'default', path: 'Home[0]' }", "remove 'scheme'"),
  ])
  func `a wrong rule has its place, the reason and a remedy`(rule: String, message: String) {
    let run = Self.files("[\(rule)]").lab("rules", "list", "rules/r.json5")
    #expect(run.code == .invalid)
    #expect(run.messages.hasPrefix("rules/r.json5:1:"), "\(run.messages)")
    #expect(run.messages.contains(message), "\(run.messages)")
  }

  @Test func `suggest ranks names by the elements that they name, with their survival`() {
    let output = files.lab("suggest", "s.json5", "#buy").output
    #expect(output.hasPrefix("UIButton #buy \"Buy\"\n"))
    let rows = Self.rows(of: output)
    #expect(
      rows.map { $0.prefix(5).joined(separator: ", ") } == [
        "way, name, now, screen, app", "all facts, button #buy, 1, 1, 1",
        "identifier, #buy, 1, 1, 1", "outlet, Home.buyButton, 1, 1, 1", "action, buy:, 1, 1, 1",
        "text, \"Buy\", 1, 1, 1", "full path, Home[0]/UIButton[0], 1, 1, 1",
      ])
    for row in rows.dropFirst() {
      #expect(row[5].wholeMatch(of: #/[0-9.]+ % \([0-9.]+–[0-9.]+\)/#) != nil, "\(row)")
      #expect(row[6].wholeMatch(of: #/[0-9.]+ % \([0-9.]+–[0-9.]+\)/#) != nil, "\(row)")
      #expect(row.count == 8, "\(row)")
    }
    #expect(output.contains("for a file of rules:\n  { name: \"NAME\", scheme: \"anchored\", "))
  }

  @Test func `suggest names a row by its content and from the identifier of its list`() {
    let output = files.lab("suggest", "s.json5", "{ row: '0:1', in: '#list' }").output
    #expect(
      Self.rows(of: output).dropFirst().map { $0.prefix(2).joined(separator: ": ") } == [
        "all facts: tableViewCell \"Cup\"", "text: \"Cup\"",
        "anchored path: #list/Cell[0:1]", "full path: Home[0]/UITableView[0]/Cell[0:1]",
      ])
  }

  /// Returns the cells of the table in the output of `lab suggest`.
  private static func rows(of output: String) -> [[Substring]] {
    output.split(separator: "\n").dropFirst().prefix { !$0.hasPrefix("for a file") }.map { line in
      line.split(separator: "  ").map { $0.drop { $0 == " " } }
    }
  }
}
