import Foundation
import LabLanguage
import TestSupport
import Testing

@testable import LabCommands
@testable import LabSystem

/// `lab impact` from the command line: versions, reports, migrations, bad input.
@Suite struct ImpactCommands {
  private static let rules = """
    [
      { name: "Ordered", page: "HomeViewController", path: "HomeViewController[0]/UIButton[0]" },
      { name: "Shared", page: "HomeViewController", path: "HomeViewController[0]/UIButton[1]" },
    ]
    """

  /// An app with buttons, in the order of their titles; without ids.
  private static func app(_ titles: [String], ids: Bool = false) -> String {
    let buttons = titles.map { title in
      let id = ids ? "origin: \"b-\(title)\", " : ""
      return """
              { is: "UIButton", \(id)frame: [20, 100, 100, 44], title: "\(title)",
                on: { touchUpInside: "did\(title):" } }
        """
    }
    let methods = titles.map { "\"did\($0):\": []" }.joined(separator: ", ")
    return """
      { root: "HomeViewController", classes: { HomeViewController: { is: "UIViewController",
          view: { subviews: [
      \(buttons.joined(separator: ",\n"))
          ] }, methods: { \(methods) } } } }
      """
  }

  private static func folder(_ head: [String], ids: Bool = false) -> MemoryFolder {
    MemoryFolder([
      "a.json5": app(["Order", "Share"], ids: ids), "b.json5": app(head, ids: ids),
      "rules.json5": rules,
    ])
  }

  private static let versions = "--base a.json5 --head b.json5"
  private static let words = [
    "impact", "--base", "a.json5", "--head", "b.json5", "--rules", "rules.json5",
  ]

  @Test(arguments: [false, true])
  func `rules of app files with and without ids are judged alike`(_ ids: Bool) {
    func outcomes(_ head: [String]) -> String {
      let run = LabRun(Self.words, in: Self.folder(head, ids: ids))
      return run.output.split(separator: "\n").last.map(String.init) ?? run.messages
    }
    #expect(outcomes(["Order", "Share"]) == "2 rules: 2 KEPT")
    #expect(outcomes(["Order", "Share", "Help"]) == "2 rules: 2 KEPT")
    #expect(outcomes(["Help", "Order", "Share"]) == "2 rules: 2 STOLEN")
    #expect(outcomes(["Share", "Order"]) == "2 rules: 2 STOLEN")
    #expect(outcomes(["Order"]) == "2 rules: 1 KEPT, 1 GONE-OK")
    #expect(outcomes(["Share"]) == "2 rules: 1 LOST, 1 GHOST")
  }

  @Test(arguments: ["markdown", "junit", "sarif", "json"])
  func `a report has each rule, its element and the cause`(_ name: String) throws {
    let flags = name == "json" ? ["--json"] : ["--reporter", name]
    let run = LabRun(
      Self.words + ["--suggest"] + flags, in: Self.folder(["Help", "Order", "Share"], ids: true))
    #expect(run.code == .failed)
    #expect(run.messages == "")
    let text = run.output.replacing("\"version\": \"\(Lab.version)\"", with: "\"version\": \"1\"")
    try expectSnapshot(text, named: "impact-\(name)")
  }

  @Test func `reports go to files, and one to standard output`() {
    let folder = Self.folder(["Order", "Share"])
    let run = LabRun(
      Self.words + ["--reporter", "pretty,sarif=out.sarif,junit=out.xml"], in: folder)
    #expect(run.code == .held)
    #expect(run.output.hasSuffix("2 rules: 2 KEPT\n"))
    #expect(folder["out.sarif"]?.contains("\"results\": []") == true)
    #expect(folder["out.xml"]?.contains("tests=\"2\" failures=\"0\"") == true)
  }

  @Test func `an accepted rule is not repaired in the same run`() throws {
    let folder = Self.folder(["Help", "Order", "Share"])
    let words = Self.words + ["--accept", "Ordered", "--reason", "right", "--repair"]
    let run = LabRun(words, in: folder)
    #expect(run.messages.contains("rules.json5: 1 rule repaired"))
    let rules = try #require(folder["rules.json5"])
    #expect(rules.contains("path: \"HomeViewController[0]/UIButton[0]\""), "\(rules)")
    #expect(rules.contains("path: \"HomeViewController[0]/UIButton[2]\""), "\(rules)")
  }

