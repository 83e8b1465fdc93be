import AutoTrack

extension Command {
  /// The command `lab encode [PATH…]`.
  static let encode = Command(
    name: "encode", operands: "[PATH…]", summary: "writes captured events as they are delivered",
    details: [
      "Runs scenarios, below Scenarios unless paths are given, and writes every captured event to",
      "each file, in order. A file is written whole, at the end.",
    ],
    flags: [.jsonLines, .protobuf, .seed]
  ) { arguments, console throws(LabError) in
    let files = try EncodedFiles(arguments, console)
    let selection = try ScenarioSelection(arguments.operands, console.files)
    guard !selection.loaded.isEmpty else { throw .nothingMatched(selection.emptiness) }
    try files.checkPlaces(for: selection.loaded)
    var (events, summary) = ([Event](), RunSummary())
    let seed = try Flag.seed(from: arguments)
    ScenarioBatch(selection.loaded, seed: seed, jobs: 1, console).run { report in
      events += report.outcomes.flatMap(\.events)
      summary.add(report)
      return true
    }
    try files.write(events)
    console.output.write("\(summary)\n")
    return summary.failed == 0 ? .held : .failed
  }
}

/// The files that `lab encode` writes, each in its encoding.
private struct EncodedFiles {
  private let places: [(encoding: EventEncoding, path: String)]
  private let console: Console

  /// Reads where they are to be.
  init(_ arguments: Arguments, _ console: Console) throws(LabError) {
    self.console = console
    let flags: [(EventEncoding, Flag)] = [(.json, .jsonLines), (.protobuf, .protobuf)]
    places = flags.compactMap { encoding, flag in
      arguments.value(of: flag).map { (encoding, $0) }
    }
    guard let first = places.first else {
      throw .usage("encode needs a file", remedy: "write --jsonl FILE or --protobuf FILE")
    }
    if places.count > 1, places[1].path.plainPath == first.path.plainPath {
      throw .usage(
        "both encodings would go to \(first.path.quoted)", remedy: "name another file")
    }
  }

  /// Looks at every path first, so that nothing runs for a file that nobody gets.
  func checkPlaces(for scenarios: [LoadedScenario]) throws(LabError) {
    for place in places {
      let obstacle = ReportSet.obstacle(at: place.path, console, scenarios)
      if let obstacle { throw .unwritable(obstacle) }
    }
  }

  func write(_ events: [Event]) throws(LabError) {
    for place in places {
      do throws(FileError) {
        try console.store.write(Self.bytes(of: events, place.encoding), to: place.path)
      } catch {
        throw .unwritable(error)
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
