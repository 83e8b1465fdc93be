import AutoTrack

/// What became of the records of a session at one crash point.
struct CrashVerdict: Sendable {
  /// Where and how the session broke off.
  let point: CrashPlan.Point
  /// The records that were promised and are nowhere.
  var lost: [Record.ID] = []
  /// The records that were sent again without a reason.
  var duplicated: [Record.ID] = []
  /// How many records have gone with the power that no sync had made safe: `NORMAL` allows it.
  var unsynced = 0
  /// What else is not as it has to be, in sentences.
  var faults: [String] = []

  /// Nothing is wrong yet, but for what is given.
  init(of point: CrashPlan.Point, faults: [String] = []) {
    self.point = point
    self.faults = faults
  }

  /// Whether every promise was kept.
  var holds: Bool { lost.isEmpty && duplicated.isEmpty && faults.isEmpty }
}
