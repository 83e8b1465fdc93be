import MiniUI

/// The back-off of a server, stored in the app's defaults so that a relaunch continues it.
///
/// It is measured by uptime, because the wall clock can be set. After a reboot the whole delay
/// starts again, so it is never longer than it was.
struct KeptHold {
  /// The rest of a back-off.
  struct Rest: Equatable, Sendable {
    /// The remaining time.
    let hold: Duration
    /// The number of consecutive failures.
    let failures: Int
  }

  private let defaults: Defaults
  private let clock: VirtualClock
  /// The URL of the server; another server has no back-off.
  private let address: String

  init(in process: AppProcess, for address: String?) {
    defaults = process.device.defaults(of: process.app.bundle)
    clock = process.device.clock
    self.address = address ?? ""
  }

  /// Stores a back-off that begins now.
  func note(_ hold: Duration, afterFailures failures: Int) {
    let numbers = [clock.uptime, hold].map { Int($0 / .milliseconds(1)) } + [failures]
    defaults[Self.key] = numbers.map { "\($0) " }.joined() + address
  }

  func forget() { defaults[Self.key] = nil }

  /// The rest of the stored back-off; nil if it is over.
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
