import MiniUI

/// What has been done to files and is not yet safe from a loss of power (docs/crashes.md).
///
/// A sync makes safe what was written to its file, and the coming, going and moving of all files,
/// which a file system with a journal keeps in order. Of the rest any part may be there.
struct UnsyncedChanges {
  /// The changes in order.
  private(set) var all: [DiskOperation] = []

  /// Takes the next change; answers what it has made safe, in order.
  mutating func take(_ operation: DiskOperation) -> [DiskOperation] {
    guard case .sync(let path) = operation else {
      all.append(operation)
      return []
    }
    var (safe, rest): ([DiskOperation], [DiskOperation]) = ([], [])
    for change in all {
      if change.movesFiles {
        // What was written to a file that has gone is nobody's.
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

  /// The losses that leave different things behind, and not everything.
  var losses: [PowerLoss] {
    let writes = all.filter { !$0.movesFiles }
    return PowerLoss.allCases.filter { loss in
      switch loss {
      case .everything: !all.isEmpty
      case .allButNewest: writes.count > 1
      case .oldest: writes.count > 2
      case .sectors: writes.reduce(0) { $0 + $1.sectors.count } > 1
      }
    }
  }

  /// What is there after a loss, in the order of its making.
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

  /// Each sector is there or not, and so is what has come, gone and moved, up to some change.
  private func drawn(_ chance: Chance) -> [DiskOperation] {
    var chance = chance
    var moves = Int.random(in: 0...all.count { $0.movesFiles }, using: &chance)
    var survivors: [DiskOperation] = []
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
