import LabKit
import MiniUI

/// The changes of files that a power failure may take (docs/crashes.md).
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
      case .sectors: writes.reduce(0) { $0 + $1.sectors.count } > 1
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
