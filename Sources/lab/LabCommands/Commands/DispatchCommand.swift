import LabExplain
import LabKit
import LabLanguage
import LabSystem
import MiniUI
import Wording

extension Command {
  /// The command `lab dispatch FILE [NAME]`.
  static let dispatch = Command(
    name: "dispatch", operands: "FILE [NAME]",
    summary: "shows which code each message runs, with the hooks in order",
    details: [
      "Shows the app's classes, and the system's classes with hooks or other code.",
      "NAME is a class, or a message: viewDidAppear: or '-[UIView layoutSubviews]'.",
      "A message shows each piece of code that runs for it, with its owner.",
      "'step 1.2' owns the code that the second operation of step 1 has installed.",
    ],
    flags: [.step, .diff, .json],
    examples: [
      "lab dispatch shop.json5 --at 2", "lab dispatch shop.json5 viewDidAppear:",
      "lab dispatch shop.json5 --diff 1 2",
    ]
  ) { arguments, console throws(LabError) in
    let operands = arguments.operands
    guard let path = operands.first, operands.count <= 2 else {
      throw .usage(
        "dispatch takes a scenario and at most one class or message, "
          + "found \(operands.count.counted("word"))",
        remedy: "write lab dispatch FILE [NAME]")
    }
    let one = try OneScenario(path, arguments, of: "dispatch", console)
    let word = operands.dropFirst().first
    guard arguments.has(.diff) else { return try show(word, one, arguments, console) }
    return try compare(word, one, arguments, console)
  }

  private static func show(
    _ word: String?, _ one: OneScenario, _ arguments: Arguments, _ console: CommandConsole
  ) throws(LabError) -> ExitCode {
    let step = try StepReference(arguments.value(of: .step), in: one.loaded.scenario)
    guard let session = try one.app(after: step, console) else { return .failed }
    let classes = session.process.classes
    let subject = try DispatchSubject(word, in: classes)
    let table = DispatchTable(of: classes)
    if arguments.has(.json) {
      let json = PrintedJSON.members([
        "scenario": .text(one.loaded.path), "step": .number(step.index + 1),
        "classes": table.json(about: subject),
      ])
      console.write(json: json.text() + "\n")
    } else {
      one.write(
        DispatchText(for: console).lines(of: table, about: subject),
        "after \(one.name(of: step))", console)
    }
    return .held
  }

  private static func compare(
    _ word: String?, _ one: OneScenario, _ arguments: Arguments, _ console: CommandConsole
  ) throws(LabError) -> ExitCode {
    guard !arguments.has(.step) else { throw .usage("--at and --diff exclude each other") }
    let words = arguments.values(of: .diff)
    let scenario = one.loaded.scenario
    let steps = try (StepReference(words[0], in: scenario), StepReference(words[1], in: scenario))
    guard let old = try one.app(after: steps.0, console),
      let new = try one.app(after: steps.1, console)
    else { return .failed }
    let subject = try DispatchSubject(word, in: new.process.classes, old.process.classes)
    let changes = DispatchChanges(
      from: DispatchTable(of: old.process.classes), to: DispatchTable(of: new.process.classes))
    if arguments.has(.json) {
      let json = PrintedJSON.members([
        "scenario": .text(one.loaded.path),
        "steps": .list([.number(steps.0.index + 1), .number(steps.1.index + 1)]),
        "changes": changes.json(about: subject),
      ])
      console.write(json: json.text() + "\n")
      return .held
    }
    let lines = DispatchText(for: console).lines(of: changes, about: subject)
    one.write(
      lines.isEmpty ? ["no difference"] : lines.map { console.words($0) },
      "from \(one.name(of: steps.0)) to \(one.name(of: steps.1))", console)
    return .held
  }
}

extension OneScenario {
  /// Writes lines below the scenario's title and the place in the run.
  func write(_ lines: [String], _ place: String, _ console: CommandConsole) {
    console.output.write(loaded.headline(on: console).map { $0 + "\n" }.joined())
    console.write(lines: [place, ""] + lines.map(\.printable), hanging: 4)
  }
}

extension Flag {
  /// The two steps whose tables are compared.
  static let diff = Flag("--diff STEP STEP", "what changed from one step to the other")
}
