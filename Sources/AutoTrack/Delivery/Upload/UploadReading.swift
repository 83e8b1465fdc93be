import MiniUI

/// What an answer to a batch means, and why the records stay if they do (docs/delivery.md).
struct UploadReading: Equatable {
  /// What becomes of the batch.
  let outcome: UploadOutcome
  /// Why not all of it was accepted; nil if it was.
  let fault: String?

  /// Reads what has come back; a policy's rules say what the status means.
  ///
  /// - Parameters:
  ///   - answer: What has come back.
  ///   - records: What was sent.
  ///   - policy: Whose rules hold.
  ///   - now: What the device's clock shows, for dates.
  init(_ answer: TransportAnswer, to records: [Record], by policy: UploadPolicy, at now: Instant) {
    switch answer {
    case .failure(let reason):
      self.init(.kept(retryAfter: nil), "no server was reached: \(reason)")
    case .response(let response):
      var status: String { "the server answered \(response.status)" }
      let wait = RetryAfter.delay(response.headers["Retry-After"], at: now)
      switch policy.responseRules.verdict(on: response.status) {
      case .accept: self.init(accepting: response, records, wait)
      case .keep: self.init(.kept(retryAfter: wait), status)
      case .split: self.init(.tooLarge, status)
      case .drop: self.init(.refused(status: response.status), status)
      }
    }
  }

  private init(_ outcome: UploadOutcome, _ fault: String?) {
    self.outcome = outcome
    self.fault = fault
  }

  /// An empty body, or an object that says nothing of what was accepted, means everything.
  ///
  /// Anything else than an object is not by a server of the contract: a network's login page
  /// answers 200 to all that one asks.
  private init(accepting response: TransportResponse, _ records: [Record], _ wait: Duration?) {
    guard !response.body.isEmpty else {
      self.init(.accepted, nil)
      return
    }
    guard let places = response.accepted(of: records.map(\.id)) else {
      self.init(.kept(retryAfter: wait), "the server's answer is not made as the contract has it")
      return
    }
    if places.count == records.count {
      self.init(.accepted, nil)
    } else if places.isEmpty {
      self.init(.kept(retryAfter: wait), "the server accepted nothing")
    } else {
      self.init(.acceptedPart(places), "the server accepted \(places.count) of \(records.count)")
    }
  }

  /// The object that an answer is; nil for a page.
  fileprivate static func object(_ body: [UInt8]) -> PropertyInputs? {
    guard let text = String(validating: body, as: UTF8.self),
      case .dictionary(let members)? = try? JSONReader.value(of: text)
    else { return nil }
    return members
  }
}

extension TransportResponse {
  /// Whether it is made as the contract has it: empty, or an object.
  var isOfContract: Bool { body.isEmpty || UploadReading.object(body) != nil }

  /// Which of the records in a request it says the server has, by their places.
  ///
  /// All unless it names some; nil where it is not made as the contract has it. The status is not
  /// looked at.
  package func accepted(of ids: [Record.ID]) -> [Int]? {
    guard !body.isEmpty else { return Array(ids.indices) }
    guard let members = UploadReading.object(body) else { return nil }
    guard let said = members["accepted"] else { return Array(ids.indices) }
    guard case .list(let items) = said else { return nil }
    let accepted = Set(items.compactMap(\.text))
    return ids.indices.filter { accepted.contains(ids[$0]) }
  }
}
