import AutoTrack
import LabExplain
import LabKit
import LabLanguage
import LabRules
import LabSystem
import MiniUI
import Wording

extension Command {
  static let pick = Command(
    name: "pick", operands: "FILE SELECTOR",
    summary: "prints a rule that names the clicks on an element",
    details: [
      "Uses the screen after a step. SELECTOR is a selector of the format: '#buy', 'Buy' or",
      "'{ row: \"0:2\", in: \"#products\" }'. Prints the rule and the other elements it matches.",
      "The rule is one by all facts (docs/survival.md), if they tell the element from the others;",
      "with --scheme, --any-position or --this-content it is one by the path.",
      "--rules adds the rule to a file, which scenarios name in tracker.rules.",
    ],
    flags: [.step, .name, .rules, .ruleScheme, .anyPosition, .thisContent],
    examples: ["lab pick Scenarios/shop/a-guest-buys-a-teapot.json5 '#buy' --at 6 --name Bought"]
  ) { arguments, console throws(LabError) in
    guard arguments.operands.count == 2 else {
      throw .usage(
        "pick takes a scenario and a selector, found \(arguments.operands.count.counted("word"))",
        remedy: "write lab pick FILE SELECTOR --name NAME")
    }
    let name = try arguments.ruleName(for: "pick")
    let one = try OneScenario(arguments.operands[0], arguments, of: "pick", console)
    let file = try arguments.value(of: .rules).map { path throws(LabError) in
      try RulesFile(path, console)
    }
    let other = "choose another --name"
    try file?.refuse([name], or: other)
    let selector = try PickedElement.selector(arguments.operands[1])
    let step = try StepReference(arguments.value(of: .step), in: one.loaded.scenario)
    guard let session = try one.app(after: step, console) else { return .failed }
    let element = try PickedElement(selector, in: session) {
      one.place(of: selector, console.program)
    }
    let (rule, remark) = try one.rule(named: name, for: element, arguments)
    try file?.add([rule], or: other)
    var hosted = HostedViews()
    hosted.note(element.view.flatMap { .init(around: $0, in: one.loaded.app) })
    console.warn(about: hosted)
    let report = element.report(on: rule, writtenTo: file?.path)
    let remarks = [remark].compactMap(\.self).map { console.words($0).printable }
    console.write(summary: report.prefix(1) + remarks + report.dropFirst(), besides: file?.path)
    return .held
  }
}

extension Flag {
  static let name = Flag("--name NAME", "the name of the rule's event")
  static let rules = Flag("--rules FILE", "adds the rule to this file; creates it if needed")
  static let ruleScheme = Flag(
    "--scheme \(schemes)", "makes a rule by the path in this scheme")
  static let anyPosition = Flag("--any-position", "the rule matches every row, item or tab")
  static let thisContent = Flag(
    "--this-content", "the rule matches only the element's current text")
}

extension Arguments {
  /// Returns the name of a rule that a command adds.
  func ruleName(for command: String) throws(LabError) -> String {
    guard let name = value(of: .name) else {
      throw .usage("\(command) needs the name of the rule's event", remedy: "add --name NAME")
    }
    guard CheckedName(checking: .string(name)).fault == nil, !name.hasPrefix("$") else {
      throw .usage(
        "\(name.quoted) is not a valid event name",
        remedy: "use letters, digits and _, without a leading digit")
    }
    return name
  }
}

extension OneScenario {
  /// Returns the rule for an element, and the reason why it is not one by all facts.
  ///
  /// A condition on the position or the content belongs to rules by the path.
  fileprivate func rule(
    named name: String, for element: PickedElement, _ arguments: Arguments
  ) throws(LabError) -> (rule: CircledRule, remark: Sentence?) {
    let (anyPosition, thisContent) = (arguments.has(.anyPosition), arguments.has(.thisContent))
    let isByPath = isSchemeGiven || anyPosition || thisContent
    if !isByPath, !element.isSegment, let view = element.view {
      var survey = AnchoredSurvey(of: loaded)
      survey.note(target: view)
      if let pattern = survey.pattern {
        return (CircledRule(name: name, element: ElementPattern(pattern)), nil)
      }
    }
    let rule = try element.rule(
      name: name, in: isSchemeGiven && schemeName != "default" ? scheme : nil,
      anyPosition: anyPosition, thisContent: thisContent)
    return (rule, isByPath ? nil : element.reasonForPath)
  }

  /// Returns the step after which the screen has an element, as a remedy; nil if no step does.
  fileprivate func place(of selector: ElementSelector, _ program: String) -> String? {
    let history = ElementHistory(of: loaded)
    guard let index = history.last(with: selector, before: loaded.scenario.steps.count) else {
      return nil
    }
    let verb = loaded.scenario.steps[index].value.verb
    return "it is on the screen after step \(index + 1) (\(verb)); add --at \(index + 1)"
  }
}

extension PickedElement {
  /// The reason for a rule by the path, where a rule by all facts is asked for.
  fileprivate var reasonForPath: Sentence {
    isSegment
      ? "the rule goes by the path, because the facts of a segment are those of its control"
      : "the rule goes by the path, because the facts of the element do not tell it from others"
  }
}
