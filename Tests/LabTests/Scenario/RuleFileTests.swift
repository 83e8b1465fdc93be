import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

/// Files of rules and of business data, and the servers of scenarios.
@Suite struct RuleFiles {
  private static func scenario(_ keys: String) -> String {
    """
    {
      scenario: 'Rules', app: { root: 'Home', classes: { Home: { is: 'UIViewController' } } },
      \(keys)
      steps: [{ launch: {} }],
    }
    """
  }

  /// The message of `lab check` about a scenario that names a file with this text.
  private static func messages(ofRules text: String) -> String {
    check(
      scenario("tracker: { rules: ['rules/r.json5'] },"), file: "rules/r.json5", text)
  }

  private static func messages(ofData text: String) -> String {
    check(
      scenario(
        "tracker: { businessData: '/d' }, server: [{ path: '/d', businessData: 'd.json5' }],"),
      file: "d.json5", text)
  }

  private static func check(_ scenario: String, file: String, _ text: String) -> String {
    let run = LabRun("check", "s.json5", files: MemoryFiles(["s.json5": scenario, file: text]))
    #expect(run.code == (run.messages.isEmpty ? .held : .invalid))
    return String(run.messages.split(separator: "\n").first ?? "")
  }

  @Test(arguments: [
    Complaint("[]", ""),
    Complaint(
      "[{ name: 'A', page: 'Home', path: 'Home[0]/A[*]', position: '1', content: 'x' }]", ""),
    Complaint("{ $schema: 's.json', rules: [] }", ""),
    Complaint("{ rules: [{ name: 'A', page: 'Home', path: 'Home[0]/A[*]' }] }", ""),
    Complaint(
      "{ rules: [{ name: 'A', page: 'Home', path: 'Home[0]', positon: '1' }] }",
      "rules/r.json5:1:55: unknown key 'positon'; did you mean 'position'?"),
    Complaint(
      "{ rules: [{ name: 'A', page: 'Home', path: 'Home[0]' }], more: 1 }",
      "rules/r.json5:1:58: unknown key 'more'"),
    Complaint(
      "{ rules: 1 }",
      "rules/r.json5: this file does not hold rules: it is not an array of "
        + "circled elements or of business data; name another file; the contents of this file "
        + "are not shown"),
    Complaint(
      "[{ name: 'A', page: 'Home', path: 'Home[0]/UIButton[x]' }]",
      "rules/r.json5:1:53: 'Home[0]/UIButton[x]' is not a view path: expected an index like 2, "
        + "0:2, header:0 or footer:0; copy the path from lab tree; [*] matches every index"
    ),
    Complaint(
      "[{ name: 'A', page: 'Home', path: 'Home[0]', positon: '1' }]",
      "rules/r.json5:1:46: unknown key 'positon'; did you mean 'position'?"
    ),
    Complaint(
      "[{ name: 'A', page: 'Home', path: 'Home[0]' },\n{ name: 'A', page: 'Home', path: 'A[0]' }]",
      "rules/r.json5:2:1: another rule is called 'A'; choose another name"
    ),
    Complaint(
      "[{ name: '1st', page: 'Home', path: 'Home[0]' }]",
      "rules/r.json5:1:10: expected a name of letters, digits and _ without a leading digit, "
        + "found '1st'"
    ),
    Complaint(
      "[{ name: 'A', path: 'Home[0]' }]",
      "rules/r.json5:1:2: a circled element needs the key 'page', a text that is not empty"
    ),
    Complaint(
      "[{ name: 'A', page: 'Home', path: 'Home' }]",
      "rules/r.json5:1:40: 'Home' is not a view path: expected an index in brackets; copy the "
        + "path from lab tree; [*] matches every index"
    ),
    Complaint(
      "[{ name: 'A', page: 'Home', path: 'Home[0]/*' }]",
      "rules/r.json5:1:44: 'Home[0]/*' is not a view path: expected the name of a class; copy the "
        + "path from lab tree; [*] matches every index"
    ),
    Complaint(
      "[{ name: 'A', page: 'Home', path: '#buy' }]",
      "rules/r.json5:1:36: '#buy' is not a view path: expected the name of a class; copy the path "
        + "from lab tree; [*] matches every index"
    ),
    Complaint(
      "[{ name: 'A', page: 'Home', path: 'Home[0]', position: 'x' }]",
      "rules/r.json5:1:56: expected a position such as '1' or '0:2', found 'x'"
    ),
    Complaint(
      "[{ name: 'A', page: 'Home', path: 'Home[0]', position: '0:' }]",
      "rules/r.json5:1:56: expected a position such as '1' or '0:2', found '0:'"
    ),
    Complaint(
      "{}",
      "rules/r.json5: this file does not hold rules: it is not an array of circled elements or of "
        + "business data; name another file; the contents of this file are not shown"),
    Complaint(
      "{ page: 'Home' }",
      "rules/r.json5:1:1: expected an array of circled elements, found an object"),
  ])
  func `S3.9 a mistake in a rules file is reported with its place`(row: Complaint) {
    #expect(Self.messages(ofRules: row.text) == row.message)
  }

