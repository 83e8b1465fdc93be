import AutoTrack
package import LabKit
import LabLanguage
package import LabSystem
import MiniUI
import Wording

/// A scenario that grows step by step; each step runs the whole scenario from its start.
///
/// The scenario is its text: the checks of files find the mistakes of a step, and the file that is
/// written is the one that ran.
package struct Recording {
  /// The path of the recorded scenario, which need not exist.
  package let path: String
  /// The text of the recorded steps, in order.
  package private(set) var steps: [String] = []
  /// The last run.
  package private(set) var run: RecordedRun
  /// The scenario without the recorded steps.
  private var base: SourceFile
  /// The indices of the scenario's own steps that do not meet their expectations.
  private let failing: Set<Int>
  private let source: Source

  /// The files and the settings of the runs.
  package struct Source {
    let files: any FileSource
    let example: String?
    let tracker: TrackerKind
    let seed: UInt64?

    package init(
      _ files: any FileSource, example: String? = nil, for tracker: TrackerKind = .autoTrack,
      seed: UInt64? = nil
    ) {
      (self.files, self.example, self.tracker, self.seed) = (files, example, tracker, seed)
    }
  }

  /// Runs a scenario's own steps; throws if it has mistakes or a step that cannot be performed.
  package init(
    continuing text: [UInt8], at path: String, _ source: Source
  ) throws(LabError) {
    self.path = path
    self.source = source
    do throws(SourceError) {
      base = try SourceFile(name: path, bytes: text)
    } catch {
      throw .invalid([error])
    }
    run = try RecordedRun(text, at: path, source)
    failing = Set(run.report.outcomes.filter { !$0.holds }.map(\.index))
    guard let last = run.report.outcomes.last, let fault = last.fault else { return }
    let verb = run.loaded.scenario.steps[last.index].value.verb
    throw .usage(
      "step \(last.index + 1) (\(verb)) cannot be performed, so no step can follow: "
        + fault.message.text, remedy: "correct the scenario first")
  }

  package var text: [UInt8] { text(with: steps) }

  /// Adds a step, with its events as expectations on request.
  ///
  /// If any step of the scenario expects events, those without an expectation expect none; so then
  /// every step gets its events as expectations, and the file that is written passes.
  ///
  /// - Throws: The mistakes of the step, the reason why it could not be performed, or the
  ///   expectations that it does not meet. The recording is then unchanged.
  package mutating func add(
    _ step: String, expectingEvents: Bool = false
  ) throws(RecordingRefusal) {
    let node = try CommandWord.node(step)
    guard node.kind == .object || node.kind == .string else {
      throw RecordingRefusal("a step is an object, or the name of a verb")
    }
    var next = self
    next.steps.append(step)
    next.run = try tried(next.text)
    if let violation = next.run.report.violation {
      throw RecordingRefusal("\(violation); this is a bug in the lab")
    }
    guard let outcome = next.run.report.outcomes.last else { return }
    try Self.check(outcome, in: next.run.loaded)
    if expectingEvents || next.expectsEvents {
      // Events that no scenario may expect stay without expectations.
      var expecting = next
      if (try? expecting.expect(.missing)) != nil { next = expecting }
      // A tap in quick succession moves events of the tap before it.
      if !next.failures.isEmpty, next.run.report.outcomes.last?.holds == true {
        try next.expect(.all)
      }
    }
    guard next.failures.isEmpty else {
      throw RecordingRefusal("the step does not meet what is expected", notes: next.failures)
    }
    self = next
  }

  /// True if a step of the scenario expects events.
  package var expectsEvents: Bool {
    run.loaded.scenario.steps.contains { $0.value.expectation.events != nil }
  }

  /// Writes the events of the steps so far as expectations where they have none.
  package mutating func expectEvents() throws(RecordingRefusal) {
    var next = self
    try next.expect(.missing)
    guard next.failures.isEmpty else {
      throw RecordingRefusal("not all events can be expected", notes: next.failures)
    }
    self = next
  }

  /// The unmet expectations, without those of steps that failed before the recording.
  private var failures: [String] {
    let own = run.report.complaints.filter { complaint in
      !failing.contains((complaint.step ?? 0) - 1)
    }
    return own.flatMap(\.lines)
  }

  private mutating func expect(_ extent: ExpectationUpdate.Extent) throws(RecordingRefusal) {
    let edits = ExpectationUpdate(after: run.report, extent).edits
    guard !edits.isEmpty else { return }
    let ownEnd = items(of: base).last?.range.upperBound ?? 0
    let text = edits.applied(to: self.text)
    let ownText = edits.filter { $0.range.upperBound <= ownEnd }.applied(to: base.bytes)
    let new = try tried(text)
    let written = items(of: new.loaded.file).suffix(steps.count)
    guard let own = try? SourceFile(name: path, bytes: ownText) else { return }
    (base, steps) = (own, written.map { new.loaded.file.text(in: $0.range) })
    run = new
  }

  /// Removes the last recorded step; returns false if no step is recorded.
  package mutating func undo() throws(RecordingRefusal) -> Bool {
    guard !steps.isEmpty else { return false }
    var next = self
    next.steps.removeLast()
    next.run = try tried(next.text)
    // Without a tap in quick succession, the tap before it has its events again.
    if !next.failures.isEmpty { try next.expect(.all) }
    self = next
    return true
  }

  private func tried(_ text: [UInt8]) throws(RecordingRefusal) -> RecordedRun {
    do throws(LabError) {
      return try RecordedRun(text, at: path, source)
    } catch .invalid(let errors) {
      throw RecordingRefusal(errors)
    } catch {
      throw RecordingRefusal("\(error)")
    }
  }

  /// Throws if a step was not performed, or its finger hit another view unexpectedly.
  private static func check(
    _ outcome: StepOutcome, in loaded: LoadedScenario
  ) throws(RecordingRefusal) {
    if let fault = outcome.fault {
      throw RecordingRefusal(fault.message.text, notes: fault.notes.map(\.text))
    }
    let expectation = loaded.scenario.steps[outcome.index].value.expectation
    if let miss = outcome.miss, expectation.miss == nil {
      throw RecordingRefusal("\(miss)")
    }
  }

  /// Returns the steps as written in a file.
  private func items(of file: SourceFile) -> [Node] {
    guard let root = try? JSON5.parseNode(of: file), case .array(let items)? = root["steps"]?.value
    else { return [] }
    return items
  }

  private func text(with steps: [String]) -> [UInt8] {
    guard let list = (try? JSON5.parseNode(of: base))?["steps"], case .array(let items) = list.value
    else { return base.bytes }
    let indent = items.first.map { base.position(at: $0.range.lowerBound).column - 1 } ?? 4
    let isOnOneLine = items.first.map {
      base.lineRange(at: list.range.lowerBound).contains($0.range.lowerBound)
    }
    let end = ListEnd(of: list.range, after: items.last?.range.upperBound, in: base.bytes)
    return end.edits(adding: steps, indent: isOnOneLine == true ? 4 : indent)
      .applied(to: base.bytes)
  }
}

