import AutoTrack
import LabExplain
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
      "--write adds the rule of a way to a file. A click on the element, or on one around it, must",
      "give an event.",
    ],
    flags: [.step, .edits, .write, .name, .rules, .json],
    examples: [
      "lab suggest Scenarios/shop/a-guest-buys-a-teapot.json5 '#buy' --at 6",
      "lab suggest Scenarios/shop/a-guest-buys-a-teapot.json5 '#buy' --at 6 --write 1 "
        + "--rules Scenarios/rules/circled.json5 --name Bought",
    ]
  ) { arguments, console throws(LabError) in
    guard arguments.operands.count == 2 else {
      throw .usage(
        "suggest takes a scenario and a selector, found "
          + arguments.operands.count.counted("word"), remedy: "write lab suggest FILE SELECTOR")
    }
    let writing = try SuggestedRule(arguments, console)
    let one = try OneScenario(arguments.operands[0], arguments, of: "suggest", console)
    let selector = try PickedElement.selector(arguments.operands[1])
    let step = try StepReference(arguments.value(of: .step), in: one.loaded.scenario)
    let count = writing == nil ? try arguments.edits() : 0
    let seed = one.loaded.scenario.seed
    var edits: ScreenEdits?
    let suggestions = try ElementSuggestions(of: selector, after: step, in: one.loaded) {
      edits = ScreenEdits(of: $0, releases: count, seed: seed)
    }
    guard let suggestions else {
      throw .nothingMatched(
        "the app is not running after \(one.name(of: step)); choose another step with --at")
    }
    console.warn(about: suggestions.hosted)
    if let writing {
      let rule = try writing.rule(of: suggestions.ways)
      guard let session = try one.app(after: step, console) else { return .failed }
      return try writing.add(rule, for: PickedElement(selector, in: session), console)
    }
    let report = SuggestionReport(suggestions, edits)
    if arguments.has(.json) {
      console.write(json: report.json.text() + "\n")
    } else {
      console.output.write(report.text(console.words))
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

/// The work of `--write`: adds the rule of one way to a file.
private struct SuggestedRule {
  private let number: Int
  private let name: String
  private let file: RulesFile
  private static let other = "choose another --name"

  /// Nil without `--write`.
  init?(_ arguments: Arguments, _ console: CommandConsole) throws(LabError) {
    guard let number = try arguments.wholeNumber(of: .write, in: 1...1_000) else {
      if let flag = [Flag.name, .rules].first(where: arguments.has) {
        throw .usage("\(flag.name) needs the number of a way", remedy: "add --write N")
      }
      return nil
    }
    try arguments.forbid(.write, with: [.json, .edits])
    guard let path = arguments.value(of: .rules) else {
      throw .usage("--write needs a file for the rule", remedy: "add --rules FILE")
    }
    name = try arguments.ruleName(for: "suggest --write")
    file = try RulesFile(path, console)
    self.number = number
    try file.refuse([name], or: Self.other)
  }

  /// Returns the rule that states the way; refuses a number beyond the list, and a way that no
  /// file of rules can state.
  func rule(of ways: [ElementSuggestions.Way]) throws(LabError) -> CircledRule {
    guard number <= ways.count else {
      throw .usage(
        "the list has no way \(number)", remedy: "write a number from 1 to \(ways.count)")
    }
    let way = ways[number - 1]
    guard let pattern = way.pattern else {
      let others = ways.indices.filter { ways[$0].pattern != nil }.map { "\($0 + 1)" }
      throw .usage(
        "way \(number), the \(way.kind) \(way.name.printable), is not a rule of a file: "
          + way.obstacle, remedy: others.isEmpty ? nil : "write --write \(others.joined("or"))")
    }
    return CircledRule(name: name, element: pattern)
  }

  /// Adds the rule, and prints it with the other elements that it matches.
  func add(
    _ rule: CircledRule, for element: PickedElement, _ console: CommandConsole
  ) throws(LabError) -> ExitCode {
    try file.add([rule], or: Self.other)
    console.write(summary: element.report(on: rule, writtenTo: file.path), besides: file.path)
    return .held
  }
}

extension Flag {
  static let write = Flag("--write N", "adds the rule of the Nth way to the file of --rules")
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

  func text(_ words: Sentences) -> String {
    let head = [
      "N", "way", "name", "now", "screen", "app", "releases of real apps", "edits of this screen",
      "dies when",
    ]
    let rows = ways.enumerated().map { number, row in
      let (way, edits) = row
      return [
        "\(number + 1)", way.kind, way.name.printable, "\(way.counts.now)", "\(way.counts.screen)",
        "\(way.counts.app)", way.certificate?.share ?? "–", edits?.share ?? "–",
        edits.map { ($0.diesWhen ?? "(\($0.ending))").printable }
          ?? way.certificate?.diesWhen ?? "",
      ]
    }
    let advice = suggestions.recommendation.map { [words($0).printable] } ?? []
    let lines =
      [suggestions.element.printable] + TextTable([head] + rows, indent: 2).lines + advice
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
