import LabKit
import LabLanguage
import LabReport
import LabRules
import LabSystem
import Wording

/// The reports of `lab rules lint`: at most one on standard output, others in files.
struct LintOutputs {
  private let requests: [(name: Name, path: String?)]
  private let console: CommandConsole

  private enum Name: String, CaseIterable {
    case pretty, junit, sarif
  }

  /// Reads the requests of a command line that checks files.
  init(
    _ arguments: Arguments, inputs: [String], _ console: CommandConsole
  ) throws(LabError) {
    self.console = console
    let text = arguments.value(of: .lintReporter) ?? Name.pretty.rawValue
    requests = try ReportRequests(text, among: Name.allCases, inputs: inputs, console).all
  }

  /// Writes the findings; a file that cannot be written is reported after the others.
  ///
  /// The table of expected survivals is shown below them to people; the other reports list faults.
  func write(
    _ findings: [RuleFinding], above expectations: TextTable?, on entries: [Located<RuleEntry>],
    in file: SourceFile
  ) throws(LabError) {
    func lines(width: Int?) -> [String] {
      let rows = findings.map { [$0.rule, $0.kind.rawValue, $0.text] }
      let below = expectations.map { ["expected survival"] + $0.lines(width: width) } ?? []
      let sum = findings.count.counted("finding")
      return (TextTable(rows).lines(width: width) + [sum] + below).map(\.printable)
    }
    let report = RuleFindingReport(findings, on: entries, in: file)
    var failure: FileError?
    for (name, path) in requests {
      guard let path else {
        write(report, as: name, lines)
        continue
      }
      do throws(FileError) {
        try console.store.write(Self.text(of: report, as: name, lines), to: path)
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw .lost(failure) }
  }

  private func write(_ report: RuleFindingReport, as name: Name, _ lines: (Int?) -> [String]) {
    switch name {
    case .pretty: console.write(lines: lines(console.width), shortensPaths: false)
    case .sarif: console.write(json: Self.text(of: report, as: name, lines))
    case .junit: console.output.write(report.junit)
    }
  }

  private static func text(
    of report: RuleFindingReport, as name: Name, _ lines: (Int?) -> [String]
  ) -> String {
    switch name {
    case .pretty: lines(nil).map { $0 + "\n" }.joined()
    case .junit: report.junit
    case .sarif: report.sarif(version: Lab.version).json.text() + "\n"
    }
  }
}

extension Flag {
  static let lintReporter = Flag(
    "--reporter NAME[=FILE],…", "lint: pretty, junit or sarif; pretty unless given",
    repetition: "--reporter is given twice; put commas between reporters")
}
