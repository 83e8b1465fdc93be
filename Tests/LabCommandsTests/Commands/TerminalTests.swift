import Testing
import TestSupport

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

/// Texts of files, apps and stores must not control a terminal.
@Suite struct TerminalTests {
  /// C0 and C1 control characters, and characters that change the writing direction.
  private static let characters: [Unicode.Scalar] =
    (0x00..<0x20).compactMap(Unicode.Scalar.init) + (0x7F..<0xA0).compactMap(Unicode.Scalar.init)
    + [0x61C, 0x200E, 0x200F, 0xFEFF].compactMap(Unicode.Scalar.init)
    + (0x2028..<0x202F).compactMap(Unicode.Scalar.init)
    + (0x2066..<0x206A).compactMap(Unicode.Scalar.init)

  /// All of them except line feeds, which separate lines.
  private static let hostile = String(characters.map { Character($0) }.filter { $0 != "\n" })

  /// The same as a JSON5 string spells them.
  private static let escaped = hostile.unicodeScalars.map { scalar in
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }.joined()

  /// Words of command lines; `H` is the hostile text.
  private static let commands: [[String]] = [
    ["run", "s.json5"], ["run", "--reporter", "github", "s.json5"],
    ["run", "--reporter", "jsonl", "s.json5"], ["run", "--list", "s.json5"],
    ["run", "--filter", "H", "s.json5"], ["run", "--filter", "H(", "s.json5"],
    ["run", "H.json5"], ["run", "--shard", "H", "s.json5"], ["run", "wrong.json5"],
    ["run", "H/s.json5"], ["run", "--reporter", "H", "s.json5"], ["run", "-j", "H", "s.json5"],
    ["run", "--reporter", "jsonl=H/H", "s.json5"], ["run", "--upload", "H", "s.json5"],
    ["run", "--upload", "http://h/", "--encoding", "H", "s.json5"], ["run", "--H", "s.json5"],
    ["H"], ["help", "H"], ["check", "s.json5"], ["check", "wrong.json5"], ["check", "H"],
    ["check", "folder"],
    ["why", "s.json5"], ["why", "s.json5", "2"], ["why", "s.json5", "H"], ["why", "folder"],
    ["tree", "s.json5"], ["tree", "s.json5", "--at", "1"], ["tree", "s.json5", "--at", "H"],
    ["tree", "s.json5", "--scheme", "H"], ["tree", "fault.json5"], ["tree", "folder"],
    ["dispatch", "s.json5"], ["dispatch", "s.json5", "H"], ["dispatch", "s.json5", "buy:"],
    ["dispatch", "s.json5", "-[H buy:]"], ["dispatch", "s.json5", "--diff", "1", "2"],
    ["dispatch", "s.json5", "--at", "H"], ["dispatch", "s.json5", "--json"],
    ["dispatch", "fault.json5"], ["dispatch", "folder"],
    ["screen", "s.json5"], ["screen", "s.json5", "--at", "1", "--numbers"],
    ["screen", "s.json5", "--at", "2", "--before"], ["screen", "s.json5", "--json"],
    ["screen", "s.json5", "--at", "H"], ["screen", "fault.json5", "--before"],
    ["screen", "fault.json5"], ["screen", "folder"],
    ["paths", "s.json5"], ["paths", "--check", "s.json5"], ["paths", "--check", "wrong.json5"],
    ["paths", "fault.json5"], ["ids", "s.json5"], ["ids", "s.json5", "--json"],
    ["pick", "s.json5", "#buy", "--name", "Buy", "--at", "1"],
    ["pick", "s.json5", "#buy", "--name", "Buy", "--at", "1", "--this-content"],
    ["pick", "s.json5", "#buy", "--name", "H", "--at", "1"],
    ["pick", "s.json5", "#buy", "--name", "Buy", "--at", "1", "--rules", "H"],
    ["pick", "s.json5", "H", "--name", "Buy", "--at", "1"],
    ["pick", "s.json5", "#H", "--name", "Buy", "--at", "1"],
    ["pick", "s.json5", "#label", "--name", "Buy", "--at", "1"],
    ["pick", "s.json5", "#labels", "--name", "Buy", "--at", "1"],
    ["pick", "s.json5", "#field", "--name", "Buy", "--at", "1"],
    ["pick", "s.json5", "#off", "--name", "Buy", "--at", "1"],
    ["pick", "s.json5", "{ text: 'H", "--name", "Buy"],
    ["pick", "s.json5", "{ H: 'H' }", "--name", "B"],
    ["pick", "folder", "#buy", "--name", "B"], ["pick", "fault.json5", "#buy", "--name", "B"],
    ["encode", "s.json5", "--jsonl", "x"], ["encode", "s.json5", "--jsonl", "H/H"],
    ["encode", "fault.json5", "--jsonl", "x"],
    ["lab-dev", "crashtest", "--points", "2", "s.json5"], ["lab-dev", "crashtest", "wrong.json5"],
    ["lab-dev", "crashtest", "folder"],
    ["lab-dev", "sessions", "--seeds", "H"], ["lab-dev", "sessions", "H"],
    ["lab-dev", "sessions", "--seeds", "1", "--output", "H/H"],
    ["fleet", "s.json5"], ["fleet", "H"], ["fleet", "--merge", "s.json5"],
    ["fleet", "--merge", "wrong.json5"], ["db", "H"], ["lab-dev", "bench", "--loop", "H"],
  ]

