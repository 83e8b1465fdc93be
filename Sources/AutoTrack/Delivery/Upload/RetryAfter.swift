import MiniUI

/// The header `Retry-After` (RFC 9110 §10.2.3).
enum RetryAfter {
  /// Returns the delay in a header: seconds, or the time until a date; nil for other values.
  ///
  /// A past date gives no delay. The number may have any number of digits.
  static func delay(_ text: String?, at now: Instant) -> Duration? {
    guard let text else { return nil }
    if let seconds = number(text[...], digits: 1...(.max)) {
      return .seconds(min(seconds, mostSeconds))
    }
    return date(text, at: now).map { max(.zero, $0 - now) }
  }

  /// Parses a date in one of the three forms that recipients must accept (RFC 9110 §5.6.7).
  private static func date(_ text: String, at now: Instant) -> Instant? {
    let words = text.split(separator: " ")
    return switch words.count {
    case 6: fixedDate(words)
    case 5: cDate(words)
    case 4: oldDate(words, at: now)
    default: nil
    }
  }

  /// Parses `Sun, 06 Nov 1994 08:49:37 GMT`, the only form that servers may write.
  private static func fixedDate(_ words: [Substring]) -> Instant? {
    guard weekdays.contains(where: { words[0] == $0.prefix(3) + "," }), words[5] == "GMT",
      let day = number(words[1], digits: 2...2), let year = number(words[3], digits: 4...4)
    else { return nil }
    return instant(year, words[2], day, words[4])
  }

  /// Parses `Sun Nov  6 08:49:37 1994`, the form of C's `asctime`.
  private static func cDate(_ words: [Substring]) -> Instant? {
    guard weekdays.contains(where: { words[0] == $0.prefix(3) }),
      let day = number(words[2], digits: 1...2), let year = number(words[4], digits: 4...4)
    else { return nil }
    return instant(year, words[1], day, words[3])
  }

  /// Parses `Sunday, 06-Nov-94 08:49:37 GMT`, the form of RFC 850.
  ///
  /// A year more than 50 years ahead means the previous century.
  private static func oldDate(_ words: [Substring], at now: Instant) -> Instant? {
    let parts = words[1].split(separator: "-", omittingEmptySubsequences: false)
    guard weekdays.contains(where: { words[0] == $0 + "," }), words[3] == "GMT",
      parts.count == 3, let day = number(parts[0], digits: 2...2),
      let year = number(parts[2], digits: 2...2)
    else { return nil }
    let date = instant(2_000 + year, parts[1], day, words[2])
    guard let date, date - now <= fiftyYears else {
      return instant(1_900 + year, parts[1], day, words[2])
    }
    return date
  }

  private static func instant(
    _ year: Int, _ month: Substring, _ day: Int, _ time: Substring
  ) -> Instant? {
    guard let month = months.firstIndex(of: String(month)),
      let date = CivilDate(year: year, month: month + 1, day: day),
      let seconds = timeOfDay(time)
    else { return nil }
    return Instant(timeSince1970: .seconds(date.daysSince1970 * 86_400 + seconds))
  }

  /// Parses `08:49:37` into seconds since midnight; a leap second equals the next minute's first.
  private static func timeOfDay(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      .compactMap { number($0, digits: 2...2) }
    guard parts.count == 3, parts[0] < 24, parts[1] < 60, parts[2] <= 60 else { return nil }
    return parts[0] * 3_600 + parts[1] * 60 + parts[2]
  }

  /// Parses digits; a number that overflows becomes the largest integer.
  private static func number(_ text: Substring, digits: ClosedRange<Int>) -> Int? {
    guard digits.contains(text.utf8.count), text.utf8.allSatisfy({ 48...57 ~= $0 }) else {
      return nil
    }
    return Int(text) ?? .max
  }

  /// The bound of delays, which prevents an overflow; policies have far lower bounds.
  private static let mostSeconds = 1_000_000_000
  private static let fiftyYears = Duration.seconds(50 * 365 * 86_400 + 12 * 86_400)
  private static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
