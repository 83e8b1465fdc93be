import MiniUI
import Testing
import Wording

@testable import AutoTrack

/// Remote configurations that a server sends.
@Suite struct RemoteConfigurations {
  /// An app whose tracker requests a remote configuration, and its events.
  private final class Asking {
    let process: AppProcess
    let tracker: Tracker
    let transport: CannedTransport
    private let sink = MemorySink()

    init(
      _ answers: TransportAnswer..., on device: Device = Device(),
      every: Duration = .seconds(3_600),
      latency: Duration = .milliseconds(10), at address: String = "/config"
    ) {
      transport = CannedTransport(answers, latency: latency)
      var configuration = Configuration()
      configuration.remoteConfiguration = RemoteSource(address: address, interval: every)
      process = device.start(.showing { HomeController(in: $0) })
      tracker = Tracker(in: process, configuration: configuration, sink: sink, transport: transport)
      tracker.start()
      process.launch()
      _ = process.mainLoop.settle()
      wait(.milliseconds(20))
    }

    /// The names of all events so far.
    var names: [String] { sink.events.map(\.name.text) }

    /// The reasons of suppressed events.
    var reasons: [SuppressionReason] {
      tracker.decisions.compactMap { decision in
        guard case .suppressed(let reason) = decision.outcome else { return nil }
        return reason
      }
    }

    /// The diagnostics about remote configurations.
    var notes: [String] {
      tracker.diagnostics.entries.map(\.description).filter { $0.hasPrefix("remote") }
    }

    func wait(_ duration: Duration) { _ = process.mainLoop.advance(by: duration) }
  }

  @Test(
    arguments: [
      (-1, ["$AppPageLeave", "$AppEnd"]), (0, []), (1, []), (2, ["$AppEnd"]),
      (8, ["$AppPageLeave"]), (10, ["$AppPageLeave", "$AppEnd"]),
      (15, ["$AppPageLeave", "$AppEnd"]),
    ] as [(Int, [String])])
  func `a mode is a sum of the bits of kinds`(mode: Int, names: [String]) {
    let app = Asking(.document("{\"autoTrackMode\": \(mode)}"))
    app.process.enterBackground()
    #expect(app.names == ["$AppStart", "$AppViewScreen"] + names)
    app.tracker.track("paid")
    #expect(app.names.last == "paid")
  }

  @Test func `a mode of 0 disables presets without a bit, and any other mode does not`() {
    for (mode, scrolls) in [(0, false), (1, true), (15, true), (-1, true)] {
      let settings = RemoteSettings(.dictionary(["autoTrackMode": .integer(mode)]))
      let draft = EventDraft(.appScroll, at: 0, [:])
      #expect((settings?.reasonAgainst(draft, from: .instrument) == nil) == scrolls, "\(mode)")
    }
  }

  @Test(arguments: EventKind.allCases)
  func `a dropped name applies to tracked events, not to profile or item records`(
    kind: EventKind
  ) {
    let settings = RemoteSettings(.dictionary(["eventBlacklist": .list([.string("name")])]))
    let draft = EventDraft("name", kind: kind, at: 0, [:])
    let reason = settings?.reasonAgainst(draft, from: .code)
    #expect(reason == (kind.isTrack ? .droppedRemotely : nil))
  }

