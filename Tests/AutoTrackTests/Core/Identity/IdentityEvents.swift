import MiniUI
import Testing
import Wording

@testable import AutoTrack

/// The events of logins and bindings.
@Suite struct IdentityEvents {
  private let sink = MemorySink()
  private let process: AppProcess
  private let tracker: Tracker

  init() {
    process = Device().start(App(bundle: "com.example.shop", didFinishLaunching: { _ in }))
    tracker = Tracker(in: process, sink: sink)
    tracker.start()
  }

  /// The lines of the events: name, type, login id, identities, original id.
  private var lines: [String] {
    sink.events.map { event in
      let keys = event.author.identities.map(\.key).joined(separator: " ")
      return [
        event.name.text, event.kind.rawValue, event.author.loginID ?? "-", keys,
        event.extras?.originalID == nil ? "-" : "original",
      ].joined(separator: " | ")
    }
  }

  @Test func `SA-I05 SA-I14 each announced change is one event with the method code`() {
    tracker.bind("$identity_mobile", "131")
    tracker.login("U")
    tracker.unbind("email", "a@b.c")
    #expect(
      lines == [
        "$BindID | track_id_bind | - | $identity_idfv $identity_mobile | -",
        "$SignUp | track_signup | U | $identity_idfv $identity_login_id $identity_mobile"
          + " | original",
        "$UnbindID | track_id_unbind | U | email | -",
      ])
    #expect(sink.events.map(\.method) == [.code, .code, .code])
    #expect(sink.events.map(\.sequence) == [1, 2, 3])
    #expect(sink.events.map { $0["$lib_method"] } == ["code", "code", "code"])
  }

  @Test func `SA-I06 a logout, an identify and a reset emit no events`() {
    tracker.login("U")
    tracker.logout()
    tracker.identify("A")
    tracker.resetAnonymousIdentity()
    tracker.forgetAnonymousID()
    #expect(sink.events.map(\.name.text) == ["$SignUp"])
    #expect(tracker.author?.loginID == nil)
  }

  @Test func `S1.1 every event after a login has the login's distinct id`() {
    tracker.login("U")
    process.launch()
    process.enterBackground()
    #expect(sink.events.map(\.name.text) == ["$SignUp", "$AppStart", "$AppEnd"])
    #expect(sink.events.map(\.distinctID) == ["U", "U", "U"])
    #expect(sink.events[1].author === sink.events[2].author)
  }

  @Test func `SA-I03 SA-I07 an ignored call is recorded with its code and emits no event`() {
    tracker.login("U")
    let before = tracker.diagnostics.entries.count
    tracker.login("U")
    tracker.bind("date", "1")
    tracker.bind("xyz", "")
    tracker.bind(nil, "1")
    tracker.identify(nil)
    tracker.resetAnonymousIdentity("A")
    #expect(
      tracker.diagnostics.entries[before...].map(\.description) == [
        "login: ignored (same-login), because this login is the current one; no action is needed",
        "bind: ignored (key-invalid), because the key is not a valid name; use letters, digits, _"
          + " and $, no leading digit and no reserved name",
        "bind: ignored (empty), because the id is empty; an id has at least one character",
        "bind: ignored (key-nil), because the key is nil; give it a name",
        "identify: ignored (nil), because the id is nil; pass a string",
        "resetAnonymousIdentity: ignored (logged-in), because a user is logged in; log out first",
      ])
    #expect(sink.events.map(\.name.text) == ["$SignUp"])
  }

  @Test func `a call to a stopped tracker is recorded and changes nothing`() {
    tracker.stop()
    let before = tracker.author
    tracker.login("U")
    #expect(tracker.author === before)
    #expect(
      tracker.diagnostics.entries.last?.description
        == "login: ignored (not-started), because the tracker is not started; start it first")
    let unstarted = Tracker(in: process, sink: sink)
    unstarted.login("U")
    #expect(unstarted.author == nil)
    #expect(sink.events.isEmpty)
  }

  @Test func `SA-E20 a long key or id is accepted, on record`() {
    let (key, id) = (String(repeating: "k", count: 101), String(repeating: "你", count: 256))
    let before = tracker.diagnostics.entryCount
    tracker.bind(.string(key), "1")
    tracker.identify(.string(id))
    tracker.login(.string(String(repeating: "u", count: 255)))
    tracker.login(.string(id + "u"))
    #expect(
      tracker.diagnostics.entries(after: before).map(\.description) == [
        "bind: accepted (key-overflow), but the key has more than 100 characters; choose a shorter "
          + "name",
        "identify: accepted (overflow), but the id has more than 255 characters; choose a shorter "
          + "one",
        "login: accepted (overflow), but the id has more than 255 characters; choose a shorter one",
      ])
    #expect((tracker.author?.anonymousID, tracker.author?.loginID) == (id, id + "u"))
  }

  @Test func `the identity is the same after a stop and another start`() {
    tracker.login("U")
    let author = tracker.author
    tracker.stop()
    tracker.start()
    #expect(tracker.author === author)
  }

  @Test func `the $device_id is the IDFV during a login`() {
    tracker.login("U")
    #expect(sink.events[0]["$device_id"] == process.identifiers.vendor.map(Value.string))
  }
}
