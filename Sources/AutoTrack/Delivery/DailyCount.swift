import MiniUI

/// How many events of a day were kept, in the app's defaults, so that a relaunch counts on.
struct DailyCount {
  private let defaults: Defaults
  private let clock: VirtualClock
  private let zone: TimeZoneOffset
  /// The day that is counted.
  private var day: String

  /// Reads what was counted; on another day it is nothing.
  init(in process: AppProcess) {
    let device = process.device
    (defaults, clock) = (device.defaults(of: process.app.bundle), device.clock)
    zone = device.timeZone
    day = clock.now.date(in: zone).description
  }

  /// How many events of today were kept before.
  var kept: Int {
    let words = (defaults[Self.key] ?? "").split(separator: " ")
    guard words.count == 2, words[0] == day, let count = Int(words[1]) else { return 0 }
    return max(0, count)
  }

  /// Keeps how many there are now.
  func note(_ count: Int) { defaults[Self.key] = "\(day) \(count)" }

  /// Whether another day has come since this was asked last; a clock that was set counts, too.
  mutating func hasDayPassed() -> Bool {
    let today = clock.now.date(in: zone).description
    defer { day = today }
    return today != day
  }

  private static let key = "AutoTrack.delivery.today"
}
