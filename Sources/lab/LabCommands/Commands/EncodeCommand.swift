import AutoTrack
import LabKit
import LabLanguage
import LabReport
import LabSystem
import Wording

extension Command {
  static let encode = Command(
    name: "encode", operands: "[PATH…]", summary: "encodes captured events for delivery",
    details: [
      "Runs scenarios (the folder Scenarios unless paths are given) and writes every event to",
      "each file, in order. Files are written at the end; - is standard output.",
    ],
    flags: [.jsonLines, .csvFile, .protobuf, .seed],
    examples: [
      "lab encode Scenarios/shop --jsonl events.jsonl",
      "lab encode Scenarios --csv events.csv",
      "lab encode Scenarios/shop --protobuf - > events",
    ]
  ) { arguments, console throws(LabError) in
    let files = try EncodedFiles(arguments, console)
    let selection = try ScenarioSelection(arguments.operands, console.files, on: console)
    guard !selection.loaded.isEmpty else { throw .nothingMatched(selection.emptiness) }
    try files.checkPlaces(for: selection.loaded)
    var (events, summary) = (CapturedEvents(), RunSummary())
    let seed = try arguments.seed()
    ScenarioBatch(selection.loaded, seed: seed, jobs: 1, console).run { report in
      events.add(report)
      summary.add(report)
      return true
    }
    try files.write(events)
    if files.usesOutput {
      console.write(message: "\(summary)")
    } else {
      console.write(lines: ["\(summary)"])
    }
    guard !console.host.isInterrupted else { return .interrupted }
    return summary.failed == 0 ? .held : .failed
  }
}

/// The events of all scenarios, in order.
private struct CapturedEvents {
  private var events: [Event] = []
  private var table = EventTable()

  mutating func add(_ report: RunReport) {
    for outcome in report.outcomes {
      for event in outcome.events {
        events.append(event)
        table.add(event, scenario: report.loaded.operand, step: outcome.index + 1)
      }
    }
  }

  func bytes(in form: EncodedFiles.Form) -> [UInt8] {
    switch form {
    case .lines:
      var encoder = EventEncoder(.json)
      return events.flatMap { encoder.content(of: $0) + [UInt8(ascii: "\n")] }
    case .table: return Array(table.csv.utf8)
    case .batch:
      var encoder = EventEncoder(.protobuf)
      return EventEncoding.protobuf.body(of: events.map { encoder.content(of: $0) }).bytes
    }
  }
}

/// The output files of `lab encode`, each with the form of its events.
private struct EncodedFiles {
  private let outputs: [(form: Form, path: String)]
  private let console: CommandConsole

  init(_ arguments: Arguments, _ console: CommandConsole) throws(LabError) {
    self.console = console
    let flags: [(Form, Flag)] = [
      (.lines, .jsonLines), (.table, .csvFile), (.batch, .protobuf),
    ]
    outputs = flags.compactMap { form, flag in arguments.value(of: flag).map { (form, $0) } }
    guard !outputs.isEmpty else {
      let names = flags.map { "\($0.1.name) FILE" }
      throw .usage("encode needs a file", remedy: "write \(names.joined("or"))")
    }
    var taken: Set<String> = []
    for (_, path) in outputs where !taken.insert(path.plainPath).inserted {
      let place = path == Self.output ? "standard output" : path.plainPath.quoted
      throw .usage("two encodings would go to \(place)", remedy: "name another file")
    }
  }

  enum Form {
    /// One JSON object a line.
    case lines
    /// CSV with typed columns.
    case table
    /// One `EventBatch` of `docs/event.proto`.
    case batch
  }

  private static let output = StreamedFiles.name

  /// True if events go to standard output, which then has nothing else.
  var usesOutput: Bool { outputs.contains { $0.path == Self.output } }

  /// Checks every path first, so that no run is wasted on a file that cannot be written.
  func checkPlaces(for scenarios: [LoadedScenario]) throws(LabError) {
    for output in outputs where output.path != Self.output {
      let obstacle = ReportSet.obstacle(at: output.path, console, scenarios)
      if let obstacle { throw .unwritable(obstacle) }
    }
  }

  /// Writes to standard output; a terminal gets texts that it does not obey.
  private func write(_ bytes: [UInt8], in form: Form) {
    guard console.output.isTerminal, form != .batch else { return console.output.write(bytes) }
    let text = String(decoding: bytes, as: UTF8.self)
    if form == .table { return console.output.write(text.printableRows) }
    console.write(json: text)
  }

  func write(_ events: CapturedEvents) throws(LabError) {
    for output in outputs {
      let bytes = events.bytes(in: output.form)
      guard output.path != Self.output else {
        write(bytes, in: output.form)
        continue
      }
      do throws(FileError) {
        try console.store.write(bytes, to: output.path)
      } catch {
        throw .lost(error)
      }
    }
  }
}
