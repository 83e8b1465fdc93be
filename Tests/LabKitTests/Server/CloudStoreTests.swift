import AutoTrack
import LabKitSupport
import MiniUI
import TestSupport
import Testing
import Wording

@testable import LabKit
@testable import LabLanguage

/// The cloud store of a simulation, and the reports that it accepts.
@Suite struct SimulatedCloudStores {
  private static let row =
    "{\"btn_id\":\"\",\"functionName\":\"\",\"lastTime\":1,\"logType\":1,\"num\":1,"
    + "\"remainTime\":0.5,\"vc_id\":\"\"}"
  private static let batch = String(repeating: "a", count: 32)

  private func body(_ user: String = "an/na", list: String = row, batch: String = batch) -> String {
    "{\"batch\":\"\(batch)\",\"gps\":\"\",\"isp\":\"\",\"list\":[\(list)],\"networkType\":\"\","
      + "\"osDeviceType\":\"\",\"osVersion\":\"\",\"productID\":\"\",\"productName\":\"\","
      + "\"userid\":\"\(user)\",\"version\":\"\"}"
  }

  private func request(
    _ method: String, _ address: String, _ body: String = "", tag: String? = nil,
    type: String = "application/json"
  ) -> TransportRequest {
    let headers = [("Content-Type", type), ("Autotrack-Batch", Self.batch)]
    return TransportRequest(
      method: method, address: address,
      headers: TransportHeaders(headers + (tag.map { [("If-Match", $0)] } ?? [])),
      body: Array(body.utf8))
  }

  private func status(_ store: inout CloudStore, _ request: TransportRequest) throws -> Int {
    try store.answer(request).0.status
  }

  @Test func `a store looks up, creates and updates records by address`() throws {
    var store = CloudStore(at: "/store")
    #expect(try status(&store, request("GET", "/store/an%2Fna")) == 404)
    #expect(try status(&store, request("PUT", "/store/an%2Fna", body(), tag: "\"v1\"")) == 404)
    #expect(try status(&store, request("POST", "/store", body())) == 201)
    #expect(try status(&store, request("POST", "/store", body())) == 409)
    #expect(try status(&store, request("PUT", "/store/an%2Fna", body(), tag: "\"v0\"")) == 412)
    #expect(try status(&store, request("PUT", "/store/an%2Fna", body())) == 412)
    let (kept, _) = try store.answer(request("GET", "/store/an%2Fna"))
    #expect(kept.headers["ETag"] == "\"v1\"")
    #expect(kept.body == Array(body().utf8))
    let (updated, report) = try store.answer(
      request("PUT", "/store/an%2Fna", body(list: ""), tag: "\"v1\""))
    #expect(updated.status == 200)
    #expect(report?.record == .updated)
    #expect(try store.answer(request("GET", "/store/an%2Fna")).0.headers["ETag"] == "\"v2\"")
    #expect(try status(&store, request("GET", "/store/bob")) == 404)
  }

  @Test func `a store owns its address and those of its records`() {
    let store = CloudStore(at: "/store")
    #expect(["/store", "/store/0", "/stores", "/"].map(store.isAt) == [true, true, false, false])
    #expect(!CloudStore(at: "").isAt(""))
    #expect(!CloudStore(at: "").isAt("/config"))
  }

  @Test(arguments: [
    ("DELETE", "/store/0", "a record does not support DELETE"),
    ("GET", "/store", "its address names no user"),
    ("POST", "/store/0", "a record does not support POST"),
    ("PUT", "/store/0", "its 'userid' differs from the user in its address"),
  ])
  func `an invalid request is rejected with a reason`(
    method: String, address: String, reason: String
  ) {
    var store = CloudStore(at: "/store")
    #expect(throws: WireRequest.Fault(reason: "\(reason)")) {
      try store.answer(request(method, address, body()))
    }
  }

  @Test(arguments: [
    ("[]", "the body is not a JSON object with a 'list'"),
    ("{\"list\":[]}", "the members of the body differ from the contract"),
    ("batch", "Autotrack-Batch differs from the body's 'batch'"),
    ("row", "the columns of a row differ from the contract"),
    ("text", "the body is not a JSON object with a 'list'"),
  ])
  func `a malformed report is rejected with a reason`(text: String, reason: String) {
    let text =
      switch text {
      case "batch": body(batch: String(repeating: "b", count: 32))
      case "row": body(list: "{\"num\":1}")
      case "text": body(list: "\u{FF}]")
      default: text
      }
    #expect(throws: WireRequest.Fault(reason: "\(reason)")) {
      try WireReport(request("POST", "/store", text))
    }
  }

  @Test func `a report of another content type is rejected`() {
    #expect(throws: WireRequest.Fault(reason: "it is not JSON")) {
      try WireReport(request("POST", "/store", body(), type: "text/plain"))
    }
  }

  @Test func `an unreadable report violates an invariant`() throws {
    let text = Shop.scenario(
      steps: "{ launch: {} }, { wait: '1s' }", tracker: "{ statistics: { address: '/s' } }")
    let simulation = Simulation(try loaded(text))
    _ = simulation.run(through: 0) { _ in }
    let loop = try #require(simulation.session).process.mainLoop
    simulation.servers.counts.send(request("GET", "/s"), on: loop) { _ in }
    #expect(simulation.servers.counts.complaints == ["a report is invalid: it is not a POST"])
    #expect(simulation.run(through: 1) { _ in }.violation?.invariant == "understood")
  }
}
