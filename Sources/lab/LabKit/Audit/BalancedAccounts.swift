import AutoTrack
import Wording

/// Every tracked event is acknowledged, queued, or dropped with a reason.
struct BalancedAccounts: Invariant {
  let name = "balanced"
  let rule: Sentence = "tracked + inherited = acknowledged + queued + dropped"

  func breach(in evidence: AuditEvidence) -> Sentence? {
    let tracked = evidence.runs.reduce(evidence.trackedBefore) { $0 + $1.account.tracked }
    guard tracked == evidence.captured else {
      return "\(evidence.captured) events were captured, \(tracked) were tracked for delivery"
    }
    return evidence.runs.first { !$0.account.isBalanced }.map { "\($0.bundle): \($0.account)" }
  }
}

/// A process finds the records that the one before it has left.
struct ContinuedStores: Invariant {
  let name = "continued"
  let rule: Sentence = "an opened store contains the records that the previous process left"

  func breach(in evidence: AuditEvidence) -> Sentence? {
    evidence.runs.lazy.compactMap { run in
      guard let left = run.left,
        !(left - run.mayMiss...left + run.mayFind).contains(run.account.inherited)
      else { return nil }
      return "\(run.bundle) had stored \(left), but its next process found \(run.account.inherited)"
    }.first
  }
}

/// A database is undamaged at each opening and at the end.
struct WholeStores: Invariant {
  let name = "undamaged"
  let rule: Sentence = "PRAGMA integrity_check reports no error at each opening and at the end"

  func breach(in evidence: AuditEvidence) -> Sentence? { evidence.damage.first }
}

/// Queues drain when there are no faults.
struct DrainedQueues: Invariant {
  let name = "drained"
  let rule: Sentence = "with a working server and network, every event is delivered in the end"

  func breach(in evidence: AuditEvidence) -> Sentence? {
    evidence.stuck.first.map { "\($0)" }
  }
}

/// A client counts a record as delivered exactly if a server has acknowledged it.
struct HonestAcknowledgements: Invariant {
  let name = "honest"
  let rule: Sentence = "an acknowledged record is in the ledger, and a server has acknowledged it"
  /// The client's acknowledgements of each record minus the server's, if they differ.
  private var surplus: [Record.ID: Int] = [:]
  private var ledger: Set<Record.ID> = []
  private var (heard, received) = (0, 0)
  private var delivered: [String: Int] = [:]

  mutating func breach(in evidence: AuditEvidence) -> Sentence? {
    for entry in evidence.received.dropFirst(received) { ledger.insert(entry.id) }
    for id in evidence.heard.dropFirst(heard) { add(-1, to: id) }
    (received, heard) = (evidence.received.count, evidence.heard.count)
    for run in evidence.runs {
      let ids = run.account.delivered.ids(after: delivered[run.id, default: 0])
      delivered[run.id] = run.account.acknowledged
      for id in ids { add(1, to: id) }
      if let id = ids.first(where: { !ledger.contains($0) }) {
        return "\(id) counts as acknowledged but is not in the ledger"
      }
    }
    guard let (id, surplus) = surplus.min(by: { $0.key < $1.key }) else { return nil }
    return surplus > 0
      ? "\(id) counts as acknowledged, but no server acknowledged it"
      : "a server acknowledged \(id), which does not count as acknowledged"
  }

  private mutating func add(_ number: Int, to id: Record.ID) {
    let sum = surplus[id, default: 0] + number
    surplus[id] = sum == 0 ? nil : sum
  }
}

/// A client drops a record once, and for the reason that it reports.
struct HonestDrops: Invariant {
  let name = "given up"
  let rule: Sentence =
    "a process drops a record once, and as refused only if the server refused it"
  /// The finished records, by run.
  private var over: [String: Set<Record.ID>] = [:]
  private var counts: [String: Int] = [:]
  /// The records of requests that a server refused, and records refused alone as too large.
  private var (refused, tooLarge): (Set<Record.ID>, Set<Record.ID>) = ([], [])
  private var settled = 0

  mutating func breach(in evidence: AuditEvidence) -> Sentence? {
    noteAnswers(evidence.requests)
    for run in evidence.runs {
      if let breach = breach(of: run) { return breach }
    }
    return nil
  }

  /// Notes the answers; requests without one are examined again, because it may come late.
  private mutating func noteAnswers(_ requests: [ReceivedRequest]) {
    var isSettled = true
    for (index, request) in requests.enumerated().dropFirst(settled) {
      switch request.heard {
      case .none: isSettled = isSettled && request.answer == .none
      case .accepted, .other: break
      case .refused(413): if request.ids.count == 1 { tooLarge.formUnion(request.ids) }
      case .refused: refused.formUnion(request.ids)
      }
      if isSettled { settled = index + 1 }
    }
  }

  private mutating func breach(of run: AuditEvidence.Run) -> Sentence? {
    let account = run.account
    // Equal counts mean no new entries: the sets, which grow with the run, are not built.
    guard counts[run.id] != account.acknowledged + account.droppedCount else { return nil }
    counts[run.id] = account.acknowledged + account.droppedCount
    over[run.id] = Set(account.delivered.ids)
    for reason in DropReason.allCases {
      for id in account.dropped[reason]?.ids ?? [] {
        if over[run.id]?.insert(id).inserted == false { return "\(id) is already settled" }
        guard isTrue(reason, of: id) else {
          return "\(id) was wrongly dropped as \(reason.rawValue)"
        }
      }
    }
    return nil
  }

  private func isTrue(_ reason: DropReason, of id: Record.ID) -> Bool {
    switch reason {
    case .refusedByServer: refused.contains(id)
    case .tooLarge: tooLarge.contains(id)
    case .storeFull, .sampledOut, .dailyCap, .switchedOff, .storeFailed, .damaged,
      .killedBeforeStored:
      true
    }
  }
}