  @Test(arguments: [false, true])
  func `a repair names the old rules that another comparison needs`(_ hasOldRules: Bool) {
    let folder = Self.folder(["Help", "Order", "Share"])
    folder["old.json5"] = Self.rules
    let words = Self.words + ["--repair"] + (hasOldRules ? ["--base-rules", "old.json5"] : [])
    #expect(LabRun(words, in: folder).messages.contains("--base-rules") == !hasOldRules)
    let again = LabRun(Self.words + ["--base-rules", "old.json5"], in: folder)
    #expect(again.code == .held, "\(again.output)")
  }

  /// A folder with a rule of a switch that no version has.
  private static func idleFolder(page: String = "HomeViewController") -> MemoryFolder {
    let folder = folder(["Order", "Share"])
    folder["rules.json5"] =
      "[{ name: \"Paid\", page: \"\(page)\", path: \"\(page)[0]/UISwitch[0]\" }]"
    return folder
  }

  @Test(arguments: [
    ("HomeViewController", "lab rules match shows the step that fails"),
    ("PayViewController", "add the files of the screen PayViewController, "),
  ])
  func `an idle rule fails with a remedy`(_ page: String, _ remedy: String) throws {
    let run = LabRun(Self.words, in: Self.idleFolder(page: page))
    #expect(run.code == .failed)
    #expect(run.output.contains("IDLE  Paid\n"))
    #expect(run.output.contains(remedy), "\(run.output)")
    #expect(run.output.hasSuffix("1 rule: 1 IDLE\n"))
    let chinese = LabRun(Self.words + ["--lang", "zh"], in: Self.idleFolder(page: page))
    let words = try #require(chinese.output.firstMatch(of: #/\n  补救 +(.+)\n/#)?.1)
    #expect(!words.contains("the rule"), "\(words)")
  }

  @Test(arguments: ["markdown", "junit", "sarif"])
  func `every reporter shows an idle rule with its remedy`(_ name: String) {
    let run = LabRun(Self.words + ["--reporter", name], in: Self.idleFolder())
    #expect(run.output.contains("IDLE"))
    #expect(run.output.contains("shows the step that fails"))
  }

  @Test func `an accepted idle rule passes until it changes`() {
    let folder = Self.idleFolder()
    _ = LabRun(Self.words + ["--accept", "Paid", "--reason", "code shows it"], in: folder)
    #expect(LabRun(Self.words, in: folder).code == .held)
    folder["rules.json5"] = folder["rules.json5"]?.replacing("UISwitch", with: "UISlider")
    #expect(LabRun(Self.words, in: folder).code == .failed)
  }

  @Test func `an idle rule that the new version no longer has is not judged`() {
    let folder = Self.idleFolder()
    folder["old.json5"] = folder["rules.json5"]
    folder["rules.json5"] = Self.rules
    let run = LabRun(Self.words + ["--base-rules", "old.json5"], in: folder)
    #expect(run.code == .held)
    #expect(!run.output.contains("Paid"), "\(run.output)")
  }

  private static let bad =
    "BadViewController: { is: \"UIViewController\", "
    + "methods: { viewDidLoad: [{ send: \"nope\" }] } }"

  @Test func `the remedy of an idle rule names a screen that cannot be shown`() throws {
    let folder = Self.idleFolder(page: "BadViewController")
    for name in ["a.json5", "b.json5"] {
      folder[name] = folder[name]?
        .replacing("\"HomeViewController\"", with: "{ tabs: [\"Home\", \"BadViewController\"] }")
        .replacing("HomeViewController:", with: "\(Self.bad), Home:")
    }
    let run = LabRun(Self.words, in: folder)
    #expect(run.output.contains("remedy  mend the screen that cannot be shown, "), "\(run.output)")
    let chinese = LabRun(Self.words + ["--lang", "zh"], in: folder)
    let words = try #require(chinese.output.firstMatch(of: #/\n  补救 +(.+)\n/#)?.1)
    #expect(!words.contains("the rule"), "\(words)")
  }

