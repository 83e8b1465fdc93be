/// A moment of the virtual calendar, which only the simulation advances.
///
/// There are no leap seconds, as in POSIX time: every day has 86,400 seconds. The calendar covers
/// 100,000,000 days before and after 1970, as ECMAScript's does (`Time Values and Time Range`);
/// arithmetic saturates at ``earliest`` and ``latest``.
public struct Instant: Hashable, Sendable {
  /// The exact time since 1970-01-01T00:00:00Z; negative before.
  public let timeSince1970: Duration

  /// 2020-01-01T00:00:00Z, the default start of a device's clock.
  public static let defaultEpoch = Instant(timeSince1970: .seconds(1_577_836_800))

  /// The first moment of the calendar, 100,000,000 days before 1970.
  public static let earliest = Instant(timeSince1970: .seconds(-8_640_000_000_000))

  /// The last moment of the calendar, 100,000,000 days after 1970.
  public static let latest = Instant(timeSince1970: .seconds(8_640_000_000_000))

  /// Makes an instant without rounding; a time outside the calendar is clamped to it.
  public init(timeSince1970: Duration) {
    self.timeSince1970 = timeSince1970.limited(to: .seconds(8_640_000_000_000))
  }

  /// Makes an instant from milliseconds, the unit of events.
  public init(millisecondsSince1970: Int) {
    self.init(timeSince1970: .milliseconds(millisecondsSince1970))
  }

  /// The milliseconds since 1970, rounded down, also before 1970.
  ///
  /// So a later moment never has a smaller number.
  public var millisecondsSince1970: Int {
    // The calendar exceeds 64 bits of attoseconds.
    let (attoseconds, unit) = (timeSince1970.attoseconds, 1_000_000_000_000_000 as Int128)
    let milliseconds = Int(attoseconds / unit)
    return attoseconds < 0 && attoseconds % unit != 0 ? milliseconds - 1 : milliseconds
  }

  /// Returns the calendar day in a zone.
  public func date(in zone: TimeZoneOffset) -> CivilDate {
    let seconds = timeSince1970.flooredComponents.seconds + zone.secondsFromGMT
    return CivilDate(daysSince1970: seconds.flooredDivision(by: 86_400).quotient)
  }
}

extension Instant {
  /// Adds a duration, saturating at the calendar's bounds.
  public static func + (instant: Instant, duration: Duration) -> Instant {
    Instant(timeSince1970: instant.timeSince1970 + duration.limited(to: wholeCalendar))
  }

  /// Subtracts a duration, saturating at the calendar's bounds.
  public static func - (instant: Instant, duration: Duration) -> Instant {
    Instant(timeSince1970: instant.timeSince1970 - duration.limited(to: wholeCalendar))
  }

  /// The longest useful duration: the distance between the calendar's bounds.
  private static let wholeCalendar = latest - earliest

  /// Returns the time between two moments; negative if the first one is earlier.
  public static func - (later: Instant, earlier: Instant) -> Duration {
    later.timeSince1970 - earlier.timeSince1970
  }

  /// Adds a duration in place, saturating at the calendar's bounds.
  public static func += (instant: inout Instant, duration: Duration) {
    instant = instant + duration
  }
}

extension Instant: Comparable {
  /// Orders by time, earlier moments first.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.timeSince1970 < right.timeSince1970
  }
}

extension Duration {
  /// Clamps the duration to ±`longest`.
  fileprivate func limited(to longest: Duration) -> Duration {
    self < .zero ? max(self, .zero - longest) : min(self, longest)
  }
}

extension Instant {
  /// Reads "2020-01-01T00:00:00Z", with up to nine decimals, and an offset instead of the Z.
  ///
  /// The profile is RFC 3339 with capital letters. Nil for anything else, such as a day that does
  /// not exist, second 60, hour 24, a missing zone, or a year without four digits.
  public init?(iso8601 text: String) {
    var reader = ISO8601Reader(text)
    guard let date = reader.readDate(), reader.skip("T"),
      let timeOfDay = reader.readTimeOfDay(),
      let offset = reader.readOffset(), reader.isAtEnd
    else { return nil }
    let midnight = Duration.seconds(date.daysSince1970 * 86_400 - offset.secondsFromGMT)
    self.init(timeSince1970: midnight + timeOfDay)
  }

  /// The time in UTC: "2020-01-01T00:00:00Z", "2020-01-01T00:00:00.400Z".
  public var iso8601: String { iso8601(in: .utc) }

  /// Returns the local time in a zone: "2020-01-01T08:00:00+08:00".
  ///
  /// A fraction has three, six or nine digits, the fewest that are exact to the nanosecond; smaller
  /// units are truncated. Years outside 0000...9999 are written as in ``CivilDate`` and cannot be
  /// read back.
  public func iso8601(in zone: TimeZoneOffset) -> String {
    let (seconds, nanoseconds) = timeSince1970.flooredComponents
    let secondOfDay = (seconds + zone.secondsFromGMT).flooredDivision(by: 86_400).remainder
    let time = [secondOfDay / 3600, secondOfDay / 60 % 60, secondOfDay % 60]
      .map { $0.text(digits: 2) }.joined(separator: ":")
    return "\(date(in: zone))T\(time)\(Self.fractionText(nanoseconds))\(zone)"
  }

  private static func fractionText(_ nanoseconds: Int) -> String {
    guard nanoseconds > 0 else { return "" }
    if nanoseconds.isMultiple(of: 1_000_000) {
      return "." + (nanoseconds / 1_000_000).text(digits: 3)
    }
    if nanoseconds.isMultiple(of: 1000) {
      return "." + (nanoseconds / 1000).text(digits: 6)
    }
    return "." + nanoseconds.text(digits: 9)
  }
}

extension Instant: CustomStringConvertible {
  /// The time in UTC, as in ``iso8601``.
  public var description: String { iso8601 }
}
