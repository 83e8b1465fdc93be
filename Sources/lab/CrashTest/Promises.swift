import AutoTrack

/// What a store had promised when a session broke off.
struct Promises {
  /// The records that it had said it keeps, those that it was told to forget since then included.
  private(set) var kept: Set<Record.ID> = []
  /// Those of them that a loss of power may take.
  private(set) var unsynced: Set<Record.ID> = []
  /// The records that it had forgotten for good.
  private(set) var forgotten: Set<Record.ID> = []
  /// The records that may be missing: they were given up, at the latest by the call under way.
  private(set) var excused: Set<Record.ID> = []
  /// What it may hold when it is opened again: its contents after these numbers of calls.
  private let states: ClosedRange<Int>
  private let calls: [StoreCall]

  /// Takes what was known outside of the app at a crash point.
  ///
  /// A kill takes nothing, nor does a loss of power where the store syncs each call; what
  /// `NORMAL` promises is the calls up to the last sync of the log, and nothing of a later
  /// call without all before it.
  init(of session: RecordedSession, at point: CrashPoint) {
    calls = session.calls
    let returned = session.known(at: point.place).calls
    let isLeftToSyncs = point.crash.loss != nil && session.delivery.synchronous == .normal
    let safe = isLeftToSyncs ? min(returned, session.safeCalls(at: point.place)) : returned
    states = safe...min(returned + 1, calls.count)
    kept = Set(calls[..<returned].flatMap(\.kept).map(\.id))
    unsynced = Set(calls[safe..<returned].flatMap(\.kept).map(\.id))
    forgotten = Set(calls[..<safe].flatMap(\.forgotten))
    for call in calls[..<states.upperBound] {
      excused.formUnion(call.dropped)
      excused.formUnion(call.forgotten.filter(session.givenUp.contains))
    }
  }

  /// After how many calls a store may hold exactly these records; none if it never may.
  func states(holding found: Set<Record.ID>) -> [Int] {
    var state = calls[..<states.lowerBound].reduce(into: Set<Record.ID>()) { $1.apply(to: &$0) }
    return states.filter { count in
      if count > states.lowerBound { calls[count - 1].apply(to: &state) }
      return state == found
    }
  }
}

extension StoreCall {
  /// What a store holds when the call has returned.
  fileprivate func apply(to state: inout Set<Record.ID>) {
    state.formUnion(kept.map(\.id))
    state.subtract(dropped)
    state.subtract(forgotten)
  }
}
