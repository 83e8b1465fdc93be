import AutoTrack
import MiniUI
import SecondTracker
import Testing

/// The clicks and screens that two independent trackers see.
@Suite struct SameClicks {
  static let visit = [
    "screen ShopViewController", "click UIButton Buy", "click UIButton Sell",
    "click UILabel Details", "click UITableView Row 1", "click UIAlertController OK",
    "click UIButton Buy", "screen UIViewController",
  ]

  @Test func `both trackers see the same clicks and screens in either start order`() throws {
    for autoTrackIsFirst in [true, false] {
      let shop = Shop()
      let tracker = Tracker(in: shop.process, sink: shop.sink)
      if autoTrackIsFirst { tracker.start() }
      let ledger = try ClickLedger(watching: shop.process)
      if !autoTrackIsFirst { tracker.start() }
      try shop.visit()
      #expect(ledger.lines == Self.visit)
      #expect(shop.seenByAutoTrack == Self.visit)
    }
  }

  @Test(arguments: [true, false])
  func `each tracker leaves the other's hooks in place in either stop order`(autoTrackIsFirst: Bool)
    throws
  {
    let shop = Shop()
    let tracker = Tracker(in: shop.process, sink: shop.sink)
    tracker.start()
    let ledger = try ClickLedger(watching: shop.process)
    if autoTrackIsFirst { tracker.stop() } else { ledger.stop() }
    try shop.visit()
    #expect(shop.seenByAutoTrack == (autoTrackIsFirst ? [] : Self.visit))
    #expect(ledger.lines == (autoTrackIsFirst ? Self.visit : []))
    if autoTrackIsFirst { ledger.stop() } else { tracker.stop() }
    let untouched = Shop()
    try untouched.visit()
    #expect(shop.process.classes.description == untouched.process.classes.description)
  }

  @Test func `a ledger released without a stop does not disturb AutoTrack`() throws {
    let shop = Shop()
    let tracker = Tracker(in: shop.process, sink: shop.sink)
    tracker.start()
    weak var ledger = try ClickLedger(watching: shop.process)
    try shop.visit()
    #expect(ledger == nil)
    #expect(shop.seenByAutoTrack == Self.visit)
  }
}
