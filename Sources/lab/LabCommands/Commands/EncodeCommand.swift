import AutoTrack
import LabKit
import LabLanguage

extension Command {
  static let encode = Command(
    name: "encode", operands: "[PATH…]", summary: "encodes captured events for delivery",
    details: [
      "Runs scenarios (the folder Scenarios unless paths are given) and writes every event to",
      "each file, in order. Files are written at the end; - is standard output.",
    ],
    flags: [.jsonLines, .protobuf, .seed],
    examples: [
      "lab encode Scenarios/shop --jsonl events.jsonl",
      "lab encode Scenarios/shop --protobuf - > events",
    ]
  ) { arguments, console throws(LabError) in
    let files = try EncodedFiles(arguments, console)
    let selection = try ScenarioSelection(arguments.operands, console.files, on: console)
    guard !selection.loaded.isEmpty else { throw .nothingMatched(selection.emptiness) }
    try files.checkPlaces(for: selection.loaded)
    var (events, summary) = ([Event](), RunSummary())
    let seed = try arguments.seed()
    ScenarioBatch(selection.loaded, seed: seed, jobs: 1, console).run { report in
      events += report.outcomes.flatMap(\.events)
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

/// The output files of `lab encode`, each with its encoding.
private struct EncodedFiles {
  private let places: [(encoding: EventEncoding, path: String)]
  private let console: CommandConsole

  init(_ arguments: Arguments, _ console: CommandConsole) throws(LabError) {
    self.console = console
    let flags: [(EventEncoding, Flag)] = [(.json, .jsonLines), (.protobuf, .protobuf)]
    places = flags.compactMap { encoding, flag in
      arguments.value(of: flag).map { (encoding, $0) }
    }
    guard let first = places.first else {
      throw .usage("encode needs a file", remedy: "write --jsonl FILE or --protobuf FILE")
    }
    if places.count > 1, places[1].path.plainPath == first.path.plainPath {
      let place = usesOutput ? "standard output" : first.path.quoted
      throw .usage("both encodings would go to \(place)", remedy: "name another file")
    }
  }

  private static let output = StreamedFiles.name

  /// True if events go to standard output, which then has nothing else.
  var usesOutput: Bool { places.contains { $0.path == Self.output } }

  /// Checks every path first, so that no run is wasted on a file that cannot be written.
  func checkPlaces(for scenarios: [LoadedScenario]) throws(LabError) {
    for place in places where place.path != Self.output {
      let obstacle = ReportSet.obstacle(at: place.path, console, scenarios)
      if let obstacle { throw .unwritable(obstacle) }
    }
  }

  func write(_ events: [Event]) throws(LabError) {
    for place in places {
      let bytes = Self.bytes(of: events, place.encoding)
      guard place.path != Self.output else {
        console.output.write(bytes)
        continue
      }
      do throws(FileError) {
        try console.store.write(bytes, to: place.path)
      } catch {
        throw .lost(error)
      }
    }
  }

  private static func bytes(of events: [Event], _ encoding: EventEncoding) -> [UInt8] {
    var encoder = EventEncoder(encoding)
    let contents = events.map { encoder.content(of: $0) }
    guard encoding == .json else { return encoding.body(of: contents).bytes }
    return contents.flatMap { $0 + [UInt8(ascii: "\n")] }
  }
}
