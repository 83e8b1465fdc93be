import LabKit
import LabLanguage

/// A merge of the reports of a fleet's parts.
struct FleetMerge {
  private typealias Part = (path: String, report: FleetReport)

  private let parts: [Part]

  init(_ paths: [String], _ files: any FileSource) throws(LabError) {
    guard !paths.contains("") else {
      throw .usage("the path of a part is empty", remedy: "write --merge FILE…")
    }
    parts = try paths.map { path throws(LabError) in (path, try Self.read(path, files)) }
  }

  /// Merges the parts of one fleet, or of fleets with different seeds.
  ///
  /// - Throws: A part of another fleet, a repeated part, or a missing one.
  func whole(ofDifferentSeeds: Bool = false) throws(LabError) -> FleetReport {
    guard let first = parts.first else {
      throw .usage("--merge needs the results of all parts", remedy: "write --merge FILE…")
    }
    for part in parts.dropFirst() { try compare(part, with: first, ofDifferentSeeds) }
    let fleets = try countOfFleets(in: first.report.shard.count)
    var outcome = FleetOutcome()
    for part in parts { outcome += part.report.outcome }
    // The numbers come from files and may be too large.
    let (devices, isTooGreat) = first.report.identity.devices
      .multipliedReportingOverflow(by: fleets)
    guard !isTooGreat, outcome.tally.devices == devices else {
      throw refusal(
        first.path,
        "the parts have \(outcome.tally.devices.counted("device")) in total, the fleet has "
          + "\(devices)")
    }
    let seeds = Set(parts.flatMap(\.report.identity.seeds)).sorted()
    let identity = first.report.identity.with(seeds: seeds, devices: devices)
    return FleetReport(identity: identity, shard: .whole, outcome: outcome)
  }

  private func compare(
    _ part: Part, with first: Part, _ mayDifferInSeeds: Bool
  ) throws(LabError) {
    let (one, other) = (part.report.identity, first.report.identity)
    let isOfSameSeeds = mayDifferInSeeds || one.seeds == other.seeds
    let same = one.with(seeds: other.seeds, devices: one.devices)
    let differences = [
      one.version == other.version ? nil : "version of the lab",
      one.fingerprint == other.fingerprint ? nil : "file",
      isOfSameSeeds ? nil : "seed",
      one.devices == other.devices ? nil : "number of devices",
      part.report.shard.count == first.report.shard.count ? nil : "number of parts",
      same == other ? nil : "fleet",
    ].compactMap(\.self)
    guard let difference = differences.first else { return }
    throw refusal(part.path, "its \(difference) differs from that of \(first.path.quoted)")
  }

  /// Returns the number of fleets; each part must be present once per fleet, with different seeds.
  private func countOfFleets(in count: Int) throws(LabError) -> Int {
    let byNumber = Dictionary(grouping: parts) { $0.report.shard.number }
    let fleets = byNumber.values.map(\.count).max() ?? 0
    for (number, found) in byNumber.sorted(by: { $0.key < $1.key }) {
      var seen: [UInt64: String] = [:]
      for part in found {
        for seed in part.report.identity.seeds {
          guard let other = seen.updateValue(part.path, forKey: seed) else { continue }
          throw refusal(
            part.path, "part \(number)/\(count) is given twice, also as \(other.quoted)")
        }
      }
    }
    guard let missing = (1...count).first(where: { byNumber[$0]?.count != fleets }) else {
      return fleets
    }
    let found = byNumber[missing]?.count ?? 0
    throw .usage(
      "part \(missing)/\(count) is "
        + (found == 0 ? "missing" : "given for \(found) seeds, other parts for \(fleets)"),
      remedy: "run it with --shard \(missing)/\(count) --json, and add its result")
  }

  private func refusal(_ path: String, _ message: String) -> LabError {
    .invalid([
      SourceError(
        file: path, message: message, remedy: "give the results of one fleet, each part once")
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

  private static let remedy = "name a file with the output of 'lab fleet FILE --shard I/N --json'"
}

extension FleetReport.Identity {
  /// Returns the same identity with other seeds and another number of devices.
  fileprivate func with(seeds: [UInt64], devices: Int) -> Self {
    Self(
      version: version, title: title, fingerprint: fingerprint, seeds: seeds, devices: devices,
      lands: lands, ranges: ranges)
  }
}

extension Shard {
  /// The only part of a whole.
  static let whole = Shard()
}
