/// The name of a batch in flight.
enum BatchName: Hashable, Sendable {
  /// A batch from memory, with a random id of 32 hex digits (S3.10).
  case memory(String)
  /// A batch from the store; there is at most one at a time (S3.11).
  case stored
}
