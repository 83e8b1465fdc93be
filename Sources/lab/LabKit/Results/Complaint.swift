package import LabLanguage
import LabSystem
package import Wording

/// An unmet expectation or another failure in a report.
package struct Complaint: Equatable {
  package enum Kind: String, CaseIterable {
    /// The outcome differs from the expectation.
    case difference
    /// The step could not be performed, or the app crashed.
    case fault
    /// A server outside of the lab has not acknowledged everything.
    case delivery
    /// A kept device has lost something.
    case loss
    /// An invariant of the lab is violated.
    case violation

    /// The meaning in a few words.
    package var meaning: String {
      switch self {
      case .difference: "The outcome of a step differs from its expectation."
      case .fault: "A step could not run, or the app crashed."
      case .delivery: "The server has not acknowledged all events."
      case .loss: "A kept device has lost events."
      case .violation: "The run breaks a rule that holds in every run."
      }
    }
  }

  package let kind: Kind
  /// The number of the step, from 1; nil for a complaint about the whole run.
  package let step: Int?
  /// The file of the expectation: the scenario's, or one that it includes.
  package let file: String
  /// The place of the expectation, or else of the step; the title for the whole run.
  package let position: SourcePosition
  /// The expectation and the finding, or the reason for the failure.
  package let message: Sentence
  package let notes: [Sentence]
  /// True for an event that another complaint of the step names as out of order.
  package var isOutOfOrder = false
  /// True for an expected event that did not come, in a step without a fault.
  package var isAbsence = false

  /// The message and its notes, one per line.
  package var lines: [String] { ([message] + notes).map(\.text) }
}

extension RunReport {
  /// The complaints, in the order of the timeline; empty exactly if ``holds``.
  package var complaints: [Complaint] { outcomes.flatMap(complaints) + complaintsAboutRun }

  /// Returns the command that repeats this run exactly, by the program that runs.
  package func repetition(by program: String) -> String {
    "\(program.shellWord) run \(loaded.operand.shellWord) --seed \(seed)\(tracker)\(upload)"
  }

  /// Returns the line with the command that repeats this run; nil if it needs no option.
  package func again(by program: String) -> String? {
    let options = seedIfOther + tracker + upload
    guard !options.isEmpty else { return nil }
    return "\(program.shellWord) run \(loaded.operand.shellWord)\(options)"
  }

  /// Returns the command that explains a step, by its index.
  package func explanation(of index: Int, by program: String) -> String {
    "\(program.shellWord) why \(loaded.operand.shellWord) \(index + 1)\(seedIfOther)\(tracker)"
  }

  /// Returns the lines of a complaint, and the command that explains an event that did not come.
  package func lines(of complaint: Complaint, by program: String) -> [String] {
    guard complaint.isAbsence, let step = complaint.step else { return complaint.lines }
    return complaint.lines + ["to explain this: \(explanation(of: step - 1, by: program))"]
  }

  private var seedIfOther: String { seed == loaded.scenario.seed ? "" : " --seed \(seed)" }

  private var tracker: String {
    loaded.scenario.tracker.other.map { " --tracker \($0.name.shellWord)" } ?? ""
  }

  private var upload: String { delivered.map { " --upload \($0.address.shellWord)" } ?? "" }

  func position(of range: Range<Int>) -> SourcePosition {
    loaded.file.position(at: range.lowerBound)
  }

  /// Returns the place in the scenario's file, as editors and terminals read it: `tap.json5:14:27`.
  package func place(of range: Range<Int>) -> String {
    "\(file(of: range).printable):\(position(of: range))"
  }

  /// Returns the path of the file that a part of the scenario comes from.
  func file(of range: Range<Int>) -> String { loaded.file.part(at: range.lowerBound).file.name }

  private var complaintsAboutRun: [Complaint] {
    var found: [(Complaint.Kind, Sentence)] = []
    if let delivered, delivered.missing > 0 { found.append((.delivery, delivered.sentence)) }
    if let text = lossText { found.append((.loss, text)) }
    if let violation { found.append((.violation, violation.sentence)) }
    return found.map { kind, message in
      Complaint(
        kind: kind, step: nil, file: loaded.path, position: loaded.titlePosition, message: message,
        notes: [])
    }
  }

  private func complaints(of outcome: StepOutcome) -> [Complaint] {
    let step = outcome.index + 1
    let differences = outcome.comparison.compactMap(\.difference) + outcome.differences
    let complaints = differences.map { difference in
      Complaint(
        kind: .difference, step: step, file: file(of: difference.range),
        position: position(of: difference.range),
        message: "expected \(difference.expected), found \(difference.found)",
        notes: [difference.reason].compactMap(\.self).map { "because \($0)" },
        isOutOfOrder: difference.isOutOfOrder,
        isAbsence: difference.isAbsence && outcome.fault == nil)
    }
    guard let fault = outcome.fault else { return complaints }
    let range = loaded.scenario.steps[outcome.index].range
    return complaints + [
      Complaint(
        kind: .fault, step: step, file: file(of: range), position: position(of: range),
        message: fault.message, notes: fault.notes)
    ]
  }
}

extension LoadedScenario {
  package var titlePosition: SourcePosition {
    guard let root = try? JSON5.parseNode(of: file), case .object(let members) = root.value,
      let title = members.first(where: { $0.key == "scenario" })
    else { return file.position(at: 0) }
    return file.position(at: title.keyRange.lowerBound)
  }
}
