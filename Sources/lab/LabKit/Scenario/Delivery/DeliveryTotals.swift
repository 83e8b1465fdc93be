package import AutoTrack

/// The fate of all events of an app, over all its processes.
package struct DeliveryTotals: Equatable, Sendable {
  /// The number of events tracked.
  package var tracked = 0
  /// The number of events that a server has acknowledged.
  package var acknowledged = 0
  /// The number of events in memory, in the store or in flight.
  package var queued = 0
  /// The number of queued events that are in the store and not in flight.
  package var stored = 0
  package var dropped: [DropReason: Int] = [:]

  /// The number of dropped events that the server has permanently refused.
  package var refused: Int {
    [DropReason.refusedByServer, .tooLarge].reduce(0) { $0 + dropped[$1, default: 0] }
  }

  /// The number of events lost because the device did not keep them intact.
  package var lost: Int {
    [DropReason.storeFailed, .damaged].reduce(damaged) { $0 + dropped[$1, default: 0] }
  }
  /// The number of events lost with a damaged part of a file; their identity is unknown.
  package var damaged = 0

  package init() {}

  /// Adds the accounts of consecutive processes; the queue is that of the last one.
  ///
  /// - Parameters:
  ///   - accounts: The accounts of all processes.
  ///   - stores: The accounts of the processes that had a store; the others do not change it.
  ///   - past: The totals of earlier processes.
  init(
    of accounts: [DeliveryAccount], withStores stores: [DeliveryAccount], after past: DeliveryTotals
  ) {
    self = past
    for account in accounts { add(account) }
    for (account, next) in zip(stores, stores.dropFirst()) { add(next, after: account) }
    // The correction may leave zero; an app that lost nothing has no such reason.
    if dropped[.storeFailed] == 0 { dropped[.storeFailed] = nil }
    queued = accounts.last?.queued.total ?? 0
    stored = accounts.last?.queued.stored ?? 0
  }

  /// Counts records that failed to be stored, but that the next process found, as stored.
  package mutating func add(_ next: DeliveryAccount, after account: DeliveryAccount) {
    // A failed write may have reached the disk: the next process then inherits more records than
    // this one had stored, apart from those that it had failed to delete.
    let more = next.inherited - account.queued.stored - account.unforgotten.count
    let refused = account.dropped[.storeFailed]?.count ?? 0
    // At most the refused records: a file that another process wrote may hold still more.
    dropped[.storeFailed, default: 0] -= max(0, min(more, refused))
  }

  package mutating func add(_ account: DeliveryAccount) {
    tracked += account.tracked
    acknowledged += account.acknowledged
    damaged += account.damaged
    for (reason, records) in account.dropped { dropped[reason, default: 0] += records.count }
  }

  package mutating func add(_ other: DeliveryTotals) {
    tracked += other.tracked
    acknowledged += other.acknowledged
    damaged += other.damaged
    queued += other.queued
    stored += other.stored
    dropped.merge(other.dropped, uniquingKeysWith: +)
  }
}
