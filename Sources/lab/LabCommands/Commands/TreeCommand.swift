import LabExplain
import LabKit
import LabLanguage
import LabSystem
import MiniUI
import Wording

extension Command {
  static let tree = Command(
    name: "tree", operands: "FILE", summary: "shows the views after a step, with their paths",
    details: [
      "One line per view, back window first: class, controller, #id, text, frame, marks, path.",
      "The last mark is the result of a tap: click, or nothing with the reason. A view without it",
      "is part of another element. A path that continues the path above begins with '…'.",
    ],
    flags: [.step, .scheme, .json, .fullPaths],
    examples: [
      "lab tree Scenarios/clicks/first-tap.json5",
      "lab tree Scenarios/clicks/first-tap.json5 --at 1 --json",
    ]
  ) { arguments, console throws(LabError) in
    let one = try OneScenario(arguments, of: "tree", console)
    let step = try StepReference(arguments.value(of: .step), in: one.loaded.scenario)
    guard let session = try one.app(after: step, console) else { return .failed }
    let hierarchy = ViewHierarchy(of: session, scheme: one.scheme)
    if arguments.has(.json) {
      console.write(json: one.json(after: step, ["windows": hierarchy.json]).text() + "\n")
      return .held
    }
    let place = "after \(one.name(of: step)), scheme \(one.schemeName)"
    let rows = ([place, ""] + hierarchy.lines).flatMap { line in
      line.wrapped(to: console.width, hanging: 4, shortensPaths: !arguments.has(.fullPaths))
    }
    let lines = one.loaded.headline(on: console) + rows
    console.output.write(lines.map { $0 + "\n" }.joined())
    return .held
  }
}

extension OneScenario {
  /// Returns the object that `--json` prints about the app after a step.
  fileprivate func json(
    after step: StepReference, _ members: KeyValuePairs<String, PrintedJSON>
  ) -> PrintedJSON {
    let known: [String: PrintedJSON] = [
      "scenario": .text(loaded.path), "scheme": .text(schemeName),
      "step": .number(step.index + 1),
    ]
    return .sorted(known.merging(members.map { ($0.key, $0.value) }) { $1 }) { $0 }
  }
}
