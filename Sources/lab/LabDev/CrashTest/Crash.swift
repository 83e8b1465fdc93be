import LabKit
import MiniUI

/// A kind of crash at a place of a session's journal (docs/delivery.md).
enum Crash: Hashable, Sendable, CaseIterable {
  /// The process is killed before a change, which is missing.
  case killedBefore
  /// The process is killed within a write.
  case killedWithin(Tear)
  /// The process is killed after a change, before the call has returned.
  case killedAfter
  /// The power fails and takes unsynced changes with it.
  case powerLost(PowerLoss)

  static var allCases: [Crash] {
    [.killedBefore] + Tear.allCases.map { .killedWithin($0) } + [.killedAfter]
      + PowerLoss.allCases.map { .powerLost($0) }
  }

  /// The loss of unsynced changes; nil for a kill of the process.
  var loss: PowerLoss? {
    if case .powerLost(let loss) = self { loss } else { nil }
  }
}

/// The point at which a write breaks off.
enum Tear: Int, Hashable, Sendable, CaseIterable {
  case quarter = 1
  case half
  /// After three quarters of its bytes.
  case threeQuarters

  /// Returns the number of bytes written, of `count`.
  func length(of count: Int) -> Int { count * rawValue / 4 }
}

/// The part of the unsynced changes that a power failure takes.
enum PowerLoss: Hashable, Sendable, CaseIterable {
  case everything
  /// All writes but the newest, which the disk executed first.
  case allButNewest
  /// The oldest write, which the disk would have executed last.
  case oldest
  /// Random sectors of random writes.
  case sectors
}

extension Crash: CustomStringConvertible {
  /// The name in tables of crashes; torn writes have one name.
  var description: String {
    switch self {
    case .killedBefore: "killed, the write missing"
    case .killedWithin: "killed, the write torn"
    case .killedAfter: "killed, the write made but not reported"
    case .powerLost(.everything): "power lost, nothing unsynced kept"
    case .powerLost(.allButNewest): "power lost, only the newest kept"
    case .powerLost(.oldest): "power lost, all but the oldest kept"
    case .powerLost(.sectors): "power lost, some sectors kept"
    }
  }

  /// The name with the point of a torn write.
  var exactDescription: String {
    guard case .killedWithin(let tear) = self else { return description }
    return "\(description) after \(tear.rawValue)/4"
  }
}

struct CrashPoint: Hashable, Sendable {
  /// The index of the disk change before which it comes; the number of changes for the end.
  let place: Int
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
