import AutoTrack
import Wording

/// A server has each record once.
struct UniqueRecords: Invariant {
  let name = "unique"
  let rule: Sentence = "the server's ledger contains no record twice"
  private var known: Set<Record.ID> = []
  private var count = 0

  mutating func breach(in evidence: AuditEvidence) -> Sentence? {
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
  let rule: Sentence = "a record is resent only if no acknowledgement arrived"
  private var count = 0
  /// The number of resends of each record that its app knew to be acknowledged.
  private var late: [Record.ID: Int] = [:]

  mutating func breach(in evidence: AuditEvidence) -> Sentence? {
    defer { count = evidence.requests.count }
    for index in count..<evidence.requests.count {
      for repeated in evidence.requests[index].repeats where !isJustified(repeated, evidence) {
        return "request \(index + 1) has \(repeated.id), \(repeated.state)"
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
  let rule: Sentence = "every request follows docs/delivery.md"

  func breach(in evidence: AuditEvidence) -> Sentence? { evidence.complaints.first }
}

/// The sequence numbers of a run have no unexplained gaps.
struct WholeRuns: Invariant {
  let name = "whole"
  let rule: Sentence = "a gap in a run's sequences is a recorded drop or still queued"
  /// The records acknowledged or dropped, by run.
  private var settled: [String: Set<Record.ID>] = [:]
  private var count = 0
  /// The counts of a run at the last check.
  private struct Noted {
    let bundle: String
    var tracked = 0
    var damaged = 0
    var dropped = 0
  }

  private var noted: [String: Noted] = [:]
  /// The number of records of each app that have neither arrived nor been dropped, as far as known.
  private var missing: [String: Int] = [:]
  /// The number of them that were lost with a damaged part of a file.
  private var damaged: [String: Int] = [:]

  mutating func breach(in evidence: AuditEvidence) -> Sentence? {
    let entries = evidence.received.dropFirst(count)
    count = evidence.received.count
    for run in evidence.runs { noteCounts(of: run) }
    for entry in entries {
      guard isKnown(entry, evidence) else { return "no app has tracked \(entry.id)" }
      settle(entry.id, of: entry.run)
    }
    for run in evidence.runs { noteDrops(of: run) }
    return breachOfGaps(evidence)
  }

  /// Returns true for a record of a known run; on a device with a past, any run may have sent it.
  private func isKnown(_ entry: Ledger.Entry, _ evidence: AuditEvidence) -> Bool {
    guard let run = noted[entry.run] else { return evidence.hasPast }
    return (1...max(1, run.tracked)).contains(entry.sequence)
  }

  private mutating func settle(_ id: Record.ID, of run: String) {
    guard settled[run, default: []].insert(id).inserted, let bundle = noted[run]?.bundle
    else { return }
    missing[bundle, default: 0] -= 1
  }

  private mutating func noteCounts(of run: AuditEvidence.Run) {
    let account = run.account
    let old = noted[run.id]
    var new = old ?? Noted(bundle: run.bundle)
    (new.tracked, new.damaged) = (account.tracked, account.damaged)
    noted[run.id] = new
    let known = old == nil ? settled[run.id]?.count ?? 0 : 0
    missing[run.bundle, default: 0] += new.tracked - (old?.tracked ?? 0) - known
    damaged[run.bundle, default: 0] += new.damaged - (old?.damaged ?? 0)
  }

  /// Notes the records that a process dropped since the last check, also those of older runs.
  private mutating func noteDrops(of run: AuditEvidence.Run) {
    let count = run.account.droppedCount
    guard noted[run.id]?.dropped != count else { return }
    noted[run.id]?.dropped = count
    for id in run.account.dropped.values.flatMap(\.ids) {
      settle(id, of: String(id.prefix { $0 != "-" }))
    }
  }

  private func breachOfGaps(_ evidence: AuditEvidence) -> Sentence? {
    var waiting = evidence.outOfReach.merging(damaged, uniquingKeysWith: +)
    let last = Dictionary(evidence.runs.map { ($0.bundle, $0) }, uniquingKeysWith: { $1 })
    for run in last.values { waiting[run.bundle, default: 0] += run.account.queued.total }
    let broken = missing.keys.sorted().first { missing[$0, default: 0] > waiting[$0, default: 0] }
    return broken.map { bundle in
      let (gap, rest) = (missing[bundle, default: 0], waiting[bundle, default: 0])
      return "of \(bundle), \(gap) records are missing, and \(rest) are queued"
    }
  }
}
