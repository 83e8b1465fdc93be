import LabLanguage

/// A printer of explanations in columns: titles, rows, and details aligned within a section.
package struct ExplanationWriter {
  private let output: any TextOutput
  private let style: TextStyle
  private static let titleColumn = 13
  /// The widest row that takes part in the alignment of details.
  private static let widestText = 72

  package init(on console: CommandConsole) {
    output = console.output
    style = TextStyle(for: console)
  }

  package func write(headlineOf loaded: LoadedScenario) {
    line(style.bold(loaded.shortName.printable) + " · " + loaded.scenario.title.printable)
  }

  package func write(_ explanation: StepExplanation, of outcome: StepOutcome, _ step: Step) {
    let name = step.name.map { "  (\($0.value))" } ?? ""
    line("")
    line(
      style.bold("step \(outcome.index + 1)") + "  "
        + style.faint(outcome.start.timelineText) + "  " + "\(step.verb)\(name)".printable)
    for section in explanation.sections { write(section) }
  }

  private func write(_ section: StepExplanation.Section) {
    let widths = section.rows.filter { !$0.detail.isEmpty }.map(\.indented.count)
    let width = min(widths.max() ?? 0, Self.widestText)
    for (index, row) in section.rows.enumerated() {
      let title = index == 0 ? section.title : ""
      let gap = String(repeating: " ", count: max(1, Self.titleColumn - title.count))
      line("  " + style.faint(title) + gap + row.text(width: width))
    }
  }

  private func line(_ text: String) { output.write(text + "\n") }
}

extension StepExplanation.Row {
  /// The text, indented by its depth.
  fileprivate var indented: String {
    String(repeating: "  ", count: depth) + text.printable
  }

  /// Joins both columns.
  fileprivate func text(width: Int) -> String {
    guard !detail.isEmpty else { return indented }
    let gap = String(repeating: " ", count: max(0, width - indented.count) + 2)
    return indented + gap + detail.printable
  }
}
