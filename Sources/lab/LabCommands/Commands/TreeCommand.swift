import LabKit
import LabLanguage
import MiniUI

extension Command {
  static let tree = Command(
    name: "tree", operands: "FILE", summary: "shows the views after a step, with their paths",
    details: [
      "One line per view, back window first: class, controller, #id, text, frame, marks, path.",
      "The last mark is the result of a tap: click, or nothing with the reason. A view without it",
      "is part of another element. A path that continues the path above begins with '…'.",
    ],
    flags: [.step, .scheme]
  ) { arguments, console throws(LabError) in
    let one = try OneScenario(arguments, of: "tree", console)
    let step = try StepReference(arguments.value(of: .step), in: one.loaded.scenario)
    guard let session = try one.app(after: step, console) else { return .failed }
    let style = TextStyle(for: console)
    let place = "after \(one.name(of: step)), scheme \(one.schemeName)"
    let lines = ViewHierarchy(of: session, scheme: one.scheme).lines
    console.output.write(([one.headline(style), place, ""] + lines).joined(separator: "\n") + "\n")
    return .held
  }
}
