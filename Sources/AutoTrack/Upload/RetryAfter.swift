import MiniUI

/// What a server says about when to come back: the header `Retry-After` (RFC 9110 §10.2.3).
enum RetryAfter {
  /// How long to wait: a number of seconds, or the time until a date; nil for anything else.
  ///
  /// A date that has passed means no wait.
  static func delay(_ text: String?, at now: Instant) -> Duration? {
    guard let text else { return nil }
    if let seconds = number(text[...], digits: 1...9) { return .seconds(seconds) }
    return date(text).map { max(.zero, $0 - now) }
  }

  /// `Sun, 06 Nov 1994 08:49:37 GMT`, the one form that servers are to write (§5.6.7).
  private static func date(_ text: String) -> Instant? {
    let words = text.split(separator: " ")
    guard words.count == 6, weekdays.contains(String(words[0])), words[5] == "GMT",
      let day = number(words[1], digits: 2...2),
      let month = months.firstIndex(of: String(words[2])),
      let year = number(words[3], digits: 4...4),
      let date = CivilDate(year: year, month: month + 1, day: day),
      let seconds = timeOfDay(words[4])
    else { return nil }
    return Instant(timeSince1970: .seconds(date.daysSince1970 * 86_400 + seconds))
  }

  /// Seconds since midnight of `08:49:37`; a leap second is the next minute's first.
  private static func timeOfDay(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      .compactMap { number($0, digits: 2...2) }
    guard parts.count == 3, parts[0] < 24, parts[1] < 60, parts[2] <= 60 else { return nil }
    return parts[0] * 3_600 + parts[1] * 60 + parts[2]
  }

  private static func number(_ text: Substring, digits: ClosedRange<Int>) -> Int? {
    guard digits.contains(text.utf8.count), text.utf8.allSatisfy({ 48...57 ~= $0 }) else {
      return nil
    }
    return Int(text)
  }

  private static let weekdays = ["Mon,", "Tue,", "Wed,", "Thu,", "Fri,", "Sat,", "Sun,"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
