import MiniUI

extension Command {
  /// The command `lab tree FILE`.
  static let tree = Command(
    name: "tree", operands: "FILE", summary: "shows the views after a step, with their paths",
    details: [
      "One line a view, windows from the back: class, controller, #id, text, frame, marks, path.",
      "The last mark is what a tap there gives: click, or nothing and why; without one the view",
      "only belongs to others. A path that goes on from the one above begins with '…'.",
    ],
    flags: [.step, .scheme]
  ) { arguments, console throws(LabError) in
    let one = try OneScenario(arguments, of: "tree", console)
    let step = try StepReference(arguments.value(of: .step), in: one.loaded.scenario)
    let simulation = Simulation(one.loaded)
    let report = simulation.run(through: step.index) { _ in }
    if let fault = report.faultText {
      console.errors.write(fault + "\n")
      return .failed
    }
    guard let session = simulation.session, session.process.isRunning else {
      throw .nothingMatched(
        "the app does not run after step \(step.index + 1)\(one.loaded.verb(of: step)); "
          + "choose another step with --at")
    }
    let style = TextStyle(for: console)
    let head = style.bold(one.loaded.path.printable) + " · " + one.loaded.scenario.title.printable
    let place = "after step \(step.index + 1)\(one.loaded.verb(of: step)), scheme \(one.schemeName)"
    let lines = ViewHierarchy(of: session, scheme: one.scheme).lines
    console.output.write(([head, place, ""] + lines).joined(separator: "\n") + "\n")
    return .held
  }
}

extension LoadedScenario {
  /// What a step does, behind its number: ` (tap "Buy")`.
  fileprivate func verb(of step: StepReference) -> String {
    " (\(scenario.steps[step.index].value.verb))".printable
  }
}
