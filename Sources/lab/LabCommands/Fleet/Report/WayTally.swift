package import LabKit

/// The fate of the events of some devices on one way.
package struct WayTally: Equatable, Sendable {
  /// The number of events that an SDK captured.
  var captured = 0
  /// The number of events that were ever on a disk.
  var stored = 0
  /// The number of events that a server has.
  package var delivered = 0
  /// The number of repeats, which a server counts once.
  var repeats = 0
  var lost: [LossCause: Int] = [:]

  package var lostCount: Int { lost.values.reduce(0, +) }

  package static func += (left: inout WayTally, right: WayTally) {
    left.captured += right.captured
    left.stored += right.stored
    left.delivered += right.delivered
    left.repeats += right.repeats
    left.lost.merge(right.lost, uniquingKeysWith: +)
  }
}

/// The fate of the events of some devices.
package struct FleetTally: Equatable, Sendable {
  var devices = 0
  var sessions = 0
  /// The number of events that the pages should have sent.
  package var events = 0
  package var ways: [FleetWay: WayTally] = [:]

  package static func += (left: inout FleetTally, right: FleetTally) {
    left.devices += right.devices
    left.sessions += right.sessions
    left.events += right.events
    for (way, tally) in right.ways { left.ways[way, default: WayTally()] += tally }
  }

  package init(
    devices: Int = 0, sessions: Int = 0, events: Int = 0, ways: [FleetWay: WayTally] = [:]
  ) {
    (self.devices, self.sessions, self.events, self.ways) = (devices, sessions, events, ways)
  }

  /// The losses, for comparisons with moved values.
  var losses: Losses {
    Losses(events: events, lost: ways.mapValues(\.lostCount))
  }
}

/// The number of events, and the losses on each way.
struct Losses: Equatable, Sendable {
  var events = 0
  var lost: [FleetWay: Int] = [:]

  static func += (left: inout Losses, right: Losses) {
    left.events += right.events
    left.lost.merge(right.lost, uniquingKeysWith: +)
  }
}

/// The losses at both ends of a value's range.
struct Movement: Equatable, Sendable {
  var low = Losses()
  var high = Losses()

  static func += (left: inout Movement, right: Movement) {
    left.low += right.low
    left.high += right.high
  }
}
