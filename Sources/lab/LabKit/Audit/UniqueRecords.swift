import AutoTrack

/// A server has each record once.
struct UniqueRecords: Invariant {
  let name = "unique"
  let sentence = "the server's ledger contains no record twice"
  private var known: Set<Record.ID> = []
  private var count = 0

  mutating func breach(in evidence: AuditEvidence) -> String? {
    defer { count = evidence.received.count }
    for entry in evidence.received.dropFirst(count)
    where !known.insert(entry.id).inserted {
      return "\(entry.id) is in the ledger twice"
    }
    return nil
  }
}

/// A record is resent only if no acknowledgement has arrived.
struct JustifiedRepeats: Invariant {
  let name = "justified"
  let sentence = "a record is resent only if no acknowledgement arrived"
  private var count = 0
  /// The number of resends of each record that its app knew to be acknowledged.
  private var late: [Record.ID: Int] = [:]

  mutating func breach(in evidence: AuditEvidence) -> String? {
    defer { count = evidence.requests.count }
    for index in count..<evidence.requests.count {
      for repeated in evidence.requests[index].repeats where !isJustified(repeated, evidence) {
        return "request \(index + 1) has \(repeated.id), \(repeated.state.rawValue)"
      }
    }
    return nil
  }

  /// Returns true for a justified repeat; a record that was not removed may be resent once.
  private mutating func isJustified(
    _ repeated: ReceivedRequest.Repeat, _ evidence: AuditEvidence
  ) -> Bool {
    switch repeated.state {
    case .unheard, .kept: return true
    case .underWay: return false
    case .acknowledged: return noteLate(repeated.id) <= evidence.forgottenLate[repeated.id] ?? 0
    }
  }

  private mutating func noteLate(_ id: Record.ID) -> Int {
    late[id, default: 0] += 1
    return late[id, default: 0]
  }
}

/// A server can read every request.
struct UnderstoodRequests: Invariant {
  let name = "understood"
  let sentence = "every request follows docs/delivery.md"

  func breach(in evidence: AuditEvidence) -> String? { evidence.complaints.first }
}
