import AutoTrackHTTP
import MiniUI
import Testing
import TestSupport
import Wording

@testable import AutoTrack

/// Real requests to a real server, which was written from `docs/delivery.md` alone.
@Suite(.serialized) struct CollectedEvents {
  private static func app(
    _ address: String, on device: Device = Device(), store: MemoryStore = MemoryStore()
  ) -> (process: AppProcess, tracker: Tracker) {
    var configuration = Configuration()
    configuration.delivery = DeliveryConfiguration()
    configuration.delivery?.address = address
    let process = device.start(.showing { HomeController(in: $0) })
    let tracker = Tracker(
      in: process, configuration: configuration, sink: MemorySink(), transport: HTTPTransport())
    tracker.openStore = { _, _ in store.open() }
    tracker.start()
    process.launch()
    _ = process.mainLoop.settle()
    return (process, tracker)
  }

  private static let query = "SELECT sequence, event, time FROM records ORDER BY session, sequence"

  @Test func `events arrive unchanged and take no virtual time`() throws {
    let collector = try Collector()
    let (process, tracker) = Self.app(collector.address)
    tracker.track("付费 🔥", ["price": 7.5])
    tracker.flush()
    let before = process.device.clock.uptime
    _ = process.mainLoop.settle()
    #expect((process.device.clock.uptime, tracker.delivery?.account.acknowledged) == (before, 3))
    #expect(
      try collector.rows(Self.query) == [
        "1|$AppStart|1577836800000", "2|$AppViewScreen|1577836800000",
        "3|付费 🔥|1577836800000",
      ])
    let stored = "SELECT cast(content AS TEXT) LIKE '%\"price\":7.5%' FROM records"
    #expect(try collector.rows(stored) == ["0", "0", "1"])
    #expect(
      try collector.rows("SELECT count(*) FROM records WHERE id = session || '-' || sequence")
        == ["3"])
  }

  private static let failures = [
    ("loss", "or use https:// if it speaks TLS", 0),
    ("timeout-after-accept", "or use https:// if it speaks TLS", 2),
    ("status=503", "the server answered 503", 0),
    ("body", "the server's answer does not match the contract", 0),
    ("html", "the server's answer does not match the contract", 0),
    ("partial", "the server accepted 1 of 2", 2),
  ]

  @Test(arguments: TestSpace("CollectedEvents", failures).some(2))
  func `unacknowledged records are resent and counted once`(
    mode: String, fault: String, stored: Int
  ) throws {
    let failing = try Collector("--fail", mode)
    let store = MemoryStore()
    let device = Device()
    let (process, tracker) = Self.app(failing.address, on: device, store: store)
    tracker.flush()
    process.mainLoop.runTurn()
    #expect(try failing.rows("SELECT count(*) FROM records") == ["\(stored)"])
    let faults = tracker.diagnostics.entries.map(\.description).filter {
      $0.contains("not accepted")
    }
    #expect(faults.map { $0.hasSuffix(fault) } == [true], "\(faults)")
    process.terminate()
    failing.stop()
    let collector = try Collector(continuing: failing)
    let (next, _) = Self.app(collector.address, on: device, store: store)
    _ = next.mainLoop.settle()
    #expect(
      try collector.rows("SELECT sequence FROM records GROUP BY sequence ORDER BY sequence")
        == ["1", "2"])
    #expect(try collector.rows("SELECT count(*) FROM records") == ["2"])
    #expect(store.count == 0)
  }

  @Test(arguments: ["latency", "slow"])
  func `a slow server is waited for`(mode: String) throws {
    let collector = try Collector("--fail", mode)
    let (process, tracker) = Self.app(collector.address)
    tracker.flush()
    _ = process.mainLoop.settle()
    #expect(tracker.delivery?.account.acknowledged == 2)
  }

  @Test func `a collector killed in its answer stores each event once after its restart`() throws {
    let dying = try Collector("--die-after", "2")
    let store = MemoryStore()
    let device = Device()
    let (process, tracker) = Self.app(dying.address, on: device, store: store)
    tracker.flush()
    _ = process.mainLoop.settle()
    for _ in 0..<20 { tracker.track("paid") }
    _ = process.mainLoop.settle()
    #expect(dying.waitForEnd() == 9)
    process.terminate()
    let collector = try Collector(continuing: dying)
    let (next, last) = Self.app(collector.address, on: device, store: store)
    _ = next.mainLoop.settle()
    let sequences = try collector.rows("SELECT sequence FROM records ORDER BY sequence")
    #expect((sequences, last.delivery?.account.isBalanced) == ((1...22).map(String.init), true))
    #expect(store.count == 0)
  }

  @Test(arguments: [
    ("", "'' is not a server address; use http://…"),
    ("/events", "'/events' is not a server address; use http://…"),
    ("ftp://127.0.0.1/", "'ftp://127.0.0.1/' is not a server address; use http://…"),
    ("http://127.0.0.1:1/", "no server is listening at 127.0.0.1:1; start it, or correct the port"),
    (
      "http://no.such.host.invalid/",
      "the host no.such.host.invalid was not found; "
        + "check its spelling and this machine's network"
    ),
  ])
  func `the failure of an unreachable address states the reason`(
    address: String, reason: Sentence
  ) {
    let process = Device().start(App())
    var answers: [TransportAnswer] = []
    HTTPTransport().send(
      TransportRequest(method: "POST", address: address, body: [1]), on: process.mainLoop
    ) { answers.append($0) }
    #expect(answers == [])
    process.mainLoop.runTurn()
    #expect(answers == [.failure(reason)])
  }

  @Test func `the collector refuses malformed requests with the reason`() throws {
    let collector = try Collector()
    let process = Device().start(App())
    var bodies: [String] = []
    func post(_ records: String, _ body: String, _ type: String = "application/json") {
      let request = TransportRequest(
        method: "POST", address: collector.address,
        headers: ["Content-Type": type, "Autotrack-Records": records], body: Array(body.utf8))
      HTTPTransport().send(request, on: process.mainLoop) { answer in
        guard case .response(let response) = answer else { return bodies.append("\(answer)") }
        bodies.append("\(response.status) " + String(decoding: response.body, as: UTF8.self))
      }
      process.mainLoop.runTurn()
    }
    let run = String(repeating: "a", count: 32)
    post("\(run):1-2", "[]")
    post("a:1-1", "[]")
    post("\(run):1-1,1-1", "[]")
    post("\(run):1-1", "{}")
    post("\(run):1-1", "[]", "text/plain")
    #expect(
      bodies == [
        #"400 {"error": "there are 0 events and 2 ids"}"#,
        #"400 {"error": "'a:1-1' does not begin with a run and a colon"}"#,
        #"400 {"error": "a record is named twice"}"#,
        #"400 {"error": "the body is no array"}"#,
        #"400 {"error": "'text/plain' is none of the three content types"}"#,
      ])
  }
}

