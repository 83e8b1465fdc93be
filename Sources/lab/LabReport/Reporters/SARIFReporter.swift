import AutoTrack
import LabKit
import LabLanguage
import LabSystem
import Wording

/// A reporter of failures in SARIF, which code hosts show beside the lines of a pull request.
final class SARIFReporter: Reporter {
  private let output: any TextOutput
  private let program: String
  private let named: (String) -> String
  private var findings: [SARIFReport.Finding] = []

  init(on console: CommandConsole) {
    (output, program, named) = (console.output, console.program, console.hostedNames)
  }

  func report(_ report: RunReport) {
    let title = report.loaded.scenario.title
    let again = report.again(by: program).map { ["again: \($0)"] } ?? []
    findings += report.complaints.map { complaint in
      let step = complaint.step.map { ", step \($0)" } ?? ""
      var lines = report.lines(of: complaint, by: program) + again
      lines[0] = "\(title)\(step): \(lines[0])"
      return SARIFReport.Finding(
        complaint.kind.rawValue, .error, lines.map(\.withoutLinks).joined(separator: "\n"),
        at: .init(named(complaint.file), line: complaint.position.line))
    }
  }

  func finish(_ summary: RunSummary) {
    let kinds = Complaint.Kind.allCases.map { SARIFReport.Rule($0.rawValue, $0.meaning) }
    let report = SARIFReport(findings, of: kinds, version: Library.version)
    output.write(report.json.text() + "\n")
  }
}
