/// A time zone without daylight saving: a fixed distance from UTC.
///
/// The device's zone is UTC unless it is made with another.
public struct TimeZoneOffset: Hashable, Sendable {
  /// Positive east of Greenwich.
  public let secondsFromGMT: Int

  /// Whole minutes, positive east of Greenwich.
  public var minutesFromGMT: Int { secondsFromGMT / 60 }

  /// The default zone of a device.
  public static let utc = TimeZoneOffset(uncheckedSeconds: 0)

  /// Nil beyond 18 hours either way, the limit that Foundation's `TimeZone` has.
  public init?(secondsFromGMT: Int) {
    guard (-64_800...64_800).contains(secondsFromGMT) else { return nil }
    self.init(uncheckedSeconds: secondsFromGMT)
  }

  /// Reads "Z", "+08:00" and "-03:30"; anything else is nil.
  public init?(iso8601 text: String) {
    var reader = ISO8601Reader(text)
    guard let offset = reader.readOffset(), reader.isAtEnd else { return nil }
    self = offset
  }

  private init(uncheckedSeconds: Int) {
    secondsFromGMT = uncheckedSeconds
  }
}

extension TimeZoneOffset: CustomStringConvertible {
  /// As ISO 8601 ends a time: "Z", "+08:00", and seconds where there are any.
  public var description: String {
    guard secondsFromGMT != 0 else { return "Z" }
    let (minutes, seconds) = abs(secondsFromGMT).quotientAndRemainder(dividingBy: 60)
    let (hours, minute) = minutes.quotientAndRemainder(dividingBy: 60)
    let sign = secondsFromGMT < 0 ? "-" : "+"
    let tail = seconds == 0 ? "" : ":" + seconds.text(digits: 2)
    return "\(sign)\(hours.text(digits: 2)):\(minute.text(digits: 2))\(tail)"
  }
}
