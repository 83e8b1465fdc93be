import MiniUI
import Testing

@Suite struct CivilDates {
  private struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let day: Int
  }

  private static let cases = [
    Case(testDescription: "1970-01-01", day: 0),
    Case(testDescription: "1969-12-31", day: -1),
    Case(testDescription: "2000-02-29", day: 11_016),
    Case(testDescription: "2000-03-01", day: 11_017),
    Case(testDescription: "2019-12-31", day: 18_261),
    Case(testDescription: "2020-01-01", day: 18_262),
    Case(testDescription: "2020-02-29", day: 18_321),
    Case(testDescription: "2038-01-19", day: 24_855),
    Case(testDescription: "1900-02-28", day: -25_509),
    Case(testDescription: "1900-03-01", day: -25_508),
    Case(testDescription: "1600-01-01", day: -135_140),
    Case(testDescription: "0001-01-01", day: -719_162),
    Case(testDescription: "0000-02-29", day: -719_469),
    Case(testDescription: "-000001-12-31", day: -719_529),
    Case(testDescription: "9999-12-31", day: 2_932_896),
    Case(testDescription: "+010000-01-01", day: 2_932_897),
  ]

  @Test(arguments: cases) private func `a day has its number`(_ row: Case) {
    #expect(CivilDate(daysSince1970: row.day).description == row.testDescription)
  }

  @Test(arguments: cases) private func `a number has its day`(_ row: Case) {
    #expect(CivilDate(daysSince1970: row.day).daysSince1970 == row.day)
  }

  @Test func `every day of 800 years follows the one before`() {
    let days = (-146_097...146_097).map { CivilDate(daysSince1970: $0) }
    let isAscending = zip(days, days.dropFirst()).allSatisfy { $0 < $1 }
    #expect(isAscending)
    #expect(zip(days, -146_097...146_097).allSatisfy { $0.daysSince1970 == $1 })
  }

  @Test func `only leap years have a leap day`() {
    let years = [1900, 2000, 2019, 2020, 2100, 2400, 0, -4, -100]
    let exists = years.map { CivilDate(year: $0, month: 2, day: 29) != nil }
    #expect(exists == [false, true, false, true, false, true, true, true, false])
  }

  @Test func `a month has only its own days`() {
    let last = (1...12).map { month in
      (28...32).last { CivilDate(year: 2019, month: month, day: $0) != nil }
    }
    #expect(last == [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
  }

  @Test func `month and day start at one`() {
    let dates = [(0, 1), (13, 1), (1, 0), (1, -1)].map {
      CivilDate(year: 2020, month: $0.0, day: $0.1)
    }
    #expect(dates == [nil, nil, nil, nil])
  }
}
