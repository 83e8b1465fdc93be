import MiniUI

/// What an installation does for the first time, kept in the app's defaults, which go with the app.
struct FirstTimes {
  /// Whether the app had never become active on this device when this was read (SA-L07).
  let isFirstLaunch: Bool
  private let defaults: Defaults
  /// When the first day begins and ends, where the device is.
  private let firstDay: Range<Instant>

  /// Reads what was kept; the first day is the one on which this is read for the first time.
  init(in process: AppProcess) {
    let device = process.device
    defaults = device.defaults(of: process.app.bundle)
    isFirstLaunch = defaults[Self.launchedKey] == nil
    let kept = defaults[Self.firstDayKey].flatMap(Instant.init(iso8601:))
    firstDay = (kept ?? device.clock.now).day(in: device.timeZone)
    if kept != firstDay.lowerBound { defaults[Self.firstDayKey] = firstDay.lowerBound.iso8601 }
  }

  /// Keeps that the app has become active, for the next launch to know.
  func noteLaunch() {
    defaults[Self.launchedKey] = "true"
  }

  /// Whether a moment is on the first day, by the calendar on the wall: `$is_first_day`.
  func isFirstDay(at time: Instant) -> Bool { firstDay.contains(time) }

  private static let launchedKey = "AutoTrack.launched"
  private static let firstDayKey = "AutoTrack.firstDay"
}

extension Instant {
  /// The day around it, from midnight to midnight.
  fileprivate func day(in zone: TimeZoneOffset) -> Range<Instant> {
    let midnight = date(in: zone).daysSince1970 * 86_400 - zone.secondsFromGMT
    let start = Instant(timeSince1970: .seconds(midnight))
    return start..<(start + .seconds(86_400))
  }
}
