import AutoTrack

/// The numbers of occurrences in random sessions.
struct SessionTally: Equatable, Sendable {
  /// The state of the app at a kill.
  enum KillPoint: String, CaseIterable, Sendable {
    case nothingWaiting
    /// Records were in memory only.
    case recordsInMemory
    case recordsStored
    case requestUnderWay
    case inBackground
  }

  private(set) var sessions = 0
  private(set) var steps = 0
  private(set) var events = 0
  private var counts: [String: Int] = [:]

  init() {}

  mutating func noteSession(events: Int) {
    sessions += 1
    self.events += events
  }

  /// Adds a step, and the fault that it started.
  mutating func note(_ step: SessionPlan.Step) {
    steps += 1
    add("action \(step.action.rawValue)", 1)
    if let fault = step.fault { add("fault \(fault.rawValue)", 1) }
  }

  mutating func note(_ point: KillPoint) { add("kill \(point.rawValue)", 1) }

  mutating func note(_ reason: DropReason, _ count: Int) { add("drop \(reason.rawValue)", count) }

  mutating func add(_ other: SessionTally) {
    (sessions, steps) = (sessions + other.sessions, steps + other.steps)
    events += other.events
    for (name, count) in other.counts { add(name, count) }
  }

  private mutating func add(_ name: String, _ count: Int) { counts[name, default: 0] += count }

  /// Every possible occurrence with its number.
  var rows: [(name: String, count: Int)] {
    Self.names.map { ($0, counts[$0, default: 0]) }
  }

  /// Returns the occurrences that are rarer than wanted.
  func rarer(than wanted: Int) -> [String] { rows.filter { $0.count < wanted }.map(\.name) }

  private static let names =
    SessionAction.allCases.map { "action \($0.rawValue)" }
    + SessionFault.allCases.map { "fault \($0.rawValue)" }
    + KillPoint.allCases.map { "kill \($0.rawValue)" }
    + DropReason.allCases.filter { $0 != .damaged }.map { "drop \($0.rawValue)" }
}
