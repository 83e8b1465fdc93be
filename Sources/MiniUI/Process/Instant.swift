/// A moment of the virtual calendar, which only the simulation moves.
///
/// Leap seconds do not exist, as in POSIX time: every day has 86,400 seconds. The calendar covers
/// 100,000,000 days either side of 1970, as that of ECMAScript does (`Time Values and Time Range`):
/// arithmetic that leads further stops at ``earliest`` or ``latest``.
public struct Instant: Hashable, Sendable {
  /// Exact, and negative before 1970-01-01T00:00:00Z.
  public let timeSince1970: Duration

  /// 2020-01-01T00:00:00Z, where a device's clock starts unless told otherwise.
  public static let defaultEpoch = Instant(timeSince1970: .seconds(1_577_836_800))

  /// 100,000,000 days before 1970, where the calendar begins.
  public static let earliest = Instant(timeSince1970: .seconds(-8_640_000_000_000))

  /// 100,000,000 days after 1970, where the calendar ends.
  public static let latest = Instant(timeSince1970: .seconds(8_640_000_000_000))

  /// Nothing is rounded; what lies outside the calendar becomes its first or last moment.
  public init(timeSince1970: Duration) {
    self.timeSince1970 = timeSince1970.limited(to: .seconds(8_640_000_000_000))
  }

  /// Takes what events carry as `time`.
  public init(millisecondsSince1970: Int) {
    self.init(timeSince1970: .milliseconds(millisecondsSince1970))
  }

  /// Rounded down, also before 1970, so that a later moment never has a smaller number.
  public var millisecondsSince1970: Int {
    let (attoseconds, unit) = (timeSince1970.attoseconds, 1_000_000_000_000_000 as Int128)
    let milliseconds = Int(attoseconds / unit)
    return attoseconds < 0 && attoseconds % unit != 0 ? milliseconds - 1 : milliseconds
  }

  /// The day that a calendar on the wall shows in this zone.
  public func date(in zone: TimeZoneOffset) -> CivilDate {
    let seconds = timeSince1970.flooredComponents.seconds + zone.secondsFromGMT
    return CivilDate(daysSince1970: seconds.flooredDivision(by: 86_400).quotient)
  }
}

extension Instant {
  /// Exact within the calendar; a negative duration gives an earlier moment.
  public static func + (instant: Instant, duration: Duration) -> Instant {
    Instant(timeSince1970: instant.timeSince1970 + duration.limited(to: wholeCalendar))
  }

  /// Exact within the calendar; a negative duration gives a later moment.
  public static func - (instant: Instant, duration: Duration) -> Instant {
    Instant(timeSince1970: instant.timeSince1970 - duration.limited(to: wholeCalendar))
  }

  /// No two moments are further apart, so a longer duration leads no further.
  private static let wholeCalendar = latest - earliest

  /// How much later the first moment is; negative when it is earlier.
  public static func - (later: Instant, earlier: Instant) -> Duration {
    later.timeSince1970 - earlier.timeSince1970
  }

  /// Moves the moment in place.
  public static func += (instant: inout Instant, duration: Duration) {
    instant = instant + duration
  }
}

extension Instant: Comparable {
  /// An earlier moment is less.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.timeSince1970 < right.timeSince1970
  }
}

extension Duration {
  /// The nearest duration that is not longer than the other, forwards or backwards.
  fileprivate func limited(to longest: Duration) -> Duration {
    self < .zero ? max(self, .zero - longest) : min(self, longest)
  }
}
