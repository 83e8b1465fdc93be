import MiniUI

/// The first launch and the first day of an installation, stored in the app's defaults.
struct FirstTimes {
  /// True if the app had not become active since its installation when this was read (SA-L07).
  let isFirstLaunch: Bool
  private let defaults: Defaults
  /// The first day in the device's time zone.
  private let firstDay: Range<Instant>

  /// Reads the stored values; the first day is the day of the first reading.
  init(in process: AppProcess) {
    let device = process.device
    defaults = device.defaults(of: process.app.bundle)
    isFirstLaunch = defaults[Self.launchedKey] == nil
    let kept = defaults[Self.firstDayKey].flatMap(Instant.init(iso8601:))
    firstDay = (kept ?? device.clock.now).day(in: device.timeZone)
    if kept != firstDay.lowerBound { defaults[Self.firstDayKey] = firstDay.lowerBound.iso8601 }
  }

  /// Stores that the app has become active.
  func noteLaunch() {
    defaults[Self.launchedKey] = "true"
  }

  /// Returns true if a time is on the first day by the wall clock: `$is_first_day`.
  func isFirstDay(at time: Instant) -> Bool { firstDay.contains(time) }

  private static let launchedKey = "AutoTrack.launched"
  private static let firstDayKey = "AutoTrack.firstDay"
}

extension Instant {
  /// Returns the day of this time, from midnight to midnight.
  fileprivate func day(in zone: TimeZoneOffset) -> Range<Instant> {
    let midnight = date(in: zone).daysSince1970 * 86_400 - zone.secondsFromGMT
    let start = Instant(timeSince1970: .seconds(midnight))
    return start..<(start + .seconds(86_400))
  }
}
