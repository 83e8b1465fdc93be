import AutoTrack

/// One captured event a line: compact, keys sorted, non-ASCII as it is, nothing else on the output.
///
/// What is not as expected goes to the messages.
final class JSONLinesReporter: Reporter {
  private let console: Console

  init(on console: Console) {
    self.console = console
  }

  func report(_ report: RunReport) {
    for outcome in report.outcomes {
      for event in outcome.events {
        console.output.write(line(event, outcome.index + 1, report.loaded.scenario.title))
      }
      complain(of: outcome, in: report)
    }
  }

  func finish(_ summary: RunSummary) {
    if summary.failed > 0 { console.errors.write("\(summary)\n") }
  }

  private func line(_ event: Event, _ step: Int, _ scenario: String) -> String {
    var writer = JSONWriter()
    writer.object { object in
      object.member("event", .string(event.name.text))
      object.member("properties", event.properties)
      object.member("scenario", .string(scenario))
      object.member("sequence", .integer(event.sequence))
      object.member("step", .integer(step))
      object.member("time", .integer(event.time))
    }
    return writer.text + "\n"
  }

  private func complain(of outcome: StepOutcome, in report: RunReport) {
    let differences = outcome.comparison.compactMap(\.difference) + outcome.differences
    for difference in differences {
      let place = report.place(of: difference.range)
      console.errors.write(
        "\(place): expected \(difference.expected.printable), "
          + "found \(difference.found.printable)\n")
    }
    guard let fault = outcome.fault else { return }
    let place = report.place(of: report.loaded.scenario.steps[outcome.index].range)
    let text = ([fault.message] + fault.notes).map(\.printable).joined(separator: "\n  ")
    console.errors.write("\(place): \(text)\n")
  }
}
