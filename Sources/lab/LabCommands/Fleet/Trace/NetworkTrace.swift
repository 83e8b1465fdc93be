import LabKit
import MiniUI

/// The network of a session, which determines the fate of a request at any time.
///
/// Queries do not change it: all requests within a second meet the same conditions.
struct NetworkTrace: Sendable {
  /// The connection, outside of spells without a network.
  let kind: Network
  /// The spells without a network.
  let spells: [Range<Int>]
  /// The times at which the network changes its generation.
  let changes: [Int]
  /// The duration for which a change blocks all requests.
  let gap: Int
  /// The median duration of a request in seconds.
  let median: Double
  /// The spread of the durations: σ of the logarithm.
  let spread: Double
  /// The share of requests that reach no server.
  let fails: Double
  /// The share of requests whose response is lost.
  let answerLost: Double
  /// The random numbers for every second.
  let chance: Chance

  struct Fate: Equatable, Sendable {
    /// The time at which the server has it; nil if it never does.
    var arrival: Int?
    /// The result for its sender; nil if none ever comes.
    var answer: Answer?

    /// The result of a request for its sender.
    struct Answer: Equatable, Sendable {
      let time: Int
      /// The reason for a failure; nil for success.
      var failure: LossCause?
    }
  }

  /// Returns true during a spell without a network.
  func isOffline(at time: Int) -> Bool { spells.contains { $0.contains(time) } }

  /// Returns the fate of a request sent at a time; it arrives after half of its duration.
  func fate(ofRequestAt time: Int) -> Fate {
    guard !isOffline(at: time) else {
      return Fate(answer: Fate.Answer(time: time, failure: .noNetwork))
    }
    var draws = Draws("second ", time / 1_000, of: chance)
    let length = (draws.logNormal(median: median, spread: spread) * 1_000).wholeNumber
    let (isFailing, losesAnswer) = (draws.happens(fails), draws.happens(answerLost))
    let start = delay(of: time, taking: length)
    let (arrival, answer) = (start + length / 2, start + length)
    let cut = spells.first { $0.lowerBound > time && $0.lowerBound < answer }?.lowerBound
    if isFailing {
      return Fate(answer: Fate.Answer(time: cut ?? answer, failure: .requestFailed))
    }
    if let cut {
      return Fate(
        // Cut after the arrival: the server has the request, and the sender sees a failure.
        arrival: cut > arrival ? arrival : nil,
        answer: Fate.Answer(time: cut, failure: .noNetwork))
    }
    return Fate(arrival: arrival, answer: losesAnswer ? nil : Fate.Answer(time: answer))
  }

  /// Returns the time at which a request starts, possibly delayed by a change of the network.
  private func delay(of time: Int, taking length: Int) -> Int {
    let change = changes.first { $0 + gap > time && $0 <= time + length }
    guard let change, gap > 0 else { return time }
    return change <= time ? change + gap : time + gap
  }

  /// A network without faults and delays.
  static let perfect = NetworkTrace(
    kind: .wifi, spells: [], changes: [], gap: 0, median: 0, spread: 0, fails: 0, answerLost: 0,
    chance: Chance(seed: 0))
}

extension NetworkTrace {
  /// Draws the network of a session with a length in milliseconds.
  init(_ values: FleetValues, of session: Chance, lasting length: Int) {
    var draws = Draws("network", of: session)
    kind = Self.kind(draws.uniform(), values)
    median = values[kind.requestTime]
    spells = Self.spells(values, of: session, lasting: length)
    changes = Self.changes(values, of: session, lasting: length)
    gap = values.milliseconds(.networkGap)
    (spread, fails) = (values[.requestSpread], values[.requestFails])
    answerLost = values[.answerLost]
    chance = session
  }

  private static func kind(_ place: Double, _ values: FleetValues) -> Network {
    if place < values[.share3G] { return .mobile3G }
    return place < values[.share3G] + values[.shareWiFi] ? .wifi : .mobile4G
  }

  /// Draws alternating spells with and without a network, with exponential durations.
  private static func spells(
    _ values: FleetValues, of session: Chance, lasting length: Int
  ) -> [Range<Int>] {
    let share = values[.offline]
    guard share > 0 else { return [] }
    let without = values[.offlineSpell]
    let with = without * (1 - share) / share
    var draws = Draws("spells", of: session)
    var isOffline = draws.happens(share)
    var (spells, time) = ([Range<Int>](), 0)
    while time < length {
      let end = time + (draws.wait(mean: isOffline ? without : with) * 1_000).wholeNumber + 1
      if isOffline { spells.append(time..<end) }
      (isOffline, time) = (!isOffline, end)
    }
    return spells
  }

  private static func changes(
    _ values: FleetValues, of session: Chance, lasting length: Int
  ) -> [Int] {
    let rate = values[.networkChanges]
    guard rate > 0 else { return [] }
    var draws = Draws("changes", of: session)
    var (changes, time) = ([Int](), 0)
    while true {
      time += (draws.wait(mean: 3_600 / rate) * 1_000).wholeNumber + 1
      guard time < length else { return changes }
      changes.append(time)
    }
  }
}

extension Network {
  fileprivate var requestTime: FleetParameter {
    switch self {
    case .mobile3G, .mobile2G: .requestTime3G
    case .wifi: .requestTimeWiFi
    case .mobile4G, .mobile5G, .none: .requestTime4G
    }
  }
}
