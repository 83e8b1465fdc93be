import LabKit
import LabLanguage
import LabSystem

/// A reporter of failures in Markdown, for the summary of a job or a comment of a pull request.
final class MarkdownReporter: Reporter {
  private let output: any TextOutput
  private let program: String
  private let named: (String) -> String
  private var rows: [[String]] = []
  private var repetitions: [String] = []

  init(on console: CommandConsole) {
    (output, program, named) = (console.output, console.program, console.hostedNames)
  }

  func report(_ report: RunReport) {
    let complaints = report.complaints
    rows += complaints.map { row(for: $0, in: report) }
    if !complaints.isEmpty { repetitions += [report.again(by: program)].compactMap(\.self) }
  }

  func finish(_ summary: RunSummary) {
    let verdict = rows.isEmpty ? "passed" : "failed"
    let head = ["### Scenarios: \(verdict)", "", "\(summary)".inMarkdown]
    let table = rows.asTableInMarkdown(below: ["scenario", "step", "place", "reason"])
    let again =
      repetitions.isEmpty ? [] : ["", "Again:", ""] + repetitions.asBlockInMarkdown("sh")
    let lines = head + (rows.isEmpty ? [] : [""] + table + again)
    output.write(lines.map { $0 + "\n" }.joined())
  }

  private func row(for complaint: Complaint, in report: RunReport) -> [String] {
    [
      report.loaded.scenario.title.inMarkdown, complaint.step.map { "\($0)" } ?? "",
      "\(named(complaint.file)):\(complaint.position)".inMarkdown,
      report.lines(of: complaint, by: program).map(\.inMarkdown).joined(separator: "<br>"),
    ]
  }
}
