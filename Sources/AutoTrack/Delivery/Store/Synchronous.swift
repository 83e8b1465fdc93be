/// When a write is safe from a loss of power: SQLite's `PRAGMA synchronous`.
///
/// The death of the process alone loses nothing in either case.
public enum Synchronous: String, CaseIterable, Sendable {
  /// From the next checkpoint on; what came after it may go, the latest first.
  case normal = "NORMAL"
  /// At once.
  case full = "FULL"
}
