import AutoTrack
import MiniUI
import SecondTracker
import Testing

/// What two trackers see that know nothing of each other.
@Suite struct SameClicks {
  @Test func `both trackers see the same clicks and screens, whoever came first`() throws {
    for autoTrackIsFirst in [true, false] {
      let shop = Shop()
      let tracker = Tracker(in: shop.process, sink: shop.sink)
      if autoTrackIsFirst { tracker.start() }
      let ledger = try ClickLedger(watching: shop.process)
      if !autoTrackIsFirst { tracker.start() }
      try shop.visit()
      #expect(
        ledger.lines == [
          "screen ShopViewController", "click didTapBuy: UIButton Buy",
          "click didTapSell: UIButton Sell",
        ])
      #expect(shop.seenByAutoTrack == ledger.lines)
    }
  }

  @Test func `each leaves the other's hooks in place`() throws {
    let shop = Shop()
    let tracker = Tracker(in: shop.process, sink: shop.sink)
    let before = shop.process.classes.description
    tracker.start()
    let ledger = try ClickLedger(watching: shop.process)
    tracker.stop()
    try shop.visit()
    #expect(shop.seenByAutoTrack.isEmpty)
    #expect(ledger.lines.count == 3)
    ledger.stop()
    #expect(shop.process.classes.description == before)
  }
  @Test func `a ledger that is released without a stop leaves the app alone`() throws {
    let shop = Shop()
    let tracker = Tracker(in: shop.process, sink: shop.sink)
    tracker.start()
    weak var ledger = try ClickLedger(watching: shop.process)
    try shop.visit()
    #expect(ledger == nil)
    #expect(shop.seenByAutoTrack.count == 3)
  }
}
