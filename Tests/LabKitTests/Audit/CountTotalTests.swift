import AutoTrack
import Testing
import Wording

@testable import LabKit

/// Compares counts with the events behind them.
@Suite struct CountComparisons {
  private func row(
    _ kind: StatisticsRow.Kind, _ element: String = "", _ count: Int = 1, seconds: Double = 0
  ) -> StatisticsRow {
    StatisticsRow(
      kind: kind, screen: "Home", element: element, count: count, seconds: seconds, lastTime: 0)
  }

  private func difference(
    _ found: [StatisticsRow], least: [StatisticsRow], most: [StatisticsRow]? = nil
  ) -> String? {
    CountTotals(found).difference(least: CountTotals(least), most: CountTotals(most ?? least))?.text
  }

  @Test func `rows of one key are added and subtracted`() {
    #expect(
      difference([row(.click, "a", 3)], least: [row(.click, "a"), row(.cell, "a", 2)]) == nil)
    var least = CountTotals([row(.click, "a", 3)])
    least.add([row(.click, "a", 3)], times: -1)
    #expect(CountTotals().difference(least: least, most: least) == nil)
  }

  @Test func `a difference names the row and both counts`() {
    #expect(
      difference([row(.click, "a")], least: [row(.click, "a", 2)])
        == "logType 2 Home a was counted 1 time, but the events amount to 2 times")
    #expect(
      difference([row(.click, "a", 3)], least: [row(.click, "a")], most: [row(.click, "a", 2)])
        == "logType 2 Home a was counted 3 times, but the events amount to 2 times")
    #expect(
      difference([row(.click, "b")], least: [row(.click, "a")])
        == "logType 2 Home a was counted 0 times, but the events amount to 1 time")
  }

  @Test func `durations are compared to the millisecond, except those over a day`() {
    #expect(
      difference([row(.time, seconds: 1.2004)], least: [row(.time, seconds: 1.2)]) == nil)
    #expect(
      difference([row(.time, seconds: 1.3)], least: [row(.time, seconds: 1.2)])
        == "logType 4 Home was counted 1 time (1.3 s), but the events amount to 1 time (1.2 s)")
    #expect(difference([row(.time, seconds: 86_401)], least: [row(.time)]) == nil)
  }
}
