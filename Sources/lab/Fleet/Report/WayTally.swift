/// What has become of the events of some devices on one way.
struct WayTally: Equatable, Sendable {
  /// How many an SDK has made.
  var captured = 0
  /// How many have ever been on a disk.
  var stored = 0
  /// How many a server has.
  var delivered = 0
  /// How many came again, which a server counts once.
  var repeats = 0
  /// How many no server will ever have, by what they were lost by.
  var lost: [LossCause: Int] = [:]

  /// How many no server will ever have.
  var lostCount: Int { lost.values.reduce(0, +) }

  /// Adds those of other devices.
  static func += (left: inout WayTally, right: WayTally) {
    left.captured += right.captured
    left.stored += right.stored
    left.delivered += right.delivered
    left.repeats += right.repeats
    left.lost.merge(right.lost, uniquingKeysWith: +)
  }
}

/// What has become of the events of some devices.
struct FleetTally: Equatable, Sendable {
  /// How many devices.
  var devices = 0
  /// How many sessions they had.
  var sessions = 0
  /// How many events their pages should have told.
  var events = 0
  /// What became of them on each way.
  var ways: [FleetWay: WayTally] = [:]

  /// Adds those of other devices.
  static func += (left: inout FleetTally, right: FleetTally) {
    left.devices += right.devices
    left.sessions += right.sessions
    left.events += right.events
    for (way, tally) in right.ways { left.ways[way, default: WayTally()] += tally }
  }

  /// What is compared when a value moves.
  var losses: Losses {
    Losses(events: events, lost: ways.mapValues(\.lostCount))
  }
}

/// How many events there were, and how many of them each way has lost.
struct Losses: Equatable, Sendable {
  /// How many there were.
  var events = 0
  /// How many were lost.
  var lost: [FleetWay: Int] = [:]

  /// Adds those of other devices.
  static func += (left: inout Losses, right: Losses) {
    left.events += right.events
    left.lost.merge(right.lost, uniquingKeysWith: +)
  }
}

/// The losses at both ends of a value's range.
struct Movement: Equatable, Sendable {
  /// At the lower end.
  var low = Losses()
  /// At the upper end.
  var high = Losses()

  /// Adds those of other devices.
  static func += (left: inout Movement, right: Movement) {
    left.low += right.low
    left.high += right.high
  }
}
