import AutoTrack

/// The promises of a store at the time of a crash.
struct Promises {
  /// The records that it promised to keep, including those forgotten since.
  private(set) var kept: Set<Record.ID> = []
  /// The kept records that a power failure may take.
  private(set) var unsynced: Set<Record.ID> = []
  /// The records that it has permanently forgotten.
  private(set) var forgotten: Set<Record.ID> = []
  /// The records that may be missing, because they were dropped or are being dropped.
  private(set) var excused: Set<Record.ID> = []
  /// The numbers of calls after which its contents may be found.
  private let states: ClosedRange<Int>
  private let calls: [StoreCall]

  /// Derives the promises from the knowledge outside of the app at a crash point.
  ///
  /// A kill takes nothing, nor does a power failure if the store syncs each call. `NORMAL` promises
  /// the calls up to the last sync of the log, and no later call without all before it.
  init(of session: RecordedSession, at point: CrashPoint) {
    calls = session.calls
    let returned = session.known(at: point.place).calls
    let isLeftToSyncs = point.crash.loss != nil && session.delivery.synchronous == .normal
    let safe = isLeftToSyncs ? min(returned, session.safeCalls(at: point.place)) : returned
    // The call in progress may be complete on the disk.
    states = safe...min(returned + 1, calls.count)
    kept = Set(calls[..<returned].flatMap(\.kept).map(\.id))
    unsynced = Set(calls[safe..<returned].flatMap(\.kept).map(\.id))
    forgotten = Set(calls[..<safe].flatMap(\.forgotten))
    for call in calls[..<states.upperBound] {
      excused.formUnion(call.dropped)
      excused.formUnion(call.forgotten.filter(session.givenUp.contains))
    }
  }

  /// Returns the numbers of calls after which the store may hold exactly these records.
  func states(holding found: Set<Record.ID>) -> [Int] {
    var state = calls[..<states.lowerBound].reduce(into: Set<Record.ID>()) { $1.apply(to: &$0) }
    // Applies the calls one by one: `filter` visits the numbers in order.
    return states.filter { count in
      if count > states.lowerBound { calls[count - 1].apply(to: &state) }
      return state == found
    }
  }
}

extension StoreCall {
  /// Applies the call to the contents of a store.
  fileprivate func apply(to state: inout Set<Record.ID>) {
    state.formUnion(kept.map(\.id))
    state.subtract(dropped)
    state.subtract(forgotten)
  }
}