  /// A replacement in an entry, and its message.
  struct Change: CustomTestStringConvertible {
    let words: (String, String)
    let message: String
    var testDescription: String { message }

    init(_ words: (String, String), _ message: String) {
      self.words = words
      self.message = message
    }
  }

  private static func entry(_ change: (String, String)) -> String {
    let entry = """
      [{ appKey: 'a', appVersion: '1.0', viewEvent: '$AppClick', viewPath: 'Home[0]', \
      keyPath: 'a.b', keyName: 'c' }]
      """
    return entry.replacing(change.0, with: change.1)
  }

  @Test(arguments: [
    Change(("", ""), ""), Change(("'1.0'", "{ from: '1.0', to: '1.0' }"), ""),
    Change(
      ("'1.0'", "{ from: '2.0', to: '1.9' }"),
      "d.json5:1:29: this range contains no version; give 'from' or 'to', with 'from' not later "
        + "than 'to'"
    ),
    Change(
      ("'1.0'", "{}"),
      "d.json5:1:29: this range contains no version; give 'from' or 'to', with 'from' not later "
        + "than 'to'"
    ),
    Change(
      ("'1.0'", "'1.x'"),
      #"d.json5:1:29: expected a version such as "2.3.1", found '1.x'"#
    ),
    Change(
      ("'a.b'", "'a..b'"),
      "d.json5:1:93: 'a..b' is not a key path: expected the name of a property; separate names "
        + "with one dot: 'product.name'"
    ),
    Change(
      ("'Home[0]'", "'Home[0'"),
      "d.json5:1:77: 'Home[0' is not a view path: expected ']'; copy the path from lab tree; [*] "
        + "matches every index"
    ),
    Change(
      ("$AppClick", "$AppClik"),
      "d.json5:1:47: expected '$AppClick' or '$AppViewScreen', found '$AppClik'; "
        + "did you mean '$AppClick'?"
    ),
    Change(
      ("keyName: 'c'", "keyName: '1c'"),
      "d.json5:1:106: '1c' is not a property name (invalid); use letters, digits and _, without a "
        + "leading digit; reserved names are not allowed"
    ),
    Change(
      ("keyName: 'c'", "keyName: '$lib'"),
      "d.json5:1:106: '$lib' is reserved for the SDK; use a name without '$'"
    ),
    Change(
      ("'Home[0]'", "'Home'"),
      "d.json5:1:75: 'Home' is not a view path: expected an index in brackets; copy the path from "
        + "lab tree; [*] matches every index"
    ),
    Change(("appKey", "appkey"), "d.json5:1:4: unknown key 'appkey'; did you mean 'appKey'?"),
  ])
  func `S3.8 a mistake in a business data file is reported with its place`(row: Change) {
    #expect(Self.messages(ofData: Self.entry(row.words)) == row.message)
  }

