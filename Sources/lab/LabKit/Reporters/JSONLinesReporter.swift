import AutoTrack
import LabLanguage

/// A reporter of one event per line: compact, with sorted keys and unescaped non-ASCII.
///
/// Complaints about steps go to the messages; `lab run` itself reports the others.
final class JSONLinesReporter: Reporter {
  private let console: CommandConsole

  init(on console: CommandConsole) {
    self.console = console
  }

  package func report(_ report: RunReport) {
    for outcome in report.outcomes {
      for event in outcome.events {
        console.write(json: line(event, outcome.index + 1, report.loaded.scenario.title))
      }
    }
    for complaint in report.complaints where complaint.step != nil {
      let place = "\(report.loaded.path):\(complaint.position)"
      let lines = ["\(place): \(complaint.message)"] + complaint.notes.map { "  \($0)" }
      console.errors.write(lines.map { $0.printable + "\n" }.joined())
    }
  }

  package func finish(_ summary: RunSummary) {
    if summary.failed > 0 { console.errors.write("\(summary)\n") }
  }

  private func line(_ event: Event, _ step: Int, _ scenario: String) -> String {
    let place: Properties = ["scenario": .string(scenario), "step": .integer(step)]
    return String(decoding: event.json(with: place), as: UTF8.self) + "\n"
  }
}
