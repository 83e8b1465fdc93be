import AutoTrack
import Testing
import Wording

@testable import LabKit
@testable import LabLanguage

/// Requests that a server reads or rejects (docs/delivery.md).
@Suite struct WireRequests {
  private static let run = String(repeating: "a", count: 32)
  private static let event = #"{"type":"track","event":"paid"}"#
  private static let person = #"{"type":"profile_set"}"#

  private func request(
    method: String = "POST", batch: String = run, records: String = "\(run):3-4",
    type: String = "application/json", body: String = "[\(event),\(person)]"
  ) -> TransportRequest {
    TransportRequest(
      method: method, address: "https://d",
      headers: [
        "Content-Type": type, "Autotrack-Batch": batch, "Autotrack-Records": records,
      ], body: Array(body.utf8))
  }

  private func fault(_ request: TransportRequest) -> String? {
    do throws(WireRequest.Fault) {
      _ = try WireRequest(request)
      return nil
    } catch {
      return error.reason.text
    }
  }

  @Test func `records have ids, and names if the body is JSON`() throws {
    #expect(
      try WireRequest(request()).records == [
        Ledger.Entry(id: "\(Self.run)-3", run: Self.run, sequence: 3, event: "paid"),
        Ledger.Entry(id: "\(Self.run)-4", run: Self.run, sequence: 4, event: "profile_set"),
      ])
    let other = request(type: "application/x-protobuf", body: "\u{A}")
    #expect(try WireRequest(other).records.map(\.event) == [nil, nil])
  }

  @Test func `a request that violates the contract is rejected with a reason`() {
    #expect(fault(request(method: "GET")) == "it is not a POST")
    #expect(fault(request(batch: "b1")) == "Autotrack-Batch is not 32 hex digits")
    let records = "Autotrack-Records does not follow the contract"
    #expect(fault(request(records: "")) == records)
    #expect(fault(request(records: "b:3-4")) == records)
    #expect(fault(request(records: "\(Self.run):4-3")) == records)
    #expect(fault(request(records: "\(Self.run):3-4,4-4")) != nil)
    #expect(
      fault(request(records: "\(Self.run):3-3,3-3")) == "it contains a record twice")
    #expect(fault(request(body: "{}")) == "the body is not a JSON array of events")
    #expect(fault(request(body: "[{}]")) == "the body is not a JSON array of events")
    #expect(
      fault(request(body: "[\(Self.event)]"))
        == "Autotrack-Records names 2 records, the body has 1")
  }
}

/// The records that a server has stored.
@Suite struct Ledgers {
  private func entry(_ sequence: Int) -> Ledger.Entry {
    Ledger.Entry(id: "r-\(sequence)", run: "r", sequence: sequence, event: nil)
  }

  @Test func `a repeated record is stored once`() {
    var ledger = Ledger()
    #expect(ledger.take([entry(2), entry(1)]) == 2)
    #expect(ledger.take([entry(1), entry(3)]) == 1)
    #expect(ledger.entries.map(\.sequence) == [2, 1, 3])
  }
}
