import LabLanguage
import LabSystem

struct FleetMerge {
  private let parts: PartFiles<FleetReport>

  init(_ paths: [String], _ files: any FileSource) throws(LabError) {
    parts = try PartFiles(paths, files)
  }

  /// Merges the parts of one fleet, or of fleets with different seeds.
  ///
  /// - Throws: A part of another fleet, a repeated part, or a missing one.
  func whole(ofDifferentSeeds: Bool = false) throws(LabError) -> FleetReport {
    try compare(mayDifferInSeeds: ofDifferentSeeds)
    let fleets = try parts.countOfWholes(bySeeds: \.identity.seeds)
    let first = parts.first.part.identity
    var outcome = FleetOutcome()
    for file in parts.files { outcome += file.part.outcome }
    // The numbers come from files and may be too large.
    let (devices, isTooGreat) = first.devices.multipliedReportingOverflow(by: fleets)
    guard !isTooGreat, outcome.tally.devices == devices else {
      throw parts.refusal(
        parts.first.path,
        "the parts have \(outcome.tally.devices.counted("device")) in total, the fleet has "
          + "\(devices)")
    }
    let seeds = Set(parts.files.flatMap(\.part.identity.seeds)).sorted()
    return FleetReport(
      identity: first.with(seeds: seeds, devices: devices), shard: .whole, outcome: outcome)
  }

  private func compare(mayDifferInSeeds: Bool) throws(LabError) {
    try parts.agree(on: "version of the lab", by: \.version)
    try parts.agree(on: "file", by: \.identity.fingerprint)
    if !mayDifferInSeeds { try parts.agree(on: "seed", by: \.identity.seeds) }
    try parts.agree(on: "number of devices", by: \.identity.devices)
    try parts.agree(on: "number of parts", by: \.shard.count)
    try parts.agree(on: "fleet", by: { $0.identity.with(seeds: [], devices: 0) })
  }
}

extension FleetReport: PartOfWhole {
  static let command = "lab fleet FILE"
  static let whole = "fleet"
  static var partName: String? { nil }

  var version: String { identity.version }
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
