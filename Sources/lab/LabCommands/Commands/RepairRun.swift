import AutoTrack
import LabKit
import LabLanguage

/// The repair of the rules that a new version of an app breaks, as `lab impact --repair` does it.
struct RepairRun {
  private let report: ImpactReport
  /// The path of the rules.
  private let path: String
  private let printsJSON: Bool

  /// Compares the versions that a command line names, and looks for repairs.
  init(
    _ path: String, _ paths: [String], _ arguments: Arguments, _ console: CommandConsole
  ) throws(LabError) {
    let inputs = try ImpactInputs(rules: path, paths, of: "rules repair", arguments, console)
    var report = try ImpactReport(
      from: inputs.base, inputs.baseRules.rules, to: inputs.head, inputs.rules.rules,
      usingIDs: !arguments.has(.withoutIDs))
    report.accept(inputs.migrations)
    report.suggestRepairs()
    (self.report, self.path, printsJSON) = (report, path, arguments.has(.json))
  }

  /// Writes the repaired rules and prints the fate of each broken one.
  func finish(_ console: CommandConsole) throws(LabError) -> ExitCode {
    try report.writeRepairs(to: path, console)
    if printsJSON {
      console.write(json: PrintedJSON.record(["rules": .list(broken.map(\.json))]).text() + "\n")
    } else {
      let sum = broken.isEmpty ? ["no rule is broken"] : []
      console.write(lines: broken.flatMap(\.lines) + sum, hanging: 2, shortensPaths: false)
    }
    return broken.contains { $0.fails && $0.repair == nil } ? .failed : .held
  }

  /// The rules that do not match their elements alone, unless people have accepted that.
  private var broken: [ImpactReport.Verdict] {
    report.verdicts.filter { $0.fails || $0.repair != nil }
  }
}

extension ImpactReport {
  /// Writes the repaired rules to their file, if there are any.
  func writeRepairs(to path: String, _ console: CommandConsole) throws(LabError) {
    let rules = verdicts.compactMap(\.repair?.rule)
    guard !rules.isEmpty else { return }
    let file = try RuleRewriting(try console.sourceFile(at: path))
    try console.write(try file.text(replacing: rules), to: path)
    console.write(message: "\(path.printable): \(rules.count.counted("rule")) repaired")
  }
}

extension CommandConsole {
  /// Writes a file that the command line names.
  func write(_ text: String, to path: String) throws(LabError) {
    do throws(FileError) {
      try store.write(text, to: path)
    } catch {
      throw .invalid([SourceError(file: path, message: "it cannot be written: \(error.reason)")])
    }
  }
}

extension ImpactReport.Verdict {
  /// The fate, the repaired rule and the signals that agree, or the reason against a repair.
  fileprivate var lines: [String] {
    let head = "\(outcome.rawValue)  \(rule.name)"
    guard let repair else { return ["\(head): not repaired, \(obstacle)".printable] }
    return ["\(head): repaired, \(repair.words)".printable, "  \(repair.rule.text)".printable]
  }

  private var obstacle: String {
    if from.count > 1 { return "because it matches \(from.count) elements" }
    return now.isEmpty
      ? "because its element is gone; remove the rule, or accept the change with lab impact"
      : "because no rule of its scheme matches the element alone; lab suggest ranks other rules"
  }

  fileprivate var json: PrintedJSON {
    .record([
      "name": .text(rule.name), "outcome": .text(outcome.rawValue),
      "repaired": repair.map { .text($0.rule.text) }, "signals": repair.map { .text($0.words) },
      "obstacle": repair == nil ? .text(obstacle) : nil,
    ])
  }
}
