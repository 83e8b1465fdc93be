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
    guard let last = run.report.outcomes.last, let fault = last.fault else { return }
    let verb = run.loaded.scenario.steps[last.index].value.verb
    throw .usage(
      "step \(last.index + 1) (\(verb)) cannot be performed, so no step can follow: "
        + fault.message.text, remedy: "correct the scenario first")
  }

  package var text: [UInt8] { text(with: steps) }

  /// Adds a step, with its events as expectations on request.
  ///
  /// - Throws: The mistakes of the step, or the reason why it could not be performed. The recording
  ///   is then unchanged.
  package mutating func add(
    _ step: String, expectingEvents: Bool = false
  ) throws(RecordingRefusal) {
    let node = try CommandWord.node(step)
    guard node.kind == .object || node.kind == .string else {
      throw RecordingRefusal("a step is an object, or the name of a verb")
    }
    let new = try tried(text(with: steps + [step]))
    if let violation = new.report.violation {
      throw RecordingRefusal("\(violation); this is a bug in the lab")
    }
    guard let outcome = new.report.outcomes.last else { return }
    try Self.check(outcome, in: new.loaded)
    guard expectingEvents, !outcome.events.isEmpty,
      let expecting = expectation(of: outcome, in: new.loaded)
    else {
      steps.append(step)
      run = new
      return
    }
    // Events that no scenario may expect stay without expectations.
    if let again = try? tried(text(with: steps + [expecting])) {
      steps.append(expecting)
      run = again
    } else {
      steps.append(step)
      run = new
    }
  }

  /// Writes the events of the scenario's own steps as expectations where it has none.
  package mutating func expectOwnEvents() throws(RecordingRefusal) {
    let update = ExpectationUpdate(after: run.report, .missing)
    guard steps.isEmpty, update.obstacles.isEmpty else { return }
    let text = update.edits.applied(to: base.bytes)
    run = try tried(text)
    base = run.loaded.file
  }

  /// Removes the last recorded step; returns false if no step is recorded.
  package mutating func undo() throws(RecordingRefusal) -> Bool {
    guard !steps.isEmpty else { return false }
    run = try tried(text(with: steps.dropLast()))
    steps.removeLast()
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

  private func expectation(of outcome: StepOutcome, in loaded: LoadedScenario) -> String? {
    let file = loaded.file
    let step = loaded.scenario.steps[outcome.index]
    guard step.value.expectation.events == nil, let node = lastItem(of: file) else { return nil }
    let edit = StepExpectation(of: node, in: file).edit(expecting: outcome.events)
    let own = SourceEdit(edit.range.moved(by: -node.range.lowerBound), edit.text)
    return String(
      decoding: [own].applied(to: Array(file.bytes[node.range])), as: UTF8.self)
  }

  private func lastItem(of file: SourceFile) -> Node? {
    guard let root = try? JSON5.parseNode(of: file), case .array(let items)? = root["steps"]?.value
    else { return nil }
    return items.last
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

extension Range where Bound == Int {
  fileprivate func moved(by distance: Int) -> Range {
    lowerBound + distance..<upperBound + distance
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
