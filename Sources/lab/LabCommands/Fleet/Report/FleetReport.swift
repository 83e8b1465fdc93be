import AutoTrack
import LabKit
import LabLanguage

/// The result of a fleet or a part, with the identity that parts must share to be merged.
struct FleetReport: Equatable, Sendable {
  /// The identity of a fleet.
  struct Identity: Equatable, Sendable {
    var version = Library.version
    /// The scenario's title.
    let title: String
    /// A hash of the scenario's file and the page.
    let fingerprint: String
    /// The seeds in ascending order; several after a merge of fleets.
    let seeds: [UInt64]
    /// The number of devices of the whole fleet.
    let devices: Int
    /// The expected losses per way, in per cent.
    let lands: [FleetWay: ClosedRange<Double>]
    /// The values that are moved.
    let ranges: [FleetPlan.MovedValue]
  }

  let identity: Identity
  let shard: Shard
  let outcome: FleetOutcome

  /// The ways whose losses are outside of the expected range, as sentences.
  ///
  /// The whole interval must lie in the range. A part has no misses, because only the whole is
  /// compared.
  var misses: [String] {
    guard shard.count == 1 else { return [] }
    return FleetWay.allCases.compactMap { way in
      guard let range = identity.lands[way], let interval = interval(of: way),
        !(range.contains(interval.low * 100) && range.contains(interval.high * 100))
      else { return nil }
      return "\(way.words): \(interval.text) lost is outside \(range.lowerBound.plain) to "
        + "\(range.upperBound.plain) %"
    }
  }

  /// Returns the share of lost events of a way; nil without events.
  func interval(of way: FleetWay) -> WilsonInterval? {
    WilsonInterval(tally(of: way).lostCount, of: outcome.tally.events)
  }

  /// Returns the fate of the events on a way.
  func tally(of way: FleetWay) -> WayTally { outcome.tally.ways[way] ?? WayTally() }
}

extension FleetReport.Identity {
  /// The seeds in JSON: `1`, or `1, 2`.
  var seedText: String { seeds.map(String.init).joined(separator: ", ") }

  /// The seeds for people, shortened.
  var seedWords: String {
    let longest = 8
    let more = seeds.count > longest ? " and \(seeds.count - longest) more" : ""
    let first = seeds.prefix(longest).map(String.init).joined(separator: ", ")
    return "\(seeds.count == 1 ? "seed" : "seeds") \(first)\(more)"
  }

  /// Parses the output of ``seedText``; nil for any other text.
  static func seeds(_ text: String) -> [UInt64]? {
    let parts = text.split(separator: ", ", omittingEmptySubsequences: false)
    let seeds = parts.compactMap { UInt64($0) }
    let isSorted = zip(seeds, seeds.dropFirst()).allSatisfy(<)
    return seeds.count == parts.count && isSorted ? seeds : nil
  }

  /// The identity of a scenario's fleet.
  init(_ loaded: LoadedScenario, _ fleet: FleetDescription, _ plan: FleetPlan) {
    self.init(
      title: loaded.scenario.title,
      fingerprint: Self.fingerprint(loaded.file.bytes + Array(plan.model.page.words.utf8)),
      seeds: [plan.model.seed], devices: plan.devices, lands: fleet.lands, ranges: plan.ranges)
  }

  /// Returns the 64-bit FNV-1a hash.
  private static func fingerprint(_ bytes: [UInt8]) -> String {
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}

extension FleetPage {
  /// The parts of the page that may be in another file than the scenario.
  fileprivate var words: String {
    ([address, title, server] + ([load, leave] + taps).map { "\($0.name) \($0.properties)" })
      .joined(separator: "\n")
  }
}

extension FleetWay {
  var words: String {
    switch self {
    case .direct: "H5 direct"
    case .bridged: "H5 bridged"
    }
  }
}
