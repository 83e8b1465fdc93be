import AutoTrack
import LabExplain
import LabKit
import LabLanguage
import LabRules
import LabSystem
import Wording

extension Command {
  static let rules = Command(
    name: "rules", operands: "OPERATION FILE…",
    summary: "imports, exports, lists, checks and tries rules of circled elements",
    details: [
      "import FILE --rules OUT     adds the rules of another product's file, also of '-'",
      "export RULES --format NAME  prints the rules that the format can state",
      "list RULES                  prints names, schemes, paths and conditions",
      "lint RULES [SCENARIO]       lists weaknesses and the expected survival; a scenario shows",
      "                            rules that match nothing, better rules for the same elements,",
      "                            and the survival over edits of the screen",
      "match SCENARIO [--at STEP]  lists the rules that match each element, and near misses",
      "minimize RULES SCENARIO     prints the rules without parts that change no match in it",
      "repair RULES --base A --head B [-- PATH…]",
      "                            writes rules for elements that a new version has moved;",
      "                            versions as in lab impact; exits 1 if a rule stays broken",
      "test RULES                  tries the examples of the rules, 'matches' and 'rejects'",
      "lint and test exit 1 if they find something. match takes the rules of --rules, or else",
      "those of the scenario.",
    ],
    flags: flagsOfRules,
    examples: [
      "lab rules import export.json --rules Scenarios/rules/imported.json5",
      "lab rules lint rules.json5 --reporter pretty,sarif=rules.sarif",
      "lab rules match Scenarios/shop/sale.json5 --at 2",
      "lab rules repair rules.json5 --base old.storyboard --head new.storyboard",
    ]
  ) { arguments, console throws(LabError) in
    guard let word = arguments.operands.first else {
      throw .usage("rules needs an operation", remedy: RulesOperation.remedy)
    }
    guard let operation = RulesOperation.all.first(where: { $0.name == word }) else {
      throw .usage(
        "unknown operation \(word.quoted)",
        remedy: Suggestion.question(for: word, among: RulesOperation.all.map(\.name))
          ?? RulesOperation.remedy)
    }
    let files = Array(arguments.operands.dropFirst())
    guard operation.counts.contains(files.count) else {
      throw .usage(
        "rules \(word) takes \(operation.operands), found \(files.count.counted("file"))",
        remedy: "write lab rules \(word) \(operation.operands)")
    }
    for flag in flagsOfRules where arguments.has(flag) && !operation.flags.contains(flag) {
      throw .usage("rules \(word) does not take \(flag.name)", remedy: "remove it")
    }
    return try operation.run(files, arguments, console)
  }

  private static let flagsOfRules: [Flag] = [
    .rulesFile, .format, .step, .lintReporter, .edits, .base, .head, .baseRules, .withoutIDs, .json,
  ]
}

extension Flag {
  static let rulesFile = Flag(
    "--rules FILE", "import: adds to this file; match: takes the rules of this file")
  static let format = Flag(
    "--format \(PublishedFormat.all.map(\.name).joined(separator: "|"))", "export: the format")
}

private struct RulesOperation: Sendable {
  let name: String
  let operands: String
  let counts: ClosedRange<Int>
  let flags: [Flag]
  let run: @Sendable ([String], Arguments, CommandConsole) throws(LabError) -> ExitCode

  static let all: [RulesOperation] = [
    importing, exporting, listing, linting, matching, minimizing, repairing, testing,
  ]

  static var remedy: String { "write \(all.map(\.name).joined("or"))" }

  private static let importing = RulesOperation(
    name: "import", operands: "FILE --rules OUT", counts: 1...1, flags: [.rulesFile]
  ) { files, arguments, console throws(LabError) in
    guard let path = arguments.value(of: .rulesFile) else {
      throw .usage("rules import needs a file for the rules", remedy: "add --rules OUT")
    }
    let imported = try ImportedRules(of: try console.exportedFile(at: files[0]))
    let out = try RulesFile(path, console)
    if !imported.rules.isEmpty {
      try out.add(imported.rules, or: "name another file with --rules")
    }
    let sum = "\(imported.rules.count.counted("rule")) of \(imported.format.name) added to \(path)"
    let none = "no rule of \(imported.format.name) to add; \(path) stays as it is"
    let lines = imported.notes + [imported.rules.isEmpty ? none : sum]
    console.write(summary: lines.map(\.printable), besides: path)
    return .held
  }

  private static let exporting = RulesOperation(
    name: "export", operands: "RULES --format NAME", counts: 1...1, flags: [.format]
  ) { files, arguments, console throws(LabError) in
    let names = PublishedFormat.all.map(\.name)
    guard let name = arguments.value(of: .format) else {
      throw .usage(
        "rules export needs a format", remedy: "add --format \(names.joined("or"))")
    }
    guard let format = PublishedFormat.all.first(where: { $0.name == name }) else {
      throw .usage(
        "unknown format \(name.quoted)",
        remedy: Suggestion.remedy(for: name, among: names, "formats"))
    }
    let rules = try RuleList(files[0], console)
    let exported = ExportedRules(rules.rules, as: format)
    console.write(json: exported.text)
    console.write(messages: exported.notes.map { "\(files[0]): \($0)".printable })
    return .held
  }