/// One run of a scenario that is recorded, with the app at its end.
package struct RecordedRun {
  package let loaded: LoadedScenario
  package let report: RunReport
  package let traces: [StepTrace]
  /// The app on the screen; nil if none is in the foreground.
  package let session: AppSession?

  /// Reads and runs a text in the place of a file.
  fileprivate init(
    _ text: [UInt8], at path: String, _ source: Recording.Source
  ) throws(LabError) {
    let operand = path + (source.example.map { "#\($0)" } ?? "")
    let selection = try ScenarioSelection(
      [operand], FileOverlay(of: path, text, on: source.files), for: source.tracker)
    guard let loaded = selection.loaded.first else { throw .nothingMatched(selection.emptiness) }
    guard selection.loaded.count == 1 else {
      let names = selection.loaded.compactMap { $0.scenario.example?.name }
      throw .usage(
        "the scenario has \(names.count.counted("example")); a recording continues one",
        remedy: "write '#' and the name of one behind the path: \(names.joined(separator: ", "))")
    }
    self.loaded = loaded
    let simulation = Simulation(loaded, seed: source.seed)
    let tracer = StepTracer(loaded.scenario.tracker.configuration.scheme)
    simulation.observer = tracer
    report = simulation.run(through: loaded.scenario.steps.count - 1) { _ in }
    traces = tracer.traces
    let current = simulation.session
    session = current.flatMap { $0.process.isRunning && !$0.isInBackground ? $0 : nil }
  }
}

/// A source of files with other contents at one path.
package struct FileOverlay: FileSource {
  private let path: String
  private let bytes: [UInt8]
  private let files: any FileSource

  /// Puts a file in front of those of another source.
  package init(of path: String, _ bytes: [UInt8], on files: any FileSource) {
    (self.path, self.bytes, self.files) = (path, bytes, files)
  }

  package func kind(of path: String) -> FileKind? {
    path == self.path ? .file : files.kind(of: path)
  }
  package func identity(of path: String) -> FileIdentity? { files.identity(of: path) }
  package func realPath(of path: String) -> String? { files.realPath(of: path) }
  package func stamp(of path: String) -> FileStamp? { files.stamp(of: path) }
  package func names(in folder: String) throws(FileError) -> [String] {
    try files.names(in: folder)
  }
  package func read(_ path: String) throws(FileError) -> [UInt8] {
    path == self.path ? bytes : try files.read(path)
  }
}
