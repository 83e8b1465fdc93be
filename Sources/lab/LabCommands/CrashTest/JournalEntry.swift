import MiniUI

/// A change of a session's disk, with the knowledge outside of the app just before.
struct JournalEntry: Sendable {
  let operation: DiskOperation
  /// The knowledge before the change.
  let known: KnownSoFar
}

/// The progress of a session as known outside of the app.
struct KnownSoFar: Equatable, Sendable {
  /// The number of store calls that have returned.
  var calls = 0
  /// The number of records that the server has stored.
  var received = 0
}
