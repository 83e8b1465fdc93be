import MiniUI
import Wording

/// The interpretation of an answer to a batch (docs/delivery.md).
struct UploadReading: Equatable {
  let outcome: UploadOutcome
  /// The reason for which some records were not accepted; nil if all were.
  let fault: Sentence?

  /// Interprets an answer by the rules of a policy.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - records: The records of the request.
  ///   - policy: The policy.
  ///   - now: The device's time, for dates.
  init(_ answer: TransportAnswer, to records: [Record], by policy: UploadPolicy, at now: Instant) {
    switch answer {
    case .failure(let reason):
      self.init(.kept(retryAfter: nil), "the request failed: \(reason)")
    case .response(let response):
      var status: Sentence { "the server answered \(response.status)" }
      let wait = RetryAfter.delay(response.headers["Retry-After"], at: now)
      switch policy.responseRules.verdict(on: response.status) {
      case .accept: self.init(accepting: response, records, wait)
      case .keep: self.init(.kept(retryAfter: wait), status)
      case .split: self.init(.tooLarge, status)
      case .drop: self.init(.refused(status: response.status), status)
      }
    }
  }

  private init(_ outcome: UploadOutcome, _ fault: Sentence?) {
    self.outcome = outcome
    self.fault = fault
  }

  /// Reads the body of a success: empty, or an object without `accepted`, means all records.
  ///
  /// A body that is not an object does not follow the contract: a network's login page answers 200
  /// to every request.
  private init(accepting response: TransportResponse, _ records: [Record], _ wait: Duration?) {
    guard !response.body.isEmpty else {
      self.init(.accepted, nil)
      return
    }
    guard let indices = response.accepted(of: records.map(\.id)) else {
      self.init(.kept(retryAfter: wait), "the server's answer does not match the contract")
      return
    }
    if indices.count == records.count {
      self.init(.accepted, nil)
    } else if indices.isEmpty {
      self.init(.kept(retryAfter: wait), "the server accepted nothing")
    } else {
      self.init(.acceptedPart(indices), "the server accepted \(indices.count) of \(records.count)")
    }
  }

  /// Returns the JSON object in a body; nil for other bodies.
  fileprivate static func object(_ body: [UInt8]) -> PropertyInputs? {
    guard let text = String(validating: body, as: UTF8.self),
      case .dictionary(let members)? = try? JSONReader.value(of: text)
    else { return nil }
    return members
  }
}

enum UploadOutcome: Equatable, Sendable {
  /// The server has acknowledged all records.
  case accepted
  /// The server has acknowledged the records at these indices; the others are resent.
  case acceptedPart([Int])
  /// The batch is larger than the server accepts.
  case tooLarge
  /// The server has refused the batch permanently.
  case refused(status: Int)
  /// The upload failed, or the server is busy; with its `Retry-After`, if it sent one.
  case kept(retryAfter: Duration?)

  /// Returns the number of acknowledged records in a batch.
  func acceptedCount(of count: Int) -> Int {
    switch self {
    case .accepted: count
    case .acceptedPart(let indices): indices.count
    case .tooLarge, .refused, .kept: 0
    }
  }
}

extension TransportResponse {
  var isOfContract: Bool { body.isEmpty || UploadReading.object(body) != nil }

  /// Returns the indices of the acknowledged records of a request.
  ///
  /// These are all unless the body names some; nil if the body violates the contract. The status is
  /// ignored.
  package func accepted(of ids: [Record.ID]) -> [Int]? {
    guard !body.isEmpty else { return Array(ids.indices) }
    guard let members = UploadReading.object(body) else { return nil }
    guard let said = members["accepted"] else { return Array(ids.indices) }
    guard case .list(let items) = said else { return nil }
    let accepted = Set(items.compactMap(\.text))
    return ids.indices.filter { accepted.contains(ids[$0]) }
  }
}
