/// A time zone without daylight saving: a fixed offset from UTC.
///
/// A device's zone is UTC by default.
public struct TimeZoneOffset: Hashable, Sendable {
  /// The offset in seconds; positive east of Greenwich.
  public let secondsFromGMT: Int

  /// The offset in whole minutes; positive east of Greenwich.
  public var minutesFromGMT: Int { secondsFromGMT / 60 }

  /// The default zone of a device.
  public static let utc = TimeZoneOffset(uncheckedSeconds: 0)

  /// Makes an offset; nil beyond 18 hours, which is also the limit of Foundation's `TimeZone`.
  public init?(secondsFromGMT: Int) {
    guard (-64_800...64_800).contains(secondsFromGMT) else { return nil }
    self.init(uncheckedSeconds: secondsFromGMT)
  }

  /// Reads "Z", "+08:00" or "-03:30"; nil for anything else.
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
  /// The offset as in ISO 8601: "Z", "+08:00", and with seconds if they are not zero.
  public var description: String {
    guard secondsFromGMT != 0 else { return "Z" }
    let (minutes, seconds) = abs(secondsFromGMT).quotientAndRemainder(dividingBy: 60)
    let (hours, minute) = minutes.quotientAndRemainder(dividingBy: 60)
    let sign = secondsFromGMT < 0 ? "-" : "+"
    let tail = seconds == 0 ? "" : ":" + seconds.text(digits: 2)
    return "\(sign)\(hours.text(digits: 2)):\(minute.text(digits: 2))\(tail)"
  }
}
