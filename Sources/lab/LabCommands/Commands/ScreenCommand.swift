import LabExplain
import LabKit
import LabLanguage
import LabSystem
import MiniUI
import Wording

extension Command {
  static let screen = Command(
    name: "screen", operands: "FILE", summary: "draws the visible screen after a step",
    details: [
      "Draws the elements by their frames; hidden and covered ones are left out.",
      "'╳' marks the point at which the finger of the step came down.",
      "--before draws the screen that the finger touched.",
      "--json lists the visible elements with frames, texts, paths and selectors.",
    ],
    flags: [.step, .before, .numbers, .scheme, .json],
    examples: ["lab screen shop.json5 --at 2", "lab screen shop.json5 --at buying --before"]
  ) { arguments, console throws(LabError) in
    let one = try OneScenario(arguments, of: "screen", console)
    let step = try StepReference(arguments.value(of: .step), in: one.loaded.scenario)
    let view = ScreenView(
      of: one.loaded, scheme: one.scheme, step: step, isBefore: arguments.has(.before),
      isNumbered: arguments.has(.numbers), isNamed: arguments.has(.json),
      columns: min(console.width ?? 80, 80))
    let seen = view.seen()
    // The screen before a step that cannot be performed explains why.
    guard arguments.has(.before) && seen.drawing != nil || !seen.report.printFault(on: console)
    else { return .failed }
    let place = "\(arguments.has(.before) ? "before" : "after") \(one.name(of: step))"
    guard let drawing = seen.drawing else {
      throw .nothingMatched(
        "the app is not on the screen \(place); choose another step with --at")
    }
    if arguments.has(.json) {
      let json = PrintedJSON.members([
        "scenario": .text(one.loaded.path), "step": .number(step.index + 1),
        "elements": drawing.json,
      ])
      console.write(json: json.text() + "\n")
    } else {
      one.write(drawing.lines + seen.legend, place, console)
    }
    return .held
  }
}

extension Flag {
  /// The screen that the finger of a step touched.
  static let before = Flag("--before", "the screen before the step, which the finger touched")
  static let numbers = Flag("--numbers", "numbers the elements that a person can operate")
}
