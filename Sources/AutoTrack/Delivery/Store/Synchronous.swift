/// The durability of writes on a loss of power: SQLite's `PRAGMA synchronous`.
///
/// The death of the process alone loses nothing in either case.
public enum Synchronous: String, CaseIterable, Sendable {
  /// Durable from the next checkpoint; later writes may be lost, the latest first.
  case normal = "NORMAL"
  /// Durable on return.
  case full = "FULL"
}