/// A real server, written from `docs/delivery.md` alone, reads each encoding.
@Suite(.serialized) struct CollectedEncodings {
  @Test(arguments: EventEncoding.allCases)
  func `events arrive in each encoding`(encoding: EventEncoding) throws {
    let collector = try Collector()
    let store = MemoryStore()
    let (process, tracker, sink) = Self.app(collector.address, encoding, store)
    tracker.track("付费 🔥", ["price": 7.5, "list": ["a", "b"]])
    tracker.flush()
    _ = process.mainLoop.settle()
    #expect(tracker.delivery?.account.acknowledged == 2)
    #expect(
      try collector.rows("SELECT sequence, hex(content) FROM records ORDER BY sequence")
        == sink.events.map {
          "\($0.sequence)|\(Self.content($0, encoding).hexadecimal.uppercased())"
        })
  }

  private static func content(_ event: Event, _ encoding: EventEncoding) -> [UInt8] {
    let time = 1_577_836_800_000
    return encoding == .protobuf
      ? event.protobuf + [0x70, 0x80, 0xD0, 0x9B, 0xF3, 0xF5, 0x2D]
      : event.json(with: ["_flush_time": .integer(time)])
  }

  private static func app(
    _ address: String, _ encoding: EventEncoding, _ store: MemoryStore
  ) -> (AppProcess, Tracker, MemorySink) {
    var (configuration, delivery) = (Configuration(), DeliveryConfiguration())
    (delivery.address, delivery.encoding) = (address, encoding)
    configuration.delivery = delivery
    let (process, sink) = (Device().start(App()), MemorySink())
    let tracker = Tracker(
      in: process, configuration: configuration, sink: sink, transport: HTTPTransport())
    tracker.openStore = { _, _ in store.open() }
    tracker.start()
    process.launch()
    _ = process.mainLoop.settle()
    return (process, tracker, sink)
  }
}
