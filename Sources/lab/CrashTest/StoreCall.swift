import AutoTrack

/// What a call of a store had done when it returned: from then on the store has promised it.
struct StoreCall: Equatable, Sendable {
  /// The records that it was given.
  var told: [Record] = []
  /// Those of them that it keeps from now on.
  var kept: [Record] = []
  /// The records that had to go for them, which is on record (SA-S07).
  var dropped: [Record.ID] = []
  /// The records that it was told to forget.
  var forgotten: [Record.ID] = []
  /// The records that it has not taken.
  var refused: [Record] = []
  /// What it has counted by itself, with no record.
  var counted: [StatisticsRow] = []
  /// What it counts no more, because a server has it.
  var reported: [StatisticsRow] = []
}
