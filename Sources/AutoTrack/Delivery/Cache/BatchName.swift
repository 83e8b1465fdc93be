/// What a batch is known by while it is under way.
enum BatchName: Hashable, Sendable {
  /// Taken from memory, under a random id: 32 hex digits (S3.10).
  case memory(String)
  /// Taken from the store; there is only one at a time (S3.11).
  case stored
}
