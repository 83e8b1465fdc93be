import LabExplain
import LabKit
import LabLanguage
import LabSystem
import Wording

extension Command {
  static let why = Command(
    name: "why", operands: "FILE [STEP]", summary: "explains steps, from touch to event",
    details: [
      "STEP is a step's name or its number, from 1. Without it, every step is explained that has",
      "a touch, an event or a suppressed event.",
      "Messages are listed with the code that ran: hooks by their owners, then the class.",
    ],
    flags: [.seed, .scheme, .tracker, .json, .fullPaths],
    examples: [
      "lab why Scenarios/clicks/first-tap.json5", "lab why Scenarios/clicks/first-tap.json5 2",
    ]
  ) { arguments, console throws(LabError) in
    let one = try OneScenario(try scenario(arguments, console), arguments)
    let loaded = one.loaded
    let choice = try StepChoice(arguments.operands.dropFirst().first, of: loaded)
    let simulation = Simulation(loaded, seed: try arguments.seed())
    let tracer = StepTracer(one.scheme)
    simulation.observer = tracer
    let report = simulation.run()
    let told = zip(report.outcomes, tracer.traces).filter { choice.includes($0.0, $0.1) }
    guard !told.isEmpty else { throw .nothingMatched(emptiness(choice, report)) }
    let explained = told.map { ($0.0, StepExplanation(of: $0.0, $0.1, in: report)) }
    if arguments.has(.json) {
      let steps = explained.map { outcome, explanation in
        explanation.json(of: outcome, loaded.scenario.steps[outcome.index].value)
      }
      let json = PrintedJSON.record(["scenario": .text(loaded.path), "steps": .list(steps)])
      console.write(json: json.text() + "\n")
      return .held
    }
    let writer = ExplanationWriter(on: console, shortensPaths: !arguments.has(.fullPaths))
    console.output.write(loaded.headline(on: console).map { $0 + "\n" }.joined())
    for (outcome, explanation) in explained {
      writer.write(explanation, of: outcome, loaded.scenario.steps[outcome.index].value)
    }
    return .held
  }

  private static func scenario(
    _ arguments: Arguments, _ console: CommandConsole
  ) throws(LabError) -> LoadedScenario {
    guard let file = arguments.operands.first else {
      throw .usage("why needs a scenario file", remedy: "write lab why FILE [STEP]")
    }
    try arguments.allowOperands(upTo: 2, "why takes one file and one step")
    let selection = try ScenarioSelection([file], console.files, for: arguments.tracker())
    guard let loaded = selection.loaded.first else { throw .nothingMatched(selection.emptiness) }
    guard selection.loaded.count == 1 else {
      throw .usage(
        "why explains one scenario; \(file.quoted) has \(selection.loaded.count)",
        remedy: "name one, such as \(loaded.path)")
    }
    return loaded
  }

  private static func emptiness(_ choice: StepChoice, _ report: RunReport) -> String {
    guard case .one(let index) = choice, let last = report.outcomes.last else {
      return "no step of \(report.loaded.path) has a touch, an event or a suppressed event"
    }
    return "step \(index + 1) did not run, because step \(last.index + 1) failed: "
      + (last.fault?.message.text ?? "the run ended there")
  }
}
