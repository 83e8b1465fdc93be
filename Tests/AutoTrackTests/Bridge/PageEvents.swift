import MiniUI
import Testing

@testable import AutoTrack

@Suite struct PageEvents {
  private let app = Bridged()

  @Test
  func `S2.4 a page's event has the app's identity and device, and the page's own SDK`() throws {
    let event = try #require(
      app.event(
        of: """
          {"type":"track","event":"$WebClick","time":1577836800123,"_track_id":7,\
          "distinct_id":"cookie","anonymous_id":"cookie","_nocache":"0815","server_url":"//x",\
          "identities":{"$identity_cookie_id":"c","$identity_idfv":"no","$identity_ios_uuid":"no",\
          "$identity_anonymous_id":"no"},"project":"page","token":"page",\
          "lib":{"$lib":"js","$lib_version":"1.26","$lib_method":"code","$app_version":"0"},\
          "properties":{"$lib":"js","$lib_version":"1.26","$os":"Windows","$model":"iPhone",\
          "$element_content":"Buy","price":7,"_nocache":"1","server_url":"x","project":"p",\
          "token":"t","$time":1577836800456,"$referrer_title":"Before"}}
          """))
    let author = try #require(app.tracker.author)
    let device = author.identities["$identity_idfv"]
    #expect((event.name, event.kind, event.time) == ("$WebClick", .track, 1_577_836_800_456))
    #expect((event.distinctID, event.anonymousID) == (author.anonymousID, author.anonymousID))
    #expect(
      event.author.identities == [
        "$identity_anonymous_id": .string(author.anonymousID), "$identity_cookie_id": "c",
        "$identity_idfv": try #require(device),
      ])
    #expect(
      event.details == [
        "$element_content": "Buy", "$lib": "js", "$lib_method": "code", "$lib_version": "1.26",
        "$referrer_title": "Before", "price": 7,
      ])
    #expect((event["$os"], event["$model"], event["$app_version"]) == ("iOS", "iPhone14,5", "1.0"))
    #expect(event.trackID != 7)
    #expect(event.text.hasPrefix("{\"_hybrid_h5\":true,"))
    #expect(
      event.text.contains(
        #""lib":{"$app_version":"1.0","$lib":"js","$lib_method":"code","$lib_version":"1.26"}"#))
    #expect(!event.text.contains("\"project\"") && !event.text.contains("\"token\""))
    #expect(app.complaints == [])
  }

  @Test
  func `S2.4 an event without a time gets the current time, without a library the app's`() throws {
    let event = try #require(app.event(of: #"{"event":"seen"}"#))
    #expect((event.time, event.details) == (app.device.clock.now.millisecondsSince1970, [:]))
    #expect(event["$lib"] == "iOS")
  }

  @Test
  func `S2.4 each event keeps the library version of its page when versions alternate`() throws {
    for _ in 0..<2 {
      for version in ["1.25", "1.26", "1.25"] {
        let event = try #require(
          app.event(of: #"{"event":"e","lib":{"$lib":"js","$lib_version":"\#(version)"}}"#))
        #expect(
          event.text.contains(
            #""lib":{"$app_version":"1.0","$lib":"js","$lib_version":"\#(version)"}"#))
        #expect(event["$lib_version"] == .string(version))
      }
    }
  }

  @Test func `SA-E07 a page's event that names a screen names it in the library, too`() throws {
    for screen in ["One", "Two"] {
      let event = try #require(
        app.event(
          of: #"{"event":"$AppViewScreen","properties":{"$screen_name":"\#(screen)"}}"#))
      #expect(event.library["$lib_detail"] == .string("\(screen)######"))
      #expect(event.text.contains(#""$lib_detail":"\#(screen)######""#))
    }
  }

  @Test func `a page's event has no referrer title of the app`() throws {
    app.tracker.outlet?.builder.referrerTitle = "Home"
    let event = try #require(app.event(of: #"{"event":"seen"}"#))
    #expect(event["$referrer_title"] == nil)
  }

  @Test(arguments: [
    ("nonsense", "not-json"), ("[]", "not-object"), ("{}", "name-nil"),
    (#"{"event":7}"#, "name-not-string"), (#"{"event":""}"#, "name-empty"),
    (#"{"event":"e","type":"dance"}"#, "unknown-type"),
    (#"{"type":"item_set","item_type":"book"}"#, "no-item"),
    (#"{"type":"item_delete","item_type":"book","item_id":7}"#, "no-item"),
    (String(repeating: "[", count: 60), "too-deep"),
    (#"{"event":"e","x":""# + String(repeating: "x", count: 300_000) + #""}"#, "too-long"),
  ])
  func `S2.4 an invalid event is suppressed with a diagnostic and uses no sequence number`(
    json: String, code: String
  ) throws {
    #expect(app.event(of: json) == nil)
    #expect(app.complaints.count == 1)
    #expect(app.complaints[0].hasPrefix("a page message: ignored (\(code)), because "))
    #expect(app.tracker.decisions.last?.outcome == .suppressed(.badPageMessage))
    #expect(app.event(of: #"{"event":"next"}"#)?.sequence == 1)
  }

  @Test func `a property with an invalid name or value is dropped`() throws {
    let event = try #require(
      app.event(of: #"{"event":"e","properties":{"1bad":1,"good":1,"nested":{},"none":null}}"#))
    #expect(event.details == ["good": 1])
    #expect(
      app.complaints == [
        "e of a page: property '1bad' (invalid): \(NameFault.invalid)",
        "e of a page: property 'nested' (dictionary): \(PropertyFault.dictionary)",
        "e of a page: property 'none' (null-value): \(PropertyFault.null)",
      ])
  }

  @Test
  func `S2.4 an event with a bad name is emitted with a diagnostic, as in native code`() throws {
    #expect(try #require(app.event(of: #"{"event":"$%"}"#)).name == "$%")
    #expect(app.complaints == ["event '$%' (invalid): \(NameFault.invalid)"])
  }

  @Test(arguments: ["-5", "-1e300", #""abc""#, "1e300", "true"])
  func `S2.4 an invalid time is recorded and replaced by the current time`(time: String) throws {
    let event = try #require(app.event(of: #"{"event":"e","time":\#(time)}"#))
    #expect(event.time == app.device.clock.now.millisecondsSince1970)
    #expect(
      app.complaints == [
        "e of a page: property 'time' (not-time): \(PropertyFault.notTime)"
      ])
  }

  @Test func `SA-E12 a page's project and token do not redirect its event, on record`() throws {
    let event = try #require(
      app.event(
        of: #"{"event":"e","properties":{"$project":"books","$token":"key","project":"p"}}"#))
    #expect(event.envelope("project") == nil)
    #expect(event.envelope("token") == nil)
    #expect(event.details == [:])
    let expected = ["$project", "$token"].map {
      "e of a page: property '\($0)' (of-app): \(PropertyFault.ofApp)"
    }
    #expect(app.complaints == expected)
  }

  @Test
  func `SA-E15 profile values from a page pass the same checks as values from the app`() throws {
    func told(_ type: String, _ properties: String) -> Event? {
      app.event(of: #"{"type":"\#(type)","properties":{\#(properties)}}"#)
    }
    let added = try #require(told("profile_increment", #""a":1,"b":"no","$time":1577836800456"#))
    #expect((added.properties, added.time) == (["a": 1], 1_577_836_800_456))
    #expect(told("profile_append", #""a":"no","b":["x"]"#)?.properties == ["b": ["x"]])
    #expect(
      app.complaints == [
        "profile_increment of a page: property 'b' (not-number): \(PropertyFault.notNumber)",
        "profile_append of a page: property 'a' (not-list): \(PropertyFault.notList)",
      ])
  }

  @Test(arguments: ["item_set", "item_delete"])
  func `a page's item record names the item and carries no identity`(type: String) throws {
    let event = try #require(
      app.event(
        of: #"{"type":"\#(type)","item_type":"book","item_id":"7","distinct_id":"web"}"#))
    #expect(event.extras?.item == EventExtras.Item(type: "book", id: "7"))
    #expect(event.text.contains(#""item_id":"7","item_type":"book""#))
    #expect(!event.text.contains("distinct_id") && !event.text.contains("identities"))
  }

  @Test func `a page's event asks for dynamic properties once, profile and item records never`() {
    var count = 0
    app.tracker.registerDynamicSuperProperties {
      count += 1
      return ["count": .integer(count)]
    }
    #expect(app.event(of: #"{"event":"seen"}"#)?["count"] == 1)
    app.tracker.setProfile(["age": 7])
    app.tracker.setItem(type: "book", id: "7")
    #expect(count == 1)
    app.tracker.track("next")
    #expect(app.take().last?["count"] == 2)
  }

  @Test func `S2.4 a message before the tracker starts is recorded`() {
    let app = Bridged(started: false)
    app.tracker.trackFromH5(#"{"event":"early"}"#)
    #expect(app.complaints.map { $0.prefix(36) } == ["a page message: ignored (not-started"])
    app.tracker.start()
    #expect(app.event(of: #"{"event":"late"}"#)?.name == "late")
  }

  @Test func `an event for another server is refused if servers are verified`() {
    var bridge = BridgeConfiguration()
    bridge.server = "https://Data.example:8106/sa?project=shop"
    bridge.verifiesServer = true
    let app = Bridged(bridge)
    func sent(_ server: String) -> Bool {
      app.event(of: #"{"event":"e","server_url":"\#(server)"}"#) != nil
    }
    #expect(sent("https://data.example:8106/other?a=1&project=shop"))
    #expect(sent("https://me:secret@data.example/sa?project=shop"))
    #expect(!sent("https://data.example:8106/sa"))
    #expect(!sent("https://data.example:8106/sa?project=game"))
    #expect(!sent("https://elsewhere.example/sa?project=shop"))
    #expect(app.event(of: #"{"event":"e"}"#) == nil)
    #expect(app.complaints.count == 4)
  }

  private static let published: [(String, String, Properties)] = [
    ("G-H03", "LOGIN_USER_ATTRIBUTES", ["attributes_key1": "value1", "attributes_key2": "value2"]),
    (
      "G-H05", "VIEW_CLICK",
      [
        "query": "a=1&b=2", "textValue": "登录", "xcontent": "/divClass/buttonId",
        "xpath": "/div/button",
      ]
    ),
    (
      "G-H07", "FORM_SUBMIT",
      ["path": "/push/web.html", "query": "a=1&b=2", "xpath": "/div/form/input"]
    ),
  ]

  @Test(arguments: published)
  func `G-H03 G-H05 G-H07 an event of a page arrives complete over either bridge`(
    id: String, name: String, properties: Properties
  ) throws {
    var bridge = BridgeConfiguration()
    bridge.takesScriptMessages = true
    let app = Bridged(bridge)
    let delegate = AskingDelegate(in: app.process)
    delegate.tracker = app.tracker
    var writer = JSONWriter()
    writer.object { event in
      event.member("event", .string(name))
      event.member("properties", properties)
    }
    let json = writer.text
    let view = app.show(delegate: delegate) { page in
      page.post(#"{"callType":"app_h5_track","data":\#(json)}"#, to: "sensorsdataNativeTracker")
      page.openFrame(at: "sensorsanalytics://trackEvent?event=\(percentEncoded(json))")
    }
    let events = app.take().filter { $0.name != .appWebViewLoad }
    #expect(events.map(\.name.text) == [name, name], "\(id)")
    #expect(events.map(\.details) == [properties, properties], "\(id)")
    #expect(view.page?.isOpen == true)
  }
}

/// Every byte but letters and digits as three characters.
func percentEncoded(_ text: String) -> String {
  text.utf8.map { byte in
    let scalar = Character(Unicode.Scalar(byte))
    if scalar.isASCII, scalar.isLetter || scalar.isNumber { return String(scalar) }
    return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }.joined()
}