  @Test func `a mode applies to captured events only`() {
    let app = Asking(.document(#"{"autoTrackMode": 0}"#))
    app.tracker.track("paid", ["$lib_method": "autoTrack"])
    app.tracker.track("$AppPageLeave")
    app.tracker.trackScreen(url: "shop://sale")
    #expect(app.names.dropFirst(2) == ["paid", "$AppPageLeave", "$AppViewScreen"])
    app.process.enterBackground()
    #expect(app.names.count == 5)
  }

  @Test func `a disabled SDK ignores logins and bindings, on pages too, on record`() {
    let app = Asking(.document(#"{"disableSDK": true}"#))
    let author = app.tracker.author
    app.tracker.login("ann")
    app.tracker.bind("mobile", "131")
    app.tracker.identify("A")
    app.tracker.trackFromH5(#"{"event":"$SignUp","type":"track_signup","login_id":"bob"}"#)
    #expect((app.tracker.author, app.reasons) == (author, [.disabledRemotely]))
    #expect(
      app.tracker.diagnostics.entries.suffix(3) == [
        .identityIgnored(call: "login", because: .disabledRemotely),
        .identityIgnored(call: "bind", because: .disabledRemotely),
        .identityIgnored(call: "identify", because: .disabledRemotely),
      ])
  }

  @Test func `events on the server's blacklist are dropped, of any kind`() {
    let app = Asking(.document(#"{"eventBlacklist": ["paid", "$AppEnd"]}"#))
    app.tracker.track("paid")
    app.tracker.track("seen")
    app.process.enterBackground()
    #expect(app.names == ["$AppStart", "$AppViewScreen", "seen", "$AppPageLeave"])
    #expect(app.reasons == [.droppedRemotely, .droppedRemotely])
  }

  @Test func `a blacklist drops exactly the named events, of any origin`() throws {
    let names = EventName.presets + ["paid", "Paid", "seen"]
    for listed in names {
      let settings = try #require(
        RemoteSettings(.dictionary(["eventBlacklist": .list([.string(listed.text)])])))
      for origin in [EventOrigin.instrument, .code, .page] {
        let dropped = names.filter {
          settings.reasonAgainst(EventDraft($0, at: 0, [:]), from: origin) == .droppedRemotely
        }
        #expect(dropped == [listed])
      }
    }
  }

  @Test(
    arguments: [
      (.status(404), "ignored, because the server answered 404"),
      (.status(304), "unchanged"),
      (.document("{"), "ignored, because the JSON is invalid at byte 1; send one JSON object"),
      (.document("[]"), "ignored, because the document has an invalid format"),
      (.document(#"{"disableSDK": 1}"#), "ignored, because the document has an invalid format"),
      (
        .document(#"{"disableSDK": true, "autoTrackMode": 16}"#),
        "ignored, because the document has an invalid format"
      ),
      (
        .document(#"{"eventBlacklist": [1]}"#),
        "ignored, because the document has an invalid format"
      ),
      (.failure("too far"), "ignored, because the request failed: too far"),
    ] as [(TransportAnswer, String)])
  func `a failed answer keeps the configuration, on record`(
    answer: TransportAnswer, note: String
  ) {
    let app = Asking(.document(#"{"disableSDK": true}"#, tag: "1"), answer)
    app.wait(.seconds(3_600))
    #expect(app.notes == ["remote configuration: applied", "remote configuration: \(note)"])
    app.tracker.track("paid")
    #expect(app.reasons == [.disabledRemotely])
  }

  @Test func `304 without a stored configuration is ignored, on record`() {
    let app = Asking(.status(304))
    #expect(
      app.notes == [
        "remote configuration: ignored, because the server answered 304, but no earlier "
          + "document is stored"
      ])
  }

  @Test func `an answer is kept for the next launch, and revalidated by its tag when due`() {
    let device = Device()
    let first = Asking(.document(#"{"disableSDK": true}"#, tag: "\"7\""), on: device)
    #expect(first.transport.requests == [TransportRequest(address: "/config")])
    first.process.kill()
    device.wait(.seconds(3_599))
    let second = Asking(.status(304), on: device)
    #expect((second.transport.requests, second.names) == ([], []))
    second.wait(.seconds(1))
    #expect(
      second.transport.requests
        == [TransportRequest(address: "/config", headers: ["If-None-Match": "\"7\""])])
    #expect(second.notes == ["remote configuration: unchanged"])
  }

  @Test func `a damaged stored configuration is ignored, on record`() {
    let device = Device()
    Asking(.document(#"{"disableSDK": true}"#), on: device).process.kill()
    let defaults = device.defaults(of: App().bundle)
    defaults["AutoTrack.remote configuration.body"] = #"{"disableSDK": true"#
    let app = Asking(.status(304), on: device)
    app.tracker.track("paid")
    #expect(app.names == ["$AppStart", "$AppViewScreen", "paid"])
    #expect(
      app.notes == [
        "remote configuration: ignored, because the stored document is damaged: "
          + "the JSON is invalid at byte 19;"
          + " send one JSON object"
      ])
  }

  @Test func `a clock that was set back or another address causes a new request`() {
    let device = Device()
    Asking(.document(#"{"disableSDK": true}"#, tag: "1"), on: device).process.kill()
    device.clock.jump(to: Instant(millisecondsSince1970: 0))
    let back = Asking(.status(404), on: device)
    #expect((back.transport.requests.count, back.names) == (1, []))
    back.process.kill()
    let elsewhere = Asking(.status(404), on: device, at: "/other")
    #expect(elsewhere.transport.requests == [TransportRequest(address: "/other")])
    #expect(elsewhere.names == ["$AppStart", "$AppViewScreen"])
  }

  @Test func `a stopped tracker sends no request and ignores answers`() {
    let app = Asking(.document(#"{"disableSDK": true}"#), .document("{}"), latency: .seconds(1))
    app.tracker.stop()
    app.wait(.seconds(10_000))
    #expect((app.transport.requests.count, app.notes) == (1, []))
  }

  @Test func `without a transport no configuration is requested, on record`() {
    var configuration = Configuration()
    configuration.remoteConfiguration = RemoteSource(address: "/config")
    let app = TrackedApp(configuration: configuration)
    #expect(
      app.complaints == [
        "remote configuration: ignored, because the tracker has no transport; pass one"
      ])
  }

  @Test func `headers are found in any case`() {
    let headers: TransportHeaders = ["ETag": "1", "etag": "2"]
    for name in ["ETag", "etag", "ETAG", "eTAG"] { #expect(headers[name] == "1") }
    #expect(headers["Age"] == nil)
  }

  @Test(arguments: ["content-type", "X-Az-0[{@`"])
  func `header names ignore the case of letters only`(name: String) {
    let headers: TransportHeaders = [name: "1"]
    for place in name.utf8.indices {
      let byte = name.utf8[place]
      for other in UInt8(0x20)..<0x7F {
        let letter = String(Character(Unicode.Scalar(other)))
        let isSame = letter.lowercased() == String(Character(Unicode.Scalar(byte))).lowercased()
        let asked = name[..<place] + letter + name[name.utf8.index(after: place)...]
        #expect((headers[String(asked)] != nil) == isSame, "\(asked)")
      }
    }
    #expect(headers[name + "s"] == nil && headers[String(name.dropLast())] == nil)
  }
}
