import LabKit
import MiniUI

/// One crash of a session.
struct CrashPoint: Hashable, Sendable {
  /// The index of the disk change before which it comes; the number of changes for the end.
  let place: Int
  /// The kind of crash.
  let crash: Crash
}

extension RecordedSession {
  /// The crashes with distinct results, in order.
  var crashPoints: [CrashPoint] {
    var unsynced = UnsyncedChanges()
    var points: [CrashPoint] = []
    for place in 0...entries.count {
      let crashes = kills(at: place) + unsynced.losses.map { .powerLost($0) }
      points += crashes.map { CrashPoint(place: place, crash: $0) }
      if place < entries.count { _ = unsynced.take(entries[place].operation) }
    }
    return points
  }

  private func kills(at place: Int) -> [Crash] {
    // A sync changes no file: without new knowledge, this kill finds the same as the last.
    let isRepeated =
      place > 0 && !entries[place - 1].operation.changesFiles
      && known(at: place) == known(at: place - 1)
    let before: [Crash] = isRepeated ? [] : [.killedBefore]
    guard place < entries.count, entries[place].operation.changesFiles else { return before }
    let tears = Tear.allCases.filter { entries[place].operation.torn($0) != nil }
    // Without new knowledge, the kill before the next change finds the same.
    let after: [Crash] = known(at: place + 1) == known(at: place) ? [] : [.killedAfter]
    return before + tears.map { .killedWithin($0) } + after
  }
}
