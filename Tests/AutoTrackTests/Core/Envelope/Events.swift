import Testing

@testable import AutoTrack

@Suite struct Events {
  private static let context = EventContext(
    author: Author(
      anonymousID: "device", loginID: "user", identities: ["$identity_login_id": "user"]),
    library: Library(appVersion: "2.3.1"),
    automatic: ["$model": "iPhone14,5", "$title": "of the app"],
    last: ["$app_state": "background"])
  private static let click = Event(
    .appClick, time: 1_577_836_800_050, sequence: 3, trackID: 7,
    details: [
      "$app_state": "mine", "$element_content": "Buy", "$screen_name": "HomeViewController",
      "$title": "Home",
    ], context: context)

  @Test func `an event's description is one line without the shared properties`() {
    let event = Event(
      "paid", time: 1_577_836_800_050, sequence: 3, details: ["sum": 2], context: Self.context)
    #expect(event.description == #"#3 paid at 1577836800050 ms by user: {"sum":2}"#)
  }

  @Test
  func `S1.6 custom properties override automatic ones, and the SDK's last ones override both`() {
    #expect(
      Self.click.properties == [
        "$app_state": "background", "$element_content": "Buy", "$lib_method": "autoTrack",
        "$model": "iPhone14,5", "$screen_name": "HomeViewController", "$title": "Home",
      ])
    #expect((Self.click["$app_state"], Self.click["$title"]) == ("background", "Home"))
    #expect(Self.click["$model"] == "iPhone14,5")
    #expect(Self.click["$url"] == nil)
  }

  @Test func `an event's JSON has sorted keys at every level`() {
    #expect(
      String(decoding: Self.click.json, as: UTF8.self) == """
        {"_track_id":7,"anonymous_id":"device","distinct_id":"user","event":"$AppClick",\
        "identities":{"$identity_login_id":"user"},\
        "lib":{"$app_version":"2.3.1","$lib":"iOS","$lib_detail":"HomeViewController######",\
        "$lib_method":"autoTrack","$lib_version":"0.2.0"},"login_id":"user",\
        "properties":{"$app_state":"background","$element_content":"Buy",\
        "$lib_method":"autoTrack","$model":"iPhone14,5",\
        "$screen_name":"HomeViewController","$title":"Home"},\
        "sequence":3,"time":1577836800050,"type":"track"}
        """)
  }

  @Test func `the rare members of an envelope keep their places, a reader's tags included`() {
    let event = Event(
      "$SignUp", kind: .signUp, time: 0, sequence: 0, method: .code, details: [:],
      context: EventContext(author: Author(anonymousID: "a"), library: Library(appVersion: "1")),
      extras: EventExtras(
        originalID: "o", project: "p", token: "t",
        page: .init(library: ["$lib": "js"], author: Author(anonymousID: "p"))))
    #expect(
      String(decoding: event.json(with: ["aaa": 1, "step": 2, "zzz": 3]), as: UTF8.self) == """
        {"_hybrid_h5":true,"_track_id":0,"aaa":1,"anonymous_id":"p","distinct_id":"p",\
        "event":"$SignUp","identities":{},\
        "lib":{"$app_version":"1","$lib":"js","$lib_version":"0.2.0"},\
        "original_id":"o","project":"p","properties":{},\
        "sequence":0,"step":2,"time":0,"token":"t","type":"track_signup","zzz":3}
        """)
  }

  @Test func `a record about a person has its own details only`() {
    let event = Event(
      "", kind: .profileSet, time: 0, sequence: 1, details: ["age": 30], context: Self.context)
    #expect(event.properties == ["age": 30])
  }

  @Test func `preset names have their published spelling`() {
    let names: [EventName] = [.appStart, .appEnd, .appViewScreen, .appPageLeave, .appClick]
    #expect(
      names.map(\.text) == [
        "$AppStart", "$AppEnd", "$AppViewScreen", "$AppPageLeave",
        "$AppClick",
      ])
  }
}
