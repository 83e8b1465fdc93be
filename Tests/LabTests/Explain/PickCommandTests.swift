import AutoTrack
import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

/// `lab pick`: makes a rule from an element of a screen.
@Suite struct PickCommands {
  private static let scenario = """
    {
      scenario: 'A list', app: { root: 'Home', classes: {
        Cell: { is: 'UITableViewCell' },
        Home: {
          is: 'UIViewController',
          view: { subviews: [
            { is: 'UITableView', id: 'list', cell: 'Cell', frame: [0, 0, 390, 200],
              sections: [{ rows: ['Pot', 'Cup'] }] },
            { is: 'UIButton', id: 'buy', title: 'Buy', frame: [0, 200, 390, 44],
              on: { touchUpInside: 'buy:' } },
            { is: 'UISegmentedControl', id: 'sort', segments: ['A', 'B'], frame: [0, 250, 390, 44],
              on: { valueChanged: 'buy:' } },
            { is: 'UITextField', id: 'field', frame: [0, 300, 390, 44],
              on: { editingDidBegin: 'buy:' } },
            { is: 'UILabel', id: 'label', text: 'Label', frame: [0, 350, 390, 44] },
          ] },
          methods: { 'buy:': [], 'tableView:didSelectRowAtIndexPath:': [] },
        },
      } },
      steps: [{ launch: {} }],
    }
    """
  private let files = WrittenFiles(["s.json5": scenario])

