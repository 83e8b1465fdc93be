/// A point in time in the format of properties, `2020-01-01 08:00:00.000`, in local time.
struct DateText {
  /// The date and the time of day, with milliseconds.
  let text: String

  /// Formats milliseconds since 1970 in the time zone with this offset from GMT.
  init(milliseconds: Int, minutesFromGMT: Int) {
    let (local, overflows) = milliseconds.addingReportingOverflow(minutesFromGMT * 60_000)
    let (day, time) = Self.split(overflows ? milliseconds : local, by: 86_400_000)
    let clock = [(time / 3_600_000, 2), (time / 60_000 % 60, 2), (time / 1000 % 60, 2)]
    text =
      Self.date(day) + " " + clock.map(Self.digits).joined(separator: ":") + "."
      + Self.digits(time % 1000, 3)
  }

  /// Formats days since 1970 as a Gregorian date; years here begin in March.
  private static func date(_ day: Int) -> String {
    // 719 468 days lie between 0000-03-01 and 1970-01-01, 146 097 in an era of 400 years.
    let (era, rest) = split(day + 719_468, by: 146_097)
    let year = (rest - rest / 1460 + rest / 36_524 - rest / 146_096) / 365
    let dayOfYear = rest - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let isNextYear = month >= 10
    return [
      (era * 400 + year + (isNextYear ? 1 : 0), 4), (isNextYear ? month - 9 : month + 3, 2),
      (dayOfYear - (153 * month + 2) / 5 + 1, 2),
    ].map(digits).joined(separator: "-")
  }

  /// Returns the quotient, rounded down, and the remainder, which is never negative.
  private static func split(_ number: Int, by divisor: Int) -> (quotient: Int, rest: Int) {
    let (quotient, rest) = number.quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? (quotient - 1, rest + divisor) : (quotient, rest)
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number.magnitude)
    return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, count - text.count))
      + text
  }
}
