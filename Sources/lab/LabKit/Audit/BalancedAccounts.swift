import AutoTrack

/// Every tracked event is acknowledged, queued, or dropped with a reason.
struct BalancedAccounts: Invariant {
  let name = "balanced"
  let sentence = "tracked + inherited = acknowledged + queued + dropped"

  func breach(in evidence: AuditEvidence) -> String? {
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
  let sentence = "an opened store contains the records that the previous process left"

  func breach(in evidence: AuditEvidence) -> String? {
    evidence.runs.lazy.compactMap { run in
      guard let left = run.left,
        !(left - run.mayMiss...left + run.mayFind).contains(run.account.inherited)
      else { return nil }
      return "\(run.bundle) had stored \(left), but its next process found \(run.account.inherited)"
    }.first
  }
}
