import AutoTrack
import LabKit
import LabLanguage
import MiniUI

extension Command {
  static let mutate = Command(
    name: "mutate", operands: "FILE",
    summary: "edits a screen as releases do, and shows which rules survive",
    details: [
      "A rule is the path of a clickable element. Each edit inserts, moves, removes or changes",
      "views as new versions of apps and of iOS do; the rule is kept, lost, or counts another",
      "element.",
      "Reports all single edits (or N), N pairs and N releases, for every scheme and rule.",
    ],
    flags: [.step, .seed, .mutants, .scheme, .trees, .json],
    examples: [
      "lab mutate Scenarios/shop/sale.json5",
      "lab mutate Scenarios/shop/sale.json5 --at 1 --scheme default --trees",
    ]
  ) { arguments, console throws(LabError) in
    let seed = try arguments.seed()
    let count = try arguments.wholeNumber(of: .mutants, in: 1...100_000) ?? 1_000
    let one = try OneScenario(arguments, of: "mutate", console)
    let step = try StepReference(arguments.value(of: .step), in: one.loaded.scenario)
    guard let session = try one.app(after: step, console) else { return .failed }
    let (tree, elements) = session.clickableElements
    guard !elements.isEmpty else {
      throw .nothingMatched(
        "no element can be clicked after \(one.name(of: step)); choose another step with --at")
    }
    let plan = MutationPlan(
      tree: tree, elements: elements,
      schemes: one.isSchemeGiven ? [one.scheme] : PathSchemes.all,
      seed: seed ?? one.loaded.scenario.seed, count: count, rates: .published)
    let result = MutationResult(of: plan)
    if arguments.has(.json) {
      let known: [String: PrintedJSON] = [
        "scenario": .text(one.loaded.path), "step": .number(step.index + 1),
      ]
      let members = known.merging(result.json.map { ($0.key, $0.value) }) { $1 }
      console.write(json: PrintedJSON.sorted(members) { $0 }.text() + "\n")
      return .held
    }
    let lines =
      one.loaded.headline(on: console) + ["after \(one.name(of: step))"]
      + result.lines(TextStyle(for: console), showsTrees: arguments.has(.trees))
    console.output.write(lines.map { $0 + "\n" }.joined())
    return .held
  }
}

extension Flag {
  static let mutants = Flag(
    name: "--count", value: "N", meaning: "the mutants of each kind; 1000 unless given")
  static let trees = Flag(
    name: "--trees", value: nil, meaning: "shows the views before and after the edit that fails")
}
