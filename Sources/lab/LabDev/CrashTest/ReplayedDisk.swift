import LabKit
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

/// The changes of files that a power failure may take (docs/delivery.md).
///
/// A sync makes the writes to its file safe, and all earlier creations, removals and renames, which
/// a journalling file system keeps in order. Any part of the others may survive.
struct UnsyncedChanges {
  private(set) var all: [DiskOperation] = []

  /// Takes the next change; returns the changes that it makes safe, in order.
  mutating func take(_ operation: DiskOperation) -> [DiskOperation] {
    guard case .sync(let path) = operation else {
      all.append(operation)
      return []
    }
    var (safe, rest): ([DiskOperation], [DiskOperation]) = ([], [])
    for change in all {
      if change.movesFiles {
        // Writes to a removed file have no effect any more.
        rest.removeAll { change.paths.contains($0.path) }
        safe.append(change)
      } else if change.path == path {
        safe.append(change)
      } else {
        rest.append(change)
      }
    }
    all = rest
    return safe
  }

  /// The losses with distinct results.
  var losses: [PowerLoss] {
    let writes = all.filter { !$0.movesFiles }
    return PowerLoss.allCases.filter { loss in
      switch loss {
      case .everything: !all.isEmpty
      case .allButNewest: writes.count > 1
      case .oldest: writes.count > 2
      case .sectors: writes.reduce(0) { $0 + $1.sectorCount } > 1
      }
    }
  }

  /// Returns the changes that survive a loss, in the order of their execution.
  func survivors(of loss: PowerLoss, _ chance: Chance) -> [DiskOperation] {
    switch loss {
    case .everything: []
    case .allButNewest: all.filter(\.movesFiles) + all.filter { !$0.movesFiles }.suffix(1)
    case .oldest: withoutOldest
    case .sectors: drawn(chance)
    }
  }

  private var withoutOldest: [DiskOperation] {
    var rest = all
    if let oldest = rest.firstIndex(where: { !$0.movesFiles }) { rest.remove(at: oldest) }
    return rest
  }

  /// Draws the surviving sectors, and the number of surviving creations, removals and renames.
  private func drawn(_ chance: Chance) -> [DiskOperation] {
    var chance = chance
    var moves = Int.random(in: 0...all.count { $0.movesFiles }, using: &chance)
    var survivors: [DiskOperation] = []
    // Files whose creation, removal or renaming is lost; later writes to them are lost too.
    var strange: Set<String> = []
    for change in all {
      if change.movesFiles {
        moves -= 1
        if moves >= 0 { survivors.append(change) } else { strange.formUnion(change.paths) }
      } else if !strange.contains(change.path) {
        survivors += change.sectors.filter { _ in Bool.random(using: &chance) }
      }
    }
    return survivors
  }
}

/// The parts of a change that reach a disk one at a time.
extension DiskOperation {
  /// The number of ``sectors``, without a copy of their bytes.
  var sectorCount: Int {
    guard case .write(_, let offset, let bytes) = self else { return 1 }
    guard !bytes.isEmpty else { return 0 }
    let last = offset + bytes.count - 1
    return last / Self.sectorSize - offset / Self.sectorSize + 1
  }

  var sectors: [DiskOperation] {
    guard case .write(let path, let offset, let bytes) = self else { return [self] }
    var sectors: [DiskOperation] = []
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, start + Self.sectorSize - (offset + start) % Self.sectorSize)
      sectors.append(.write(path, offset: offset + start, bytes: Array(bytes[start..<end])))
      start = end
    }
    return sectors
  }

  /// Returns the first part of a write that breaks off; nil for one that is too short.
  func torn(_ tear: Tear) -> DiskOperation? {
    guard case .write(let path, let offset, let bytes) = self, bytes.count >= 4 else { return nil }
    return .write(path, offset: offset, bytes: Array(bytes.prefix(tear.length(of: bytes.count))))
  }
}

extension DiskOperation {
  /// The operation in a few words: `4096 bytes to log.sqlite-wal at 32`.
  var text: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return switch self {
    case .create: "\(name) created"
    case .write(_, let offset, let bytes): "\(bytes.count) bytes to \(name) at \(offset)"
    case .truncate(_, let size): "\(name) to \(size) bytes"
    case .sync: "sync of \(name)"
    case .remove: "\(name) removed"
    case .rename(_, let place): "\(name) moves to \(place)"
    }
  }
}
