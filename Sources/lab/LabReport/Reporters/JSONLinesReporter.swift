import AutoTrack
import LabKit
import LabLanguage
import LabSystem

/// A reporter of one event per line: compact, with sorted keys and unescaped non-ASCII.
///
/// Complaints about steps go to the messages; `lab run` itself reports the others.
final class JSONLinesReporter: Reporter {
  private let console: CommandConsole

  init(on console: CommandConsole) {
    self.console = console
  }

  func report(_ report: RunReport) {
    for outcome in report.outcomes {
      for event in outcome.events {
        let scenario = report.loaded.scenario
        let step = outcome.index + 1
        console.write(
          json: scenario.tracker.other == nil
            ? line(event, step, scenario.title) : bareLine(event, step, scenario.title))
      }
    }
    for complaint in report.complaints where complaint.step != nil && !complaint.isOutOfOrder {
      let place = "\(complaint.file):\(complaint.position)"
      let lines = report.lines(of: complaint, by: console.program).enumerated().map { index, line in
        index == 0 ? "\(place): \(line)" : "  \(line)"
      }
      console.write(messages: lines.map(\.printable))
    }
  }

  func finish(_ summary: RunSummary) {
    if summary.failed > 0 { console.write(message: "\(summary)") }
  }

  /// The line of an event without an envelope, which other trackers do not report.
  private func bareLine(_ event: Event, _ step: Int, _ scenario: String) -> String {
    let name = Value.string(event.name.text)
    return "{\"event\":\(name),\"properties\":\(event.details),"
      + "\"scenario\":\(Value.string(scenario)),\"step\":\(step),\"time\":\(event.time)}\n"
  }

  private func line(_ event: Event, _ step: Int, _ scenario: String) -> String {
    let place: Properties = ["scenario": .string(scenario), "step": .integer(step)]
    return String(decoding: event.json(with: place), as: UTF8.self) + "\n"
  }
}