  /// A scenario with a text in every place that takes one.
  private static let scenario = """
    { scenario: "H title",
      device: { carrier: "H op" },
      app: {
        app: { name: "H app", bundle: "com.example.shop", version: "1.0" },
        root: { navigation: "Home" }, classes: {
        "Cell": { is: "UITableViewCell" },
        Home: { is: "UIViewController", title: "H home", "tabBarItem.title": "H tab",
          "navigationItem.rightBarButtonItem": { title: "H bar", id: "H bar" },
          view: { subviews: [
            { is: "UIButton", id: "buy", title: "H buy", frame: [0, 100, 90, 44],
              on: { touchUpInside: "buy:" } },
            { is: "UIButton", id: "off", title: "H off", frame: [0, 150, 90, 44],
              enabled: false, on: { touchUpInside: "buy:" } },
            { is: "UIButton", id: "H id", title: "H id", frame: [100, 150, 90, 44],
              on: { touchUpInside: "buy:" } },
            { is: "UILabel", id: "label", text: "H label", frame: [0, 200, 90, 44] },
            { is: "UILabel", id: "labels", text: "H one", frame: [0, 700, 90, 44] },
            { is: "UILabel", id: "labels", text: "H two", frame: [100, 700, 90, 44] },
            { is: "UITextField", id: "field", placeholder: "H field", frame: [0, 250, 90, 44] },
            { is: "UISegmentedControl", id: "sort", segments: ["H a", "H b"],
              frame: [0, 300, 190, 44], on: { valueChanged: "buy:" } },
            { is: "UITableView", id: "list", cell: "Cell", frame: [0, 350, 390, 300],
              sections: [{ header: "H head",
                rows: ["H row", { text: "H text", detail: "H more" }] }] },
          ] },
          methods: { "buy:": [
            { note: "H note {self}" }, { track: "bought", properties: { "p": "H value" } },
            { track: "H name" }, { track: "odd", properties: { "H key": "H value" } },
            { alert: { title: "H alert", message: "H words", actions: [{ title: "H ok" }] } },
          ], "tableView:didSelectRowAtIndexPath:": [] } },
      } },
      tracker: { elements: { "#buy": { properties: { own: "H own" } } } },
      steps: [
        { launch: {}, name: "H launch" },
        { tap: "#buy", name: "H tap",
          expect: [{ event: "H event", with: { p: "H want" } }], notes: ["H wanted"], see: "H seen",
          diagnostics: ["H diagnostic"] },
        { tap: "H ok" }, { type: "H typed", into: "#field" }, { tap: { row: "0:1", in: "#list" } },
        { login: "H user" }, { bind: { "$identity_H": "H" } }, { identify: "H id" },
        { superProperties: { register: { s: "H super" } } },
        { profile: { set: { q: "H profile" } } },
        { item: { set: { type: "H type", id: "H id" }, properties: { n: "H thing" } } },
        { timer: { start: "H timer" } }, { trackScreen: "H screen" },
        { tap: "H missing" },
      ] }
    """