  @Test(arguments: [
    Complaint(
      "tracker: { rules: ['rules/x.json5'] },",
      "s.json5:3:22: no file 'rules/x.json5' in this folder or a folder above"
    ),
    Complaint(
      "tracker: { remoteConfiguration: { path: '/confg' } }, server: [{ path: '/config' }],",
      "s.json5:3:43: the scenario's server has no '/confg'; did you mean '/config'?"
    ),
    Complaint(
      "tracker: { businessData: '/d' },", "s.json5:3:28: the scenario's server has no '/d'"),
    Complaint(
      "server: [{ path: '/d', status: 99 }],",
      "s.json5:3:34: expected a whole number from 100 to 599, found 99"
    ),
  ])
  func `a missing file, a missing path or an invalid status is a mistake`(row: Complaint) {
    #expect(
      Self.check(Self.scenario(row.text), file: "rules/r.json5", "[]") == row.message)
  }

  @Test func `a server's answer with two bodies is a mistake`() {
    let keys = "server: [{ path: '/d', body: 'x', businessData: 'd.json5' }],"
    #expect(
      Self.check(Self.scenario(keys), file: "d.json5", "[]")
        == "s.json5:3:51: 'body' and 'businessData' exclude each other; "
        + "remove one of them")
  }

  @Test func `mistakes in a shared rules file are reported once`() {
    let scenario = Self.scenario("tracker: { rules: ['r.json5'] },")
    let files = MemoryFiles(["a/s.json5": scenario, "a/t.json5": scenario, "r.json5": "[7]"])
    let run = LabRun("check", "a", files: files)
    #expect(run.code == .invalid)
    #expect(run.messages.hasSuffix("\n1 mistake\n"))
  }

  @Test func `files in folders named rules are not scenarios`() {
    let scenario = Self.scenario("tracker: { rules: ['rules/r.json5'] },")
    let files = MemoryFiles(["a/s.json5": scenario, "a/rules/r.json5": "[]"])
    #expect(
      LabRun("check", "a", files: files)
        == LabRun(
          .held, output: "1 scenario, 0 app files and 1 file of rules are well-formed\n"))
    #expect(LabRun("run", "a", "--list", files: files).output == "a/s.json5 · Rules\n")
  }

  private static let longPath = "a/folder/whose/name/is/long/enough/to/be/cut/rules/r.json5"

  @Test func `check treats a rules file as rules`() {
    func check(_ text: String) -> LabRun {
      LabRun("check", Self.longPath, files: MemoryFiles([Self.longPath: text]))
    }
    let held = LabRun(
      .held, output: "0 scenarios, 0 app files and 1 file of rules are well-formed\n")
    #expect(check("[{ name: 'A', page: 'Home', path: 'Home[0]' }]") == held)
    #expect(check(Self.entry(("", ""))) == held)
    #expect(
      check("[{ name: 'A', page: 'Home', path: 'Home' }]").messages.hasPrefix(
        "\(Self.longPath):1:40: 'Home' is not a view path: "))
    #expect(
      check(Self.entry(("'a.b'", "'a..b'"))).messages.hasPrefix(
        "\(Self.longPath):1:93: 'a..b' is not a key path: "))
  }

  @Test func `run rejects a rules file and prints its whole path`() {
    #expect(
      LabRun("run", Self.longPath, files: MemoryFiles([Self.longPath: "[]"]))
        == LabRun(
          .nothingMatched,
          messages: "lab: no scenario in '\(Self.longPath)', only 1 file of rules, which do not "
            + "run; run the scenarios that name them, or check them with lab check\n"))
  }

  @Test(arguments: [
    (
      "[{ name: 'A', page: 'Home', path: 'Home[0]' }]",
      "this file holds circled elements, not a scenario; move it to a folder 'rules' and name it "
        + "in a scenario's 'tracker.rules'"
    ),
    (
      "[{ appKey: 'a', keyName: 'b' }]",
      "this file holds business data, not a scenario; move it to a folder 'rules' and name it in "
        + "an answer of a scenario's 'server', by 'businessData'"
    ),
    ("[{ a: 1 }]", "expected a scenario, found an array"),
  ])
  func `a rules file among scenarios is reported with its proper folder`(
    text: String, message: String
  ) {
    let run = LabRun("run", "s", files: MemoryFiles(["s/r.json5": text]))
    #expect(run.code == .invalid)
    #expect(
      run.messages.split(separator: "\n").first.map(String.init) == "s/r.json5:1:1: " + message)
  }

  @Test(arguments: [
    ("['rules']", "'rules' is a folder; name a file"),
    ("['']", "expected the path of a file, found ''"),
    (
      "['rules/r.json5', 'rules/r.json5']",
      "'rules/r.json5' is named twice; remove one of them"
    ),
    (
      "['rules/x.json5']",
      "no file 'rules/x.json5' in this folder or a folder above"
    ),
  ])
  func `an invalid list of rules files is a mistake`(list: String, message: String) {
    let scenario = Self.scenario("tracker: { rules: \(list) },")
    let found = Self.check(scenario, file: "rules/r.json5", "[]")
    #expect(found.drop { $0 != " " } == " " + message)
  }
}