  private static let listing = RulesOperation(
    name: "list", operands: "RULES", counts: 1...1, flags: [.json]
  ) { files, arguments, console throws(LabError) in
    let list = try RuleList(files[0], console)
    if arguments.has(.json) {
      console.write(json: PrintedJSON.record(["rules": .list(list.json)]).text() + "\n")
    } else {
      console.write(lines: list.lines(width: console.width), shortensPaths: false)
    }
    return .held
  }

  private static let linting = RulesOperation(
    name: "lint", operands: "RULES [SCENARIO]", counts: 1...2,
    flags: [.lintReporter, .edits, .json]
  ) { files, arguments, console throws(LabError) in
    try arguments.forbid(.json, with: [.lintReporter])
    let outputs = try LintOutputs(arguments, inputs: files, console)
    let list = try RuleList(files[0], console)
    var lint = RuleLint(of: list.rules)
    if files.count == 2 {
      let loaded = try ScenarioSelection.one(at: files[1], for: "rules", console.files)
      let tried = RuleLint(
        of: list.rules, in: loaded, releases: try arguments.edits(), console)
      guard let tried else { return .failed }
      lint = tried
    } else if arguments.has(.edits) {
      throw .usage("--edits needs a scenario", remedy: "write lab rules lint RULES SCENARIO")
    }
    if arguments.has(.json) {
      console.write(json: lint.json.text() + "\n")
    } else {
      try outputs.write(lint.findings, above: lint.expectations, on: list.located, in: list.file)
    }
    return lint.findings.isEmpty ? .held : .failed
  }

  private static let matching = RulesOperation(
    name: "match", operands: "SCENARIO", counts: 1...1, flags: [.rulesFile, .step, .json]
  ) { files, arguments, console throws(LabError) in
    let one = try OneScenario(files[0], arguments, of: "rules", console)
    let rules = try arguments.value(of: .rulesFile).map { path throws(LabError) in
      try RuleList(path, console).rules
    }
    let step = try StepReference(arguments.value(of: .step), in: one.loaded.scenario)
    guard let session = try one.app(after: step, console) else { return .failed }
    let known = rules ?? one.loaded.scenario.tracker.configuration.rules
    let matches = RuleMatches(of: known, in: session)
    if arguments.has(.json) {
      console.write(json: matches.json.text() + "\n")
    } else {
      let lines = ["after \(one.name(of: step))"] + matches.lines(width: console.width)
      console.write(lines: lines, hanging: 4, shortensPaths: false)
    }
    return .held
  }

  private static let minimizing = RulesOperation(
    name: "minimize", operands: "RULES SCENARIO", counts: 2...2, flags: [.json]
  ) { files, arguments, console throws(LabError) in
    let list = try RuleList(files[0], console)
    let loaded = try ScenarioSelection.one(at: files[1], for: "rules", console.files)
    let (report, reductions) = RuleReduction.reductions(of: list.rules, in: loaded)
    guard !report.printFault(on: console) else { return .failed }
    if arguments.has(.json) {
      let json = PrintedJSON.record(["rules": .list(reductions.map(\.json))])
      console.write(json: json.text() + "\n")
      return .held
    }
    let lines = ["["] + reductions.map { "  \($0.smaller.text)," } + ["]"]
    console.write(json: lines.map { $0 + "\n" }.joined())
    for reduction in reductions {
      console.errors.write("\(files[0]): \(reduction.note)".printable + "\n")
    }
    return .held
  }

  private static let repairing = RulesOperation(
    name: "repair", operands: "RULES --base A --head B [-- PATH…]", counts: 1...Int.max,
    flags: [.base, .head, .baseRules, .withoutIDs, .json]
  ) { files, arguments, console throws(LabError) in
    var run = try RepairRun(files[0], Array(files.dropFirst()), arguments, console)
    return try run.finish(console)
  }

  private static let testing = RulesOperation(
    name: "test", operands: "RULES", counts: 1...1, flags: [.json]
  ) { files, arguments, console throws(LabError) in
    let list = try RuleList(files[0], console)
    var test = RuleTest(of: files[0], console) { path throws(LabError) in
      try ScenarioSelection.one(at: path, for: "rules", console.files)
    }
    var results: [RuleTest.Result] = []
    for entry in list.entries { results += try test.results(of: entry, in: list.file) }
    let failures = results.filter { $0.failure != nil }
    if arguments.has(.json) {
      console.write(json: PrintedJSON.record(["results": .list(results.map(\.json))]).text() + "\n")
    } else {
      let lines = failures.map { "failed  \($0.rule) \($0.example): \($0.failure ?? "")" }
      let sum = "\(results.count.counted("example")), \(failures.count.counted("failure"))"
      console.write(lines: (lines + [sum]).map(\.printable))
    }
    return failures.isEmpty ? .held : .failed
  }
}

