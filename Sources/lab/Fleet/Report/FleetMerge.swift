/// Puts the parts of a fleet together.
struct FleetMerge {
  private let parts: [(path: String, report: FleetReport)]

  /// Reads what parts have printed.
  init(_ paths: [String], _ files: any FileSource) throws(LabError) {
    guard !paths.isEmpty else {
      throw .usage("--merge takes the results of all parts", remedy: "write --merge FILE…")
    }
    guard !paths.contains("") else {
      throw .usage("the path of a part is empty", remedy: "write --merge FILE…")
    }
    var parts: [(path: String, report: FleetReport)] = []
    for path in paths { parts.append((path, try Self.read(path, files))) }
    self.parts = parts
  }

  /// The whole fleet.
  ///
  /// - Throws: What does not belong together, is there twice or is not there.
  func whole() throws(LabError) -> FleetReport {
    guard let first = parts.first else { throw .usage("--merge takes the results of all parts") }
    for part in parts.dropFirst() { try compare(part, with: first) }
    try checkShards(of: first.report.shard.count)
    var outcome = FleetOutcome()
    for part in parts { outcome += part.report.outcome }
    guard outcome.tally.devices == first.report.identity.devices else {
      throw refusal(
        first.path,
        "the parts have \(outcome.tally.devices.counted("device")) together, "
          + "and the fleet \(first.report.identity.devices)")
    }
    return FleetReport(identity: first.report.identity, shard: .whole, outcome: outcome)
  }

  private typealias Part = (path: String, report: FleetReport)

  private func compare(_ part: Part, with first: Part) throws(LabError) {
    let (one, other) = (part.report.identity, first.report.identity)
    let differences = [
      one.version == other.version ? nil : "version of the lab",
      one.fingerprint == other.fingerprint ? nil : "file",
      one.seed == other.seed ? nil : "seed",
      one.devices == other.devices ? nil : "number of devices",
      part.report.shard.count == first.report.shard.count ? nil : "number of parts",
      one == other ? nil : "fleet",
    ].compactMap(\.self)
    guard let difference = differences.first else { return }
    throw refusal(part.path, "it is of another \(difference) than \(first.path.quoted)")
  }

  private func checkShards(of count: Int) throws(LabError) {
    for number in 1...count {
      let found = parts.filter { $0.report.shard.number == number }
      if let second = found.dropFirst().first {
        throw refusal(
          second.path, "part \(number)/\(count) is there twice, also as \(found[0].path.quoted)")
      }
      guard found.isEmpty else { continue }
      throw .usage(
        "part \(number)/\(count) is not there",
        remedy: "play it with --shard \(number)/\(count) --json, and name its result, too")
    }
  }

  private func refusal(_ path: String, _ message: String) -> LabError {
    .invalid([
      SourceError(
        file: path, message: message, remedy: "name the results of one fleet, each part once")
    ])
  }

  private static func read(
    _ path: String, _ files: any FileSource
  ) throws(LabError) -> FleetReport {
    let contents = Result { () throws(FileError) in try files.read(path) }
    let mistakes: Mistakes
    do throws(SourceError) {
      mistakes = Mistakes(in: try SourceFile(name: path, contents))
    } catch {
      throw .invalid([error.remedied(by: remedy)])
    }
    let report = FleetReport.reader.read(fileOf: mistakes)
    guard let report, mistakes.isEmpty else {
      throw .invalid(mistakes.errors.map { $0.remedied(by: remedy) })
    }
    return report
  }

  private static let remedy = "name what 'lab fleet FILE --shard I/N --json' has printed"
}

extension Shard {
  /// The only part of a whole.
  static let whole = Shard()
}
