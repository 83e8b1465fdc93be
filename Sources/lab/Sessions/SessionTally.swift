import AutoTrack

/// How often each thing has happened in random sessions.
struct SessionTally: Equatable, Sendable {
  /// What the app was doing when it was killed.
  enum KillPoint: String, CaseIterable, Sendable {
    /// Nothing waited.
    case nothingWaiting
    /// Records were in memory alone.
    case recordsInMemory
    /// Records were in the store.
    case recordsStored
    /// A request was under way.
    case requestUnderWay
    /// Nobody saw the app.
    case inBackground
  }

  /// How many sessions there were.
  private(set) var sessions = 0
  /// How many steps were done in them.
  private(set) var steps = 0
  /// How many events were tracked.
  private(set) var events = 0
  private var counts: [String: Int] = [:]

  /// Nothing has happened.
  init() {}

  /// Counts a session.
  mutating func noteSession(events: Int) {
    sessions += 1
    self.events += events
  }

  /// Counts a step, and the fault that began with it.
  mutating func note(_ step: SessionPlan.Step) {
    steps += 1
    add("action \(step.action.rawValue)", 1)
    if let fault = step.fault { add("fault \(fault.rawValue)", 1) }
  }

  /// Counts a kill.
  mutating func note(_ point: KillPoint) { add("kill \(point.rawValue)", 1) }

  /// Counts records that were dropped.
  mutating func note(_ reason: DropReason, _ count: Int) { add("drop \(reason.rawValue)", count) }

  /// Adds what happened in other sessions.
  mutating func add(_ other: SessionTally) {
    (sessions, steps) = (sessions + other.sessions, steps + other.steps)
    events += other.events
    for (name, count) in other.counts { add(name, count) }
  }

  private mutating func add(_ name: String, _ count: Int) { counts[name, default: 0] += count }

  /// Everything that can happen, with how often it has.
  var rows: [(name: String, count: Int)] {
    Self.names.map { ($0, counts[$0, default: 0]) }
  }

  /// Whatever has happened less often than wanted.
  func rarer(than wanted: Int) -> [String] { rows.filter { $0.count < wanted }.map(\.name) }

  private static let names =
    SessionAction.allCases.map { "action \($0.rawValue)" }
    + SessionFault.allCases.map { "fault \($0.rawValue)" }
    + KillPoint.allCases.map { "kill \($0.rawValue)" }
    + DropReason.allCases.filter { $0 != .damaged }.map { "drop \($0.rawValue)" }
}
