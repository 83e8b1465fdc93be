import AutoTrack
import MiniUI
import StatisticsSDK
import Testing

/// A statistics SDK counts the events that AutoTrack captures (S4.1 to S4.5).
@Suite struct SameCounts {
  /// A row in one line, without its time.
  private static func line(_ row: InfoRow) -> String {
    "\(row.logType) \(row.vcID) \(row.buttonID) \(row.functionName) \(row.num) \(row.remainTime)"
  }

  @Test func `the SDK counts the clicks of AutoTrack, screen by screen`() throws {
    for autoTrackIsFirst in [true, false] {
      let shop = Shop()
      let tracker = Tracker(in: shop.process, sink: shop.sink)
      if autoTrackIsFirst { tracker.start() }
      let statistics = try Statistics(watching: shop.process)
      if !autoTrackIsFirst { tracker.start() }
      try shop.visit()
      shop.process.enterBackground()
      let leave = try #require(
        shop.sink.events.first { $0.name == .appPageLeave }?.properties["event_duration"])
      #expect(
        statistics.log.rows.map(Self.line) == [
          "foreground    1 0.0",
          "click ShopViewController UIButton Buy didTapBuy: 2 0.0",
          "click ShopViewController UIButton Sell didTapSell: 1 0.0",
          "click ShopViewController UILabel Details UITapGestureRecognizer 1 0.0",
          "cell ShopViewController UITableViewCell Row 1 tableView:didSelectRowAtIndexPath: 1 0.0",
          "time ShopViewController   0 2.0",
          "background    1 0.0",
        ])
      #expect(leave == 2)
      // S4.2 hooks actions, gestures and rows but no dialogs: it counts five of these six clicks.
      #expect(shop.seenByAutoTrack == SameClicks.visit)
    }
  }

  @Test func `S4.4 the blacklist of the SDK names exact classes`() throws {
    let shop = Shop()
    let statistics = try Statistics(
      watching: shop.process, blacklist: ["ShopViewController", "UIResponder"])
    try shop.visit()
    #expect(statistics.log.rows.map(Self.line) == ["foreground    1 0.0"])
  }

  @Test func `S4.3 the SDK's hooks call each original once`() throws {
    let shop = Shop()
    var bought = 0
    let type = shop.process.classes[ShopViewController.self]
    type.replaceMethod(
      Message<ObjectToVoid>(named: "didTapBuy:"),
      Body { (_: ShopViewController, _, _) in bought += 1 })
    _ = try Statistics(watching: shop.process)
    try shop.visit()
    #expect(bought == 2)
    #expect(shop.process.state == .running)
  }
}
