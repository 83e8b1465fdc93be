import MiniUI

/// The disk of a session as its journal has it up to a place, and as crashes would leave it.
struct ReplayedDisk {
  private let session: RecordedSession
  /// Where the journal has been read to.
  private var place = 0
  /// The disk with everything that was done.
  private let whole = DeviceDisk()
  /// The disk with what is safe.
  private let safe = DeviceDisk()
  private var unsynced = UnsyncedChanges()
  /// Which sectors a loss of power takes.
  private let chance = Chance(seed: 1)

  /// Nothing has happened yet.
  init(of session: RecordedSession) {
    self.session = session
  }

  /// The disk that a crash leaves, on which nobody works; points come in their order.
  mutating func disk(after point: CrashPoint) throws(DiskFault) -> DeviceDisk {
    while place < point.place { try goOn() }
    if case .powerLost(let loss) = point.crash { return try disk(after: loss) }
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
