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