  @Test func `S3.9 pick prints an element's rule and the other elements that match`() {
    #expect(
      files.lab("pick", "s.json5", "#buy", "--name", "Buy")
        == LabRun(
          .held,
          output: """
            { name: "Buy", page: "Home", path: "Home[0]/UIButton[0]" }
            no other element on this screen matches

            """))
    #expect(files.texts.keys.sorted() == ["s.json5"])
  }

  @Test(arguments: PathSchemes.names, ["#buy", "{ row: '0:1', in: '#list' }", "#sort"])
  func `a rule of any scheme is written so that it can be read`(
    _ scheme: String, _ selector: String
  ) {
    let files = files
    let picked = files.lab(
      "pick", "s.json5", selector, "--name", "Picked", "--scheme", scheme,
      "--rules", "rules/r.json5")
    if picked.code == .invalid { return #expect(picked.messages.contains("is not a rule")) }
    #expect(picked.code == .held)
    #expect(files.lab("rules", "list", "rules/r.json5").code == .held)
  }

  @Test func `S3.7j --any-position matches every row, and --this-content one text`() {
    let row = "{ row: '0:1', in: '#list' }"
    #expect(
      files.lab("pick", "s.json5", row, "--name", "Row").output
        == """
        { name: "Row", page: "Home", path: "Home[0]/UITableView[0]/Cell[0:1]", position: "0:1" }
        no other element on this screen matches

        """)
    #expect(
      files.lab("pick", "s.json5", row, "--name", "Row", "--any-position").output
        == """
        { name: "Row", page: "Home", path: "Home[0]/UITableView[0]/Cell[*]" }
        1 other element on this screen matches:
          Cell  Home[0]/UITableView[0]/Cell[0:0]

        """)
    #expect(
      files.lab("pick", "s.json5", row, "--name", "Row", "--any-position", "--this-content")
        .output
          == """
          { name: "Row", page: "Home", path: "Home[0]/UITableView[0]/Cell[*]", content: "Cup" }
          no other element on this screen matches

          """)
  }

  @Test func `S3.7h a picked segment is its control with a position`() {
    #expect(
      files.lab("pick", "s.json5", "{ segment: 1, in: '#sort' }", "--name", "B").output
        == """
        { name: "B", page: "Home", path: "Home[0]/UISegmentedControl[0]", position: "1" }
        no other element on this screen matches

        """)
  }

  @Test func `pick adds a rule to a file and keeps its comments`() {
    #expect(
      files.lab("pick", "s.json5", "#buy", "--name", "Buy", "--rules", "rules/r.json5").code
        == .held)
    #expect(
      files.texts["rules/r.json5"] == """
        [
          { name: "Buy", page: "Home", path: "Home[0]/UIButton[0]" },
        ]

        """)
    files.replace(
      "UIButton[0]\" },", with: "UIButton[0]\" } // no comma, here", in: "rules/r.json5")
    let run = files.lab(
      "pick", "s.json5", "{ row: '0:0', in: '#list' }", "--name", "Pot", "--rules", "rules/r.json5")
    #expect(run.output.hasSuffix("added to rules/r.json5\n"))
    #expect(
      files.texts["rules/r.json5"] == """
        [
          { name: "Buy", page: "Home", path: "Home[0]/UIButton[0]" }, // no comma, here
          { name: "Pot", page: "Home", path: "Home[0]/UITableView[0]/Cell[0:0]", position: "0:0" },
        ]

        """)
    files.replace(
      "steps: [", with: "tracker: { rules: ['rules/r.json5'] }, steps: [", in: "s.json5")
    #expect(files.lab("check", "s.json5").code == .held)
  }

  @Test func `--rules adds a rule to an object with a schema`() {
    let rules = """
      {
        $schema: "rules.schema.json", // for editors
        rules: [
          { name: "Other", page: "Home", path: "Home[0]/UIButton[1]" } // the last one
        ],
      }
      """
    let files = WrittenFiles(["s.json5": Self.scenario, "rules/r.json5": rules])
    let run = files.lab("pick", "s.json5", "#buy", "--name", "Buy", "--rules", "rules/r.json5")
    #expect(run.code == .held)
    #expect(
      files.texts["rules/r.json5"] == """
        {
          $schema: "rules.schema.json", // for editors
          rules: [
            { name: "Other", page: "Home", path: "Home[0]/UIButton[1]" }, // the last one
            { name: "Buy", page: "Home", path: "Home[0]/UIButton[0]" },
          ],
        }
        """)
  }

  @Test func `a duplicate rule name leaves the file unchanged`() {
    let text = "[{ name: 'Buy', page: 'Home', path: 'Home[0]' }]"
    let files = WrittenFiles(["s.json5": Self.scenario, "rules/r.json5": text])
    let run = files.lab("pick", "s.json5", "#buy", "--name", "Buy", "--rules", "rules/r.json5")
    #expect(run.code == .invalid)
    #expect(
      run.messages.hasPrefix(
        "rules/r.json5:1:2: the file already has a rule called 'Buy'; choose another "
          + "--name, or remove the rule from the file\n"))
    #expect(files.texts["rules/r.json5"] == text)
  }

  @Test func `an unwritable rules file is left unchanged`() {
    files.refusal = "read-only"
    let run = files.lab("pick", "s.json5", "#buy", "--name", "Buy", "--rules", "rules/r.json5")
    #expect(run.code == .invalid)
    #expect(run.output == "")
    #expect(files.texts["rules/r.json5"] == nil)
  }

  @Test(
    arguments: [
      (["#buy"], "lab: pick needs the name of the rule's event; add --name NAME"),
      (
        ["#buy", "--name", "1st"],
        "lab: '1st' is not a valid event name; use letters, digits and _, without a leading digit"
      ),
      (
        ["#buy", "--name", "$AppClick"],
        "lab: '$AppClick' is not a valid event name; use letters, digits and _, without a leading "
          + "digit"
      ),
      (
        ["#buy", "--name", "A", "--any-position"],
        "lab: the element has no position; remove --any-position"
      ),
      (
        ["#label", "--name", "A"],
        "lab: UILabel #label \"Label\" is not clickable; pick a control, a row or a view with a "
          + "gesture; lab tree lists them"
      ),
      (["#", "--name", "A"], "lab: '#' is not a selector; write '#id', '.Class' or a text"),
      (
        ["#field", "--name", "A"],
        "lab: a click on UITextField #field gives nothing: it sends its actions without a touch; "
          + "lab why explains suppressed clicks"
      ),
    ] as [([String], String)])
  func `an invalid rule is rejected with a remedy`(words: [String], message: String) {
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let console = CommandConsole(output: output, errors: messages, files: files, store: files)
    #expect(Lab.main(arguments: ["pick", "s.json5"] + words, console) == .invalid)
    #expect(String(messages.text.split(separator: "\n").first ?? "") == message)
    #expect(output.text == "")
  }

  @Test(
    arguments: [
      (
        "r.json5",
        "'r.json5' would be read as a scenario, because its folder is not named 'rules'; write "
          + "--rules 'rules/r.json5'"
      ),
      (
        "my/r.json5",
        "'my/r.json5' would be read as a scenario, because its folder is not named 'rules'; "
          + "write --rules 'my/rules/r.json5'"
      ),
      ("", "--rules needs the path of a file, found ''"),
      ("shop", "--rules takes a file; 'shop' is a folder; write --rules 'shop/NAME.json5'"),
    ])
  func `a rules file must lie in a folder named rules`(path: String, message: String) {
    let files = WrittenFiles(["s.json5": Self.scenario, "shop/apps/a.json5": ""])
    let run = files.lab("pick", "s.json5", "#buy", "--name", "Buy", "--rules", path)
    #expect(run.code == .invalid)
    #expect(run.messages.split(separator: "\n").first.map(String.init) == "lab: " + message)
    #expect(files.texts.keys.sorted() == ["s.json5", "shop/apps/a.json5"])
  }

  @Test func `an element that is not on the screen does not match`() {
    let run = files.lab("pick", "s.json5", "#by", "--name", "A")
    #expect(run.code == .nothingMatched)
    #expect(run.messages.hasPrefix("lab: nothing on the screen matches #by"))
  }
}
