import AutoTrack
import LabKit
import LabLanguage
import LabSystem

/// The result of a fleet or a part, with the identity that parts must share to be merged.
struct FleetReport: Equatable, Sendable {
  struct Identity: Equatable, Sendable {
    var version = Library.version
    let title: String
    /// A hash of the scenario's file and the page.
    let fingerprint: String
    /// The seeds in ascending order; several after a merge of fleets.
    let seeds: [UInt64]
    let devices: Int
    /// The expected losses per way, in per cent.
    let lands: [FleetWay: ClosedRange<Double>]
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

  func tally(of way: FleetWay) -> WayTally { outcome.tally.ways[way] ?? WayTally() }
}

extension FleetReport.Identity {
  /// The seeds for people, shortened.
  var seedWords: String {
    let longest = 8
    let more = seeds.count > longest ? " and \(seeds.count - longest) more" : ""
    let first = seeds.prefix(longest).map(String.init).joined(separator: ", ")
    return "\(seeds.count == 1 ? "seed" : "seeds") \(first)\(more)"
  }

  /// Parses the seeds in JSON, `1` or `1, 2`; nil for any other text.
  static func seeds(_ text: String) -> [UInt64]? {
    let parts = text.split(separator: ", ", omittingEmptySubsequences: false)
    let seeds = parts.compactMap { UInt64($0) }
    let isSorted = zip(seeds, seeds.dropFirst()).allSatisfy(<)
    return seeds.count == parts.count && isSorted ? seeds : nil
  }

  init(_ loaded: LoadedScenario, _ fleet: FleetDescription, _ plan: FleetPlan) {
    self.init(
      title: loaded.scenario.title,
      fingerprint: Self.fingerprint(loaded.file.bytes + Array(plan.model.page.words.utf8)),
      seeds: [plan.model.seed], devices: plan.devices, lands: fleet.lands, ranges: plan.ranges)
  }

  private static func fingerprint(_ bytes: [UInt8]) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(bytes)
    return fingerprint.text
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

/// The 95 % confidence interval of a share.
///
/// Source: E. B. Wilson, "Probable Inference, the Law of Succession, and Statistical Inference",
/// Journal of the American Statistical Association 22 (1927). It treats
/// events as independent, which those of one device are not.
struct WilsonInterval: Equatable {
  let share: Double
  let low: Double
  let high: Double

  /// Nil for a total of 0.
  init?(_ found: Int, of all: Int) {
    guard all > 0 else { return nil }
    let (count, square) = (Double(all), Self.deviation * Self.deviation)
    share = Double(found) / count
    let middle = share + square / (2 * count)
    let inner = share * (1 - share) / count + square / (4 * count * count)
    let (half, whole) = (Self.deviation * inner.squareRoot(), 1 + square / count)
    low = max(0, (middle - half) / whole)
    high = min(1, (middle + half) / whole)
  }

  /// The half-width of the interval in standard deviations.
  private static let deviation = 1.959_963_984_540_054

  /// The share and both ends in millionths, as integers.
  var millionths: [Int] { [share, low, high].map { ($0 * 1_000_000).wholeNumber } }

  /// The text `4.07 % (3.95…4.20)`.
  var text: String {
    "\(share.percent) % (\(low.percent)…\(high.percent))"
  }
}

extension Double {
  /// The share in per cent, with two decimals.
  var percent: String {
    let hundredths = (self * 10_000).wholeNumber
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
