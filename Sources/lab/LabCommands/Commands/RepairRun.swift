import AutoTrack
import LabKit
import LabLanguage
import LabRules
import LabSystem
import Wording

/// The repair of the rules that a new version of an app breaks, as `lab impact --repair` does it.
struct RepairRun {
  private let report: ImpactReport
  private let path: String
  private let inputs: ImpactInputs
  private let printsJSON: Bool
  /// The rules that the file has in another form than the compared one.
  private var left: Set<String> = []

  /// Compares the versions that a command line names, and looks for repairs.
  init(
    _ path: String, _ paths: [String], _ arguments: Arguments, _ console: CommandConsole
  ) throws(LabError) {
    if arguments.has(.json), path == StreamedFiles.name { throw .mixedOutput(of: "--json") }
    let inputs = try ImpactInputs(rules: path, paths, of: "rules repair", arguments, console)
    inputs.writeNotes(console)
    var report = try ImpactReport(
      from: inputs.base, inputs.baseRules.rules, to: inputs.head, inputs.rules.rules,
      usingIDs: !arguments.has(.withoutIDs))
    report.accept(inputs.migrations)
    report.suggestRepairs()
    (self.report, self.path, self.inputs) = (report, path, inputs)
    printsJSON = arguments.has(.json)
  }

  /// Writes the repaired rules and prints the fate of each broken one.
  mutating func finish(_ console: CommandConsole) throws(LabError) -> ExitCode {
    left = try report.writeRepairs(to: path, of: inputs, console)
    if printsJSON {
      let rules = broken.map { $0.json(isLeft: left.contains($0.rule.name)) }
      console.write(json: PrintedJSON.record(["rules": .list(rules)]).text() + "\n")
    } else {
      let sum: [Sentence] = broken.isEmpty ? ["no rule is broken"] : []
      let lines = broken.flatMap { $0.lines(isLeft: left.contains($0.rule.name)) } + sum
      // Repaired rules on standard output have it alone.
      let reports = path == StreamedFiles.name ? console.messaging() : console
      reports.write(
        lines: lines.map { console.words($0).printable }, hanging: 2, shortensPaths: false)
    }
    let stays = broken.contains { $0.fails && $0.repair == nil }
    return stays || !left.isEmpty ? .failed : .held
  }

  /// The rules that fail, unless they are accepted, and those with a repair.
  private var broken: [ImpactReport.Verdict] {
    report.verdicts.filter { $0.fails || $0.repair != nil }
  }
}

extension ImpactReport {
  private static let remedy: Sentence =
    "to compare these versions again, give a copy of the old rules with --base-rules"

  /// Writes the repaired rules to their file; returns the names of those that it leaves.
  ///
  /// A repair is for the rule that was compared. If the file has another one of the name, or none,
  /// as after edits since the revision, it stays as it is.
  func writeRepairs(
    to path: String, of inputs: ImpactInputs, _ console: CommandConsole
  ) throws(LabError) -> Set<String> {
    let repaired = verdicts.filter { $0.repair != nil }
    // A pipe gets the rules even if none is repaired.
    let isPiped = path == StreamedFiles.name
    guard isPiped || !repaired.isEmpty else { return [] }
    return try console.store.editing(path) { () throws(LabError) in
      try write(repaired, to: path, of: inputs, console)
    }
  }

  private func write(
    _ repaired: [Verdict], to path: String, of inputs: ImpactInputs, _ console: CommandConsole
  ) throws(LabError) -> Set<String> {
    let isPiped = path == StreamedFiles.name
    let file = try RuleRewriting(try console.sourceFile(at: path))
    let fitting = repaired.filter { file.rule(named: $0.rule.name) == $0.rule }
    if isPiped || !fitting.isEmpty {
      let text = try file.text(replacing: fitting.compactMap(\.repair?.rule))
      do throws(FileError) { try console.store.write(text, to: path) } catch {
        throw error.unwritten
      }
    }
    if !fitting.isEmpty {
      let sum: Sentence = "\(path): \(fitting.count, "rule") repaired"
      let message = inputs.hasBaseRules ? sum : "\(sum); \(Self.remedy)"
      console.write(message: console.words(message).printable)
    }
    let left = repaired.filter { verdict in
      let own = file.rule(named: verdict.rule.name)
      return own != verdict.rule && own != verdict.repair?.rule
    }
    for rule in left.map(\.rule) {
      let isThere = file.rule(named: rule.name) != nil
      let message: Sentence = "\(path): \(isThere ? rule.differs : rule.isMissing)"
      console.write(message: console.words(message).printable)
    }
    return Set(left.map(\.rule.name))
  }
}

extension CircledRule {
  /// The message about a rule that the file has in another form.
  fileprivate var differs: Sentence {
    "the rule \(name.quoted) is another one than in the compared version, so it stays as it is; "
      + "leave out --head to compare this file"
  }

  /// The message about a rule that the file does not have.
  fileprivate var isMissing: Sentence {
    "the rule \(name.quoted) is missing; add it to repair it"
  }
}

extension FileError {
  /// The error of rules, or of accepted fates, that cannot be written.
  var unwritten: LabError {
    .invalid([SourceError(file: path, message: "it cannot be written: \(reason)")])
  }
}

extension LabError {
  /// Rules on standard output would mix with a report there.
  static func mixedOutput(of report: String) -> LabError {
    .usage(
      "the repaired rules and \(report) would both go to standard output",
      remedy: "give the rules as a file")
  }
}

extension ImpactReport.Verdict {
  /// The fate, the repaired rule and the signals that agree, or the reason against a repair.
  fileprivate func lines(isLeft: Bool) -> [Sentence] {
    let head = "\(outcome.name)  \(rule.name)"
    guard let repair, !isLeft else {
      let reasons = [obstacle(isLeft: isLeft), remedy].compactMap(\.self).joined(separator: "; ")
      return ["\(head): not repaired, \(reasons)"]
    }
    return ["\(head): repaired, \(repair.words)", "  \(repair.rule.text)"]
  }

  private func obstacle(isLeft: Bool) -> Sentence? {
    if isLeft { return "because the file has another rule of this name, or none" }
    return remedy == nil ? obstacle : "because it matches in neither version"
  }

  fileprivate func json(isLeft: Bool) -> PrintedJSON {
    let repair = isLeft ? nil : repair
    return .record([
      "name": .text(rule.name), "outcome": .text(outcome.name),
      "repaired": repair.map { .text($0.rule.text) }, "signals": repair.map { .sentence($0.words) },
      "obstacle": obstacle(isLeft: isLeft).map { .sentence($0) },
    ])
  }
}
