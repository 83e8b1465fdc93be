import Testing

@testable import AutoTrack

@Suite struct Events {
  private static let click = Event(
    .appClick, time: 1_577_836_800_050, sequence: 3, distinctID: "user", anonymousID: "device",
    properties: ["$title": "Home", "$element_content": "Buy"])

  @Test func `an event describes itself in one line`() {
    #expect(
      Self.click.description == """
        #3 $AppClick at 1577836800050 ms by user: {"$element_content":"Buy","$title":"Home"}
        """)
  }

  @Test func `an event's JSON has sorted keys at every level`() {
    #expect(
      String(decoding: Self.click.json, as: UTF8.self) == """
        {"anonymous_id":"device","distinct_id":"user","event":"$AppClick",\
        "properties":{"$element_content":"Buy","$title":"Home"},"sequence":3,"time":1577836800050}
        """)
  }

  @Test func `an event without properties has an empty object`() {
    let event = Event(
      "order_paid", time: 0, sequence: 0, distinctID: "", anonymousID: "", properties: [:])
    #expect(
      String(decoding: event.json, as: UTF8.self) == """
        {"anonymous_id":"","distinct_id":"","event":"order_paid","properties":{},\
        "sequence":0,"time":0}
        """)
  }

  @Test func `preset names are spelled as they are sent`() {
    let names: [EventName] = [
      .appStart, .appEnd, .appViewScreen, .appPageLeave, .appClick,
    ]
    #expect(
      names.map(\.text) == [
        "$AppStart", "$AppEnd", "$AppViewScreen", "$AppPageLeave",
        "$AppClick",
      ])
  }
}
