import AutoTrack
package import LabKit
import LabLanguage
package import LabSystem
import MiniUI
package import Wording

/// A printer of explanations in columns: titles, rows, and details aligned within a section.
package struct ExplanationWriter {
  private let output: any TextOutput
  private let style: TextStyle
  private let width: Int?
  /// True to shorten paths of elements where a line is too long.
  private let shortensPaths: Bool
  private let words: Sentences
  private static let titleColumn = 13
  /// The widest row that takes part in the alignment of details.
  private static let widestText = 72

  package init(on console: CommandConsole, shortensPaths: Bool = false) {
    output = console.output
    style = TextStyle(for: console)
    width = console.width
    words = console.words
    self.shortensPaths = shortensPaths
  }

  package func write(_ explanation: StepExplanation, of outcome: StepOutcome, _ step: Step) {
    var head = StyledText()
    head.add(words("step \(outcome.index + 1)"), .bold)
    head.add("  ")
    head.add(outcome.start.timelineText, .faint)
    head.add("  \(words(step.verb.sentence))" + (step.name.map { "  (\($0.value))" } ?? ""))
    output.write("\n")
    write(head, indent: 2)
    for section in explanation.sections { write(section) }
  }

  private func write(_ section: StepExplanation.Section) {
    let rows = section.rows.map { row in
      let indent = String(repeating: "  ", count: row.depth)
      return (
        depth: row.depth, text: indent + words(row.text).printable,
        detail: words(row.detail).printable
      )
    }
    let widths = rows.filter { !$0.detail.isEmpty }.map(\.text.cells)
    let column = min(widths.max() ?? 0, Self.widestText)
    for (index, row) in rows.enumerated() {
      let title = index == 0 ? words(section.title) : ""
      let gap = String(repeating: " ", count: max(0, column - row.text.cells) + 2)
      var text = StyledText(indent: 2)
      text.add(title, .faint)
      text.add(String(repeating: " ", count: max(1, Self.titleColumn - title.cells)))
      text.add(row.detail.isEmpty ? row.text : row.text + gap + row.detail)
      write(text, indent: 2 + Self.titleColumn + 2 * row.depth + 2)
    }
  }

  private func write(_ text: StyledText, indent: Int) {
    let lines = text.lines(style, width: width, indent: indent, shortensPaths: shortensPaths)
    output.write(lines.map { $0 + "\n" }.joined())
  }
}

extension HitTestTrace.Verdict {
  /// The result of hit testing a view, in words.
  package var words: Sentence {
    switch self {
    case .entered: "contains the point"
    case .hit: "hit"
    case .hidden: passedOver("hidden")
    case .faint: passedOver("its alpha is below 0.01")
    case .interactionOff: passedOver("user interaction is off")
    case .animated: passedOver("an animation runs")
    case .flat: passedOver("its transform leaves no area")
    case .outside: passedOver("does not contain the point")
    case .declined: passedOver("its own pointInside:withEvent: returns NO")
    case .ownAnswer(let view?): "its own hitTest:withEvent: returns \(view)"
    case .ownAnswer(nil): passedOver("its own hitTest:withEvent: returns \("nil")")
    case .behind: "not tested: behind the hit view"
    }
  }

  private func passedOver(_ reason: Sentence) -> Sentence { "passed over: \(reason)" }
}

extension HitTestTrace.Refusal {
  /// The reason why no view was hit-tested, in words.
  package var words: Sentence {
    switch self {
    case .offScreen: "no hit test, because the point is not on the screen"
    case .notActive: "no hit test, because the app is not active"
    case .inTransition: "no hit test, because a transition between screens is running"
    }
  }
}

extension DefaultPathScheme.Reason {
  /// The reason for the form of a step, in words.
  var words: Sentence {
    switch self {
    case .controller: "the nearest controller, together with its root view"
    case .alias(let name): "the page alias of \(name), together with its root view"
    case .outermost: "the outermost view, which belongs to no controller"
    case .index(1, let all): "the only one of its class among \(all, "subview")"
    case .index(let alike, let all):
      "one of \(alike) of its class among \(all) subviews, counted from 0"
    case .cell: "a cell, by its section and row"
    case .sectionView: "a section's view, by its section"
    case .segment: "no step: a segment belongs to its control"
    }
  }
}

extension SensorsPathScheme.Reason {
  /// The reason for the form of a step, in words.
  var words: Sentence {
    switch self {
    case .alert: "the alert that the views are in"
    case .outermost: "the outermost view, which has no index"
    case .index(1, let all): "the only one of its class among \(all, "subview")"
    case .index(let alike, let all):
      "one of \(alike) of its class among \(all) subviews, counted from 0"
    case .place: "its place in its list"
    case .shared: "one of many similar views; the place is omitted"
    case .between: "no step: UIKit inserts it between other views"
    }
  }
}

extension PathScheme {
  /// Returns the steps of a view's path with their reasons; for other schemes the path alone.
  func explanation(of view: View) -> [StepExplanation.Row] {
    switch self {
    case let scheme as DefaultPathScheme:
      scheme.explainedPath(of: view).map { .init("\($0.text ?? "–")", $0.reason.words) }
    case let scheme as SensorsPathScheme:
      scheme.explainedPath(of: view).map { .init("\($0.text ?? "–")", $0.reason.words) }
    default: [.init("\(path(of: view))")]
    }
  }
}
