import AutoTrack
import LabKit
import LabLanguage

extension Command {
  static let suggest = Command(
    name: "suggest", operands: "FILE SELECTOR",
    summary: "ranks the ways to name an element by the elements that each names",
    details: [
      "SELECTOR is a selector of the format: '#buy', 'Buy' or '{ row: \"0:2\", in: \"#list\" }'.",
      "The numbers count elements on the screen after the step, on this screen at any step, and in",
      "all steps of the scenario. A way that names one element comes first. The survival is that",
      "of rules of the kind over 345 releases of five apps (docs/survival.md). The rule by all",
      "facts can be copied into a file of rules.",
    ],
    flags: [.step, .json],
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
    guard let found = try ElementSuggestions(of: selector, after: step, in: one.loaded) else {
      throw .nothingMatched(
        "the app is not running after \(one.name(of: step)); choose another step with --at")
    }
    if arguments.has(.json) {
      console.write(json: found.json.text() + "\n")
    } else {
      console.output.write(found.text)
    }
    return .held
  }
}

extension ElementSuggestions {
  fileprivate var text: String {
    let head = ["way", "name", "now", "screen", "app", "survives a release", "dies when"]
    let rows = ways.map { way in
      [
        way.kind, way.name.printable, "\(way.counts.now)", "\(way.counts.screen)",
        "\(way.counts.app)", way.certificate?.share ?? "–", way.certificate?.diesWhen ?? "",
      ]
    }
    let lines =
      [element.printable] + TextTable([head] + rows, indent: 2).lines
      + (rule.map { ["for a file of rules:", "  " + $0.text.printable] } ?? [])
    return lines.map { $0 + "\n" }.joined()
  }

  fileprivate var json: PrintedJSON {
    .record([
      "element": .text(element), "rule": rule.map { .text($0.text) },
      "ways": .list(
        ways.map { way in
          .record([
            "app": .number(way.counts.app), "certificate": way.certificate?.json,
            "cost": .number(way.cost), "kind": .text(way.kind),
            "name": .text(way.name), "now": .number(way.counts.now),
            "screen": .number(way.counts.screen),
          ])
        }),
    ])
  }
}
