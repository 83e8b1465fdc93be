import AutoTrack
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage

/// The counts of scenarios and their reports, with servers that fail in every way.
@Suite struct CountsOfScenarios {
  private func report(_ steps: String, _ tracker: String = "statistics: { address: '/s' }") throws
    -> RunReport
  {
    try run(Shop.scenario(steps: steps, tracker: "{ \(tracker) }"))
  }

  private func differences(_ report: RunReport) -> [[String]] {
    report.outcomes.map { $0.differences.map { "\($0.expected) | \($0.found)" } }
  }

  /// The rows of the last step in short form: `2 Buy 1`.
  private func rows(_ steps: String, _ tracker: String = "statistics: { address: '/s' }") throws
    -> [String]
  {
    let outcome = try report(steps + ", { wait: '0s', statistics: [] }", tracker).outcomes.last
    return try #require(outcome).statistics.map { row in
      ["\(row.kind.rawValue)", row.element, "\(row.count)"].filter { !$0.isEmpty }
        .joined(separator: " ")
    }
  }

  private static let click = "{ launch: {} }, { tap: '#buy' }"

  @Test func `statistics and upload work in any order and alone`() throws {
    let (statistics, upload) = ("statistics: { address: '/s' }", "upload: { address: '/e' }")
    let steps = Self.click + ", { background: {} }, { flush: {} }"
    for tracker in ["\(statistics), \(upload)", "\(upload), \(statistics)"] {
      let outcomes = try report(steps, tracker).outcomes
      #expect(outcomes.flatMap(\.received).count == 5)
      #expect(outcomes.flatMap(\.reports).count == 1)
    }
    #expect(try report(steps, statistics).outcomes.flatMap(\.received) == [])
    #expect(try report(steps, statistics).outcomes.flatMap(\.reports).count == 1)
    #expect(try report(steps, upload).outcomes.flatMap(\.reports) == [])
    #expect(try rows(Self.click, "statistics: true") == ["1 1", "2 Buy 1"])
  }

  @Test func `the rows are those of the database file, during the app's run and after it`() throws {
    #expect(try rows(Self.click) == ["1 1", "2 Buy 1"])
    #expect(try rows(Self.click + ", { kill: {} }") == ["1 1", "2 Buy 1"])
    #expect(try rows("{ wait: '1s' }") == [])
    #expect(try rows(Self.click + ", { device: { uninstall: 'com.example.app' } }") == [])
  }

  @Test func `rows are compared in order, column by column`() throws {
    let found = try report(
      """
      { launch: {}, statistics: [{ logType: 1, num: 1, lastTime: { between: [1, 2] } }] },
      { tap: '#buy', statistics: [{ logType: 1 }] }, { wait: '1s' },
      { tap: '#share', statistics: [{}, { btn_id: 'Bye' }, {}, { logType: 4 }] }
      """)
    let first = "logType 1  num 1  remainTime 0  lastTime 1577836800000"
    let click =
      "logType 2  vc_id \"ShopViewController\"  btn_id \"Buy\"  functionName "
      + "\"didTapBuy:\"  num 1  remainTime 0  lastTime 1577836800050"
    #expect(
      differences(found) == [
        ["row  logType 1  num 1  lastTime 1…2 | row  \(first)"], ["no row | row  \(click)"], [],
        ["row  btn_id \"Bye\" | row  \(click)", "row  logType 4 | no row"],
      ])
  }

  @Test func `in a file with reports, every step compares its reports`() throws {
    let found = try report(
      Self.click + ", { background: {} }, { foreground: {} }, { wait: '1s' }, "
        + "{ background: {}, reports: [{ isp: 'x', list: [{ num: 2 }] }, { userid: '0' }] }")
    let payload =
      "networkType \"WIFI\"  osDeviceType \"iPhone14,5\"  osVersion \"15.2\"  "
      + "productID \"com.example.app\"  productName \"App\"  userid \"0\"  version \"1.0\""
    let lines = differences(found)
    #expect(lines.map(\.count) == [0, 0, 1, 0, 0, 2])
    #expect(lines[2][0].hasPrefix("no report | report  \(payload)  (logType 1, num 1, "))
    #expect(lines[5][0].hasPrefix("report  isp \"x\"  (num 2) | report  \(payload)  (logType "))
    #expect(lines[5][1] == "report  userid \"0\" | no report")
  }

  @Test(arguments: [
    ("{ down: true }", 0, 4), ("{ loss: true }", 0, 4), ("{ timeout: true }", 1, 4),
    ("{ partial: true }", 1, 0), ("{ status: 500 }", 0, 4), ("{ body: '<html>' }", 0, 4),
    ("{ latency: '2s' }", 1, 4), ("{ largest: 1 }", 1, 0), ("{ loss: true, requests: [2] }", 1, 0),
    ("{ status: 413 }", 0, 4),
  ])
  func `each server fault affects reports`(
    fault: String, taken: Int, left: Int
  ) throws {
    let steps = Self.click + ", { server: \(fault) }, { background: {} }"
    #expect(try report(steps).outcomes.flatMap(\.reports).count == taken)
    #expect(try rows(steps).count == left)
  }

  @Test func `a report with a lost answer is stored once`() throws {
    let steps =
      Self.click + ", { server: { timeout: true, requests: [1] } }, { background: {} }, "
      + "{ foreground: {} }, { wait: '31s' }, { background: {} }"
    let reports = try report(steps).outcomes.flatMap(\.reports)
    #expect(reports.map { $0.rows.map { $0["num"] } } == [[1, 1, 1, 1], [1, 1, 1]])
    #expect(try rows(steps) == [])
  }

  @Test func `events and counts are routed by their addresses`() throws {
    let tracker = "statistics: { address: '/s' }, upload: { address: '/e', policy: 's4' }"
    let steps = Self.click + ", { server: { loss: true, requests: [1] } }, { background: {} }"
    let outcome = try #require(try report(steps, tracker).outcomes.last)
    #expect(outcome.reports == [])
    #expect(outcome.received.count == 5)
  }

  @Test func `a timeline shows reports`() {
    func reports(_ tracker: String) -> [Substring] {
      let steps = Self.click + ", { background: {} }"
      let output = LabRun(running: Shop.scenario(steps: steps, tracker: tracker)).output
      return output.split(separator: "\n").map { $0.drop { $0 == " " } }
        .filter { $0.hasPrefix("report") }
    }
    #expect(reports("{ statistics: { address: '/s' } }") == ["report          of 0  4 rows"])
    #expect(
      reports("{ statistics: true }") == [
        "report          lookedUp  of 0", "report          created  of 0  4 rows",
      ])
  }

  @Test(arguments: [
    ("{}", CachePolicy.writeThrough), ("{ statistics: true }", .writeThrough),
    ("{ statistics: true, upload: { address: '/e' } }", .memory),
  ])
  func `a kept device stores events at once unless the tracker has an upload address`(
    tracker: String, cache: CachePolicy
  ) throws {
    let text = Shop.scenario(steps: "{ launch: {} }", tracker: tracker)
    let delivery = try loaded(text).scenario.tracker.keepingEvents.configuration.delivery
    #expect(delivery?.cache == cache)
    #expect((delivery?.statistics != nil) == tracker.contains("statistics"))
  }
}
