import Foundation
import Testing
import TestSupport

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem
@testable import LabDev

/// No command prints a line that is wider than the terminal.
@Suite struct TerminalWidths {
  /// The widths, the narrowest first.
  private static let widths = TestSpace("TerminalWidths", [60, 80, 120]).first(1)

  /// A name of a file, a place in one or a command to copy does not break.
  private static func isWhole(_ line: String, _ width: Int) -> Bool {
    line.split(separator: " ").contains { word in
      word.contains("/") && ElementPathText(String(word)) == nil && word.count > width - 8
    }
  }

  /// Runs a command on the disk of the repository, with lines of input.
  private static func wideLines(
    _ words: [String], width: Int, files: any FileSource = Disk(), input: [String] = []
  ) -> [String] {
    let screen = MemoryOutput(isTerminal: true, width: width)
    let console = CommandConsole(
      output: screen, errors: screen, files: files, store: MemoryFolder([:]),
      host: TypedLines(input), environment: Environment(refusesColor: true, isDumb: true))
    let code = Lab.run(words, console)
    #expect(code != .fault, "\(words): \(screen.text)")
    #expect(screen.text != "", "\(words)")
    return screen.text.split(separator: "\n").map(String.init)
      .filter { $0.cells > width && !isWhole($0, width) }
  }

  private static func path(_ name: String) -> String {
    Repository.root.appending(path: "Scenarios/\(name)").path()
  }

  /// Scenarios with long names, deep views, wide tables, pages, hooks and several apps.
  private static let scenarios = [
    "clicks/alert", "clicks/element-facts", "clicks/buttons", "clicks/accessibility",
    "delivery/kill-under-both-caches", "hazards/03-exchanged-twice", "hooks/swizzled-class",
    "published/F2d-ignored-class", "screens/wide-screen", "sources/bound-identities",
    "sources/page-requests", "shop/a-guest-buys-a-teapot",
  ].filter { Disk().kind(of: path($0 + ".json5")) == .file }

  private static let commands = [
    "why", "why --verbose", "tree", "paths", "ids", "dispatch", "screen", "screen --numbers",
    "run", "run --verbose", "run --list", "check",
  ]

  @Test(
    arguments: TestSpace("TerminalWidths", product(scenarios, commands))
      .covering({ $0.0 }, { $0.1 }))
  func `a command about a scenario fits the terminal`(_ name: String, _ command: String) {
    for width in Self.widths {
      let words = command.split(separator: " ").map(String.init) + [Self.path(name + ".json5")]
      let wide = Self.wideLines(words, width: width)
      // Whole paths are asked for by --verbose; even they break after their slashes.
      #expect(wide == [], "\(width)")
    }
  }

  private static let others: [[String]] = [
    ["run", path("shop")], ["run", "--list", path("delivery")], ["check", path("shop")],
    ["run", path("nothing.json5")], ["run", "--bogus"], ["run", "--filter", "no such title"],
    ["help"], ["help", "run"], ["help", "record"], [], ["bogus"],
    ["lab-dev", "sessions", "--seeds", "2", "--steps", "20"],
    ["lab-dev", "sessions", "--seeds", "1", "--steps", "5", "--require", "1000"],
    ["lab-dev", "crashtest", "--points", "3"], ["lab-dev", "crashtest", "--point", "1"],
    ["fleet", path("fleet/h5.json5"), "--devices", "1"],
    ["dispatch", path("hazards/03-exchanged-twice.json5"), "--diff", "1", "2"],
    ["dispatch", path("hazards/03-exchanged-twice.json5"), "viewDidAppear:"],
    ["dispatch", path("hazards/03-exchanged-twice.json5"), "UIViewController"],
    ["pick", path("shop/a-guest-buys-a-teapot.json5"), "#buy", "--at", "6", "--name", "Bought"],
    ["encode", path("shop"), "--jsonl", "x"], ["paths", path("shop/sale.json5"), "--check"],
    ["paths", path("shop/sale.json5"), "--update"],
    ["db", path("nothing")], ["lab-dev", "bench", "--only", "bogus"],
    ["lab-dev", "bench", "--loop", "bogus"],
  ]

