import MiniUI

/// How long a server is to be left alone, in the app's defaults, so that a relaunch waits on.
///
/// It is measured by the device's uptime: the clock on the wall may be set as one likes. Where the
/// uptime has begun anew, the wait does, too, so it is never longer than it was.
struct KeptHold {
  /// What is left of a wait.
  struct Rest: Equatable, Sendable {
    /// For how long.
    let hold: Duration
    /// How often the server had failed in a row.
    let failures: Int
  }

  private let defaults: Defaults
  private let clock: VirtualClock
  /// Whom it is about: another server has not asked for anything.
  private let address: String

  /// What an earlier launch has left.
  init(in process: AppProcess, for address: String?) {
    defaults = process.device.defaults(of: process.app.bundle)
    clock = process.device.clock
    self.address = address ?? ""
  }

  /// A wait begins now.
  func note(_ hold: Duration, afterFailures failures: Int) {
    let numbers = [clock.uptime, hold].map { Int($0 / .milliseconds(1)) } + [failures]
    defaults[Self.key] = numbers.map { "\($0) " }.joined() + address
  }

  /// The last wait is over.
  func forget() { defaults[Self.key] = nil }

  /// What is left of the last one; nil if it is over.
  var rest: Rest? {
    let words = (defaults[Self.key] ?? "").split(separator: " ", maxSplits: 3)
    let numbers = words.prefix(3).compactMap { Int($0) }
    guard words.count == 4, numbers.count == 3, words[3] == address,
      numbers.allSatisfy({ $0 >= 0 })
    else { return nil }
    let (since, hold) = (Duration.milliseconds(numbers[0]), Duration.milliseconds(numbers[1]))
    let waited = clock.uptime < since ? .zero : clock.uptime - since
    return waited < hold ? Rest(hold: hold - waited, failures: numbers[2]) : nil
  }

  private static let key = "AutoTrack.delivery.hold"
}
