import AutoTrack
import LabKit
import LabLanguage
import LabRules
import LabSystem
import Wording

extension Command {
  static let suggest = Command(
    name: "suggest", operands: "FILE SELECTOR",
    summary: "ranks the ways to name an element by the elements that each names",
    details: [
      "SELECTOR is a selector of the format: '#buy', 'Buy' or '{ row: \"0:2\", in: \"#list\" }'.",
      "The numbers count elements on the screen after the step, on this screen at any step, and in",
      "all steps of the scenario. A way that names one element comes first. Its survival is that",
      "of rules of the kind over 345 releases of five apps (docs/survival.md), and its own over",
      "releases made of edits of this screen; single edits near the element show when it dies.",
      "A screen of more than \(ScreenEdits.mostViews) views is edited if --edits asks for it.",
      "The rule by all facts can be copied into a file of rules. A click on the element, or on one",
      "around it, must give an event.",
    ],
    flags: [.step, .edits, .json],
    examples: ["lab suggest Scenarios/shop/a-guest-buys-a-teapot.json5 '#buy' --at 6"]
  ) { arguments, console throws(LabError) in
    guard arguments.operands.count == 2 else {
      throw .usage(
        "suggest takes a scenario and a selector, found "
          + arguments.operands.count.counted("word"), remedy: "write lab suggest FILE SELECTOR")
    }
    let one = try OneScenario(arguments.operands[0], arguments, of: "suggest", console)
    let selector = try PickedElement.selector(arguments.operands[1])
    let step = try StepReference(arguments.value(of: .step), in: one.loaded.scenario)
    let (count, seed) = (try arguments.edits(), one.loaded.scenario.seed)
    var edits: ScreenEdits?
    let suggestions = try ElementSuggestions(of: selector, after: step, in: one.loaded) {
      edits = ScreenEdits(of: $0, releases: count, seed: seed)
    }
    guard let suggestions else {
      throw .nothingMatched(
        "the app is not running after \(one.name(of: step)); choose another step with --at")
    }
    console.warn(about: suggestions.hosted)
    let report = SuggestionReport(suggestions, edits)
    if arguments.has(.json) {
      console.write(json: report.json.text() + "\n")
    } else {
      console.output.write(report.text)
    }
    return .held
  }
}

extension Flag {
  static let edits = Flag(
    "--edits N",
    "the edited releases of the screen to try, 0 for none; \(ScreenEdits.usualCount) "
      + "unless given, for screens of \(ScreenEdits.mostViews) views at most")
}

extension Arguments {
  func edits() throws(LabError) -> Int? { try wholeNumber(of: .edits, in: 0...10_000) }
}

/// The ways to name an element with their certificates.
private struct SuggestionReport {
  private let suggestions: ElementSuggestions
  private let ways: [(way: ElementSuggestions.Way, edits: EditCertificate?)]

  init(_ suggestions: ElementSuggestions, _ edits: ScreenEdits?) {
    self.suggestions = suggestions
    let certificates =
      edits?.certificates(of: suggestions) ?? suggestions.ways.map { _ in nil }
    ways = Array(zip(suggestions.ways, certificates)).map { (way: $0, edits: $1) }
  }

  var text: String {
    let head = [
      "way", "name", "now", "screen", "app", "releases of real apps", "edits of this screen",
      "dies when",
    ]
    let rows = ways.map { way, edits in
      [
        way.kind, way.name.printable, "\(way.counts.now)", "\(way.counts.screen)",
        "\(way.counts.app)", way.certificate?.share ?? "–", edits?.share ?? "–",
        edits.map { ($0.diesWhen ?? "(\($0.ending))").printable }
          ?? way.certificate?.diesWhen ?? "",
      ]
    }
    let lines =
      [suggestions.element.printable] + TextTable([head] + rows, indent: 2).lines
      + (suggestions.rule.map { ["for a file of rules:", "  " + $0.text.printable] } ?? [])
    return lines.map { $0 + "\n" }.joined()
  }

  var json: PrintedJSON {
    .record([
      "element": .text(suggestions.element), "rule": suggestions.rule.map { .text($0.text) },
      "ways": .list(
        ways.map { way, edits in
          .record([
            "app": .number(way.counts.app), "certificate": way.certificate?.json,
            "cost": .number(way.cost), "edits": edits?.json, "kind": .text(way.kind),
            "name": .text(way.name), "now": .number(way.counts.now),
            "screen": .number(way.counts.screen),
          ])
        }),
    ])
  }
}