  /// Each command with one of its lines.
  @Test(arguments: TestSpace("TerminalWidths", others).covering { $0.first { $0 != "lab-dev" } })
  func `any other command fits the terminal`(_ words: [String]) {
    for width in Self.widths { #expect(Self.wideLines(words, width: width) == [], "\(width)") }
  }

  private static let rules = ["import/rules/cafe", "sources/rules/shop", "sources/rules/shop-data"]
    .map { path($0 + ".json5") }

  /// Every operation on rules, and the commands that write pages and apps.
  private static let writers: [[String]] =
    [
      ["report", path("shop"), "--out", "x.html"], ["report", path("shop")],
      ["report", path("nothing.json5"), "--out", "x.html"],
      ["report", path("shop"), "--out", "x.html", "--filter", "no such title"],
      ["import"], ["import", path("import/cafe.storyboard"), "--app", "a.json5"],
      ["import", xml("Main"), "--app", "a.json5", "--scenario", "visit.json5"],
      ["import", path("shop/tea.json5")], ["import", path("nothing.xib")],
      ["rules"], ["rules", "bogus"], ["rules", "list"], ["rules", "import", rules[0]],
      ["rules", "import", rules[0], "--rules", "rules/x.json5"],
    ]
    + rules.flatMap { file in
      [
        ["rules", "list", file], ["rules", "lint", file], ["rules", "test", file],
        ["rules", "lint", file, path("shop/tea.json5")],
        ["rules", "repair", file, "--base", xml("Main"), "--head", path("import/cafe.storyboard")],
        ["rules", "repair", file], ["rules", "repair", file, "--base", "old"],
        ["rules", "repair", file] + cafes, ["rules", "repair", file, "--json"] + cafes,
        ["rules", "export", file, "--format", "bogus"],
        ["rules", "match", path("import/order.json5"), "--rules", file],
        ["rules", "match", path("shop/sale.json5"), "--at", "3", "--rules", file],
        ["rules", "match", path("clicks/alert.json5"), "--at", "99", "--rules", file],
      ] + ["sensors", "mixpanel", "postHog"].map { ["rules", "export", file, "--format", $0] }
    }

  /// One version twice: rules that match nothing are not broken.
  private static let cafes = ["--base", "--head"].flatMap { [$0, path("import/cafe.storyboard")] }

  private static func xml(_ name: String) -> String {
    Repository.root.appending(path: "Tests/Imports/\(name).storyboard").path()
  }

  /// Each command, each operation on rules, and each number of words.
  @Test(
    arguments: TestSpace("TerminalWidths", writers)
      .covering({ $0[0] == "rules" ? $0.prefix(2) : $0.prefix(1) }, { $0.count }))
  func `a command about rules, imports and pages fits the terminal`(_ words: [String]) {
    for width in Self.widths { #expect(Self.wideLines(words, width: width) == [], "\(width)") }
  }

  @Test(arguments: Command.all.map(\.name), widths)
  func `a mistake in a command line fits the terminal`(_ name: String, _ width: Int) {
    for words in [[name, "--no-such-flag"], [name, "a", "b", "c"], [name, "--color", "bogus"]]
    where words.count == 2 || !["check", "encode", "run", "paths"].contains(name) {
      #expect(Self.wideLines(words, width: width) == [], "\(words)")
    }
  }

  @Test(arguments: widths) func `a device fits the terminal`(_ width: Int) throws {
    let phone = try KeptPhone()
    phone.run(KeptPhone.tap)
    let wide = Self.wideLines(["db", phone.path], width: width)
    #expect(wide == [])
  }

  private static let typed = [
    "help", "tap 1", "tree", "why", "screen", "steps", "no such command", "tap #nowhere",
    "wait 8s", "why 99", "undo", "expect on", "{ tap: { row: '0:0' } }", "background", "quit",
  ]

  @Test(arguments: widths) func `a recording fits the terminal`(_ width: Int) {
    for app in ["shop", "alerts"] where Disk().kind(of: Self.path("apps/\(app).json5")) == .file {
      let words = ["record", Self.path("apps/\(app).json5"), "--out", "x.json5"]
      #expect(Self.wideLines(words, width: width, input: Self.typed) == [])
    }
  }

  @Test(arguments: widths) func `a run step by step fits the terminal`(_ width: Int) {
    let keys = ["", "w", "t", "s", "d", "h", "x", "", "w", "t", "d"]
    for name in ["shop/a-guest-buys-a-teapot", "hazards/03-exchanged-twice"] {
      let words = ["run", "--step", Self.path(name + ".json5")]
      #expect(Self.wideLines(words, width: width, input: keys) == [])
    }
  }

  @Test(arguments: widths) func `failures and updates fit the terminal`(_ width: Int) throws {
    let text = try SourceTree.text(of: "Scenarios/shop/tea.json5")
    let long = String(repeating: "Long words of an alert ", count: 9)
    let bare = text.replacing(/, expect: \[[^\]]*\]/, with: "")
      .replacing("Put it into the cart?", with: long)
    let wrong = text.replacing(
      "{ $AppClick: \"Ceylon\" }",
      with: "{ event: \"Wanted\", with: { note: \"\(String(repeating: "x y ", count: 60))\" } }")
    for (scenario, words) in [
      (bare, ["run", "s.json5"]), (bare, ["run", "--update", "s.json5"]),
      (wrong, ["run", "s.json5"]), (wrong, ["why", "s.json5"]), (wrong, ["check", "s.json5"]),
      (text.replacing("tabs:", with: "tab:"), ["check", "s.json5"]),
    ] {
      let files = MemoryFiles(["s.json5": scenario])
      #expect(Self.wideLines(words, width: width, files: files) == [], "\(words)")
    }
  }

  @Test(arguments: widths) func `figures fit the terminal`(_ width: Int) {
    let figure = Figure(
      name: "a drawing of a screen with 1,000 views, its frames and its selectors",
      value: 123_456.78, unit: "instructions per device", baseline: 12, spread: 1.5...12_345.67,
      limit: 10)
    let screen = MemoryOutput(isTerminal: true, width: width)
    CommandConsole(output: screen, errors: screen, files: MemoryFiles([:]))
      .write(lines: [figure.line])
    #expect(screen.text.split(separator: "\n").allSatisfy { $0.count <= width })
  }
}
