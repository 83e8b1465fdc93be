/// The invariants of a run, checked after every step.
struct Audit {
  private var invariants: [any Invariant] = [
    BalancedAccounts(), ContinuedStores(), UniqueRecords(), JustifiedRepeats(), WholeRuns(),
    HonestAcknowledgements(), HonestDrops(), UnderstoodRequests(), NothingPrivate(),
    ToldCounts(), NoNegativeDurations(), WholeStores(), DrainedQueues(),
  ]

  /// Returns the first violation.
  mutating func violation(in evidence: AuditEvidence, after step: Int?) -> Violation? {
    for index in invariants.indices {
      guard let breach = invariants[index].breach(in: evidence) else { continue }
      let invariant = invariants[index]
      return Violation(
        invariant: invariant.name, sentence: invariant.sentence, breach: breach, step: step)
    }
    return nil
  }
}
