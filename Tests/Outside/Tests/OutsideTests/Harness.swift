import AutoTrack
import MiniUI
import Testing

@Suite struct Harness {
  @Test func `a tap on Buy is a click`() throws {
    let app = try TrackedApp.showing { ShopController(in: $0) }
    try app.tap("#buy")
    #expect(app.events.map(\.name) == [.appStart, .appViewScreen, .appClick])
  }

  @Test func `events are taken once`() throws {
    let app = try TrackedApp.shop()
    #expect(app.take().count == 2)
    try app.tap("buy")
    #expect(app.take().map(\.name) == [.appClick])
    #expect(app.take() == [])
  }

  @Test func `the seed determines the identifiers`() throws {
    let ids = try [1, 1, 2].map { seed in
      try TrackedApp.showing(seed: seed) { ShopController(in: $0) }.events[0].distinctID
    }
    #expect(ids[0] == ids[1])
    #expect(ids[0] != ids[2])
  }

  @Test func `a relaunch keeps the device`() throws {
    let app = try TrackedApp.shop()
    let next = try app.relaunched()
    #expect(next.device === app.device)
    #expect(next.events[0].distinctID == app.events[0].distinctID)
    #expect(next.events[0]["$is_first_time"] == false)
  }

  @Test func `an unknown element is named`() throws {
    let app = try TrackedApp.shop()
    let error = #expect(throws: ElementNotFound.self) { try app.tap("#basket") }
    #expect(error?.count == 0)
  }

  @Test func `a covered view is missed`() throws {
    let app = try TrackedApp.shop()
    let cover = View(frame: Rect(x: 0, y: 0, width: 390, height: 844), in: app.process)
    app.shop?.view.addSubview(cover)
    #expect(throws: TouchMiss.self) { try app.tap("#buy") }
  }

  @Test func `work that never ends is named`() throws {
    let app = try TrackedApp.shop()
    func again() { app.process.mainLoop.schedule(.work, name: "spinner", again) }
    again()
    let error = #expect(throws: Unsettled.self) { try app.settle() }
    #expect(error?.pending.contains("spinner") == true)
  }

  @Test func `a bar button is tapped by its view`() throws {
    let app = try TrackedApp.shop()
    let shop = try #require(app.shop)
    let item = BarButtonItem(
      title: "Add", target: shop, action: shop.table.selector("didTap:"), in: app.process)
    #expect(item.view == nil)
    shop.navigationItem.rightBarButtonItem = item
    try app.show(NavigationController(rootViewController: shop))
    try app.tap(try #require(item.view))
    #expect(app.events.last?["$element_type"] == "UIBarButtonItem")
    let own = BarButtonItem(in: app.process)
    own.customView = View(in: app.process)
    shop.navigationItem.leftBarButtonItem = own
    #expect(own.view === own.customView)
  }
}
