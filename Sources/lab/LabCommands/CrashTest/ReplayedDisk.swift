import MiniUI

/// The disk of a session, replayed from its journal up to a place, and as crashes leave it.
struct ReplayedDisk {
  private let session: RecordedSession
  /// The number of entries replayed.
  private var place = 0
  /// The disk with all changes.
  private let whole = DeviceDisk()
  /// The disk with the synced changes only.
  private let safe = DeviceDisk()
  private var unsynced = UnsyncedChanges()
  /// The random numbers for lost sectors.
  private let chance = Chance(seed: 1)

  init(of session: RecordedSession) {
    self.session = session
  }

  /// Returns the disk that a crash leaves, without an observer; points must come in order.
  mutating func disk(after point: CrashPoint) throws(DiskFault) -> DeviceDisk {
    while place < point.place { try goOn() }
    if case .powerLost(let loss) = point.crash { return try disk(after: loss) }
    // A copy, because later points continue from the same disk.
    let disk = whole.copy()
    guard place < session.entries.count else { return disk }
    let next = session.entries[place].operation
    switch point.crash {
    case .killedBefore, .powerLost: break
    case .killedWithin(let tear): if let part = next.torn(tear) { try disk.apply(part) }
    case .killedAfter: try disk.apply(next)
    }
    return disk
  }

  private mutating func goOn() throws(DiskFault) {
    let operation = session.entries[place].operation
    place += 1
    try whole.apply(operation)
    for change in unsynced.take(operation) { try safe.apply(change) }
  }

  private func disk(after loss: PowerLoss) throws(DiskFault) -> DeviceDisk {
    let disk = safe.copy()
    for change in unsynced.survivors(of: loss, chance.stream("place \(place)")) {
      try disk.apply(change)
    }
    return disk
  }
}
