import MiniUI

/// The number of events kept today, stored in the app's defaults so that a relaunch continues it.
struct DailyCount {
  private let defaults: Defaults
  private let clock: VirtualClock
  private let zone: TimeZoneOffset
  private var day: String

  init(in process: AppProcess) {
    let device = process.device
    (defaults, clock) = (device.defaults(of: process.app.bundle), device.clock)
    zone = device.timeZone
    day = clock.now.date(in: zone).description
  }

  /// The stored number of the current day; 0 if the stored one is of another day.
  var kept: Int {
    let words = (defaults[Self.key] ?? "").split(separator: " ")
    guard words.count == 2, words[0] == day, let count = Int(words[1]) else { return 0 }
    return max(0, count)
  }

  func note(_ count: Int) { defaults[Self.key] = "\(day) \(count)" }

  /// Returns true if the day has changed since the last call, in either direction.
  mutating func hasDayPassed() -> Bool {
    let today = clock.now.date(in: zone).description
    defer { day = today }
    return today != day
  }

  private static let key = "AutoTrack.delivery.today"
}

/// The sampling of installations: each draws a number once and stores it.
///
/// An installation in a small sample is therefore in every larger one.
enum Sample {
  /// Returns true if the installation's number is less than the share.
  static func includes(_ process: AppProcess, share: Double) -> Bool {
    guard share < 1 else { return true }
    let defaults = process.device.defaults(of: process.app.bundle)
    if let number = defaults[key].flatMap(Double.init) { return number < share }
    var chance = process.device.chance.stream("launch \(process.number)").stream("sample")
    let number = Double.random(in: 0..<1, using: &chance)
    defaults[key] = "\(number)"
    return number < share
  }

  private static let key = "AutoTrack.delivery.sample"
}
