import AutoTrack

/// The processes of a simulation in order, with the records that they leave to each other.
struct StoreChain {
  /// The processes that are not settled, each with the records that it should inherit.
  private(set) var runs: [AuditEvidence.Run] = []
  /// Records lost with an uninstalled app, or in a store that did not open.
  private(set) var outOfReach: [String: Int] = [:]
  /// The records that the last process with a store left in it, by app.
  private var stored: [String: Int] = [:]
  /// The records that the last process with a store failed to store, by app.
  private var refused: [String: Int] = [:]
  private var gone: [String: Int] = [:]
  /// The number of failed removals of each record that a later process has found again.
  private(set) var forgottenLate: [Record.ID: Int] = [:]
  /// The records that the last process with a store failed to remove, by app.
  private var unforgotten: [String: RecordRanges] = [:]

  /// Follows a process whose state is final; it is not among the ``runs``.
  mutating func settle(_ run: Deliveries.Run) {
    add(run)
    runs = []
  }

  /// Follows the next process; one whose tracker has not started does not count.
  mutating func add(_ run: Deliveries.Run) {
    guard let state = run.state else { return }
    let (account, hasStore) = (state.account, state.hasStore)
    let bundle = run.bundle
    // The values of the runs before this one, which the lines below replace.
    var found = AuditEvidence.Run(
      id: state.id, bundle: bundle, account: account, left: hasStore ? stored[bundle] : nil)
    (found.mayFind, found.mayMiss) = (refused[bundle] ?? 0, unforgotten[bundle]?.count ?? 0)
    runs.append(found)
    if hasStore {
      refused[bundle] = account.dropped[.storeFailed]?.count
      for id in unforgotten[bundle]?.ids ?? [] { forgottenLate[id, default: 0] += 1 }
      unforgotten[bundle] = account.unforgotten
      stored[bundle] = account.queued.stored + account.unforgotten.count
    }
    if run.isGone {
      gone[bundle, default: 0] += stored.removeValue(forKey: bundle) ?? 0
      unforgotten[bundle] = nil
    }
    let closed = hasStore ? 0 : stored[bundle, default: 0]
    outOfReach[bundle] = gone[bundle, default: 0] + closed
  }
}
