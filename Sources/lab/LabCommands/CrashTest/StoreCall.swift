import AutoTrack

/// The effect of a store's call; from its return on, the store has promised it.
struct StoreCall: Equatable, Sendable {
  var told: [Record] = []
  /// The records kept of them.
  var kept: [Record] = []
  /// The records dropped to make room, as recorded (SA-S07).
  var dropped: [Record.ID] = []
  /// The records that were deleted.
  var forgotten: [Record.ID] = []
  /// The records that were refused.
  var refused: [Record] = []
  /// The counts added without a record.
  var counted: [StatisticsRow] = []
  /// The counts removed because a server has them.
  var reported: [StatisticsRow] = []
}
