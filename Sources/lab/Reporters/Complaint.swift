/// Something in a report that is not as expected, or not as it has to be.
struct Complaint: Equatable {
  /// What it is about.
  enum Kind: String {
    /// What came is other than expected.
    case difference
    /// The step, or the app, went wrong.
    case fault
    /// A server outside of the lab has not taken everything.
    case delivery
    /// A device that is kept has lost something.
    case loss
    /// An invariant of the lab's does not hold.
    case violation
  }

  /// What went wrong.
  let kind: Kind
  /// The step's number, counted from 1; nil for what is about the run as a whole.
  let step: Int?
  /// Where the file says what was expected, or else the step; the title for the run as a whole.
  let position: SourcePosition
  /// What was expected and what was found, or why the step could not be done.
  let message: String
  /// What helps to see why.
  let notes: [String]

  /// The message and its notes, a line each.
  var lines: [String] { [message] + notes }
}

extension RunReport {
  /// Everything that is not as expected, in the order of the timeline; there is one unless
  /// ``holds``.
  var complaints: [Complaint] { outcomes.flatMap(complaints) + complaintsAboutRun }

  /// The command that repeats exactly this run.
  var repetition: String {
    let upload = delivered.map { " --upload \($0.address.shellWord)" } ?? ""
    return "lab run \(loaded.path.shellWord) --seed \(seed)\(upload)"
  }

  /// Where a part of the scenario's file begins.
  func position(of range: Range<Int>) -> SourcePosition {
    loaded.file.position(at: range.lowerBound)
  }

  /// A place in the scenario's file, as editors and terminals read it: `tap.json5:14:27`.
  func place(of range: Range<Int>) -> String {
    "\(loaded.path.printable):\(position(of: range))"
  }

  private var complaintsAboutRun: [Complaint] {
    var found: [(Complaint.Kind, String)] = []
    if let delivered, delivered.missing > 0 { found.append((.delivery, "\(delivered)")) }
    if let text = lossText { found.append((.loss, text)) }
    if let violation { found.append((.violation, "\(violation)")) }
    return found.map { kind, message in
      Complaint(
        kind: kind, step: nil, position: loaded.titlePosition, message: message, notes: [])
    }
  }

  private func complaints(of outcome: StepOutcome) -> [Complaint] {
    let step = outcome.index + 1
    let differences = outcome.comparison.compactMap(\.difference) + outcome.differences
    let complaints = differences.map { difference in
      Complaint(
        kind: .difference, step: step, position: position(of: difference.range),
        message: "expected \(difference.expected), found \(difference.found)", notes: [])
    }
    guard let fault = outcome.fault else { return complaints }
    let place = position(of: loaded.scenario.steps[outcome.index].range)
    return complaints + [
      Complaint(
        kind: .fault, step: step, position: place, message: fault.message, notes: fault.notes)
    ]
  }
}
