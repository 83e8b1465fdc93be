import Dispatch
import TestSupport
import Testing

@testable import LabCommands
@testable import LabSystem

/// An app with a row of buttons, of which the new version has one more.
enum ManyRules {
  /// An app with a button for each letter.
  static func app(_ letters: String) -> String {
    let buttons = letters.map {
      "{ is: 'UIButton', id: '\($0)', title: '\($0.uppercased())', on: { touchUpInside: 'b:' } }"
    }
    return """
      { root: 'H', classes: { H: { is: 'UIViewController', methods: { 'b:': [] },
        view: { stack: 'vertical', subviews: [\(buttons.joined(separator: ", "))] } } } }
      """
  }

  /// A file of rules, one for each button.
  static func rules(_ numbers: Range<Int>) -> String {
    let rules = numbers.map { "  { name: 'R\($0)', page: 'H', path: 'H[0]/UIButton[\($0)]' },\n" }
    return "[\n\(rules.joined())]\n"
  }
}

/// Commands that edit one file at the same time: no edit is lost.
@Suite struct ConcurrentEditTests {
  private static let versions = ["--base", "old.json5", "--head", "new.json5"]

  /// The command lines that run at once, the edited file, and what it has afterwards.
  private static let edits: [(lines: [[String]], file: String, words: [String])] = [
    (
      (0..<4).map { ["pick", "s.json5", "#a", "--name", "P\($0)", "--rules", "rules/r.json5"] },
      "rules/r.json5", ["P0", "P1", "P2", "P3"]
    ),
    (
      (0..<4).map { ["rules", "import", "export\($0).json", "--rules", "rules/r.json5"] },
      "rules/r.json5", ["E0", "E1", "E2", "E3"]
    ),
    (
      (0..<4).map {
        ["impact"] + versions
          + ["--rules", "rules/r.json5", "--accept", "R\($0)", "--reason", "because \($0)"]
      },
      "rules/r.migrations.json", ["because 0", "because 1", "because 2", "because 3"]
    ),
    (
      [
        ["rules", "repair", "rules/r.json5"] + versions,
        ["impact"] + versions + ["--rules", "rules/r.json5", "--repair"],
        ["pick", "s.json5", "#a", "--name", "P", "--rules", "rules/r.json5"],
        ["rules", "import", "export0.json", "--rules", "rules/r.json5"],
      ],
      "rules/r.json5", ["UIButton[4]", "P", "E0"]
    ),
    (
      ["s", "t", "u", "v"].map { ["run", "\($0).json5"] }, ".lab/last-failed",
      ["s.json5", "t.json5", "u.json5", "v.json5"]
    ),
  ]

  @Test(arguments: edits.indices)
  func `four edits at once are all kept`(_ number: Int) throws {
    let (lines, file, words) = Self.edits[number]
    let folder = try TemporaryFolder("edits\(number)")
    for name in ["s", "t", "u", "v"] {
      try folder.write(
        "{ scenario: '\(name)', app: 'old.json5', steps: [{ launch: {}, expect: [] }] }",
        to: "\(name).json5")
    }
    try folder.write(ManyRules.app("abcd"), to: "old.json5")
    try folder.write(ManyRules.app("xabcd"), to: "new.json5")
    try folder.write(ManyRules.rules(0..<4), to: "rules/r.json5")
    for number in 0..<4 {
      try folder.write(
        """
        { "event_bindings": [{ "id": \(number), "event_id": 1, "event_name": "E\(number)", \
        "event_type": "ui_control", "path": "/UIView/UIButton[0]", "control_event": 64 }] }
        """, to: "export\(number).json")
    }
    let path = folder.path
    DispatchQueue.concurrentPerform(iterations: lines.count) { index in
      let run = Result { try LabProgram.run(lines[index], in: path) }
      #expect((try? run.get())?.code ?? 3 <= 1, "\(run)")
    }
    let text = try String(decoding: Disk().read("\(path)/\(file)"), as: UTF8.self)
    for word in words { #expect(text.contains(word), "\(text)") }
  }
}
