import AutoTrack
import LabLanguage
import LabReport
import LabRules
import LabSystem
import Wording

extension Command {
  /// The command `lab impact --base A --head B --rules R`.
  static let impact = Command(
    name: "impact", operands: "[PATH…]",
    summary: "shows which rules a new version of the app breaks, and repairs them",
    details: [
      "A version is an app file, a storyboard, a xib, a dump, or a folder of storyboards and xibs.",
      "With paths after --, it is a revision of git; without --head, the files of the folder.",
      "The rules of a revision are those of its own rules file.",
      "KEPT: the rule matches its element alone. LOST: it does not. STOLEN: it matches another.",
      "MULTI: it matches several. GHOST: its element is gone, and it matches another one.",
      "REMADE: a new element does the same. GONE-OK: element and match are gone.",
      "NEW: it matches in the new version only. IDLE: it matches in neither.",
      "Exits 1 on LOST, STOLEN, MULTI, GHOST and IDLE, unless they are accepted.",
    ],
    flags: [
      .base, .head, .impactRules, .baseRules, .suggest, .repair, .accept, .reason, .explainMatch,
      .withoutIDs, .impactReporter, .json,
    ],
    examples: [
      "lab impact --base old.storyboard --head new.storyboard --rules rules.json5 --suggest",
      "lab impact --base v2.1 --head HEAD --rules Rules/app.json5 -- 'App/**/*.storyboard'",
    ]
  ) { arguments, console throws(LabError) in
    try arguments.forbid(.json, with: [.impactReporter], remedy: "remove one of them")
    let outputs = try ImpactOutputs(arguments, console)
    let run = try ImpactRun(arguments, console)
    try run.write(console)
    try outputs.write(run, run.reports(on: console))
    return run.report.holds ? .held : .failed
  }
}

extension Flag {
  static let base = Flag("--base A", "the version that the rules were made for")
  static let head = Flag("--head B", "the new version")
  static let impactRules = Flag("--rules FILE", "the rules, for both versions unless given")
  static let baseRules = Flag("--base-rules FILE", "the rules of the base, if they differ")
  static let suggest = Flag("--suggest", "shows repaired rules, and how many signals agree")
  static let repair = Flag("--repair", "writes the repaired rules to the file of --rules")
  static let accept = Flag(
    "--accept NAME,…", "records that a rule's change is right, in RULES.migrations.json",
    repetition: "--accept is given twice; put commas between rules")
  static let reason = Flag("--reason TEXT", "with --accept: the reason")
  static let explainMatch = Flag(
    "--explain-match", "shows why a view is taken for the same; for versions without ids")
  static let withoutIDs = Flag("--without-ids", "recognises views by their facts, not by ids")
  static let impactReporter = Flag(
    "--reporter NAME[=FILE],…", "pretty, markdown, junit, sarif or json; pretty unless given",
    repetition: "--reporter is given twice; put commas between reporters")
}

/// A comparison with the files that it writes.
private struct ImpactRun {
  private(set) var report: ImpactReport
  let inputs: ImpactInputs
  let path: String
  private let repairs: Bool
  /// The accepted fates that are added to their file.
  private var accepted: (file: String, migrations: [RuleMigration])?

  init(_ arguments: Arguments, _ console: CommandConsole) throws(LabError) {
    guard arguments.has(.accept) == arguments.has(.reason) else {
      throw .usage(
        "--accept and --reason belong together",
        remedy: "write --accept NAME --reason 'the new row is right'")
    }
    inputs = try ImpactInputs(arguments, console)
    path = arguments.value(of: .impactRules) ?? ""
    inputs.writeNotes(console)
    repairs = arguments.has(.repair)
    report = try ImpactReport(
      from: inputs.base, inputs.baseRules.rules, to: inputs.head, inputs.rules.rules,
      usingIDs: !arguments.has(.withoutIDs), takingPictures: arguments.has(.json))
    console.warn(about: report.hosted)
    report.accept(inputs.migrations)
    if let names = arguments.value(of: .accept) {
      try accept(names, because: arguments.value(of: .reason) ?? "", console)
    }
    // An accepted rule stays as it is.
    if arguments.has(.suggest) || repairs { report.suggestRepairs() }
    if arguments.has(.explainMatch) { report.explainMatches() }
  }

