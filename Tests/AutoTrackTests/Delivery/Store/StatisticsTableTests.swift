import MiniUI
import Testing

@testable import AutoTrack

/// The table `info_log`.
@Suite struct StatisticsTables {
  private let stage = StoreStage()

  private func click(
    _ element: String = "buy", on screen: String = "Home", function: String = "buy:",
    count: Int = 1, at time: Int = 1
  ) -> StatisticsRow {
    StatisticsRow(
      kind: .click, screen: screen, element: element, function: function, count: count,
      lastTime: time)
  }

  @Test
  func `S4.5 clicks of one element on one screen are summed, with the latest action`() throws {
    let store = try stage.open()
    try store.statistics.add(click(at: 1))
    try store.statistics.add(click("sell", at: 2))
    try store.statistics.add(click(on: "Cart", at: 3))
    try store.statistics.add(click(function: "order:", count: 2, at: 4))
    #expect(
      try store.statistics.rows() == [
        click(function: "order:", count: 3, at: 4), click("sell", at: 2),
        click(on: "Cart", at: 3),
      ])
  }

  @Test func `S4.5 each kind has its own row, and fractions of seconds are summed`() throws {
    let store = try stage.open()
    let time = StatisticsRow(kind: .time, screen: "Home", seconds: 1.25, lastTime: 1)
    try store.statistics.add(time)
    try store.statistics.add(StatisticsRow(kind: .none, screen: "Home", lastTime: 2))
    try store.statistics.add(StatisticsRow(kind: .time, screen: "Home", seconds: 2.5, lastTime: 3))
    let rows = try store.statistics.rows()
    #expect((rows.map(\.kind), rows.map(\.seconds)) == ([.time, .none], [3.75, 0]))
    #expect(rows.map(\.lastTime) == [3, 2])
  }

  @Test func `sums of seconds are exact to the millisecond`() throws {
    let store = try stage.open()
    func time(_ seconds: Double, at time: Int) -> StatisticsRow {
      StatisticsRow(kind: .time, screen: "Home", count: 1, seconds: seconds, lastTime: time)
    }
    for (index, seconds) in [1.1, 2.2, 8.7].enumerated() {
      try store.statistics.add(time(seconds, at: index))
    }
    #expect(1.1 + 2.2 != 3.3)
    #expect(try store.statistics.rows().map(\.seconds) == [12])
    try store.statistics.remove([time(8.7, at: 9)])
    #expect(try store.statistics.rows().map(\.seconds) == [3.3])
    var row = time(1.1, at: 1)
    row.add(seconds: 2.2)
    #expect(row.seconds == 3.3)
  }

  @Test func `S4.5 the kinds have the published numbers`() {
    #expect(
      StatisticsRow.Kind.allCases.map { "\($0.rawValue) \($0)" } == [
        "0 none", "1 foreground", "2 click", "3 cell", "4 time", "5 background",
      ])
  }

  @Test func `S4.6 success removes the counts that were sent and keeps later ones`() throws {
    let store = try stage.open()
    try store.statistics.add(click(count: 3, at: 1))
    try store.statistics.add(click("sell", at: 2))
    let sent = try store.statistics.rows()
    try store.statistics.add(click(count: 2, at: 5))
    try store.statistics.remove(sent)
    #expect(try store.statistics.rows() == [click(count: 2, at: 5)])
    try store.statistics.remove(try store.statistics.rows())
    #expect(try store.statistics.rows() == [])
  }

  @Test
  func `S4.6 a second removal subtracts from later counts, at most down to zero`() throws {
    let store = try stage.open()
    try store.statistics.add(click(count: 3, at: 1))
    let sent = try store.statistics.rows()
    try store.statistics.remove(sent)
    try store.statistics.add(click(count: 2, at: 5))
    try store.statistics.remove(sent)
    #expect(try store.statistics.rows() == [])
    try store.statistics.add(click(at: 6))
    #expect(try store.statistics.rows() == [click(at: 6)])
  }

  @Test func `S4.5 the rows survive a relaunch`() throws {
    let store = try stage.open()
    try store.statistics.add(click(count: 3, at: 1))
    stage.endProcess()
    #expect(try stage.open().statistics.rows() == [click(count: 3, at: 1)])
  }
}
