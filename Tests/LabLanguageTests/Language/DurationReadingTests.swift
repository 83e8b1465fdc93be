import LabLanguageSupport
import Testing

@testable import LabLanguage

@Suite struct DurationReading {
  struct Row: CustomTestStringConvertible {
    let text: String
    let duration: Duration
    var testDescription: String { text }

    init(_ text: String, _ duration: Duration) {
      self.text = text
      self.duration = duration
    }
  }

  @Test(arguments: [
    Row("8s", .seconds(8)), Row("250ms", .milliseconds(250)), Row("1.5s", .milliseconds(1500)),
    Row("2min", .seconds(120)), Row("1h", .seconds(3600)), Row("0s", .zero),
    Row("0.1s", .milliseconds(100)), Row("1.25min", .seconds(75)), Row("007s", .seconds(7)),
    Row("0.5ms", .microseconds(500)),
    Row("0.000000001ms", .init(secondsComponent: 0, attosecondsComponent: 1_000_000)),
    Row("999999999h", .seconds(3_599_999_996_400)),
  ])
  func `a number with a unit is read exactly`(row: Row) {
    #expect(Duration(row.text) == row.duration)
  }

  @Test(arguments: [
    "", "8", "s", "8 s", " 8s", "8s ", "-8s", "+8s", ".5s", "5.s", "1.2.3s", "1e3s", "8S", "8sec",
    "1min30s", "8s8", "1,5s", "٣s", "1000000000s", "0.0000000001s", "8.s", "NaNs",
  ])
  func `a malformed duration is rejected`(text: String) {
    #expect(Duration(text) == nil)
  }

  @Test(arguments: ["87600h", "315360000s", "5256000min"])
  func `a duration of ten years is accepted`(text: String) throws {
    #expect(try reading("'\(text)'", with: .duration) == ["\(Duration.longestWritten)"])
  }

  @Test(arguments: ["87600.000000001h", "999999999h"])
  func `a duration over ten years is a mistake`(text: String) throws {
    let mistake = #"1:1: expected a duration of at most "87600h" (10 years), found "#
    #expect(
      try reading("'\(text)'", with: .duration)
        == ["\(mistake)'\(text)'; split it over several steps"])
  }
}