  private mutating func accept(
    _ names: String, because reason: String, _ console: CommandConsole
  ) throws(LabError) {
    guard !reason.isEmpty else { throw .usage("--reason needs a text, found ''") }
    guard let file = ImpactInputs.migrations(beside: path) else {
      throw .usage(
        "--accept writes RULES.migrations.json beside the rules, and standard input has no place",
        remedy: "give the rules as a file")
    }
    var new: [RuleMigration] = []
    for name in names.split(separator: ",").map(String.init) {
      guard let verdict = report.verdicts.first(where: { $0.rule.name == name && $0.fails })
      else {
        let broken = report.verdicts.filter(\.fails).map(\.rule.name)
        throw .usage(
          "\(name.quoted) is not a rule that fails",
          remedy: broken.isEmpty ? "no rule fails" : "write \(broken.joined("or"))")
      }
      new.append(RuleMigration(of: verdict, reason: reason))
    }
    report.accept(inputs.migrations + new)
    accepted = (file, new)
  }

  /// Returns the console for reports: rules that a pipe repairs go to standard output alone.
  func reports(on console: CommandConsole) -> CommandConsole {
    repairs && path == StreamedFiles.name ? console.messaging() : console
  }

  /// Writes the repaired rules and the accepted fates.
  func write(_ console: CommandConsole) throws(LabError) {
    if repairs { _ = try report.writeRepairs(to: path, of: inputs, console) }
    guard let (path, new) = accepted else { return }
    let count = try console.store.editing(path) { () throws(LabError) in
      // Those of a revision may lack acceptances that are not committed yet.
      let all = try ImpactInputs.migrations(onDisk: path, console).adding(new)
      do throws(FileError) {
        try DerivedFile(path, on: console).write(RuleMigration.text(of: all))
      } catch {
        throw error.unwritten
      }
      return all.count
    }
    console.write(message: console.words("\(path.printable): \(count, "migration")"))
  }
}

extension [RuleMigration] {
  /// Returns the migrations with others that are not among them.
  fileprivate func adding(_ others: [RuleMigration]) -> [RuleMigration] {
    others.reduce(into: self) { all, other in if !all.contains(other) { all.append(other) } }
  }
}

/// The reports of a comparison: one on standard output, others in files.
private struct ImpactOutputs {
  private let requests: [(name: Name, path: String?)]

  private enum Name: String, CaseIterable {
    case pretty, markdown, junit, sarif, json
  }

  init(_ arguments: Arguments, _ console: CommandConsole) throws(LabError) {
    if arguments.has(.json) {
      requests = [(.json, nil)]
      try checkOutput(arguments)
      return
    }
    let rules = arguments.value(of: .impactRules) ?? ""
    let versions: [Flag] = arguments.operands.isEmpty ? [.base, .head] : []
    let others = (versions + [.baseRules]).compactMap { arguments.value(of: $0) }
    let accepted = ImpactInputs.migrations(beside: rules).map { [$0] } ?? []
    requests = try ReportRequests(
      arguments.value(of: .impactReporter) ?? Name.pretty.rawValue,
      among: Name.allCases,
      inputs: others + arguments.operands + [rules] + accepted, console
    ).all
    try checkOutput(arguments)
  }

  /// Throws if repaired rules on standard output would mix with a report that programs read.
  private func checkOutput(_ arguments: Arguments) throws(LabError) {
    guard arguments.has(.repair), arguments.value(of: .impactRules) == StreamedFiles.name,
      let report = requests.first(where: { $0.path == nil && $0.name != .pretty })
    else { return }
    throw .mixedOutput(of: report.name == .json ? "--json" : report.name.rawValue)
  }

  func write(_ run: ImpactRun, _ console: CommandConsole) throws(LabError) {
    for (name, path) in requests {
      guard let path else {
        switch name {
        case .json: console.write(json: text(of: run, as: name, console))
        default: console.output.write(text(of: run, as: name, console, width: console.width))
        }
        continue
      }
      do throws(FileError) {
        try console.store.write(text(of: run, as: name, console), to: path)
      } catch {
        throw .lost(error)
      }
    }
  }

  private func text(
    of run: ImpactRun, as name: Name, _ console: CommandConsole, width: Int? = nil
  ) -> String {
    let report = run.report
    switch name {
    case .pretty:
      let lines = report.lines(console.words, width: width).flatMap {
        $0.wrapped(to: width, hanging: 2)
      }
      return lines.map { $0 + "\n" }.joined()
    case .markdown: return report.markdown
    case .junit:
      return report.junit(rules: console.hostedNames(run.path), line: run.inputs.rules.line)
    case .sarif:
      let sarif = report.sarif(
        rules: run.path, version: Lab.version, line: run.inputs.rules.line,
        named: console.hostedNames)
      return sarif.json.text() + "\n"
    case .json: return report.json.text() + "\n"
    }
  }
}
