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
