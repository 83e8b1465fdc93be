/// A valid day of the proleptic Gregorian calendar; 2019-02-29 cannot be made.
///
/// Year 0 precedes year 1, as in ISO 8601. Conversion to and from day numbers follows Howard
/// Hinnant, "chrono-Compatible Low-Level Date Algorithms": years begin in March, so that the leap
/// day is the last one, and 400 years always have 146,097 days.
public struct CivilDate: Hashable, Sendable {
  /// The year; it may be negative or have more than four digits.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Makes a date; nil if the month has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), day >= 1 else { return nil }
    guard day <= Self.dayCount(ofMonth: month, year: year) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Converts a day number; day 0 is 1970-01-01.
  public init(daysSince1970: Int) {
    let (era, dayOfEra) = (daysSince1970 + Self.daysFromYearZero).flooredDivision(
      by: Self.daysPerEra)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - Self.daysBefore(yearOfEra: yearOfEra)
    // Counted from March, any five consecutive months before February have 153 days.
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The day number, 0 for 1970-01-01; the inverse of ``init(daysSince1970:)``.
  public var daysSince1970: Int {
    let yearFromMarch = month <= 2 ? year - 1 : year
    let (era, yearOfEra) = yearFromMarch.flooredDivision(by: 400)
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfEra = Self.daysBefore(yearOfEra: yearOfEra) + dayOfYear
    return era * Self.daysPerEra + dayOfEra - Self.daysFromYearZero
  }
}

extension CivilDate {
  private static let daysPerEra = 146_097
  /// The days from 0000-03-01, where the first era begins, to 1970-01-01.
  private static let daysFromYearZero = 719_468

  private static func daysBefore(yearOfEra: Int) -> Int {
    yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100
  }

  private static func dayCount(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }
}

extension CivilDate: Comparable {
  /// Orders by time, earlier days first.
  public static func < (left: CivilDate, right: CivilDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension CivilDate: CustomStringConvertible {
  /// The date in ISO 8601, `2020-01-31`.
  ///
  /// Years outside 0000...9999 have a sign and at least six digits.
  public var description: String {
    "\(yearText)-\(month.text(digits: 2))-\(day.text(digits: 2))"
  }

  private var yearText: String {
    switch year {
    case ..<0: "-" + (-year).text(digits: 6)
    case 0...9999: year.text(digits: 4)
    default: "+" + year.text(digits: 6)
    }
  }
}

extension Int {
  /// Divides, rounding towards negative infinity, so that the remainder is never negative.
  ///
  /// Times before 1970 need it: second -1 is 23:59:59 of the day before. The divisor must be
  /// positive.
  func flooredDivision(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }

  /// Returns the decimal digits of a non-negative number, padded with leading zeros.
  func text(digits: Int) -> String {
    let text = String(self)
    return String(repeating: "0", count: Swift.max(0, digits - text.utf8.count)) + text
  }
}
