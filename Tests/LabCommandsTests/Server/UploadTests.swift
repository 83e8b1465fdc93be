import AutoTrack
import Foundation
import TestSupport
import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem
import Wording

/// Scenarios whose events go to a real server.
@Suite struct Uploads {
  private static let address = PlayedServer.address
  private static let tap = Shop.scenario(steps: "{ launch: {} }, { tap: '#buy' }")

  /// The last two lines of the output.
  private func verdict(_ run: LabRun) -> String {
    run.output.split(separator: "\n").suffix(2).joined(separator: "\n")
  }

  @Test func `captured events are delivered when the scenario ends`() {
    let server = PlayedServer()
    let run = server.run(scenario: Self.tap)
    #expect(run.code == .held && run.messages == "")
    #expect(
      verdict(run)
        == "  3 events delivered to \(Self.address)\n"
        + "1 scenario passed, 3 events; nothing was expected"
    )
    #expect(server.sequences == ["1-3"])
    #expect(server.asked.map(\.method) == ["POST"])
    #expect(server.asked.map(\.address) == [Self.address])
    #expect(server.asked.first?.headers["Content-Type"] == "application/json")
  }

  @Test func `the same scenario and seed send the same bytes`() {
    let (one, other, third) = (PlayedServer(), PlayedServer(), PlayedServer())
    #expect(one.run(scenario: Self.tap) == other.run(scenario: Self.tap))
    #expect(one.asked == other.asked)
    _ = third.run("--seed", "2", scenario: Self.tap)
    #expect(third.sequences == one.sequences && third.records != one.records)
  }

  @Test(arguments: [
    (".json", "application/json"), (".protobuf", "application/x-protobuf"),
    (".form", "application/x-www-form-urlencoded"),
  ])
  func `each encoding has its content type`(name: String, type: String) {
    let server = PlayedServer()
    let run = server.run("--encoding", String(name.dropFirst()), scenario: Self.tap)
    #expect(run.code == .held)
    #expect(server.asked.map { $0.headers["Content-Type"] } == [type])
  }

  @Test(arguments: [
    (TransportAnswer.failure("nobody listens at h:1"), "nobody listens at h:1"),
    (PlayedServer.status(503), "the server answered 503; check the server's log"),
    (PlayedServer.status(404), "the server answered 404; check the path of the address"),
    (PlayedServer.status(401), "the server answered 401; use a server that needs no password"),
    (
      .response(TransportResponse(status: 301, headers: ["Location": "https://h/e"])),
      "the server answered 301 (https://h/e); use the address of the redirect"
    ),
    (PlayedServer.says("busy", 429), "the server answered 429 (busy); check the server's log"),
    (
      PlayedServer.says("\n<html>"),
      "the server answered with a web page; check the path of the address"
    ),
    (
      PlayedServer.says("OK"),
      "the server's answer does not follow docs/delivery.md; check the path of the address"
    ),
    (
      PlayedServer.says("{\"accepted\":[]}"),
      "the server has not accepted every event; check the server's log"
    ),
  ])
  func `a server that accepts no event is reported with the reason`(
    answer: TransportAnswer, reason: String
  ) {
    let server = PlayedServer { _ in answer }
    let run = server.run(scenario: Self.tap)
    let words = "0 events delivered to \(Self.address), 3 not delivered: \(reason)"
    #expect(run.code == .invalid)
    #expect(run.output.contains("\n  \(words)\n  again: lab run s.json5 --upload "))
    #expect(run.output.hasSuffix("\n1 scenario failed, 0 passed, 3 events; nothing was expected\n"))
    #expect(run.messages == "s.json5: \(words)\n")
    #expect((2...12).contains(server.asked.count), "\(server.asked.count)")
  }

  @Test func `failed requests are resent until they succeed`() {
    let server = PlayedServer { $0 < 4 ? .failure("lost") : PlayedServer.well }
    let run = server.run("--reporter", "jsonl", scenario: Self.tap)
    #expect(run.code == .held)
    #expect(run.messages == "s.json5: 3 events delivered to \(Self.address)\n")
    #expect(run.output.split(separator: "\n").count == 3)
    #expect(server.sequences == ["1-3", "1-3", "1-3", "1-3"])
    #expect(Set(server.records).count == 1)
  }

  @Test func `a partial delivery has exit code 1`() {
    let server = PlayedServer { $0 == 1 ? PlayedServer.well : PlayedServer.status(500) }
    let run = server.run(
      scenario: Shop.scenario(steps: "{ launch: {} }, { flush: {} }, { tap: '#buy' }"))
    #expect(run.code == .failed)
    #expect(
      run.messages == "s.json5: 2 events delivered to \(Self.address), "
        + "1 not delivered: the server answered 500; check the server's log\n")
  }

  @Test func `events that the server refuses are reported as dropped`() {
    let server = PlayedServer { _ in PlayedServer.says("{\"error\": \"no\"}", 400) }
    let run = server.run(scenario: Self.tap)
    #expect(run.code == .invalid)
    #expect(
      run.messages
        == "s.json5: 0 events delivered to \(Self.address), 3 dropped (refusedByServer): "
        + "the server answered 400 ({\"error\": \"no\"}); check the server's log\n")
  }

  @Test func `events that the device could not store are reported as dropped`() {
    let server = PlayedServer()
    let text = Shop.scenario(
      steps: "{ launch: {} }, { device: { disk: 'readOnly' } }, { tap: '#buy' }, { kill: {} }, "
        + "{ device: { disk: 'well' } }",
      tracker: "{ upload: { cache: 'writeThrough' } }")
    let run = server.run("--reporter", "jsonl", scenario: text)
    #expect(run.code == .failed)
    #expect(
      run.messages == "s.json5: 2 events delivered to \(Self.address), 1 dropped (storeFailed)\n"
        + "1 scenario failed, 0 passed, 3 events\n")
  }

  @Test func `stored events of a killed app are delivered without new events`() {
    let server = PlayedServer()
    let text = Shop.scenario(
      steps: "{ launch: {} }, { tap: '#buy' }, { kill: {} }",
      tracker: "{ upload: { cache: 'writeThrough' } }")
    let run = server.run("--reporter", "jsonl", scenario: text)
    #expect(run.messages == "s.json5: 3 events delivered to \(Self.address)\n")
    #expect(server.sequences == ["1-3"])
    #expect(run.output.split(separator: "\n").count == 3)
  }

  @Test func `a device without a network delivers no events`() {
    let server = PlayedServer()
    let text = Shop.scenario(steps: "{ launch: {} }", device: "{ network: 'none' }")
    let run = server.run(scenario: text)
    #expect(run.code == .invalid)
    #expect(
      run.messages.hasSuffix(
        ", 2 not delivered: the device has no network; add a step that connects it\n"))
    #expect(server.asked == [])
  }

  @Test func `parallel scenarios deliver the same records as sequential ones`() {
    let more = (1...5).map { number in
      ("t\(number).json5", Self.tap.replacing("A shop", with: "Shop \(number)"))
    }
    let files = Dictionary(uniqueKeysWithValues: more)
    let (alone, together) = (PlayedServer(), PlayedServer())
    let run = alone.run(scenario: Self.tap, more: files)
    #expect(together.run("-j", "3", scenario: Self.tap, more: files) == run)
    #expect(run.output.hasSuffix("6 scenarios passed, 18 events; nothing was expected\n"))
    #expect(alone.records.sorted() == together.records.sorted())
    #expect(Set(alone.records).count == 6)
  }

  @Test func `expectations of the simulated server are a mistake with --upload`() {
    let text = Shop.scenario(
      steps: "{ server: { down: true } },\n { launch: {}, received: [], delivery: { queued: 2 } }",
      tracker: "{ upload: { address: 'https://d/' } }")
    let run = PlayedServer().run(scenario: text)
    #expect(run.code == .invalid && run.output == "")
    let remedy = "remove --upload, or run other scenarios"
    let found = run.messages.split(separator: "\n").filter { $0.hasPrefix("s.json5:") }
    #expect(
      found.map { $0.drop { $0 != " " }.dropFirst() } == [
        "the step needs the simulated server, which --upload replaces; \(remedy)",
        "'received' needs the simulated server, which --upload replaces; \(remedy)",
      ])
  }

  @Test func `delivery expectations are compared with --upload`() {
    let text = Shop.scenario(
      steps: "{ launch: {} }, { flush: {}, delivery: { acknowledged: 2, queued: 0 } }")
    #expect(PlayedServer().run(scenario: text).code == .held)
    let run = PlayedServer { _ in PlayedServer.status(503) }.run(scenario: text)
    #expect(run.output.contains("found     acknowledged    0"))
  }

  @Test func `no scenario runs without lab-http`() {
    let run = LabRun(
      "run", "--upload", Self.address, "s.json5", files: MemoryFiles(["s.json5": Self.tap]),
      host: ScriptedHost())
    #expect(
      run
        == LabRun(
          .invalid,
          messages: """
            lab: --upload needs the program lab-http beside lab: /x/lab-http is not there; \
            build both with swift build -c release
            \(LabRun.usage(of: "run"))
            """))
  }
}
