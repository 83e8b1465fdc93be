import AutoTrack

/// The fate of a session's records at one crash point.
struct CrashVerdict: Sendable {
  let point: CrashPlan.Point
  /// The promised records that are missing.
  var lost: [Record.ID] = []
  /// The records that were resent without need.
  var duplicated: [Record.ID] = []
  /// The number of unsynced records lost with the power, which `NORMAL` allows.
  var unsynced = 0
  /// Other faults, in sentences.
  var faults: [String] = []

  /// A verdict with the given faults, by default none.
  init(of point: CrashPlan.Point, faults: [String] = []) {
    self.point = point
    self.faults = faults
  }

  /// True if every promise was kept.
  var holds: Bool { lost.isEmpty && duplicated.isEmpty && faults.isEmpty }
}
