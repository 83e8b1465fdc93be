import AutoTrack

/// The processes of a simulation in the order of their starts, with what they leave to each other.
struct StoreChain {
  /// The processes that are not settled, with what each should find.
  private(set) var runs: [AuditEvidence.Run] = []
  /// What went with its app, or lies in a file that the app's last process could not open.
  private(set) var outOfReach: [String: Int] = [:]
  /// What the last process of each app that had a store has left in it.
  private var stored: [String: Int] = [:]
  /// What the last process of each app that had a store could not store.
  private var refused: [String: Int] = [:]
  private var gone: [String: Int] = [:]
  /// How often each record was over when a process ended whose store could not forget it, and that
  /// another process has opened since.
  private(set) var forgottenLate: [Record.ID: Int] = [:]
  /// What the last process of each app that had a store could not have it forget.
  private var unforgotten: [String: RecordRanges] = [:]

  /// Follows a process that will not change any more; it is not among the ``runs``.
  mutating func settle(_ run: Deliveries.Run) {
    add(run)
    runs = []
  }

  /// Follows the next process; one whose tracker has not started does not count.
  mutating func add(_ run: Deliveries.Run) {
    guard let state = run.state else { return }
    let (account, hasStore) = (state.account, state.hasStore)
    let bundle = run.bundle
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
