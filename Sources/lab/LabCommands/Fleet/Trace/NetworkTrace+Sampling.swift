import LabKit
import MiniUI

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
  /// The parameter of the request time.
  fileprivate var requestTime: FleetParameter {
    switch self {
    case .mobile3G, .mobile2G: .requestTime3G
    case .wifi: .requestTimeWiFi
    case .mobile4G, .mobile5G, .none: .requestTime4G
    }
  }
}
