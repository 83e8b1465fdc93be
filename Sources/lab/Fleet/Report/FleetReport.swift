import AutoTrack

/// What is told of a fleet, or of a part of one, and what has to be the same to put parts together.
struct FleetReport: Equatable, Sendable {
  /// What makes two parts parts of one fleet.
  struct Identity: Equatable, Sendable {
    /// The version of the lab.
    var version = Library.version
    /// The scenario's title.
    let title: String
    /// What changes with every byte of the scenario's file, and with the page.
    let fingerprint: String
    /// What chance grows from: one number, or several in order where fleets were put together.
    let seeds: [UInt64]
    /// How many devices the whole fleet has.
    let devices: Int
    /// In which per cent each way has to land.
    let lands: [FleetWay: ClosedRange<Double>]
    /// The values that are moved.
    let ranges: [FleetPlan.MovedValue]
  }

  /// Which fleet it is.
  let identity: Identity
  /// Which part of it.
  let shard: Shard
  /// What came of it.
  let outcome: FleetOutcome

  /// What the ways have lost outside of where they should land, a sentence each; the whole
  /// interval has to lie there.
  ///
  /// A part says nothing: only the whole lands anywhere.
  var misses: [String] {
    guard shard.count == 1 else { return [] }
    return FleetWay.allCases.compactMap { way in
      guard let range = identity.lands[way], let interval = interval(of: way),
        !(range.contains(interval.low * 100) && range.contains(interval.high * 100))
      else { return nil }
      return "\(way.words): \(interval.text) lost is not from "
        + "\(range.lowerBound.plain) to \(range.upperBound.plain) %"
    }
  }

  /// The share of events that a way has lost.
  func interval(of way: FleetWay) -> WilsonInterval? {
    WilsonInterval(tally(of: way).lostCount, of: outcome.tally.events)
  }

  /// What has become of the events on a way.
  func tally(of way: FleetWay) -> WayTally { outcome.tally.ways[way] ?? WayTally() }
}

extension FleetReport.Identity {
  /// The seeds as JSON has them: `1`, or `1, 2`.
  var seedText: String { seeds.map(String.init).joined(separator: ", ") }

  /// The seeds for people, the first few of many.
  var seedWords: String {
    let longest = 8
    let more = seeds.count > longest ? " and \(seeds.count - longest) more" : ""
    let first = seeds.prefix(longest).map(String.init).joined(separator: ", ")
    return "\(seeds.count == 1 ? "seed" : "seeds") \(first)\(more)"
  }

  /// Reads what ``seedText`` writes; nil for anything else.
  static func seeds(_ text: String) -> [UInt64]? {
    let parts = text.split(separator: ", ", omittingEmptySubsequences: false)
    let seeds = parts.compactMap { UInt64($0) }
    let isSorted = zip(seeds, seeds.dropFirst()).allSatisfy(<)
    return seeds.count == parts.count && isSorted ? seeds : nil
  }

  /// The fleet of a scenario.
  init(_ loaded: LoadedScenario, _ fleet: FleetDescription, _ plan: FleetPlan) {
    self.init(
      title: loaded.scenario.title,
      fingerprint: Self.fingerprint(loaded.file.bytes + Array(plan.model.page.words.utf8)),
      seeds: [plan.model.seed], devices: plan.devices, lands: fleet.lands, ranges: plan.ranges)
  }

  /// FNV-1a, 64 bits.
  private static func fingerprint(_ bytes: [UInt8]) -> String {
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}

extension FleetModel.Page {
  /// What of it may stand in another file than the scenario's.
  fileprivate var words: String {
    ([address, title, server] + ([load, leave] + taps).map { "\($0.name) \($0.properties)" })
      .joined(separator: "\n")
  }
}

extension FleetWay {
  /// As a report says it.
  var words: String {
    switch self {
    case .direct: "H5 on its own"
    case .bridged: "H5 bridged"
    }
  }
}