  @Test func `a rule that matches only in the new version passes with a warning`() {
    let folder = Self.folder(["Order", "Share", "Help"])
    folder["rules.json5"] = Self.rules.replacing(
      "[\n",
      with: "[{ name: \"Helped\", page: \"HomeViewController\", "
        + "path: \"HomeViewController[0]/UIButton[2]\" },\n")
    let run = LabRun(Self.words, in: folder)
    #expect(run.code == .held)
    #expect(run.output.hasSuffix("3 rules: 2 KEPT, 1 NEW\n"))
    for (name, mark) in [("junit", "<skipped"), ("markdown", "| NEW |"), ("sarif", "warning")] {
      #expect(LabRun(Self.words + ["--reporter", name], in: folder).output.contains(mark))
    }
  }

  @Test func `an accepted change passes until it is another change`() {
    let folder = Self.folder(["Share", "Order"], ids: true)
    let accepted = LabRun(
      Self.words + ["--accept", "Ordered,Shared", "--reason", "the order is new"], in: folder)
    #expect(accepted.code == .held)
    #expect(accepted.messages == "rules.migrations.json: 2 migrations\n")
    let passed = LabRun(Self.words, in: folder)
    #expect(passed.code == .held)
    #expect(passed.output.hasSuffix("2 rules: 2 STOLEN, 2 accepted\n"))
    folder["b.json5"] = Self.app(["Help", "Share", "Order"], ids: true)
    #expect(LabRun(Self.words, in: folder).code == .failed)
  }