extension CommandConsole {
  /// Reads a file of another product.
  fileprivate func exportedFile(at path: String) throws(LabError) -> SourceFile {
    do {
      return try sourceFile(at: path, remedy: ImportedRules.remedy)
    } catch .invalid(let errors) {
      throw .invalid(errors.map { $0.remedied(by: ImportedRules.remedy) })
    } catch {
      throw error
    }
  }
}

private struct RuleList {
  let file: SourceFile
  let located: [Located<RuleEntry>]

  var entries: [RuleEntry] { located.map(\.value) }

  var rules: [CircledRule] { entries.map(\.rule) }

  init(_ path: String, _ console: CommandConsole) throws(LabError) {
    file = try console.sourceFile(at: path, remedy: "name a file with a list of rules, such as []")
    let mistakes = Mistakes(in: file)
    guard let read = RuleEntry.file.read(fileOf: mistakes), mistakes.isEmpty else {
      throw .invalid(mistakes.errors)
    }
    located = read
  }

  func lines(width: Int?) -> [String] {
    let rows = rules.map { rule in
      let conditions = rule.conditions.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
      return [rule.name, rule.scheme, rule.path, conditions].map(\.printable)
    }
    return TextTable(rows).lines(width: width) + ["\(rules.count.counted("rule"))"]
  }

  var json: [PrintedJSON] {
    entries.map { entry in
      let element = entry.rule.element
      return .record([
        "content": element.content.map(PrintedJSON.text),
        "examples": .number(entry.examples.count), "name": .text(entry.rule.name),
        "page": entry.rule.page.map(PrintedJSON.text), "path": .text(entry.rule.path),
        "position": element.position.map(PrintedJSON.text), "scheme": .text(entry.rule.scheme),
      ])
    }
  }
}

extension CircledRule {
  fileprivate var conditions: [(key: String, value: String)] {
    [
      page.map { ("page", $0) }, element.position.map { ("position", $0) },
      element.content.map { ("content", "\"\($0)\"") },
    ].compactMap(\.self)
  }
}

extension RuleReduction {
  fileprivate var note: String {
    let name = rule.name.quoted
    if matches == 0 { return "\(name) matches no element of the scenario and stays as it is" }
    if dropped.isEmpty { return "\(name) stays as it is" }
    return "\(name) does not need \(dropped.joined("or"))"
  }

  fileprivate var json: PrintedJSON {
    .record([
      "dropped": .texts(dropped), "matches": .number(matches), "name": .text(rule.name),
      "rule": .text(smaller.text),
    ])
  }
}

extension RuleTest.Result {
  fileprivate var json: PrintedJSON {
    .record([
      "example": .text(example), "failure": failure.map(PrintedJSON.text), "rule": .text(rule),
    ])
  }
}

extension RuleMatches {
  fileprivate func lines(width: Int?) -> [String] {
    let rows = elements.map { element in
      [
        element.subject.name, element.rules.isEmpty ? "-" : element.rules.joined(separator: ", "),
      ].map(\.printable)
    }
    let near = misses.map { miss in
      [miss.rule, miss.element ?? "no element", miss.miss.map { "\($0.part): \($0.reason)" } ?? ""]
        .map(\.printable)
    }
    let answers = elements.flatMap { element in
      element.answers.map {
        [$0.rule, element.subject.name, $0.reasons.description].map(\.printable)
      }
    }
    let parts = [("rules by all facts", answers), ("near misses", near)].filter { !$1.isEmpty }
    return TextTable(rows, indent: 2).lines(width: width)
      + parts.flatMap { [$0] + TextTable($1, indent: 2).lines(width: width) }
  }

  fileprivate var json: PrintedJSON {
    .record([
      "elements": .list(
        elements.map {
          .record([
            "name": .text($0.subject.name), "path": .text($0.subject.path),
            "rules": .texts($0.rules),
            "answers": $0.answers.isEmpty
              ? nil : .list($0.answers.map { $1.json(of: $0) }),
          ])
        }),
      "misses": .list(
        misses.map {
          .record([
            "element": $0.element.map(PrintedJSON.text),
            "part": $0.miss.map { .text($0.part) }, "reason": $0.miss.map { .sentence($0.reason) },
            "rule": .text($0.rule),
          ])
        }),
    ])
  }
}

extension AnchoredExplanation {
  fileprivate func json(of rule: String) -> PrintedJSON {
    .record([
      "rule": .text(rule), "answer": .sentence(answer),
      "agrees": .list(agrees.map(PrintedJSON.sentence)),
      "differs": .list(differs.map(PrintedJSON.sentence)),
    ])
  }
}