  private static let fault = """
    { scenario: "H title", app: { root: "Home", classes: { Home: { is: "UIViewController",
        view: { subviews: [
          { is: "UILabel", id: "label", text: "H", frame: [0, 100, 90, 44] }] } } } },
      steps: [{ launch: {} }, { tap: "H", name: "H" }, { tap: "H other" }] }
    """

  /// The printed lines with characters that would control the terminal.
  private static func obeyed(_ words: [String], _ hostile: String, onTerminal: Bool) -> [String] {
    let folder = MemoryFolder([
      "s.json5": scenario.replacing("H ", with: escaped + " ").replacing("_H", with: "_" + escaped)
        .replacing("\"H\"", with: "\"\(escaped)\"").replacing("H:", with: "\(escaped):"),
      "fault.json5": fault.replacing("\"H", with: "\"" + escaped),
      "wrong.json5": "{ scenario: \"\(escaped)\", \"\(escaped)\": \(hostile), }",
      "folder/\(hostile).json5": fault, "folder/b\(hostile).json5": fault,
      "s.paths.json5": "{ version: 1, scenario: \"\(escaped)\", scheme: \"default\", screens: [] }",
    ])
    let (output, messages) = (
      MemoryOutput(isTerminal: onTerminal), MemoryOutput(isTerminal: onTerminal)
    )
    folder.obstacles["\(hostile)/\(hostile)"] = "no"
    _ = Lab.run(
      words.map { $0.replacing("H", with: hostile) },
      CommandConsole(output: output, errors: messages, files: folder, store: folder))
    let colors = onTerminal ? #/\u{1B}\[(?:\d+m|K)|\r(?=\u{1B}\[K|\S)/# : #/\u{0}{9}/#
    return [output.text, messages.text].flatMap { text in
      text.replacing(colors, with: "").split(separator: "\n").map(String.init).filter { line in
        line.unicodeScalars.contains { scalar in
          scalar != "\t" && characters.contains(scalar)
        }
      }
    }
  }

  @Test(arguments: TestSpace("TerminalTests", commands).covering { $0.first { $0 != "lab-dev" } })
  func `no text of a command line, a file or an app controls the terminal`(_ words: [String]) {
    // Output for programs and files keeps every byte.
    let isForPrograms = words.contains("jsonl") || words.contains("--json")
    for onTerminal in [false, true] where onTerminal || !isForPrograms {
      let obeyed = Self.obeyed(words, Self.hostile, onTerminal: onTerminal)
      #expect(obeyed.isEmpty, "\(onTerminal) \(words): \(obeyed)")
    }
  }

  @Test func `no text of a store controls the terminal`() throws {
    let phone = try KeptPhone()
    let text = Self.scenario.replacing("H ", with: Self.escaped + " ")
      .replacing(#/,\s+expect: .*\s+diagnostics: .*\]/#, with: "")
      .replacing("\"H\"", with: "\"\(Self.escaped)\"")
    let run = phone.run(text)
    #expect(!run.output.isEmpty)
    for flag in [[], ["--json"], ["--csv"]] {
      let (output, messages) = (MemoryOutput(isTerminal: true), MemoryOutput())
      let code = Lab.main(
        arguments: ["db"] + flag + [phone.path],
        CommandConsole(output: output, errors: messages, files: MemoryFiles([:])))
      #expect(code == .held, "\(messages.text)")
      let shown = output.text.replacing("\r\n", with: "\n").replacing(#/\u{1B}\[\d+m/#, with: "")
      let obeyed = shown.unicodeScalars.filter {
        $0 != "\n" && $0 != "\t" && Self.characters.contains($0)
      }
      #expect(
        obeyed.isEmpty, "\(flag): \(Set(obeyed.map { String($0.value, radix: 16) }).sorted())")
    }
  }
}