  @Test func `a repair keeps comments and other rules`() {
    let folder = Self.folder(["Help", "Order"], ids: true)
    folder["rules.json5"] = """
      [
        // orders
        { name: "Ordered", page: "HomeViewController", // home
          path: "HomeViewController[0]/UIButton[0]" },
        { name: "Any", page: "HomeViewController", path: "HomeViewController[0]/UIButton[*]" },
      ]
      """
    let run = LabRun(Self.words + ["--repair"], in: folder)
    #expect(run.messages == ImpactStory.repaired)
    #expect(
      folder["rules.json5"] == """
        [
          // orders
          { name: "Ordered", page: "HomeViewController", // home
            path: "HomeViewController[0]/UIButton[1]" },
          { name: "Any", page: "HomeViewController", path: "HomeViewController[0]/UIButton[*]" },
        ]
        """)
  }

  /// The words behind `lab impact` and a part of the message; the files are those of ``folder``.
  private static let mistakes = [
    ("--base a.json5 --head none.json5", "none.json5: no such file or folder"),
    (
      "--base a.json5 --head b.json5 --rules none.json5",
      "none.json5: no such file; give a file of rules"
    ),
    ("--base a.json5 --head b.json5 --rules scheme.json5", "unknown path scheme 'xpath'"),
    (
      "--base a.json5 --head other.json5",
      "other.json5: it has no element in common with a.json5; give two versions of one app"
    ),
    // Both have a back button, as every app with a navigation controller.
    (
      "--base cafe.storyboard --head main.storyboard",
      "main.storyboard: it has no element in common with cafe.storyboard; give two"
    ),
    (
      "--base cafe.storyboard --head main.storyboard",
      "two versions of one app, or add --without-ids if their ids were made again"
    ),
    (
      "--base cafe.storyboard --head main.storyboard --without-ids",
      "it has no element in common with cafe.storyboard; give two versions of one app\n"
    ),
    (
      "--base a.json5 --head foreign.json5",
      "foreign.json5: it is the app com.example.maps, and a.json5 is "
    ),
    (
      "--base a.json5 --head twins.json5",
      "another view has the origin 'b-Order'; give each view its own, or none"
    ),
    ("--base double.storyboard --head b.json5", "another element has the same id"),
    ("--base cut.storyboard --head b.json5", "cut.storyboard"),
    ("--base empty --head b.json5", "empty: it has no file of the app"),
    ("--base a.json5", "two versions"),
    ("--head a.json5", "two versions"),
    ("--base v1 -- App", "git cannot be run"),
    ("--base - --head -", "standard input is one file, and '-' is given twice; name another file"),
    (
      "--base - --head b.json5 --rules -",
      "standard input is one file, and '-' is given twice; name another file"
    ),
    (
      "\(versions) --rules - --repair --json",
      "the repaired rules and --json would both go to standard output; give the rules"
    ),
    (
      "\(versions) --rules - --repair --reporter sarif",
      "the repaired rules and sarif would both go to standard output; give the rules"
    ),
    ("\(versions) --accept Ordered", "belong together"),
    (
      "\(versions) --accept Ordered --reason x", "'Ordered' is not a rule that fails; no rule fails"
    ),
    ("\(versions) --reporter sarfi", "unknown reporter 'sarfi'; did you mean 'sarif'?"),
    ("\(versions) --reporter pretty,junit", "two reports would go to standard output"),
    (
      "\(versions) --reporter sarif=x,markdown=.//x",
      "two reports would go to './/x'; write markdown=FILE with another file"
    ),
    ("\(versions) --reporter sarif=", "sarif needs a file"),
    (
      "\(versions) --reporter sarif=./rules.json5",
      "a report would replace './rules.json5', which is read"
    ),
    ("\(versions) --reporter sarif=a.json5", "a report would replace 'a.json5', which is read"),
    (
      "\(versions) --reporter sarif=rules.migrations.json",
      "a report would replace 'rules.migrations.json', which is read"
    ),
  ]

  @Test func `a comparison needs rules`() {
    let run = LabRun(Array(Self.words.dropLast(2)), in: Self.folder(["Order", "Share"]))
    #expect(run.code == .invalid)
    #expect(run.messages.contains("impact needs rules"))
  }

  @Test(arguments: mistakes)
  func `bad input has a place, a reason and a remedy`(_ line: String, _ message: String) throws {
    let folder = Self.folder(["Order", "Share"])
    let cafe = try ImpactStory.base()
    folder["double.storyboard"] = cafe.replacing("id=\"cell-coffee\"", with: "id=\"cell-tea\"")
    folder["cut.storyboard"] = String(cafe.prefix(2_000))
    folder["cafe.storyboard"] = cafe
    folder["main.storyboard"] = try SourceTree.text(of: "Tests/Imports/Main.storyboard")
    folder["empty/notes.txt"] = "nothing"
    folder["scheme.json5"] = "[{ name: \"A\", scheme: \"xpath\", path: \"x\" }]"
    folder["other.json5"] = """
      { root: "MapViewController", classes: { MapViewController: { is: "UIViewController",
        view: { subviews: [{ is: "UISwitch", frame: [0, 99, 51, 31] }] } } } }
      """
    folder["foreign.json5"] = Self.app(["Order"]).replacing(
      "{ root:", with: "{ app: { bundle: \"com.example.maps\" }, root:")
    folder["twins.json5"] = Self.app(["Order", "Share"], ids: true)
      .replacing("b-Share", with: "b-Order")
    let rules = line.contains("--rules") ? "" : "--rules rules.json5 "
    let run = LabRun("impact \(rules)\(line)".split(separator: " ").map(String.init), in: folder)
    #expect(run.code == .invalid)
    #expect(run.output == "")
    #expect(run.messages.contains(message), "\(run.messages)")
  }

  @Test(arguments: [40, 60, 80, 100, 132])
  func `the report fits the terminal`(_ width: Int) {
    let output = MemoryOutput(isTerminal: true, width: width)
    let files = Self.folder(["Help", "Order", "Share"])
    _ = Lab.main(
      arguments: Self.words + ["--suggest", "--explain-match"],
      CommandConsole(output: output, errors: MemoryOutput(), files: files))
    let wide = output.text.split(separator: "\n").filter { $0.count > width }
    #expect(wide == [])
  }
}

@Suite struct PathGlobs {
  @Test(arguments: [
    ("App", "App/a.xib", true), ("App/", "App/a/b.xib", true), ("./App", "App/a.xib", true),
    ("App", "Application/a.xib", false), ("App/*.xib", "App/a.xib", true),
    ("App/*.xib", "App/b/a.xib", false), ("App/**/*.xib", "App/a.xib", true),
    ("App/**/*.xib", "App/b/c/a.xib", true), ("**/a.xib", "a.xib", true),
    ("*", "a.xib", true), ("?.xib", "a.xib", true), ("?.xib", "ab.xib", false),
    ("a.xib", "a.xib", true), ("a.xib", "b/a.xib", false), ("", "a", false),
    (".", "a.xib", true), ("./", "b/a.xib", true),
  ])
  func `a pattern matches files, and what lies below folders`(
    _ pattern: String, _ path: String, _ matches: Bool
  ) {
    #expect(PathGlob(pattern).matches(path) == matches)
  }
}
