import MiniUI

/// How a device reaches servers during a session, and what would become of a request at any time.
///
/// Asking changes nothing: whoever sends in the same second meets the same network.
struct NetworkTrace: Sendable {
  /// What the device is connected to, while it is.
  let kind: Network
  /// The times without a network.
  let spells: [Range<Int>]
  /// When the network begins to change its generation.
  let changes: [Int]
  /// For how long a change lets nothing through.
  let gap: Int
  /// How long a request takes, in seconds: the median.
  let median: Double
  /// How much that varies.
  let spread: Double
  /// The share of requests that reach no server.
  let fails: Double
  /// The share of requests whose answer gets lost.
  let answerLost: Double
  /// What is drawn for every second.
  let chance: Chance

  /// What becomes of a request.
  struct Fate: Equatable, Sendable {
    /// When the server has it; nil for never.
    var arrival: Int?
    /// When its sender hears of it, and what went wrong; nil where nothing ever comes.
    var answer: Answer?

    /// What the sender hears.
    struct Answer: Equatable, Sendable {
      /// When.
      let time: Int
      /// Why the request failed; nil if it did not.
      var failure: LossCause?
    }
  }

  /// Whether there is no network at a time.
  func isOffline(at time: Int) -> Bool { spells.contains { $0.contains(time) } }

  /// What becomes of a request that is sent at a time; it is at the server after half of its way.
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
        arrival: cut > arrival ? arrival : nil,
        answer: Fate.Answer(time: cut, failure: .noNetwork))
    }
    return Fate(arrival: arrival, answer: losesAnswer ? nil : Fate.Answer(time: answer))
  }

  /// When a request gets on its way that a change of the network may hold up.
  private func delay(of time: Int, taking length: Int) -> Int {
    let change = changes.first { $0 + gap > time && $0 <= time + length }
    guard let change, gap > 0 else { return time }
    return change <= time ? change + gap : time + gap
  }

  /// Nothing ever goes wrong, and nothing takes any time.
  static let perfect = NetworkTrace(
    kind: .wifi, spells: [], changes: [], gap: 0, median: 0, spread: 0, fails: 0, answerLost: 0,
    chance: Chance(seed: 0))
}
