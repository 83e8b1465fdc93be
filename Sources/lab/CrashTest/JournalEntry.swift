import MiniUI

/// A change of a session's disk, with what was known outside of the app just before.
struct JournalEntry: Sendable {
  /// The change.
  let operation: DiskOperation
  /// What was known before it was made.
  let known: KnownSoFar
}

/// How far a session has come, as somebody knows it who outlives the app.
struct KnownSoFar: Equatable, Sendable {
  /// How many calls of the store have returned.
  var calls = 0
  /// How many records the server has stored.
  var received = 0
}
