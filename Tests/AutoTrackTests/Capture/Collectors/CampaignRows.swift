import MiniUI
import Testing

@testable import AutoTrack

/// Addresses that lead into the app from a campaign.
@Suite struct CampaignRows {
  @Test
  func `the next start and the first screen carry the campaign, later events do not`() throws {
    let app = TrackedApp(.showing { ViewController(in: $0) })
    app.tracker.handleAddress("shop://sale?utm_source=mail&utm_term=a%20b&page=2#end")
    try app.launch()
    try app.show(titled: "Next")
    let events = app.take().filter { $0.name != .appPageLeave }
    #expect(events.map { $0["$utm_source"] } == ["mail", "mail", nil])
    #expect(events.map { $0["$utm_term"] } == ["a b", "a b", nil])
    #expect(events.map { $0["page"] } == [nil, nil, nil])
  }

  @Test func `no start repeats a campaign that an earlier start or screen has carried`() throws {
    let app = TrackedApp(.showing { ViewController(in: $0) })
    try app.launch()
    _ = app.take()
    func back(_ address: String) -> [Value?] {
      app.process.enterBackground()
      app.tracker.handleAddress(address)
      app.process.enterForeground()
      app.process.enterBackground()
      app.process.enterForeground()
      return app.take().filter { $0.name == .appStart }.map { $0["$utm_source"] }
    }
    #expect(back("shop://sale?utm_source=mail") == ["mail", nil])
    #expect(back("shop://sale?utm_source=post") == ["post", nil])
    try app.show(titled: "Next")
    app.tracker.handleAddress("shop://sale?utm_source=web")
    try app.show(titled: "Last")
    app.process.enterBackground()
    app.process.enterForeground()
    let later = app.take().filter { $0.name != .appPageLeave && $0.name != .appEnd }
    #expect(later.map { $0["$utm_source"] } == ["post", "web", nil])
  }

  @Test(
    arguments: [
      ("shop://sale", [:]),
      ("shop://sale?utm_source=", [:]),
      ("shop://sale?utm_source", [:]),
      ("shop://sale#?utm_source=mail", [:]),
      ("?utm_medium=%E4%BD%A0%zz&utm_medium=last", ["$utm_medium": "last"]),
      ("a?utm_campaign=%E4%BD%A0%zz&other=1", ["$utm_campaign": "%E4%BD%A0%zz"]),
    ] as [(String, Properties)])
  func `the campaign's properties are read from the query of the address`(
    address: String, properties: Properties
  ) {
    #expect(Campaign(address: address).properties == properties)
  }
}
