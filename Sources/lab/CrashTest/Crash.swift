/// How a session breaks off at a place of its journal (docs/crashes.md).
enum Crash: Hashable, Sendable, CaseIterable {
  /// The process is killed; the change that was about to be made is missing.
  case killedBefore
  /// The process is killed within a write.
  case killedWithin(Tear)
  /// The process is killed when the change was made, before anybody was told.
  case killedAfter
  /// The power goes, and with it what no sync has made safe.
  case powerLost(PowerLoss)

  static var allCases: [Crash] {
    [.killedBefore] + Tear.allCases.map { .killedWithin($0) } + [.killedAfter]
      + PowerLoss.allCases.map { .powerLost($0) }
  }

  /// What goes with the power; nil where only the process ends.
  var loss: PowerLoss? {
    if case .powerLost(let loss) = self { loss } else { nil }
  }
}

/// Where a write breaks off.
enum Tear: Int, Hashable, Sendable, CaseIterable {
  /// After a quarter of its bytes.
  case quarter = 1
  /// After half of them.
  case half
  /// After three quarters.
  case threeQuarters

  /// How many of so many bytes are written.
  func length(of count: Int) -> Int { count * rawValue / 4 }
}

/// What of the unsynced changes a loss of power takes.
enum PowerLoss: Hashable, Sendable, CaseIterable {
  /// All of them.
  case everything
  /// All writes but the newest, which the disk made first.
  case allButNewest
  /// The oldest write, which the disk would have made last.
  case oldest
  /// Some sectors of some writes, by chance.
  case sectors
}

extension Crash: CustomStringConvertible {
  /// What a table of crashes calls it; tears are one kind.
  var description: String {
    switch self {
    case .killedBefore: "killed, the write missing"
    case .killedWithin: "killed, the write torn"
    case .killedAfter: "killed, the write made, nobody told"
    case .powerLost(.everything): "power lost, nothing unsynced kept"
    case .powerLost(.allButNewest): "power lost, only the newest kept"
    case .powerLost(.oldest): "power lost, all but the oldest kept"
    case .powerLost(.sectors): "power lost, some sectors kept"
    }
  }

  /// The same with the place of a tear.
  var exactDescription: String {
    guard case .killedWithin(let tear) = self else { return description }
    return "\(description) after \(tear.rawValue)/4"
  }
}
