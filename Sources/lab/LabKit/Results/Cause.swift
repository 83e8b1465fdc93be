import AutoTrack
import LabLanguage
package import LabSystem
import MiniUI
import Wording

/// The reason why a step could not run, in the form of a mistake in its file.
package struct Cause {
  private let fault: StepFault
  private let outcome: StepOutcome
  private let report: RunReport
  private let program: String

  /// The cause of a run's last step; nil if every step ran.
  package init?(of report: RunReport, program: String) {
    guard let outcome = report.outcomes.last, let fault = outcome.fault else { return nil }
    self.init(fault, of: outcome, in: report, program: program)
  }

  init(_ fault: StepFault, of outcome: StepOutcome, in report: RunReport, program: String) {
    (self.fault, self.outcome, self.report) = (fault, outcome, report)
    self.program = program
  }

  /// Returns the place with the message, the line with a caret, facts, remedies, and consequences.
  package func lines(
    _ style: TextStyle, _ words: Sentences, width: Int?, indent: Int = 0
  ) -> [String] {
    let blanks = String(repeating: " ", count: indent)
    var head = StyledText(indent: indent)
    head.add(whole: "\(report.place(of: range)):", .bold)
    let isKnown = fault.isElsewhere || fault.remedy != nil
    let question = isKnown ? nil : fault.question
    head.add(
      " " + words(fault.message)
        + (question.map { "\(words.isEnglish ? "; " : "；")\(words($0))" } ?? ""), .bad)
    let (file, offset) = report.loaded.quotable.part(at: range.lowerBound)
    let excerpt = Excerpt(of: file, at: offset)
      .narrowed(to: width.map { $0 - indent - 1 })
    let rows: [Row] =
      remedies.map { ($0.words, $0.code) } + facts.map { ($0, nil) }
      + consequences.map { ($0, nil) }
    let rest = rows.map { text, code in
      var row = StyledText(indent: indent)
      row.add(words(text), code == nil ? .plain : .good)
      if let code {
        row.add(" ")
        // A step or a command stays whole, so that it can be copied.
        row.add(whole: code, .good)
      }
      return row
    }
    return head.lines(style, width: width, indent: indent + 2)
      + excerpt.lines(style, indent: blanks)
      + rest.flatMap { $0.lines(style, width: width, indent: indent + 2) }
  }

  /// Words, and a step or a command after them.
  private typealias Row = (words: Sentence, code: String?)

  private var range: Range<Int> { report.loaded.scenario.steps[outcome.index].range }

  /// The notes, without the question in the headline.
  ///
  /// The lists of all names help only if neither a near miss nor a remedy is known.
  private var facts: [Sentence] {
    let notes = fault.notes.filter { $0 != fault.question }
    guard fault.question != nil || fault.isElsewhere || fault.remedy != nil else { return notes }
    return notes.filter { !["on the screen: {}", "can be tapped: {}"].contains($0.form) }
  }

  fileprivate var remedies: [StepRemedy] {
    let step = fault.remedy.map { StepRemedy(.step, "add this step before it:", $0) }
    return [step, elsewhere].compactMap(\.self)
  }

  /// The step after which the missing element was on the screen.
  private var elsewhere: StepRemedy? {
    guard fault.remedy == nil, let selector = fault.missing, report.delivered == nil,
      let seen = ElementHistory(of: report).last(with: selector, before: outcome.index)
    else { return nil }
    let verb = report.loaded.scenario.steps[seen].value.verb
    return StepRemedy(
      .tree, "\(selector) was on the screen after step \(seen + 1) (\(verb)):",
      "\(program.shellWord) tree \(report.loaded.operand.shellWord) --at \(seen + 1)")
  }

  /// One row for all expectations that failed because of the fault.
  private var consequences: [Sentence] {
    let events = outcome.comparison.compactMap(\.difference).filter { !$0.isOutOfOrder }
    let count = events.count + outcome.differences.count
    return count > 0 ? ["\(count, "expectation") failed because of it"] : []
  }
}

/// A text that a person can paste to repair a failed step, or a command to run.
package struct StepRemedy {
  package enum Kind: String {
    /// A step to add before the failed one.
    case step
    /// A command that shows an earlier screen with the missing element.
    case tree
    /// The `expect` that the step's events meet.
    case expect
  }

  package let kind: Kind
  fileprivate let words: Sentence
  package let code: String

  fileprivate init(_ kind: Kind, _ words: Sentence, _ code: String) {
    (self.kind, self.words, self.code) = (kind, words, code)
  }

  /// Returns the remedies of a step, as `lab run` prints them.
  package static func all(
    of outcome: StepOutcome, in report: RunReport, program: String
  ) -> [StepRemedy] {
    if let fault = outcome.fault {
      return Cause(fault, of: outcome, in: report, program: program).remedies
    }
    return outcome.expectationToPaste.map { [StepRemedy(.expect, "", $0.joined(separator: " "))] }
      ?? []
  }
}

extension RunReport {
  /// Writes the reason why the last step could not run to the messages.
  ///
  /// - Returns: False if the step ran.
  package func printFault(on console: CommandConsole) -> Bool {
    guard let cause = Cause(of: self, program: console.program) else { return false }
    let style = TextStyle(forMessagesOn: console)
    let lines = cause.lines(style, console.words, width: console.messageWidth)
    console.errors.write(lines.map { $0 + "\n" }.joined())
    return true
  }
}

/// The screens of a run, played again to find the steps after which they had an element.
package struct ElementHistory {
  private let loaded: LoadedScenario
  private let seed: UInt64

  /// The screens of a finished run.
  init(of report: RunReport) {
    (loaded, seed) = (report.loaded, report.seed)
  }

  /// The screens of a scenario with its own seed.
  package init(of loaded: LoadedScenario) {
    (self.loaded, seed) = (loaded, loaded.scenario.seed)
  }

  /// Returns the last step of those before an index after which the element was on the screen.
  package func last(with selector: ElementSelector, before index: Int) -> Int? {
    guard index > 0 else { return nil }
    let simulation = Simulation(loaded, seed: seed, keepingEvents: false)
    var last: Int?
    _ = simulation.run(through: index - 1) { outcome in
      guard let process = simulation.session?.process, process.isRunning,
        (try? Screen(of: process).view(selector)) != nil
      else { return }
      last = outcome.index
    }
    return last
  }
}

extension StepOutcome {
  /// The `expect` that describes an unexpected event with the others of the step, event by event.
  ///
  /// Nil unless an event is unexpected.
  var expectationToPaste: [String]? {
    guard fault == nil, comparison.contains(where: \.isUnexpected) else { return nil }
    var parts = events.map { "\($0.expectation)," }
    parts[0] = "expect: [" + parts[0]
    parts[parts.count - 1] = parts[parts.count - 1].dropLast() + "],"
    return parts
  }
}

extension Event {
  /// The event as a scenario's `expect` spells it, in the shortest form that tells it from others.
  var expectation: String {
    guard let form = ShortForm(rawValue: name.text), let value = self[form.property],
      let text = form == .leave ? Self.wholeSeconds(around: value)?.jsonQuoted : "\(value)"
    else { return name.text.jsonQuoted }
    return "{ \(name.text): \(text) }"
  }

  /// Returns the whole seconds around a duration, `8s..9s`; nil for another value.
  private static func wholeSeconds(around value: Value) -> String? {
    let seconds: Double
    switch value {
    case .integer(let number): seconds = Double(number)
    case .double(let number): seconds = number.value
    default: return nil
    }
    return Int(exactly: seconds.rounded(.down)).map { "\($0)s..\($0 + 1)s" }
  }
}
