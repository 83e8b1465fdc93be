import AutoTrack

/// The records of a run are in its order, and what is missing is known.
struct WholeRuns: Invariant {
  let name = "whole"
  let sentence = "a gap in a run's sequences is a recorded drop, or still waits"
  /// What has arrived or been dropped, by run.
  private var settled: [String: Set<Record.ID>] = [:]
  private var count = 0
  private var dropped: [String: Int] = [:]

  mutating func breach(in evidence: AuditEvidence) -> String? {
    let entries = evidence.received.dropFirst(count)
    count = evidence.received.count
    for entry in entries {
      guard isKnown(entry, evidence) else { return "nobody has tracked \(entry.id)" }
      settled[entry.run, default: []].insert(entry.id)
    }
    for run in evidence.runs { note(run) }
    return breachOfGaps(evidence)
  }

  /// A record that an app has left before anybody watched is of a run that nobody knows.
  private func isKnown(_ entry: Ledger.Entry, _ evidence: AuditEvidence) -> Bool {
    guard let run = evidence.runs.first(where: { $0.id == entry.run }) else {
      return evidence.hasPast
    }
    return (1...max(1, run.account.tracked)).contains(entry.sequence)
  }

  /// Notes what a process has dropped since it was looked at; that may be of older runs.
  private mutating func note(_ run: AuditEvidence.Run) {
    guard dropped[run.id, default: 0] != run.account.droppedCount else { return }
    dropped[run.id] = run.account.droppedCount
    for id in run.account.dropped.values.flatMap(\.ids) {
      settled[String(id.prefix { $0 != "-" }), default: []].insert(id)
    }
  }

  private func breachOfGaps(_ evidence: AuditEvidence) -> String? {
    var (missing, waiting): ([String: Int], [String: Int]) = ([:], evidence.outOfReach)
    for run in evidence.runs {
      waiting[run.bundle, default: 0] += run.account.damaged
      missing[run.bundle, default: 0] +=
        run.account.tracked - settled[run.id, default: []].count
    }
    let last = Dictionary(evidence.runs.map { ($0.bundle, $0) }, uniquingKeysWith: { $1 })
    for run in last.values { waiting[run.bundle, default: 0] += run.account.queued.total }
    let broken = missing.keys.sorted().first { missing[$0, default: 0] > waiting[$0, default: 0] }
    return broken.map { bundle in
      let (gap, rest) = (missing[bundle, default: 0], waiting[bundle, default: 0])
      return "of \(bundle), \(gap) records are nowhere, and \(rest) wait"
    }
  }
}
