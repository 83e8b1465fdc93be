import AutoTrack
import LabKit
import LabLanguage
import MiniUI

extension Command {
  /// The command `lab pick FILE SELECTOR`.
  static let pick = Command(
    name: "pick", operands: "FILE SELECTOR",
    summary: "makes the clicks on an element an event of their own",
    details: [
      "Looks at the screen after a step; SELECTOR is one of the format's: '#buy', 'Buy' or",
      "'{ row: \"0:2\", in: \"#products\" }'. Prints the rule, and what else it is for.",
      "With --rules it is added to the file, for scenarios to name in tracker.rules.",
    ],
    flags: [.step, .name, .rules, .anyPosition, .thisContent]
  ) { arguments, console throws(LabError) in
    guard arguments.operands.count == 2 else {
      throw .usage(
        "pick takes a scenario and a selector, found \(arguments.operands.count.counted("word"))",
        remedy: "write lab pick FILE SELECTOR --name NAME")
    }
    let name = try arguments.ruleName()
    let one = try OneScenario(arguments.operands[0], arguments, of: "pick", console)
    let file = try arguments.value(of: .rules).map { path throws(LabError) in
      try RulesFile(path, console)
    }
    try file?.refuse(name)
    let selector = try PickedElement.selector(arguments.operands[1])
    let step = try StepReference(arguments.value(of: .step), in: one.loaded.scenario)
    guard let session = try one.app(after: step, console) else { return .failed }
    let element = try PickedElement(selector, in: session)
    let rule = try element.rule(
      name: name, anyPosition: arguments.has(.anyPosition),
      thisContent: arguments.has(.thisContent))
    try file?.add(rule)
    console.output.write(element.report(on: rule, writtenTo: file?.path) + "\n")
    return .held
  }
}

extension Flag {
  static let name = Flag(name: "--name", value: "NAME", meaning: "the name of the rule's event")
  /// The file that a rule is added to.
  static let rules = Flag(
    name: "--rules", value: "FILE", meaning: "adds the rule to this file; made if it is not there")
  /// The generalisation of a rule to any position.
  static let anyPosition = Flag(
    name: "--any-position", value: nil, meaning: "the rule is for every row, item or tab alike")
  /// The restriction of a rule to one text.
  static let thisContent = Flag(
    name: "--this-content", value: nil, meaning: "the rule is only for the element's present text")
}

extension Arguments {
  fileprivate func ruleName() throws(LabError) -> String {
    guard let name = value(of: .name) else {
      throw .usage("pick needs the name of the rule's event", remedy: "add --name NAME")
    }
    guard CheckedName(checking: .string(name)).fault == nil, !name.hasPrefix("$") else {
      throw .usage(
        "\(name.quoted) is no name of an event of one's own",
        remedy: "take letters, digits and _, no digit in front")
    }
    return name
  }
}
